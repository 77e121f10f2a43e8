import GestureEngine

/// A label for a situation that a trace can contain.
///
/// A domain whose scripts never reach one of these situations tests little.
package enum TraceLabel: UInt8, Sendable, CaseIterable {
  /// A touch or a cancel on a track with no usable length.
  case noTrack
  /// A touch with a coordinate that is not finite or out of bounds.
  case badSample
  /// An event of a touch while the control tracks another touch.
  case foreignTouch
  /// A resize while the control tracks a touch.
  case resizeUnderFinger
  /// A `set` while the control tracks a touch.
  case setUnderFinger
  /// The begin of a gesture.
  case began
  /// The commit of a gesture.
  case committed
  /// The cancellation of a gesture.
  case cancelled
  /// A change of the value by the user.
  case change
  /// A value that reached a bound.
  case endReached
  /// A wait during an animation.
  case waitOnTheWay

  /// The text of the label.
  package var name: String {
    switch self {
    case .noTrack: "a touch on a track without length"
    case .badSample: "a bad sample"
    case .foreignTouch: "a foreign touch"
    case .resizeUnderFinger: "a resize during a gesture"
    case .setUnderFinger: "a set during a gesture"
    case .began: "a gesture that began"
    case .committed: "a commit"
    case .cancelled: "a cancel"
    case .change: "a change"
    case .endReached: "a value that reached an end"
    case .waitOnTheWay: "a wait during an animation"
    }
  }
}

extension Trace {
  /// The labels of this trace, each at most once.
  package var labels: [TraceLabel] {
    var found: UInt16 = 0
    func add(_ label: TraceLabel, if isFound: Bool = true) {
      if isFound { found |= 1 << UInt16(label.rawValue) }
    }
    for index in steps.indices {
      let step = steps[index]
      let touch = step.event.touch
      add(.noTrack, if: (touch != nil || step.event.isCancel) && !before(index).track.isUsable)
      add(.badSample, if: touch?.point.map { !$0.isUsable } ?? false)
      if step.tracked != nil {
        add(.foreignTouch, if: touch.map { !step.tracks($0.id) } ?? false)
        add(.setUnderFinger, if: step.event.isSet)
        if case .resize = step.event { add(.resizeUnderFinger) }
      }
      switch step.response.editing {
      case .began: add(.began)
      case .committed: add(.committed)
      case .cancelled: add(.cancelled)
      case nil: break
      }
      add(.change, if: step.response.change != nil)
      add(.endReached, if: step.response.reachedEnd)
      if case .wait = step.event { add(.waitOnTheWay, if: wasAnimating(before: index)) }
    }
    return TraceLabel.allCases.filter { found >> UInt16($0.rawValue) & 1 == 1 }
  }
}
