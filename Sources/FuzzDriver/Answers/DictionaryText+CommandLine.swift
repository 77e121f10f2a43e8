import PropertyTesting

extension DictionaryText {
  /// Returns the strings of the dictionary files that a command line of libFuzzer names.
  ///
  /// - Throws: ``CaseError`` if a file cannot be read or has an error, with its path in the message.
  static func strings(ofCommandLine arguments: [String]) throws(CaseError) -> [[UInt8]] {
    var strings: [[UInt8]] = []
    let option = "-dict="
    for argument in arguments where argument.hasPrefix(option) {
      let path = String(argument.dropFirst(option.count))
      do throws(CaseError) {
        strings += try DictionaryText(reading: try readFile(path)).strings
      } catch {
        throw CaseError(error.text(in: path))
      }
    }
    return strings
  }
}
