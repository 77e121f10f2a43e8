/// The sources of the tests in a folder and the folders below it, to find out which tests exist.
///
/// A test counts as existing if a function and types with its names are declared in any of these files.
/// So a test that is missing here is certainly missing, unless a macro declares it.
struct TestSources {
  private var files: [[UInt8]] = []

  /// Reads the Swift files in `folder` and below.
  init(in folder: String) { add(folder, depth: 0) }

  /// The greatest depth of folders, so that a cycle of links ends.
  private static let mostDepth = 16

  private mutating func add(_ folder: String, depth: Int) {
    guard depth < Self.mostDepth else { return }
    for name in Platform.names(in: folder) ?? [] {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".swift") {
        if let bytes = try? Platform.smallFile(path) { files.append(bytes) }
      } else if !name.contains(".") {
        add(path, depth: depth + 1)
      }
    }
  }

  /// Whether there may be the test of a check with this name.
  ///
  /// A name in backticks may contain slashes and parentheses, so each way to read the name counts.
  func haveTest(of check: String) -> Bool {
    let path = check.split(separator: ".", maxSplits: 1).last ?? ""
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return parts.indices.contains { index in
      parts[..<index].allSatisfy { declare($0, after: nil) }
        && functions(parts[index...].joined(separator: "/")).contains { declare($0, after: "func") }
    }
  }

  /// Returns the names that a function may have, given the last part of a check's name.
  private func functions(_ text: String) -> [Substring] {
    let names = [text[...], TestName.withoutNumber(text[...])]
    return names
      + names.flatMap { name in
        name.indices.filter { name[$0] == "(" && $0 > name.startIndex }.map { name[..<$0] }
      }
  }

  /// Whether a file has `name` as a word or in backticks, after a keyword if one is given.
  private func declare(_ name: Substring, after keyword: String?) -> Bool {
    let (name, keyword) = (Array(name.utf8), keyword.map { Array($0.utf8) })
    return !name.isEmpty && files.contains { Self.has(name, after: keyword, in: $0) }
  }

  private static func has(_ name: [UInt8], after keyword: [UInt8]?, in file: [UInt8]) -> Bool {
    var start = 0
    while let found = Platform.position(of: name, in: file, from: start) {
      start = found + 1
      let end = found + name.count
      var before = found
      if end < file.count, file[end] == UInt8(ascii: "`") {
        guard before > 0, file[before - 1] == UInt8(ascii: "`") else { continue }
        before -= 1
      } else if end < file.count && isPartOfWord(file[end])
        || before > 0 && isPartOfWord(file[before - 1])
      {
        continue
      }
      guard let keyword else { return true }
      while before > 0, [0x20, 0x09, 0x0a, 0x0d].contains(file[before - 1]) { before -= 1 }
      if file[..<before].suffix(keyword.count).elementsEqual(keyword) { return true }
    }
    return false
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5a).contains(byte & 0xdf)
  }
}
