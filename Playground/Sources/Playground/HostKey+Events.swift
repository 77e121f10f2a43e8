import ControlHost
import GestureEngine

extension HostKey {
  /// Returns the events that the key stands for on a control without a host, as the host would send them.
  ///
  /// - Parameters:
  ///   - traits: The traits of the control.
  ///   - value: The value of the control.
  ///   - isTracking: Whether the control tracks a touch.
  ///   - isFine: Whether an arrow key makes a fine step.
  ///   - thumb: The thumb that the key moves, if the control has two.
  /// - Returns: The events; empty if the key has no meaning now.
  func events(
    for traits: ControlTraits, value: Double, isTracking: Bool, isFine: Bool = false,
    of thumb: Thumb = .lower
  ) -> [GestureEvent] {
    if isTracking { return self == .escape ? [.revert] : [] }
    if self == .activate, traits.drag.isSwitch {
      return [.adjust(value == traits.range.upperBound ? .minimum : .maximum)]
    }
    let adjustment = adjustment(along: traits.direction, isFine: isFine)
    return adjustment.map { [traits.thumbs == nil ? .adjust($0) : .adjust(thumb, $0)] } ?? []
  }
}
