import GestureEngine

extension Law where Subject == Trial {
  /// A wheel that rolls on after a touch that had come to rest, or back against a flick, cannot be set.
  ///
  /// The law flicks the control after the script, lets touches rest before they lift off, sets a value during the flight,
  /// and catches a flick with a touch that does not move. It also holds buttons that repeat.
  public static var momentum: Law {
    Law(
      "D21", "momentum",
      "the value goes on after a touch only if the touch was moving, and only its way",
      unless: {
        let traits = $0.trace.traits
        return traits.changesOverTime || traits.stopsOnRelease != nil
          ? nil : "its value stays where a touch leaves it"
      }
    ) { trial in
      guard Trial.judgesEveryDesign else { return nil }
      let traits = trial.trace.traits
      return trial.first(
        { $0.flightThatASetDoesNotEnd }, { $0.flightThatTurnsBack }, { $0.pageUnderAHeldThumb },
        { $0.wrongChangeOfAHold }, { $0.edgeThatGoesBack }, { $0.flightAfterARest },
        { $0.flightOfOneWay },
        { $0.stopOfARestedTouch }, { $0.flightFromAnEnd }, { $0.flightOfADialThatTurnsBack },
        { trial in
          traits.stopsOnRelease.flatMap {
            trial.flightAgainstTheFlick($0) ?? trial.flickBehindASlowDrag($0)
              ?? trial.flightAroundAgainstTheFlick($0)
          }
        },
        {
          switch traits.drag {
          case .relative, .grabbed, .grabbedOrTapped: $0.changeUnderAStillTouch
          case .absolute, .custom, .tapped, .tappedOrDragged: nil
          }
        },
        { $0.glideUnderAHeldThumb }, { $0.flightUnderATouch },
        { traits.mayMoveAtDown ? nil : $0.changeByAStillTouch })
    }
  }
}
