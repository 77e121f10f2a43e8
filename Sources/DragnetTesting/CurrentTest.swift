import PropertyTesting
import Testing

/// The current test, whichever library runs it.
enum CurrentTest {
  case swiftTesting(Test, Test.Case?)
  /// The module, the class and the method.
  case xctest(String)

  /// The current test; `nil` outside a test.
  init?() {
    if let test = Test.current {
      self = .swiftTesting(test, Test.Case.current)
      return
    }
    #if canImport(XCTest)
      if let name = CurrentXCTest.name {
        self = .xctest(name)
        return
      }
    #endif
    return nil
  }

  /// The library that runs the test.
  var library: CheckDescription.Library {
    switch self {
    case .swiftTesting: .swiftTesting
    case .xctest: .xctest
    }
  }

  /// A pattern that makes `swift test --filter` run only this test: `Module.Suite/name()`.
  var filter: String {
    switch self {
    case .swiftTesting(let test, _): test.filter
    case .xctest(let name): name
    }
  }

  /// The selection that makes the library run only this test.
  var selection: String {
    switch self {
    case .swiftTesting(let test, _): "^\(test.filter)/"
    case .xctest(let name): name
    }
  }
}
