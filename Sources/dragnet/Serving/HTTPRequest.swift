/// The first line of an HTTP/1.1 request, which is all that a site of one page needs.
struct HTTPRequest: Sendable, Hashable {
  /// The method, for example `GET`.
  var method: String
  /// The path without its query, for example `/`.
  var path: String

  /// Parses the head of a request; returns `nil` if it is malformed.
  ///
  ///     HTTPRequest(head: "GET /page?x=1 HTTP/1.1\r\nHost: localhost\r\n\r\n")  // GET, /page
  init?(head: String) {
    guard let line = head.split(separator: "\r\n", maxSplits: 1).first else { return nil }
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[1].first == "/",
      words[2].hasPrefix("HTTP/1.")
    else { return nil }
    method = String(words[0])
    path = String(words[1].prefix { $0 != "?" && $0 != "#" })
  }
}
