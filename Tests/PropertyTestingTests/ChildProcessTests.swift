import Foundation
import Testing

@testable import PropertyTesting

@Suite struct ChildProcessTests {
  @Test func `the end of a child process is known`() throws {
    #expect(try Platform.runInChild(seconds: 5) { 3 } == .returned(3))
    #expect(
      try Platform.runInChild(seconds: 0.05) { while true { Platform.sleep(seconds: 1) } } == .hung)
    guard case .crashed = try Platform.runInChild(seconds: 5, { fatalError("on purpose") }) else {
      Issue.record("it did not trap")
      return
    }
  }

  @Test func `the end of a child process does not wait for others that share its output`() throws {
    let start = ContinuousClock.now
    let end = try Platform.runInChild(seconds: 5) { system("sleep 4 &") == 0 ? 3 : 4 }
    #expect(end == .returned(3) && ContinuousClock.now - start < .seconds(3))
  }

  @Test func `a child process that closes its output is stopped in time as well`() throws {
    let end = try Platform.runInChild(seconds: 0.05) {
      close(STDERR_FILENO)
      for file: Int32 in 3..<200 { close(file) }
      while true { Platform.sleep(seconds: 1) }
    }
    #expect(end == .hung)
  }

  @Test(.timeLimit(.minutes(1))) func `output without end is read for a moment only`() throws {
    let zeros = open("/dev/zero", O_RDONLY)
    defer { close(zeros) }
    var output = Platform.Output(zeros)
    output.read(within: 20)
    #expect(!output.text.isEmpty)
  }

  @Test func `a child process may change for as long as it makes progress`() throws {
    let shared = try #require(Platform.share(UInt64.self, count: 1))
    defer { Platform.unshare(shared, count: 1) }
    let end = try Platform.runInChild(seconds: 0.5, progress: { shared.pointee }) {
      for _ in 1...10 {
        Platform.sleep(seconds: 0.1)
        shared.pointee += 1
      }
      return 3
    }
    #expect(end == .returned(3))
  }

  @Test func `a child process that cannot be started is an error and leaves nothing open`() async {
    await #expect(processExitsWith: .success) {
      let before = openDescriptors()
      limitOpenFiles(to: before)
      let error = #expect(throws: Platform.SystemError.self) {
        try Platform.runInChild(seconds: 5) { 0 }
      }
      precondition(error?.description.hasPrefix("could not start a child process: ") == true)
      let property = AnyProperty("holds", .integers) { (_: Int) in .holds }
      #expect(throws: ChildError.self) { try property.trap(in: [1]) }
      // Another thread may have closed some.
      precondition(openDescriptors() <= before)
    }
  }

  @Test func `a child process beyond the limit of processes is an error and leaves nothing open`()
    async
  {
    await #expect(processExitsWith: .success) {
      let before = openDescriptors()
      limitProcesses()
      for _ in 1...50 {
        let error = #expect(throws: Platform.SystemError.self) {
          try Platform.runInChild(seconds: 5) { 0 }
        }
        precondition(error?.number == EAGAIN)
      }
      // Other threads may have opened some.
      precondition(openDescriptors() < before + 50)
    }
  }

  @Test func `trap(in:) example`() throws {
    let property = AnyProperty("halves", .integers(in: 0...9)) { (n: Int) in
      if n == 7 { fatalError("no sevens") }
      while n == 6 { Platform.sleep(seconds: 1) }
      return n == 5 ? .fails(PropertyFailure(law: "halves")) : .holds
    }
    guard case .trapped(let crash)? = try property.trap(in: [7]) else {
      Issue.record("it did not trap")
      return
    }
    #expect(crash.message.hasSuffix("Fatal error: no sevens"))
    #expect(try property.trap(in: [6], seconds: 0.05) == .hung)
    #expect(try property.trap(in: [5]) == nil && property.trap(in: [8]) == nil)
  }
}

/// The number of descriptors that this process has open, up to the first that is free.
private func openDescriptors() -> Int { (0..<1024).first { fcntl(Int32($0), F_GETFD) < 0 } ?? 1024 }
