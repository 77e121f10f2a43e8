extension Property {
  /// Runs this property and throws the report if it does not hold.
  ///
  /// Use it in XCTest and in scripts; with Swift Testing, use `check` of `DragnetTesting`.
  ///
  /// - Parameter settings: The settings of the run, which the environment overrides; see
  ///   ``RunSettings/forChecking()``.
  /// - Throws: A ``RunReport`` if a case fails or no case was tested, and a ``VariableError`` if an
  ///   environment variable is unknown or malformed.
  public func check(_ settings: RunSettings = RunSettings()) throws {
    let report = RunReport(run(try settings.forChecking()))
    if !report.result.isSuccess { throw report }
  }
}
