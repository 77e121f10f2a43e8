import GestureEngine

extension Law where Subject == Trial {
  /// A symbol that overshoots its shape, or leans, is what users see of a sloppy animation.
  public static var symbol: Law {
    Law(
      "I5", "symbol",
      "the symbol is symmetric, and lies between its two forms as far as it has come",
      unless: {
        $0.trace.traits.drag == .tapped ? nil : "it has no symbol"
      }
    ) { trial in
      let trace = trial.trace
      for index in trace.scenes.indices {
        let step = index == 0 ? nil : index - 1
        let snapshot = trace.before(index)
        let morph = snapshot.presentedValue
        guard (0...1).contains(morph) else { return Breach(step: step, "it has come \(morph) far") }
        guard let symbol = trace.scenes[index].symbol else { continue }
        if let message = symbol.asymmetry { return Breach(step: step, message) }
        let (off, on) = trial.symbols(in: snapshot.size)
        guard let off, let on else { continue }
        if let message = symbol.distance(from: off, to: on, morph) {
          return Breach(step: step, message)
        }
      }
      return nil
    }
  }
}
