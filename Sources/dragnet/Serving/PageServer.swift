import Dispatch
import Foundation

/// A web server for one page, on the loopback address 127.0.0.1 only.
struct PageServer {
  /// The port; if port 0 was requested, the port that the system chose.
  let port: UInt16

  private let listener: Int32

  /// The size in bytes at which the head of a request is cut off; browsers send shorter heads.
  private static let mostBytes = 1 << 14

  /// Opens a port.
  ///
  /// - Throws: ``CommandFailure`` if the port is in use or cannot be opened.
  init(port: UInt16) throws(CommandFailure) {
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Darwin)
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard listener >= 0 else { throw PageServer.failure("cannot create a socket") }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))

    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isTaken =
      address.withSocketAddress { bind(listener, $0, $1.pointee) } == 0
      && listen(listener, 64) == 0
      && address.withSocketAddress { getsockname(listener, $0, $1) } == 0
    guard isTaken else {
      defer { close(listener) }
      throw errno == EADDRINUSE
        ? CommandFailure(.inputOutput, "port \(port) is in use; choose another with --port")
        : PageServer.failure("cannot open port \(port)")
    }
    self.listener = listener
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Answers every request until the process ends.
  ///
  /// Each connection has its own thread, because browsers open connections in advance and send
  /// nothing.
  ///
  /// - Throws: ``CommandFailure`` if no more connections can be accepted.
  func serve(page: [UInt8]) throws(CommandFailure) {
    let connections = DispatchQueue(label: "connections", attributes: .concurrent)
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        throw PageServer.failure("cannot accept a connection")
      }
      connections.async {
        defer { close(connection) }
        guard let head = PageServer.head(from: connection) else { return }
        let response = HTTPResponse(to: HTTPRequest(head: head), page: page)
        PageServer.send(response.bytes, to: connection)
      }
    }
  }

  /// Returns the head of a request up to its empty line; `nil` if the client sends nothing for 10
  /// s.
  private static func head(from connection: Int32) -> String? {
    var timeout = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.count < mostBytes {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      head += buffer[..<count]
      if head.suffix(count + 3).contains(subsequence: Array("\r\n\r\n".utf8)) { break }
    }
    return String(decoding: head, as: UTF8.self)
  }

  private static func send(_ bytes: [UInt8], to connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func failure(_ what: String) -> CommandFailure {
    CommandFailure(.inputOutput, "\(what): \(String(cString: strerror(errno)))")
  }
}

extension sockaddr_in {
  /// Calls `body` with pointers to this address and its length, as socket functions expect.
  fileprivate mutating func withSocketAddress(
    _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> Int32 {
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &self) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
    }
  }
}

extension Collection<UInt8> {
  fileprivate func contains(subsequence: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: subsequence) }
  }
}
