import PropertyTesting
import Testing

extension CheckDescription {
  /// Returns the description of the next check of the current test.
  ///
  /// - Parameters:
  ///   - values: The type of the values; `nil` if the check draws them while it judges.
  ///   - settings: The settings of the check.
  ///   - isAsync: Whether the check awaits its verdicts.
  ///   - sourceLocation: The place of the check.
  /// - Returns: The description.
  static func next(
    _ values: Any.Type?, _ settings: RunSettings, isAsync: Bool = false,
    at sourceLocation: SourceLocation
  ) -> CheckDescription {
    let test = CurrentTest()
    var check = CheckDescription(
      name: CheckIdentity.next(of: test, values, at: sourceLocation),
      library: test?.library ?? .swiftTesting, file: sourceLocation.filePath,
      line: sourceLocation.line, values: values.map { "\($0)" }, isAsync: isAsync)
    check.test = test?.selection
    if settings.replay != nil {
      check.obstacle = "it replays one case"
    } else if ExitTest.current != nil {
      check.obstacle = "it runs in an exit test"
    } else if test == nil {
      check.obstacle = "it runs outside a test, so no selection of tests runs it"
    }
    return check
  }
}
