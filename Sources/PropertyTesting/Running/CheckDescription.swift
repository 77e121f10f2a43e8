/// The description of a check for the tools that list and run checks.
package struct CheckDescription: Sendable, Hashable {
  /// A library that runs tests, by its name on the command line of a test bundle.
  package enum Library: String, Sendable {
    case swiftTesting = "swift-testing"
    case xctest
  }

  /// The name: the module, the suites and the function of the test, the arguments of a parameterized
  /// test, and the number of the check if it is not the first of its test.
  ///
  /// No edit of the file changes it, unless it changes the name of the test or the order of its checks.
  package var name: String
  /// The selection that makes the library run only this test; `nil` outside a test.
  package var test: String?
  /// The library that runs the test.
  package var library: Library
  /// The path of the source file.
  package var file: String
  /// The line of the check.
  package var line: Int
  /// The type of the values; `nil` if the check draws them while it judges.
  package var values: String?
  /// Whether the check awaits its verdicts.
  package var isAsync: Bool
  /// The reason why the check cannot be fuzzed, as a sentence without a period; `nil` if it can be.
  package var obstacle: String?

  /// Creates the description of a check without an obstacle, outside a test.
  package init(
    name: String, library: Library, file: String, line: Int, values: String?, isAsync: Bool
  ) {
    self.name = name
    self.library = library
    self.file = file
    self.line = line
    self.values = values
    self.isAsync = isAsync
  }
}
