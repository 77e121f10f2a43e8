public import GestureEngine

extension HostKey {
  /// Returns the event of a control that the key stands for, or `nil` if the key has no meaning now.
  ///
  ///     let traits = FatSlider().traits
  ///     HostKey.right.event(for: traits, value: 0, isTracking: false)  // .adjust(.increment)
  ///     HostKey.escape.event(for: traits, value: 0, isTracking: true)  // .revert
  ///     HostKey.escape.event(for: traits, value: 0, isTracking: false) // nil
  ///
  /// While a touch is tracked, only Escape has a meaning. The key that flips a toggle means nothing to another
  /// control.
  ///
  /// - Parameters:
  ///   - traits: The traits of the control.
  ///   - value: The value of the control.
  ///   - isTracking: Whether the control tracks a touch.
  ///   - isFine: Whether an arrow key makes a fine step.
  ///   - thumb: The thumb that the key moves, if the control has two.
  /// - Returns: A revert or an adjustment, or `nil`.
  public func event(
    for traits: ControlTraits, value: Double, isTracking: Bool, isFine: Bool = false,
    of thumb: Thumb = .lower
  ) -> GestureEvent? {
    if isTracking { return self == .escape ? .revert : nil }
    if self == .activate, traits.drag.isSwitch {
      return .adjust(value == traits.range.upperBound ? .minimum : .maximum)
    }
    let adjustment = adjustment(along: traits.direction, isFine: isFine)
    return adjustment.map { traits.thumbs == nil ? .adjust($0) : .adjust(thumb, $0) }
  }
}
