#if canImport(XCTest) && !canImport(Darwin)
  import DragnetTesting
  import Foundation
  import Testing
  import XCTest

  /// Checks in tests of XCTest, whose failures must fail these tests.
  final class RecordedXCTests: XCTestCase {
    /// An observer that notes the lines of this file at which tests fail.
    private final class Lines: NSObject, XCTestObservation {
      var lines: [Int] = []

      func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String,
        inFile filePath: String?, atLine lineNumber: Int
      ) { if filePath == #filePath { lines.append(lineNumber) } }
    }

    /// Returns the lines of the failures of a test with this body.
    private func failures(of body: @escaping () -> Void) -> [Int] {
      let observer = Lines()
      XCTestObservationCenter.shared.addTestObserver(observer)
      defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
      XCTestCase(name: "a test inside a test") { _ in body() }.run()
      return observer.lines
    }

    func testAFailedCheckFailsItsTestOnceAtItsLine() {
      let settings = RunSettings(seed: 1, failureStorage: .none)
      let line = #line + 2
      let failed = failures {
        check(.integers(in: 0...10_000), settings: settings) { (n: Int) in n < 700 }
      }
      let held = failures {
        check(.integers(in: 0...10_000), settings: settings) { (n: Int) in n >= 0 }
      }
      // XCTest has forgotten that this test runs, so that its assertions would do nothing.
      if failed != [line] || held != [] {
        recordFailure(
          withDescription: "failures at the lines \(failed) and \(held), not \(line)",
          inFile: #filePath, atLine: #line, expected: true)
      }
    }
  }
#endif
