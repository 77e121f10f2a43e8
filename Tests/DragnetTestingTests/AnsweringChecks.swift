import DragnetTesting
import Foundation
import Testing

/// Checks that only answer requests, in the process that ``RequestTests`` starts.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["DRAGNET_REQUEST"] != nil))
struct AnsweringChecks {
  @Test func `numbers are small`() {
    check(.integers(in: 0...5000)) { (n: Int) in n < 1000 }
    check(.integers(in: 0...5000)) { (n: Int) in n < 2000 }
  }

  @Test(arguments: [10, 20], ["a", "b\nc"]) func limits(limit: Int, text: String) {
    check(.integers(in: 0...5000)) { (n: Int) in n < limit }
  }

  @Test func property() {
    check(Property("below a thousand", .integers(in: 0...5000)) { (n: Int) in n < 1000 })
  }

  @Test func `a call of check`() throws {
    try Property("below a thousand", .integers(in: 0...5000)) { (n: Int) in n < 1000 }.check()
  }

  @Test func draws() {
    check { draw in
      let number: Int = try draw(.integers(in: 0...5000))
      #expect(number != 500)
      return number < 1000
    }
  }

  @Test func expects() {
    check(.integers(in: 0...5000)) { (n: Int) in
      #expect(n < 1000)
      return true
    }
  }

  @Test func awaits() async {
    await check(.integers(in: 0...5000)) { (n: Int) in
      await Task.yield()
      #expect(n != 500)
      return n < 1000
    }
  }

  @Test @MainActor func `awaits and expects`() async {
    await check(each: .integers(in: 0...5000)) { (n: Int) in
      await Task.yield()
      MainActor.assertIsolated()
      #expect(n < 1000)
    }
  }

  @Test func requires() async {
    await check(each: .integers(in: 0...5000)) { (n: Int) in
      #expect(n != 500)
      try assume(n != 500)
      try #require(n < 1000)
    }
  }

  @Test func `a number is replayed`() {
    replaying(value: 7) { property() }
    check(.integers(in: 0...5000), settings: RunSettings(replay: [7])) { (n: Int) in n < 1000 }
  }

  @Test func `child tasks`() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...2 {
        group.addTask {
          // The first check never ends, so the second is always reached.
          await check(.integers) { (_: Int) in
            try await Task.sleep(for: .seconds(600))
            return true
          }
        }
      }
    }
  }

  @Test func `an exit test`() async {
    await #expect(processExitsWith: .success) { check(.integers) { (n: Int) in n < 1000 } }
  }
}
