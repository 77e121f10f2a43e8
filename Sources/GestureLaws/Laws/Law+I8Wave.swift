import GestureEngine

extension Law where Subject == Trial {
  /// A wave that stays when the finger has left, or that does not follow it, shows what is no more.
  ///
  /// What is current C7 judges; this is about how high the bars are, which a control declares by its
  /// ``GestureEngine/ControlTraits/wave``: exactly so once they are still, and nearly so in the time that it takes to settle.
  public static var wave: Law {
    Law(
      "I8", "wave",
      "the bars up to the current one rise towards the finger as declared, and lie without one",
      unless: { $0.trace.traits.wave == nil ? "no bars of it rise" : nil }
    ) { trial in
      guard let wave = trial.trace.traits.wave else { return nil }
      let trace = trial.trace
      guard trace.steps.last?.response.isAnimating == true else {
        return trace.scenes.last.flatMap { trial.flaw(of: $0, wave, slack: 0) }
      }
      let soon = 0.01 * (wave.greatest - wave.least).magnitude + Motion.settledAmplitude
      let seconds = trace.traits.settlingTime
      return seconds.flatMap {
        trial.flaw(of: trial.end.scene(after: [.wait($0)]), wave, slack: soon)
      }
        ?? trial.flaw(of: trial.end.scene(after: [.wait(1000)]), wave, slack: 0)
    }
  }
}

extension Trial {
  /// How the bars, which have been left alone for a while, are not as high as they should be.
  fileprivate func flaw(of scene: ControlScene, _ wave: ControlTraits.Wave, slack: Double)
    -> Breach?
  {
    let place = trace.trackedAtLast == nil ? nil : trace.before(trace.steps.count).fraction
    let (bars, current) = (scene.bars, scene.barRow.current)
    let rise = wave.greatest - wave.least
    let last = Double(Swift.max(1, bars.count - 1))
    for (index, bar) in bars.enumerated() {
      let height = trace.traits.direction.breadth(of: bar.frame.size)
      var meant = wave.least
      if let place, index <= current {
        let distance = (Double(index) / last - place).magnitude
        if distance < wave.falloff { meant = wave.greatest - distance / wave.falloff * rise }
      }
      // Within a rounding of the distance, which counts the more the shorter the falloff is.
      let most = slack + (1e-9 + 1e-15 / wave.falloff) * (rise.magnitude + wave.greatest)
      guard (height - Swift.max(0, meant)).magnitude <= most else {
        return Breach("then bar \(index) is \(height) high, not \(meant)")
      }
    }
    return nil
  }
}
