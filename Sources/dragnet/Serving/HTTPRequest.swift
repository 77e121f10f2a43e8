/// The part of an HTTP/1.1 request that a site of one page needs.
struct HTTPRequest: Sendable, Hashable {
  /// The method, for example `GET`.
  var method: String
  /// The path without its query, for example `/`.
  var path: String
  /// The number of bytes that follow the head; they are not used.
  var length = 0

  /// The greatest number of bytes that may follow the head.
  static let largestContent = 1 << 14

  /// Parses the head of a request; returns `nil` if it is malformed.
  ///
  ///     HTTPRequest(head: "GET /page?x=1 HTTP/1.1\r\nHost: localhost\r\n\r\n")  // GET, /page
  init?(head: String) {
    let lines = head.split(separator: "\r\n")
    guard let line = lines.first else { return nil }
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[1].first == "/",
      words[2].hasPrefix("HTTP/1.")
    else { return nil }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" && $0 != "#" })
    for field in lines.dropFirst() where field.lowercased().hasPrefix("content-length:") {
      let digits = field.drop { $0 != ":" }.dropFirst().filter { $0 != " " }
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
      length = Int(digits) ?? .max
    }
  }
}
