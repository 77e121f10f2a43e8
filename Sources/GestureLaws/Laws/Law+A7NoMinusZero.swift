import GestureEngine

extension Law where Subject == Trial {
  /// A label that says -0 is a bug report.
  public static var noMinusZero: Law {
    Law(
      "A7", "no minus zero",
      "no value and no coordinate is ever minus zero"
    ) { trial in
      trial.trace.first { _, step in
        let after = step.after
        var isMinus = Double.isMinusZero(after.value) || Double.isMinusZero(after.presentedValue)
        isMinus = isMinus || Double.isMinusZero(after.fraction)
        if let thumb = after.thumb {
          isMinus = isMinus || Double.isMinusZero(thumb.origin.x)
          isMinus = isMinus || Double.isMinusZero(thumb.origin.y)
        }
        if let change = step.response.change {
          isMinus = isMinus || Double.isMinusZero(change.old) || Double.isMinusZero(change.new)
        }
        if case .committed(let value)? = step.response.editing {
          isMinus = isMinus || Double.isMinusZero(value)
        }
        return isMinus ? "a number is -0" : nil
      }
    }
  }
}

extension Double {
  fileprivate static func isMinusZero(_ number: Double) -> Bool {
    number == 0 && number.sign == .minus
  }
}
