/// The lines of a text that arrives in pieces.
///
/// Only the beginning of a very long line is kept, so that a process cannot fill the memory.
///
///     var lines = LineSplitter()
///     lines.read("one\ntw".utf8) { print($0) }  // one
///     lines.read("o\n".utf8) { print($0) }      // two
struct LineSplitter {
  /// The number of bytes of a line that are kept.
  static let longest = 1 << 14

  private var line: [UInt8] = []
  /// The length of the line so far, with the bytes that are not kept.
  private var length = 0

  /// Reads the next piece of the text.
  ///
  /// - Parameters:
  ///   - bytes: The piece.
  ///   - body: A function that is called with each complete line, without its line break. A line
  ///     that is too long ends with its length.
  mutating func read(_ bytes: some Collection<UInt8>, _ body: (String) -> Void) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      append(rest[..<end])
      body(text)
      line = []
      length = 0
      rest = rest[rest.index(after: end)...]
    }
    append(rest)
  }

  /// Calls `body` with the last line, if the text does not end with a line break.
  mutating func finish(_ body: (String) -> Void) {
    if length > 0 { body(text) }
    line = []
    length = 0
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    line += bytes.prefix(LineSplitter.longest - line.count)
    length += bytes.count
  }

  private var text: String {
    let kept = String(decoding: line, as: UTF8.self)
    return length > line.count ? "\(kept) … (\(length) bytes)" : kept
  }
}
