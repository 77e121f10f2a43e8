import GestureEngine

extension Law where Subject == Trial {
  /// A drawing that depends on the way it came about cannot be tested, or trusted.
  public static var sameStateSameDrawing: Law {
    Law(
      "I4", "same state, same drawing",
      "the same state draws the same, however often and whenever it is drawn"
    ) { trial in
      let first = trial.trace
      guard let other = trial.again.map({ $0.otherScene }) else { return nil }
      for index in trial.trace.steps.indices {
        let (before, after) = (first.before(index), first.steps[index].after)
        if index + 1 == other {
          return Breach(step: index, "drawn twice it differs")
        }
        let isStill = !first.wasAnimating(before: index) && !first.steps[index].response.isAnimating
        if isStill, before.isIdentical(to: after),
          !first.scenes[index].isSame(as: first.scenes[index + 1])
        {
          return Breach(step: index, "nothing changed, but the drawing did")
        }
      }
      return nil
    }
  }
}
