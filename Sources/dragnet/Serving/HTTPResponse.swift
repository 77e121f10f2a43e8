/// The response to an HTTP request.
struct HTTPResponse: Sendable, Hashable {
  /// The status line of a response.
  enum Status: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
    case requestTimeout = "408 Request Timeout"
    case contentTooLarge = "413 Content Too Large"
    case headTooLarge = "431 Request Header Fields Too Large"
  }

  /// The status.
  var status: Status
  /// The media type of the content.
  var contentType = "text/plain; charset=utf-8"
  /// The body.
  var content: [UInt8]
  /// Whether the body is left out, as `HEAD` requires.
  var isHead = false

  /// Creates a response whose body is its status.
  init(_ status: Status) {
    self.status = status
    content = Array("\(status.rawValue)\n".utf8)
  }

  /// Creates the response of a site of one page; a request that is `nil` was malformed.
  init(to request: HTTPRequest?, page: [UInt8]) {
    guard let request else {
      self.init(.badRequest)
      return
    }
    let isHead = request.method == "HEAD"
    if request.length > HTTPRequest.largestContent {
      self.init(.contentTooLarge)
    } else if !isHead, request.method != "GET" {
      self.init(.methodNotAllowed)
    } else if request.path != "/" {
      self.init(.notFound)
    } else {
      self.init(.ok)
      contentType = "text/html; charset=utf-8"
      content = page
    }
    self.isHead = isHead
  }

  /// The bytes of the response, after which the connection is closed.
  var bytes: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue)", "Content-Type: \(contentType)",
      "Content-Length: \(content.count)", "Cache-Control: no-store", "Connection: close",
    ]
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHead ? [] : content)
  }
}
