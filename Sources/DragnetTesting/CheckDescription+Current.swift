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
    let test = Test.current
    return CheckDescription(
      name: CheckIdentity.next(values, at: sourceLocation), test: test?.filter,
      library: .swiftTesting, file: sourceLocation.filePath, line: sourceLocation.line,
      values: values.map { "\($0)" }, isAsync: isAsync,
      obstacle: settings.replay != nil
        ? "it replays one case"
        : ExitTest.current != nil
          ? "it runs in an exit test"
          : test == nil ? "it runs outside a test, so no filter selects it" : nil)
  }
}
