import GestureEngine

/// Something that a trace may show: a domain that never shows one of these tests little.
package enum TraceLabel: UInt8, Sendable, CaseIterable {
  /// An event of the user on a track with no usable length.
  case noTrack
  /// A touch with a coordinate that is not finite.
  case badSample
  /// An event of a touch while another one is tracked.
  case foreignTouch
  /// A layout while a touch is tracked.
  case resizeUnderFinger
  /// A change by the program while a touch is tracked.
  case setUnderFinger
  /// A touch that is tracked from then on.
  case began
  /// A lift-off.
  case committed
  /// A gesture that was taken away.
  case cancelled
  /// A change of the value by the user.
  case change
  /// A value that arrived at a bound.
  case endReached
  /// Time that passes while something moves.
  case waitOnTheWay

  /// What was shown, in words.
  package var name: String {
    switch self {
    case .noTrack: "a touch on a track with no length"
    case .badSample: "a bad sample"
    case .foreignTouch: "a foreign touch"
    case .resizeUnderFinger: "a resize under a finger"
    case .setUnderFinger: "a set under a finger"
    case .began: "a gesture began"
    case .committed: "a gesture was committed"
    case .cancelled: "a gesture was cancelled"
    case .change: "a change"
    case .endReached: "an end reached"
    case .waitOnTheWay: "a wait on the way"
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
      add(.noTrack, if: (touch != nil || step.event == .cancel) && !before(index).track.isUsable)
      add(.badSample, if: touch?.point.map { !$0.isFinite } ?? false)
      if let tracked = step.tracked {
        add(.foreignTouch, if: touch.map { $0.id != tracked } ?? false)
        if case .resize = step.event { add(.resizeUnderFinger) }
        if case .set = step.event { add(.setUnderFinger) }
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
