import GestureEngine

extension ControlTraits {
  /// The reason why the drags of two thumbs follow rules of their own; `nil` for ordinary drags.
  var exemptionFromDragsOfThumbs: String? {
    switch drag {
    case .relative: return "its values follow the motion of the touch"
    case .tapped, .tappedOrDragged: return "its thumbs cannot be dragged"
    case .custom: return "its drag does not follow the track"
    case .grabbedOrTapped: return "a touch beside its thumbs can only tap"
    case .absolute, .grabbed: break
    }
    if !isEnabled { return "it is disabled" }
    if recognisesDrags { return "a touch must be recognised as a drag" }
    if samplingInterval > 0 { return "it does not handle every sample" }
    return hasOwnTaps ? "its taps have an effect of their own" : nil
  }

  /// The reason why the place to which a touch wants one of two thumbs cannot be seen from outside; `nil` if it
  /// can.
  var exemptionFromPlacesOfThumbs: String? {
    if let reason = exemptionFromDragsOfThumbs { return reason }
    // A thumb goes to a touch wherever its hit area is.
    if grabArea == .custom, drag == .grabbed { return "its hit area is its own" }
    if drag == .grabbed, overshoot == .reanchors { return "a thumb turns round at once at an end" }
    if scale != .linear || hasOwnScale { return "its scale is not linear" }
    return stops != nil && stepRounding != .nearest ? "its way to a stop is its own" : nil
  }

  /// Whether a touch moves one of two thumbs by translation, and changes nothing beside them before it lifts off, so that
  /// laws know the places of a held thumb.
  var showsPlacesOfHeldThumbs: Bool {
    #if hasFeature(Embedded)
      return false
    #else
      guard drag == .grabbedOrTapped, !thumbStaysAtDown, overshoot == .accumulates else {
        return false
      }
      var grabbed = self
      grabbed.drag = .grabbed
      return grabbed.exemptionFromPlacesOfThumbs == nil && !changesOverTime
    #endif
  }

  /// The reason why the thumb that a touch takes, and the pairs that drags reach, cannot be predicted; `nil` if
  /// they can.
  var exemptionFromExactThumbs: String? {
    exemptionFromPlacesOfThumbs ?? (isExact ? nil : "its places are rounded")
  }

  /// Whether a touch that goes down may move both thumbs to its place, where it begins another selection.
  var touchesMaySelect: Bool { drag == .custom && !isDial }

  /// Whether a touch on one of two thumbs moves it by translation.
  var dragsThumbsByTranslation: Bool {
    drag == .grabbed || drag == .grabbedOrTapped && !thumbStaysAtDown
  }
}
