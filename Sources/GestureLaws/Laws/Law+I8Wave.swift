import GestureEngine

extension Law where Subject == Trial {
  /// A wave that stays after the finger has left, or that does not follow it, shows a wrong state.
  ///
  /// Law C7 judges the current bar; this law judges the heights that a control declares by
  /// `ControlTraits.wave`: exactly once the bars are still, and within a hundredth
  /// after the declared settling time.
  public static var wave: Law {
    Law(
      "I8", "wave",
      "the bars up to the current bar rise towards the finger as declared, and fall without it",
      unless: { $0.trace.traits.wave == nil ? "its bars do not rise" : nil }
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
  /// Returns the first bar of a scene whose height is not the declared height.
  fileprivate func flaw(of scene: ControlScene, _ wave: ControlTraits.Wave, slack: Double)
    -> Breach?
  {
    let place = trace.trackedAtLast == nil ? nil : trace.before(trace.steps.count).fraction
    let (bars, current) = (scene.bars, scene.barRow.current)
    let rise = (wave.greatest - wave.least).magnitude
    let last = Double(Swift.max(1, bars.count - 1))
    for (index, bar) in bars.enumerated() {
      let height = trace.traits.direction.breadth(of: bar.frame.size)
      var meant = wave.least
      if let place, index <= current {
        meant = wave.height(at: (Double(index) / last - place).magnitude)
      }
      // A short falloff magnifies the rounding error of the distance, at most to the whole rise.
      let most = slack + (1e-9 + Swift.min(1, 1e-15 / wave.falloff)) * (rise + wave.greatest)
      guard (height - Swift.max(0, meant)).magnitude <= most else {
        return Breach(
          "after the script, bar \(index) is \(height) high, not \(Swift.max(0, meant))")
      }
    }
    return nil
  }
}
