import Synchronization
import Testing

@testable import DragnetTesting

@Suite struct ReplayTests {
  func judged(_ test: (@escaping (Int) -> Void) -> Void) -> [Int] {
    var values: [Int] = []
    test { values.append($0) }
    return values
  }

  @Test func `checks of the type judge only the value`() {
    let numbers = judged { note in
      replaying(value: 5) {
        check(.integers(in: 0...9)) { (n: Int) in
          note(n)
          return true
        }
        check(Property("any", .integers(in: 7...9)) { (n: Int) in n == 5 })
        check(.booleans) { (_: Bool) in false }
        check { draw in try draw(.booleans) && false }
      }
    }
    #expect(numbers == [5])
  }

  @Test func `checks judge only the words`() {
    let numbers = judged { note in
      replaying(words: [1]) {
        check(.integers(in: 0...9), examples: [3]) { (n: Int) in
          note(n)
          return true
        }
        check { draw in
          note(try draw(.integers(in: 5...9)))
          return true
        }
      }
    }
    #expect(numbers == [1, 6])
  }

  @Test func `asynchronous checks replay as well`() async {
    let numbers = Mutex<[Int]>([])
    await replaying(value: 3) {
      await check(each: .integers(in: 0...9)) { (n: Int) in numbers.withLock { $0.append(n) } }
    }
    await replaying(words: [4]) {
      await check(.integers(in: 0...9)) { (n: Int) in
        numbers.withLock { $0.append(n) }
        await Task.yield()
        return true
      }
    }
    #expect(numbers.withLock { $0 } == [3, 4])
  }

  @Test func `a case that no check replays is an issue`() async {
    withKnownIssue {
      replaying(value: "text") { check(.integers(in: 0...9)) { (_: Int) in true } }
    } matching: {
      "\($0)".contains("no check replayed the given case")
    }
    await withKnownIssue {
      await replaying(words: []) { await Task.yield() }
    }
  }

  @Test func `the modifiers of a test are read from its source`() {
    let source = """
      @Suite struct S {
        @Test("shown (so)", .tags(.slow)) @MainActor
        mutating func `a b`() async throws(Discard) { }
        @Test func plain() { async() }
      }
      """
    let first = TestFunction.Declaration(of: "`a b`()", in: source, line: 2)
    #expect(first?.modifiers == "@MainActor mutating ")
    #expect(first?.effects.prefix(2) == ["async", "throws"])
    let second = TestFunction.Declaration(of: "plain()", in: source, line: 4)
    #expect(second?.modifiers == "" && second?.effects == [])
    #expect(TestFunction.Declaration(of: "gone()", in: source, line: 2) == nil)
  }
}
