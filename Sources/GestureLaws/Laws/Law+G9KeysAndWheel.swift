import ControlHost

extension Law where Subject == HostTrial {
  /// A slider that stands upright, or grows from right to left, often keeps the keys of the ordinary one.
  ///
  /// A host that does nothing with a key keeps everyone out who cannot use a pointer.
  public static var keysAndWheel: Law {
    Law(
      "G9", "keys and the wheel",
      "each key and each notch of the wheel is the adjustment that the direction of the control says"
    ) { trial in
      trial.trace.firstBreach { index, step in
        step.action.isOfKeyOrWheel ? trial.trace.flawOfAnswer(at: index) : nil
      } ?? trial.flawOfProbe { $0.isOfKeyOrWheel }
    }
  }
}
