import PropertyTesting
import Testing

/// The names of checks, under which they store failures and answer requests.
///
/// A name consists of the module, the suites and the function of the test, the arguments of its current
/// case, and the number of the check among those that the task of the test runs. So a name survives
/// every edit of a file that changes neither the test's name nor the order of its checks.
enum CheckIdentity {
  /// The numbers of checks that have run, by the task and the name that they share.
  final class Counts: Sendable {
    private let counts = Platform.Lock<[Key: Int]>([:])

    private struct Key: Hashable {
      var task: Int?
      var name: String
    }

    /// Counts a check, and returns the number of checks before it in the current task.
    func next(of name: String) -> Int {
      withUnsafeCurrentTask { task in
        let key = Key(task: task?.hashValue, name: name)
        return counts.withLock { counts in
          defer { counts[key, default: 0] += 1 }
          return counts[key, default: 0]
        }
      }
    }
  }

  /// The checks that have run in this process; a test replaces them to stand for a new process.
  @TaskLocal static var counts = Counts()

  /// Returns the name of the next check.
  ///
  /// The second check of a test has a name like `RunLengthTests.Coding/packing loses nothing #2`. The name
  /// of a check in a parameterized test has the arguments, as in `RunLengthTests.Coding/limits(8, "a")`.
  ///
  /// - Parameters:
  ///   - test: The current test; `nil` outside a test.
  ///   - values: The type of the values; `nil` if the check draws them while it judges.
  ///   - sourceLocation: The place of the check.
  /// - Returns: The name. Outside a test it consists of the place and the type of the values.
  static func next(
    of test: CurrentTest?, _ values: Any.Type?, at sourceLocation: SourceLocation
  ) -> String {
    let name: String
    switch test {
    case .swiftTesting(let test, let testCase):
      name = test.path + (testCase.map { argumentText(of: $0) } ?? "")
    case .xctest(let test): name = test
    case nil:
      let type = values.map { "\($0)" } ?? "drawn"
      return "\(sourceLocation.fileID):\(sourceLocation.line) \(type)"
    }
    let number = counts.next(of: name) + 1
    return number == 1 ? name : "\(name) #\(number)"
  }

  /// Returns the arguments of a test case as text; empty if the test has no parameters.
  ///
  /// Swift Testing has no public access to the arguments, so they are read by reflection. The
  /// discriminator tells apart cases whose arguments have the same text.
  static func argumentText(of testCase: Test.Case) -> String {
    let mirror = Mirror(reflecting: testCase)
    guard testCase.isParameterized,
      let list = mirror.descendant("_kind", "parameterized", "arguments"),
      let discriminator = mirror.descendant("_kind", "parameterized", "discriminator")
    else { return "" }
    let values = Mirror(reflecting: list).children.map { argument in
      Mirror(reflecting: argument.value).descendant("value").map { describe($0) } ?? ""
    }
    let text = "(\(shortened(values.joined(separator: ", "))))"
    return "\(discriminator)" == "0" ? text : "\(text) [\(discriminator)]"
  }

  /// The largest number of characters of arguments in a name.
  private static let mostInArguments = 100

  /// Returns a text as one line; the end of a long text is replaced by a hash of the whole.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard line.count > mostInArguments else { return line }
    return "\(line.prefix(mostInArguments))… \(String(Platform.hash(of: text), radix: 16))"
  }
}

extension Test {
  /// The module, the suites and the function, without parentheses and backticks.
  var path: String {
    let path = "\(id)".split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let suites = path.hasSuffix(name) ? String(path.dropLast(name.count)) : ""
    let function =
      name.first == "`"
      ? name.dropFirst().prefix { $0 != "`" } : name.prefix { $0 != "(" }
    return suites.filter { $0 != "`" } + function
  }
}
