import Foundation
import Testing

@testable import dragnet

@Suite(.onOwnThread) struct PageServerTests {
  private let page = Array("<!doctype html><p>the page".utf8)

  /// Returns what a client gets that sends `request`, in pieces, and then waits for the end.
  private func answer(to request: [String], isLate: Bool = false) throws -> String {
    var ends: [Int32] = [0, 0]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { close(ends[1]) }
    do {
      let connection = HTTPConnection(ends[0], requestTime: .seconds(isLate ? 0 : 10))
      for piece in request {
        let bytes = Array(piece.utf8)
        #expect(write(ends[1], bytes, bytes.count) == bytes.count)
        connection.advance(page: page)
      }
      connection.advance(page: page)
    }
    return String(
      decoding: try FileHandle(fileDescriptor: ends[1]).readToEnd() ?? Data(), as: UTF8.self)
  }

  private func status(of request: [String], isLate: Bool = false) throws -> String {
    String(try answer(to: request, isLate: isLate).prefix { $0 != "\r\n" }.dropFirst(9))
  }

  @Test func `a request may arrive in pieces`() throws {
    let answer = try answer(to: ["GET / HTT", "P/1.1\r\nHost: a\r", "\n\r", "\n"])
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n<!doctype html><p>the page"))
  }

  @Test func `a client that is too slow gets 408, and one that sends nothing gets nothing`() throws
  {
    #expect(try status(of: ["GET / HTT"], isLate: true) == "408 Request Timeout")
    #expect(try status(of: ["GET / HTTP/1.1\r\n"]) == "")
    #expect(try status(of: [], isLate: true) == "")
  }

  @Test func `a head or content that is too large is refused`() throws {
    let long = String(repeating: "x", count: 1 << 12)
    #expect(
      try status(of: ["GET / HTTP/1.1\r\n", long, long, long, long])
        == "431 Request Header Fields Too Large")
    let post = "POST / HTTP/1.1\r\nContent-length:"
    #expect(try status(of: ["\(post) 16385\r\n\r\n"]) == "413 Content Too Large")
    #expect(
      try status(of: ["\(post)99999999999999999999\r\n\r\n", long]) == "413 Content Too Large")
    #expect(try status(of: ["\(post) 16384\r\n\r\n", long]) == "405 Method Not Allowed")
    #expect(try status(of: ["\(post) -1\r\n\r\n"]) == "400 Bad Request")
  }

  /// Opens a connection to a port of this machine.
  ///
  /// The system may refuse one while many others wait to be accepted, so it tries again.
  private static func connect(to port: UInt16) async throws -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    while true {
      let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      let status = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Foundation.connect(client, $0, size)
        }
      }
      if status == 0 { return client }
      close(client)
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test func `slow clients and too many open files do not stop the server`() async throws {
    try await CommandLineTool.withScratch { folder in
      try await folder.writeProgram(
        "#!/bin/sh\nprintf page > \"$1\"\n", as: "Playground/build")
      try folder.write([:], to: "Playground/.build")
      let log = folder.appending(path: "log")
      let running = try BuiltTargets.Running(
        [
          "-c", "ulimit -n 40; exec '\(CommandLineTool.executable.path)' playground --port 0 > log",
        ],
        of: URL(filePath: "/bin/bash"), in: folder)
      func port() -> UInt16? {
        guard let text = try? String(contentsOf: log, encoding: .utf8),
          let mark = text.range(of: "http://127.0.0.1:")?.upperBound
        else { return nil }
        return UInt16(text[mark...].prefix(while: \.isNumber))
      }
      try #require(try await running.wait { port() != nil })
      // More clients than the server may have open files, each of which sends only a part.
      let place = try #require(port())
      var clients: [Int32] = []
      for _ in 0..<60 {
        clients.append(try await Self.connect(to: place))
        _ = send(clients[clients.count - 1], "GET", 3, Int32(MSG_NOSIGNAL))
      }
      try await Task.sleep(for: .milliseconds(300))
      for client in clients { close(client) }
      let client = try await Self.connect(to: place)
      let request = "GET / HTTP/1.1\r\n\r\n"
      _ = send(client, request, request.utf8.count, Int32(MSG_NOSIGNAL))
      let answer = try FileHandle(fileDescriptor: client, closeOnDealloc: true).readToEnd()
      #expect(String(decoding: answer ?? Data(), as: UTF8.self).hasSuffix("\r\n\r\npage"))
      running.send(SIGTERM)
      #expect(try await running.end().status == -SIGTERM)
    }
  }
}
