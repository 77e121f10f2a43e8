#if canImport(XCTest)
  import DragnetTesting
  import XCTest

  /// A check of XCTest, which replays the cases in the folder `Corpus` beside this file.
  final class KeptXCTests: XCTestCase {
    /// The property fails for the kept case alone.
    func testKeptCase() {
      let property = Property("numbers are small", Domain<Int>.integers(in: 0...99)) { $0 != 95 }
      let settings = RunSettings(failureStorage: .none, phases: [.explicit])
      XCTAssertThrowsError(try property.check(settings)) { error in
        let report = "\(error)"
        XCTAssertTrue(report.contains("/Corpus/KeptXCTests.testKeptCase/large.case\n"), report)
        XCTAssertTrue(report.contains("for      95\n"), report)
      }
    }
  }
#endif
