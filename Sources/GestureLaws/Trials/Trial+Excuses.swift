import GestureEngine

extension Trial {
  /// Returns the first breach that one of the given probes finds.
  ///
  /// A view without an excuse leaves out the probes whose plays use the excuse.
  ///
  /// - Parameter probes: Closures that play events and return a breach, or `nil` for no breach.
  /// - Returns: The breach, or `nil` if no probe finds one.
  func first(_ probes: (Trial) -> Breach?...) -> Breach? {
    for probe in probes {
      log?.reset()
      if let breach = probe(self), log?.isUsed != true { return breach }
    }
    return nil
  }
}

extension Law where Subject == Trial {
  /// Returns how a control breaks the law by plays that do not use an excuse of the control.
  ///
  /// A law excuses some controls from some of its probes. It judges them by all probes here, but ignores a
  /// breach if the plays of its probe use the excuse.
  ///
  /// - Parameter trial: The trial of a control.
  /// - Returns: The finding; `nil` if the control has no such excuse, or if the law holds.
  func finding(withoutExcuse trial: Trial) -> Finding? {
    guard Trial.judgesEveryDesign else { return nil }
    for view in trial.withoutExcuse {
      guard let log = view.log,
        var breach = view.first({ breach(by: $0) ?? $0.ofUpper.flatMap { breach(by: $0) } })
      else { continue }
      breach.message += ", while \(log.excuse.absence)"
      return Finding(law: id, name: name, sentence: sentence, breach: breach)
    }
    return nil
  }
}
