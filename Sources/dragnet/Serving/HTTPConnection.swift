import Foundation

/// A connection to a client of a web server, which gets one response.
///
/// Nothing here waits: the server calls ``advance(page:)`` when data can be moved, or when the time
/// is up.
final class HTTPConnection {
  private enum Phase {
    /// The head of the request arrives; these bytes have arrived.
    case reading([UInt8])
    /// The response is sent; these bytes are left.
    case writing(ArraySlice<UInt8>)
    /// The response is sent. What the client still sends is discarded: closing the connection
    /// before would discard the response.
    case draining
    /// The connection can be closed.
    case done
  }

  /// The socket.
  let descriptor: Int32
  private var phase = Phase.reading([])
  /// The time at which the present phase must be over.
  private(set) var deadline: ContinuousClock.Instant

  /// The time that a client has to receive the response.
  private static let responseTime = Duration.seconds(30)
  /// The time for which data is discarded after the response.
  private static let drainingTime = Duration.seconds(1)
  /// The size in bytes at which the head of a request is refused; browsers send shorter heads.
  private static let largestHead = 1 << 14

  /// Takes over a socket, which is closed with this object.
  ///
  /// - Parameters:
  ///   - descriptor: The socket.
  ///   - requestTime: The time that the client has to send the head of a request.
  init(_ descriptor: Int32, requestTime: Duration = .seconds(10)) {
    self.descriptor = descriptor
    deadline = .now + requestTime
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Whether the connection can be closed.
  var isDone: Bool { if case .done = phase { true } else { false } }

  /// The events of the socket that the connection waits for.
  var events: Int16 {
    switch phase {
    case .reading, .draining: Int16(POLLIN)
    case .writing: Int16(POLLOUT)
    case .done: 0
    }
  }

  /// Moves as much data as possible now.
  ///
  /// - Parameter page: The page that the server shows.
  func advance(page: [UInt8]) {
    switch phase {
    case .reading(var head):
      while let bytes = receive() {
        head += bytes
        if let response = HTTPConnection.response(to: head, page) { return send(response) }
      }
      if isDone { return }
      phase = .reading(head)
      guard ContinuousClock.now >= deadline else { return }
      // Browsers open connections in advance and may send nothing.
      if head.isEmpty { phase = .done } else { send(HTTPResponse(.requestTimeout)) }
    case .writing(var rest):
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
          phase = ContinuousClock.now < deadline ? .writing(rest) : .done
          return
        }
        guard count > 0 else { return phase = .done }
        rest = rest.dropFirst(count)
      }
      shutdown(descriptor, Int32(SHUT_WR))
      deadline = .now + HTTPConnection.drainingTime
      phase = .draining
      advance(page: page)
    case .draining:
      // Not for ever: the client may send without end.
      while ContinuousClock.now < deadline, receive() != nil {}
      if ContinuousClock.now >= deadline { phase = .done }
    case .done: break
    }
  }

  /// Returns the response to the bytes that have arrived; `nil` if the head is not complete.
  static func response(to head: [UInt8], _ page: [UInt8]) -> HTTPResponse? {
    let end = Array("\r\n\r\n".utf8)
    let isComplete = head.indices.contains { head[$0...].starts(with: end) }
    if !isComplete { return head.count < largestHead ? nil : HTTPResponse(.headTooLarge) }
    return HTTPResponse(to: HTTPRequest(head: String(decoding: head, as: UTF8.self)), page: page)
  }

  private func send(_ response: HTTPResponse) {
    deadline = .now + HTTPConnection.responseTime
    phase = .writing(response.bytes[...])
    advance(page: [])
  }

  /// Receives bytes from the client; the phase is ``Phase/done`` at the end of the connection.
  ///
  /// - Returns: The bytes; `nil` if there are none now.
  private func receive() -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 { return buffer[..<count] }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return nil }
      phase = .done
      return nil
    }
  }
}
