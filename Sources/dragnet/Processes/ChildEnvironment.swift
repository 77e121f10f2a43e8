import Foundation
import PropertyTesting

/// The environment variables of child processes: only those that a child needs.
///
/// Otherwise a variable that the user has exported for another purpose, such as
/// `DRAGNET_BASELINE=empty`, would change what a search can find.
enum ChildEnvironment {
  /// The variables of a build or a tool: those of this process, except for Dragnet's own.
  static var ofTool: [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("DRAGNET_") }
  }

  /// Returns the variables of a fuzz target.
  ///
  /// They are the variables of this process that a program needs to start, to find its libraries
  /// and to configure its sanitizers, and `DRAGNET_BUGS`, which selects the bugs of a specimen.
  ///
  /// - Parameters:
  ///   - added: Further variables, which replace others of the same names.
  ///   - inheritsAll: Whether the program gets all variables of this process but Dragnet's, as the
  ///     tests of a package may need.
  /// - Returns: The values of the variables by their names.
  /// - Throws: ``CommandFailure`` if a variable of Dragnet is unknown or malformed.
  static func ofTarget(
    _ added: [String: String] = [:], inheritsAll: Bool = false
  ) throws(CommandFailure) -> [String: String] {
    var variables = inheritsAll ? ofTool : ofTool.filter { needed.contains($0.key) }
    // Swift's own crash handler would catch the signal before libFuzzer saves the input.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    if let bugs = try dragnetVariables().bugs {
      variables["DRAGNET_BUGS"] = bugs.joined(separator: ",")
    }
    return variables.merging(added) { $1 }
  }

  /// Returns Dragnet's own variables in the environment of this process.
  ///
  /// - Throws: ``CommandFailure`` with the status ``ExitStatus/usage`` if one is unknown or
  ///   malformed.
  static func dragnetVariables() throws(CommandFailure) -> DragnetVariables {
    do {
      return try DragnetVariables.current()
    } catch {
      throw CommandFailure(.usage, error.description)
    }
  }

  /// The names of the variables that a fuzz target inherits.
  private static let needed: Set = [
    "PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "LC_CTYPE", "TZ",
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
    "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS",
    "ASAN_SYMBOLIZER_PATH", "LLVM_SYMBOLIZER_PATH",
  ]
}
