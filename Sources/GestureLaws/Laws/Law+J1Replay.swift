import GestureEngine

extension Law where Subject == Trial {
  /// A bug report that cannot be replayed cannot be fixed.
  public static var replay: Law {
    Law(
      "J1", "replay",
      "the same script gives the same trace, bit for bit"
    ) { trial in
      trial.firstDifference(in: trial.again?.trace, "played again it is another value")
    }
  }
}
