import DragnetTesting
import XCTest

/// Checks of XCTest that only answer requests, in the process that ``RequestTests`` starts.
final class AnsweringXCTests: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["DRAGNET_REQUEST"] != nil)
  }

  func testSmallNumbers() throws {
    for limit in [1000, 2000] {
      try Property("small", .integers(in: 0...5000)) { (n: Int) in n < limit }.check()
    }
  }

  func testAssertions() throws {
    try Property("asserted", .integers(in: 0...5000)) { (n: Int) in
      XCTAssertLessThan(n, 1000)
      return true
    }.check()
  }
}
