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
        var breach = trace.scenes.last.flatMap { trial.flaw(of: $0, wave, slack: 0, after: []) }
        breach?.sequel = nil
        breach?.step = trace.steps.indices.last
        return breach
      }
      let soon = 0.01 * (wave.greatest - wave.least).magnitude + Motion.settledAmplitude
      let seconds = trace.traits.settlingTime
      return seconds.flatMap {
        trial.flaw(wave, slack: soon, after: [.wait($0)])
      } ?? trial.flaw(wave, slack: 0, after: [.wait(1000)])
    }
  }
}

extension Trial {
  /// Returns the first bar after the script and a wait whose height is not the declared height.
  fileprivate func flaw(
    _ wave: ControlTraits.Wave, slack: Double, after events: [GestureEvent]
  ) -> Breach? {
    flaw(of: end.scene(after: events), wave, slack: slack, after: events)
  }

  /// Returns the first bar of a scene, at the end of events that follow the script, whose height is not the
  /// declared height.
  fileprivate func flaw(
    of scene: ControlScene, _ wave: ControlTraits.Wave, slack: Double, after events: [GestureEvent]
  ) -> Breach? {
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
        let expected = Swift.max(0, meant)
        return breach(
          after: events, "after the script, bar \(index) is \(height) high, not \(expected)",
          contrast: .frame(
            bar.frame,
            expected: bar.frame.grown(by: expected - height, across: trace.traits.direction)))
      }
    }
    return nil
  }
}

extension GestureRect {
  /// Returns this rectangle with another extent across the track, on the same base line.
  fileprivate func grown(by distance: Double, across direction: Direction) -> GestureRect {
    direction.isHorizontal
      ? GestureRect(
        origin: GesturePoint(x: origin.x, y: origin.y - distance),
        size: GestureSize(width: size.width, height: size.height + distance))
      : GestureRect(
        origin: GesturePoint(x: origin.x - distance, y: origin.y),
        size: GestureSize(width: size.width + distance, height: size.height))
  }
}
