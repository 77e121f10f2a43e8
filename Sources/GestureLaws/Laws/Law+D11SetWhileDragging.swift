import GestureEngine

extension Law where Subject == Trial {
  /// The next sample of a drag must not undo a correction that the program made during the drag.
  ///
  /// A `set` of the present value corrects nothing: law D14 judges it.
  public static var settingWhileDragging: Law {
    Law(
      "D11", "set mid-drag",
      "after a set of another value during a gesture, a drag continues from that value",
      unless: {
        switch $0.trace.traits.drag {
        case .absolute: "its value follows the location of the touch"
        case .tapped, .tappedOrDragged: "it cannot be dragged"
        case .custom: "its drag does not follow the track"
        case .grabbed, .grabbedOrTapped, .relative: nil
        }
      }
    ) { trial in
      trial.firstOutOfReach(bySteps: 1) { $0.base == .set }
    }
  }
}
