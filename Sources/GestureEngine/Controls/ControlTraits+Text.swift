extension ControlTraits {
  /// Returns a value as people read it.
  ///
  ///     ControlTraits(drag: .absolute).text(of: 0.125)                // "12.5%"
  ///     ControlTraits(range: 0...35, drag: .absolute).text(of: 17.5)  // "17.5"
  ///     ControlTraits(drag: .tapped).text(of: 1)                      // "on"
  ///
  /// - Parameter value: A value of the control.
  /// - Returns: `on` or `off` for a switch; a percentage if the range is 0...1; else the number, with at
  ///   most one decimal.
  public func text(of value: Double) -> String {
    guard value.isFinite else { return "not a number" }
    if drag.isSwitch { return value > 0.5 ? "on" : "off" }
    return range == 0...1
      ? ControlTraits.tenths(value * 100) + "%" : ControlTraits.tenths(value)
  }

  /// Returns a number with at most one decimal.
  private static func tenths(_ number: Double) -> String {
    guard number.magnitude < 1e15 else { return number.description }
    let text = ((number * 10).rounded() / 10 + 0).description
    return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
  }
}
