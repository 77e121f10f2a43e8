import GestureEngine

/// Something that a trace may show: a domain that never shows one of these tests little.
public enum TraceFeature: UInt8, Sendable, CaseIterable {
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
  public var name: String {
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
  /// Calls `observe` with each feature that this trace shows, once.
  public func forEachFeature(_ observe: (TraceFeature) -> Void) {
    var shown: UInt16 = 0
    func note(_ feature: TraceFeature, if isShown: Bool = true) {
      if isShown { shown |= 1 << UInt16(feature.rawValue) }
    }
    for index in steps.indices {
      let step = steps[index]
      let touch = step.event.touch
      note(.noTrack, if: (touch != nil || step.event == .cancel) && !before(index).track.isUsable)
      note(.badSample, if: touch?.point.map { !$0.isUsable } ?? false)
      if let tracked = step.tracked {
        note(.foreignTouch, if: touch.map { $0.id != tracked } ?? false)
        if case .resize = step.event { note(.resizeUnderFinger) }
        if case .set = step.event { note(.setUnderFinger) }
      }
      switch step.response.editing {
      case .began: note(.began)
      case .committed: note(.committed)
      case .cancelled: note(.cancelled)
      case nil: break
      }
      note(.change, if: step.response.change != nil)
      note(.endReached, if: step.response.reachedEnd)
      if case .wait = step.event { note(.waitOnTheWay, if: wasAnimating(before: index)) }
    }
    for feature in TraceFeature.allCases where shown >> UInt16(feature.rawValue) & 1 == 1 {
      observe(feature)
    }
  }
}
