import GestureEngine

extension Law where Subject == Trial {
  /// A label that says -0 is a bug report.
  public static var noMinusZero: Law {
    Law(
      "A7", "no minus zero",
      "no value and no coordinate is ever minus zero"
    ) { trial in
      let number = trial.trace.first { _, step in
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
      return number
        ?? trial.firstScene { scene in
          scene.shapes.withUnsafeBufferPointer { shapes in
            let isMinus = shapes.indices.contains { index in
              shapes[index].frame.origin.isMinusZero
                || shapes[index].clip?.origin.isMinusZero ?? false
            }
            return isMinus ? "a shape is drawn at -0" : nil
          }
        }
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
