#if canImport(XCTest) && !canImport(Darwin)
  import DragnetTesting
  import Testing
  import XCTest

  /// Checks in tests of XCTest, whose failures must fail these tests.
  final class RecordedXCTests: XCTestCase {
    /// Returns the number of failures of a test with this body.
    private func failures(of body: @escaping () -> Void) -> Int? {
      let test = XCTestCase(name: "a test inside a test") { _ in body() }
      test.run()
      return test.testRun?.failureCount
    }

    func testAFailedCheckFailsItsTestOnce() {
      let settings = RunSettings(seed: 1, failureStorage: .none)
      let failed = failures {
        check(.integers(in: 0...10_000), settings: settings) { (n: Int) in n < 700 }
      }
      let held = failures {
        check(.integers(in: 0...10_000), settings: settings) { (n: Int) in n >= 0 }
      }
      // XCTest has forgotten that this test runs, so that its assertions would do nothing.
      if failed != 1 || held != 0 {
        recordFailure(
          withDescription: "\(String(describing: failed)) and \(String(describing: held)) failures",
          inFile: #filePath, atLine: #line, expected: true)
      }
    }
  }
#endif
