import PropertyTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file that an answer is written to, line by line.
///
/// Each line is in the file before the next case begins, so that the lines of earlier cases remain if
/// a case ends the process.
struct AnswerFile {
  private let descriptor: Int32

  /// Opens the file for appending; returns `nil` if that is not possible.
  init?(_ path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    if descriptor < 0 { return nil }
  }

  /// Writes an object with these members as one line; ends the process with status 74 if that fails.
  func write(_ members: KeyValuePairs<String, JSON>) {
    var object = JSONObject()
    for (key, value) in members { object[key] = value }
    write(object)
  }

  /// Writes an object as one line; ends the process with status 74 if that fails.
  func write(_ object: JSONObject) {
    guard Platform.write(Array("\(JSON.object(object))\n".utf8), to: descriptor) else {
      complain("dragnet: an answer cannot be written: \(String(cString: strerror(errno)))")
      exit(74)
    }
  }
}

/// Returns the bytes of a file.
///
/// - Throws: ``CaseError`` with the reason if it cannot be read.
func readFile(_ path: String) throws(CaseError) -> [UInt8] {
  guard let bytes = Platform.bytes(of: path) else {
    throw CaseError("cannot be read: \(String(cString: strerror(errno)))")
  }
  return bytes
}

/// Writes lines to standard error.
func complain(_ text: String) { Platform.say(text) }
