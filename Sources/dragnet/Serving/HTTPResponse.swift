/// What a browser is told.
struct HTTPResponse: Sendable, Hashable {
  /// What became of a request.
  enum Status: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case notFound = "404 Not Found"
    case methodNotAllowed = "405 Method Not Allowed"
  }

  var status: Status
  var contentType = "text/plain; charset=utf-8"
  var content: [UInt8]
  /// Whether the content is only described, as `HEAD` asks.
  var isHead = false

  /// A status in words.
  init(_ status: Status) {
    self.status = status
    content = Array("\(status.rawValue)\n".utf8)
  }

  /// The answer to a request to a site of one page.
  init(to request: HTTPRequest?, page: [UInt8]) {
    guard let request else {
      self.init(.badRequest)
      return
    }
    let isHead = request.method == "HEAD"
    if !isHead, request.method != "GET" {
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

  /// The response as it is sent; the connection ends with it.
  var bytes: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue)", "Content-Type: \(contentType)",
      "Content-Length: \(content.count)", "Cache-Control: no-store", "Connection: close",
    ]
    if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isHead ? [] : content)
  }
}
