#if canImport(XCTest)
  import Foundation
  import PropertyTesting
  import Synchronization
  import Testing
  import XCTest

  /// An observer of XCTest that knows the current test, for which XCTest has no public function.
  final class CurrentXCTest: NSObject, XCTestObservation, Sendable {
    private static let shared = CurrentXCTest()

    private let state = Platform.Lock(State())
    /// Whether the state has a failure; most cases have none, and then nothing is locked.
    private let hasFailure = Atomic(false)

    private struct State {
      /// The module, the class and the method of the current test; `nil` between tests.
      var test: String?
      /// The current test; `nil` between tests.
      var testCase: XCTestCase?
      /// The first failure since the last call of ``takeFailure()``.
      var failure: PropertyFailure?
    }

    /// Begins to observe; no test may run yet.
    static func start() { XCTestObservationCenter.shared.addTestObserver(shared) }

    /// The module, the class and the method of the current test, as `Module.Class/testMethod`; `nil`
    /// outside the tests of XCTest.
    static var name: String? { shared.state.withLock { $0.test } }

    /// Returns the first failed assertion since the last call.
    static func takeFailure() -> PropertyFailure? {
      guard shared.hasFailure.load(ordering: .acquiring) else { return nil }
      shared.hasFailure.store(false, ordering: .relaxed)
      return shared.state.withLock { state in
        defer { state.failure = nil }
        return state.failure
      }
    }

    /// Records a failure of the current test of XCTest; does nothing outside of its tests.
    ///
    /// `XCTFail` takes only places that the compiler knows.
    static func recordFailure(_ message: String, at place: SourceLocation) {
      guard let testCase = shared.state.withLock({ $0.testCase }) else { return }
      #if canImport(Darwin)
        let location = XCTSourceCodeLocation(filePath: place.filePath, lineNumber: place.line)
        testCase.record(
          XCTIssue(
            type: .assertionFailure, compactDescription: message,
            sourceCodeContext: XCTSourceCodeContext(location: location)))
      #else
        testCase.recordFailure(
          withDescription: message, inFile: place.filePath, atLine: place.line, expected: true)
      #endif
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
      // The name is "Class.testMethod" on Linux and "-[Module.Class testMethod]" on Apple platforms.
      let method = testCase.name.split { ". ]".contains($0) }.last ?? ""
      let name = "\(String(reflecting: type(of: testCase)))/\(method)"
      state.withLock { $0 = State(test: name, testCase: testCase) }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) { state.withLock { $0 = State() } }

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      let place = filePath.map { "\(URL(filePath: $0).lastPathComponent):\(lineNumber)" } ?? ""
      state.withLock { state in
        guard state.failure == nil else { return }
        state.failure = PropertyFailure(
          law: "\(state.test ?? testCase.name), as asserted at \(place)", place: place,
          message: description)
      }
      hasFailure.store(true, ordering: .releasing)
    }
  }
#endif
