extension Property {
  /// Runs this property and throws the report if it does not hold.
  ///
  /// Use it in XCTest and in scripts; with Swift Testing, use `check` of `DragnetTesting`. In a test
  /// bundle that imports `DragnetTesting`, the failures of the property are stored under the name of the
  /// test, and the property is a fuzz target.
  ///
  /// - Parameters:
  ///   - settings: The settings of the run, which the environment overrides; see
  ///     ``RunSettings/forChecking(in:)``.
  ///   - fileID: The module and the name of this source file.
  ///   - filePath: The path of this source file; see ``RunSettings/defaultFailureFolder``.
  ///   - line: The line of this call.
  /// - Throws: A ``RunReport`` if a case fails or no case was tested, and a ``VariableError`` if an
  ///   environment variable is unknown or malformed.
  public func check(
    _ settings: RunSettings = RunSettings(), fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) throws {
    let settings = try settings.forChecking(in: filePath)
    let call = CheckCall(
      fileID: fileID, filePath: filePath, line: line, values: Value.self, settings: settings)
    var property = AnyProperty(self)
    if let begin = CheckCall.begin, begin(call, &property) { return }
    let report = RunReport(property.run(settings), command: property.command)
    if report.result.isSuccess && settings.showsStatistics { print(report.statistics) }
    if !report.result.isSuccess { throw report }
  }
}
