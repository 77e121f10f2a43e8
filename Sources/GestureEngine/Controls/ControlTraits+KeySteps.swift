extension ControlTraits {
  /// The steps of a keyboard, in units of the value.
  ///
  ///     traits.keySteps = .init(1, page: 10)  // a page is ten steps, as in most web pages
  ///     traits.keySteps = .init(5)            // every key but Home and End moves the value by 5
  ///     traits.keySteps = .init(1, fine: 0.1)
  ///
  /// A key adds its step to the value, and ends at the bound where the sum lies beyond it. It may round the sum to a stop, or
  /// to the next multiple of ``arrow``, so that a value between two multiples goes to one of them. `minimum` and `maximum`
  /// lead to the bounds.
  public struct KeySteps: Sendable, Hashable {
    /// The step of `increment` and `decrement`; 0 if these keys do nothing.
    public let arrow: Double
    /// The step of `pageUp` and `pageDown`; 0 if these keys do nothing.
    public let page: Double
    /// The step of `fineUp` and `fineDown`; 0 if these keys do nothing.
    public let fine: Double

    /// Creates steps.
    ///
    /// A step that is not a positive, finite number is 0.
    ///
    /// - Parameters:
    ///   - arrow: The step of the arrow keys.
    ///   - page: The step of the page keys; `nil` for that of the arrow keys.
    ///   - fine: The step of the arrow keys with a modifier key; `nil` for that of the arrow keys.
    public init(_ arrow: Double, page: Double? = nil, fine: Double? = nil) {
      func step(_ number: Double) -> Double { number > 0 && number.isFinite ? number : 0 }
      self.arrow = step(arrow)
      self.page = step(page ?? arrow)
      self.fine = step(fine ?? arrow)
    }

    /// Returns the step of an adjustment, without a sign; `nil` for `minimum` and `maximum`.
    public func step(of adjustment: GestureEvent.Adjustment) -> Double? {
      switch adjustment {
      case .increment, .decrement: arrow
      case .pageUp, .pageDown: page
      case .fineUp, .fineDown: fine
      case .minimum, .maximum: nil
      }
    }

    /// Returns the value after an adjustment: the sum of the value and the step, at most a bound.
    ///
    ///     ControlTraits.KeySteps(1, page: 10).value(after: 95, .pageUp, in: 0...100)  // 100
    ///
    /// - Parameters:
    ///   - value: The value before.
    ///   - adjustment: The adjustment.
    ///   - range: The bounds of the value.
    /// - Returns: The value after the adjustment, which is inside `range` if `value` is a number.
    public func value(
      after value: Double, _ adjustment: GestureEvent.Adjustment, in range: ClosedRange<Double>
    ) -> Double {
      let (least, greatest) = (range.lowerBound, range.upperBound)
      guard let step = step(of: adjustment) else { return adjustment.isUpward ? greatest : least }
      let sum = adjustment.isUpward ? value + step : value - step
      return Swift.min(Swift.max(sum, least), greatest)
    }
  }
}
