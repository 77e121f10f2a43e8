import GestureEngine

/// What a control did with every event of a script: plain data, which laws judge.
///
/// It never changes, and is shared, not copied.
public final class Trace: Sendable {
  /// One event, what it did, and what could be seen after it.
  public struct Step: Sendable {
    /// What happened.
    public var event: GestureEvent
    /// What it did.
    public var response: Response
    /// What could be seen then.
    public var after: ControlSnapshot
    /// The touch whose gesture was open when the event came, by what the control itself reported.
    public var tracked: Int?
  }

  /// What the control declares about itself.
  public let traits: ControlTraits
  /// What could be seen before anything happened.
  public let initial: ControlSnapshot
  /// The events, the first first.
  public let steps: [Step]
  /// What the control looked like, first before anything happened and then after each event; empty
  /// unless drawing was asked for.
  public let scenes: [ControlScene]

  init(traits: ControlTraits, initial: ControlSnapshot, steps: [Step], scenes: [ControlScene]) {
    self.traits = traits
    self.initial = initial
    self.steps = steps
    self.scenes = scenes
  }

  /// What could be seen before step `index`.
  public func before(_ index: Int) -> ControlSnapshot {
    index == 0 ? initial : steps[index - 1].after
  }

  /// Whether something was on its way when step `index` came.
  public func wasAnimating(before index: Int) -> Bool {
    index > 0 && steps[index - 1].response.isAnimating
  }

  /// The touch whose gesture is open at the end.
  var trackedAtLast: Int? {
    guard let last = steps.last else { return nil }
    switch last.response.editing {
    case .began: return last.event.touch?.id
    case .committed, .cancelled: return nil
    case nil: return last.tracked
    }
  }

  /// The value at the end.
  public var value: Double { steps.last?.after.value ?? initial.value }

  /// Where this trace and `other` first differ in a bit, over the steps that both have.
  func firstDifference(from other: Trace) -> Int? {
    for (index, (a, b)) in zip(steps, other.steps).enumerated() {
      guard a.after.isIdentical(to: b.after), a.response.isIdentical(to: b.response) else {
        return index
      }
    }
    return nil
  }
}

extension Response {
  /// Whether both say the same, bit for bit.
  func isIdentical(to other: Response) -> Bool {
    switch (change, other.change) {
    case (.none, .none): break
    case (.some(let a), .some(let b)):
      guard a.old.isIdentical(to: b.old), a.new.isIdentical(to: b.new) else { return false }
    case (.none, .some), (.some, .none): return false
    }
    switch (editing, other.editing) {
    case (.none, .none), (.began, .began), (.cancelled, .cancelled): break
    case (.committed(let a), .committed(let b)):
      guard a.isIdentical(to: b) else { return false }
    case (.none, _), (.began, _), (.committed, _), (.cancelled, _): return false
    }
    return detents == other.detents && reachedEnd == other.reachedEnd
      && isAnimating == other.isAnimating
  }
}
