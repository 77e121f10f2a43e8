import Dispatch
import Foundation

/// Serves one page on this machine's own address, 127.0.0.1, and nowhere else.
struct PageServer {
  /// The port; the one that the system chose where 0 was asked for.
  let port: UInt16

  private let listener: Int32

  /// A head longer than this is no request of a browser.
  private static let mostBytes = 1 << 14

  /// Takes a port.
  ///
  /// - Throws: ``CommandFailure`` where it is in use or not to be had.
  init(port: UInt16) throws(CommandFailure) {
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Darwin)
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard listener >= 0 else { throw PageServer.failure("no socket is to be had") }
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
        ? CommandFailure(.inputOutput, "port \(port) is in use; take another one with --port")
        : PageServer.failure("port \(port) is not to be had")
    }
    self.listener = listener
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Answers every request for as long as the process lives.
  ///
  /// Each connection has a thread of its own: browsers open some in advance and say nothing.
  ///
  /// - Throws: ``CommandFailure`` where no more connections can be taken.
  func serve(page: [UInt8]) throws(CommandFailure) {
    let connections = DispatchQueue(label: "connections", attributes: .concurrent)
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        throw PageServer.failure("no connection is to be had")
      }
      connections.async {
        defer { close(connection) }
        guard let head = PageServer.head(from: connection) else { return }
        let response = HTTPResponse(to: HTTPRequest(head: head), page: page)
        PageServer.send(response.bytes, to: connection)
      }
    }
  }

  /// The head of a request, up to its empty line; `nil` if none comes.
  private static func head(from connection: Int32) -> String? {
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
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
  /// Passes this address and its length on as calls of sockets take them.
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
