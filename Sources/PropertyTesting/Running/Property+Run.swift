extension AnyProperty {
  /// Looks for a case that breaks this property, and shrinks it.
  public func run(_ settings: RunSettings = RunSettings()) -> RunResult {
    var runner = Runner(self, settings: settings)
    return runner.run()
  }
}

extension Property {
  /// Looks for a case that breaks this property, and shrinks it.
  public func run(_ settings: RunSettings = RunSettings()) -> RunResult {
    AnyProperty(self).run(settings)
  }

  /// Runs this property, and throws the report if it does not hold.
  ///
  /// For XCTest and scripts; with Swift Testing use `check` of `DragnetTesting`.
  ///
  /// - Parameter settings: How to run; the environment overrides them.
  /// - Throws: A ``RunReport`` if a case fails, or if none was tested.
  public func check(_ settings: RunSettings = RunSettings()) throws {
    let report = RunReport(run(settings.forChecking()))
    if !report.result.isSuccess { throw report }
  }
}
