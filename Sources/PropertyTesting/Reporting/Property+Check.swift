extension Property {
  /// Runs this property and throws the report if it does not hold.
  ///
  /// Use it in XCTest and in scripts; with Swift Testing, use `check` of `DragnetTesting`.
  ///
  /// - Parameters:
  ///   - settings: The settings of the run, which the environment overrides; see
  ///     ``RunSettings/forChecking(in:)``.
  ///   - filePath: The path of this source file; see ``RunSettings/defaultFailureFolder``.
  /// - Throws: A ``RunReport`` if a case fails or no case was tested, and a ``VariableError`` if an
  ///   environment variable is unknown or malformed.
  public func check(
    _ settings: RunSettings = RunSettings(), filePath: String = #filePath
  ) throws {
    let report = RunReport(run(try settings.forChecking(in: filePath)))
    if !report.result.isSuccess { throw report }
  }
}
