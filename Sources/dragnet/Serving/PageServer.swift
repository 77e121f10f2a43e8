import Foundation

/// A web server for one page, on the loopback address 127.0.0.1 only.
struct PageServer {
  /// The port; if port 0 was requested, the port that the system chose.
  let port: UInt16

  private let listener: Int32

  /// The greatest number of connections at the same time; further clients wait.
  private static let mostConnections = 256
  /// The time for which no connection is accepted after an error, such as too many open files.
  private static let pause = Duration.milliseconds(100)

  /// Opens a port.
  ///
  /// - Throws: ``CommandFailure`` if the port is in use or cannot be opened.
  init(port: UInt16) throws(CommandFailure) {
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
  /// A single thread serves all connections, so that slow clients take nothing but their socket.
  ///
  /// - Throws: ``CommandFailure`` if the port can no longer be used.
  func serve(page: [UInt8]) throws(CommandFailure) {
    _ = fcntl(listener, F_SETFL, O_NONBLOCK)
    var connections: [Int32: HTTPConnection] = [:]
    var pauseEnd = ContinuousClock.now
    while true {
      let isAccepting = connections.count < PageServer.mostConnections && .now >= pauseEnd
      var sockets = connections.values.map {
        pollfd(fd: $0.descriptor, events: $0.events, revents: 0)
      }
      if isAccepting { sockets.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0)) }
      let deadlines = connections.values.map(\.deadline) + (isAccepting ? [] : [pauseEnd])
      poll(&sockets, nfds_t(sockets.count), PageServer.milliseconds(until: deadlines.min()))
      for (descriptor, connection) in connections {
        let isReady = sockets.contains { $0.fd == descriptor && $0.revents != 0 }
        if isReady || .now >= connection.deadline { connection.advance(page: page) }
        if connection.isDone { connections[descriptor] = nil }
      }
      while isAccepting, connections.count < PageServer.mostConnections {
        let descriptor = accept(listener, nil, nil)
        if descriptor >= 0 {
          connections[descriptor] = HTTPConnection(descriptor)
        } else if [EBADF, EINVAL, ENOTSOCK].contains(errno) {
          throw PageServer.failure("cannot accept a connection")
        } else {
          if errno == EINTR { continue }
          if errno != EAGAIN && errno != EWOULDBLOCK { pauseEnd = .now + PageServer.pause }
          break
        }
      }
    }
  }

  /// Returns the time until `deadline` for `poll`; −1 for no deadline.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = deadline - .now
    let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / Int64(1e15)
    return Int32(clamping: max(0, milliseconds + 1))
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
