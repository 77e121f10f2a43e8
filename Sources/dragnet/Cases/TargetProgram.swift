import Foundation

/// A program that contains fuzz targets, and its way to be asked for one of them.
struct TargetProgram: Hashable, Sendable {
  /// The program: an executable of `Fuzz/`, or a test bundle.
  let file: URL
  /// The arguments that make a test bundle run only the test of one check; `nil` for an executable of
  /// `Fuzz/`, whose arguments are those of libFuzzer.
  var test: [String]?
  /// The sanitizer that the program was built with.
  var sanitizer: Sanitizer?

  /// The arguments of a process that answers a request.
  var arguments: [String] { test ?? [] }

  /// Returns the environment variables of the program.
  ///
  /// A test gets the user's variables, as in `swift test`, but none of Dragnet's.
  ///
  /// - Parameter added: Further variables, which replace others of the same names.
  /// - Throws: ``CommandFailure`` if a variable of Dragnet is unknown or malformed.
  func environment(_ added: [String: String]) throws(CommandFailure) -> [String: String] {
    var added = added
    let options = ProcessInfo.processInfo.environment["TSAN_OPTIONS"]
    // Otherwise a data race is only printed, and the search goes on.
    if sanitizer == .thread, options == nil { added["TSAN_OPTIONS"] = "halt_on_error=1" }
    return try ChildEnvironment.ofTarget(added, inheritsAll: test != nil)
  }
}
