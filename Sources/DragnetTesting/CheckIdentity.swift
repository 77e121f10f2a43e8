import PropertyTesting
import Synchronization
import Testing

/// The names under which checks store their failures.
///
/// A name consists of the test with its suite and file, the arguments of its current case, the law, the
/// type of the values, and how many checks with all these in common ran before in the same task. So a
/// name survives every edit of a file that changes neither the test's name nor the order of its checks.
enum CheckIdentity {
  /// The numbers of checks that have run, by the task and the name that they share.
  final class Counts: Sendable {
    private let counts = Mutex<[Key: Int]>([:])

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

  /// Returns the name of the next check of a law.
  ///
  /// - Parameters:
  ///   - law: The law's name.
  ///   - type: The type of the values; `nil` if the check draws them while it judges.
  ///   - sourceLocation: The place of the check.
  /// - Returns: The name. Outside a test only the line tells checks of values of one type apart.
  static func next(of law: String, _ type: Any.Type?, at sourceLocation: SourceLocation) -> String {
    let type = type.map { "\($0)" } ?? "drawn"
    guard let test = Test.current else {
      return "\(law) \(sourceLocation.fileID):\(sourceLocation.line) \(type)"
    }
    let arguments = Test.Case.current.map { argumentText(of: $0) } ?? ""
    let name = "\(law) \(test.path) \(arguments) \(type)"
    return "\(name) \(counts.next(of: name))"
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
    return "(\(values.joined(separator: ", "))) \(discriminator)"
  }
}

extension Test {
  /// The names of the module, the suites and the function, and the name of the file.
  fileprivate var path: String {
    var pieces = "\(id)".split(separator: ":")
    // The line and the column.
    if pieces.count > 2 { pieces.removeLast(2) }
    return pieces.joined(separator: ":")
  }
}
