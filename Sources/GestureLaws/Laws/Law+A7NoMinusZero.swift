import GestureEngine

extension Law where Subject == Trial {
  /// A label that reads "-0" is a bug that users report.
  public static var noMinusZero: Law {
    Law(
      "A7", "no minus zero",
      "no value and no coordinate is -0"
    ) { trial in
      // A control may show -0 once a program or a touch has given it -0, or a number that a quotient rounds to it.
      let given = trial.trace.steps.firstIndex { $0.event.hasMinusZero } ?? trial.trace.steps.count
      let number = trial.trace.first { index, step in
        if index >= given { return nil }
        let after = step.after
        if Double.isMinusZero(after.value) { return "the value is -0" }
        if Double.isMinusZero(after.presentedValue) { return "the presented value is -0" }
        if Double.isMinusZero(after.fraction) { return "the fraction is -0" }
        if after.thumb?.origin.isMinusZero == true { return "a coordinate of the thumb is -0" }
        if let change = step.response.change,
          Double.isMinusZero(change.old) || Double.isMinusZero(change.new)
        {
          return "a value of the reported change is -0"
        }
        if case .committed(let value)? = step.response.editing, Double.isMinusZero(value) {
          return "the committed value is -0"
        }
        return nil
      }
      return number
        ?? trial.firstScene(before: given) { scene in
          scene.shapes.withUnsafeBufferPointer { shapes in
            let isMinus = shapes.indices.contains { index in
              shapes[index].frame.origin.isMinusZero
                || shapes[index].clip?.origin.isMinusZero ?? false
            }
            return isMinus ? "a coordinate of a shape is -0" : nil
          }
        }
    }
  }
}

extension GestureEvent {
  /// Whether a number of the event is -0, or a negative number next to it.
  fileprivate var hasMinusZero: Bool {
    func isZero(_ number: Double) -> Bool {
      number.sign == .minus && number.magnitude < .leastNormalMagnitude
    }
    switch self {
    case .down, .move, .up: return touch?.point.map { isZero($0.x) || isZero($0.y) } ?? false
    case .set(let value): return isZero(value)
    case .thumbs(.set(let lower, let upper)): return isZero(lower) || isZero(upper)
    case .cancel, .revert, .resize, .wait, .adjust, .thumbs(.adjust):
      return false
    }
  }
}

extension GesturePoint {
  fileprivate var isMinusZero: Bool { Double.isMinusZero(x) || Double.isMinusZero(y) }
}

extension Double {
  fileprivate static func isMinusZero(_ number: Double) -> Bool {
    number.bitPattern == (-0.0).bitPattern
  }
}
