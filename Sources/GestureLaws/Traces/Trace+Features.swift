import GestureEngine

extension Trace {
  /// Names what this trace has shown: a domain that never shows one of these tests little.
  ///
  /// - Parameter observe: Called with a name, perhaps several times with the same one.
  public func forEachFeature(_ observe: (StaticString) -> Void) {
    for index in steps.indices {
      let (step, before) = (steps[index], before(index))
      let isUsers = step.event.touch != nil || step.event == .cancel
      if isUsers, !before.track.isUsable { observe("a touch on a track with no length") }
      if let point = step.event.touch?.point, !point.isFinite { observe("a bad sample") }
      if let id = step.event.touch?.id, let tracked = step.tracked, id != tracked {
        observe("a foreign touch")
      }
      if step.tracked != nil {
        if case .resize = step.event { observe("a resize under a finger") }
        if case .set = step.event { observe("a set under a finger") }
      }
      switch step.response.editing {
      case .began: observe("a gesture began")
      case .committed: observe("a gesture was committed")
      case .cancelled: observe("a gesture was cancelled")
      case nil: break
      }
      if step.response.change != nil { observe("a change") }
      if step.response.reachedEnd { observe("an end reached") }
      if case .wait = step.event, wasAnimating(before: index) { observe("a wait on the way") }
    }
  }
}
