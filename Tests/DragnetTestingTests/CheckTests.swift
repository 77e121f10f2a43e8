import DragnetTesting
import PropertyTesting
import Synchronization
import Testing

@Suite struct CheckTests {
  let settings = RunSettings(seed: 1, failureFolder: "")

  @Test func `a property that holds records nothing`() {
    check(.array(of: .integers(in: 0...9))) { (xs: [Int]) in xs.reversed().reversed() == xs }
  }

  @Test func `a property that fails fails its test, at its line`() {
    let line = Mutex<Int?>(nil)
    withKnownIssue {
      check(.array(of: .integers), settings: settings) { (xs: [Int]) in xs.reversed() == xs }
    } matching: { issue in
      line.withLock { $0 = issue.sourceLocation?.line }
      let text = "\(issue)"
      return text.contains("does not hold") && text.contains("[0, 1]")
        && text.contains("DRAGNET_REPLAY=\"1 0 1 1 0\" swift test --filter")
    }
    #expect(line.withLock { $0 } == #line - 7)
  }

  @Test func `a property that throws fails its test`() {
    struct Oops: Error {}
    withKnownIssue {
      check(.integers(in: 0...9), settings: settings) { (_: Int) in throw Oops() }
    }
  }

  @Test func `a property of which every case is discarded fails its test`() {
    withKnownIssue {
      check(.integers(in: 0...9), settings: settings) { (_: Int) in throw Discard() }
    }
  }

  @Test func `a property value is checked alike`() {
    check(Property("positive", .integers(in: 1...9)) { (n: Int) in n > 0 })
    withKnownIssue {
      check(Property("small", .integers(in: 1...9)) { (n: Int) in n < 5 }, settings: settings)
    }
  }
}
