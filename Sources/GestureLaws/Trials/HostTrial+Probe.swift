import ControlHost
import GestureEngine

// Inputs that each host should know, long after the script.
extension HostTrial {
  /// The trace of the probe.
  ///
  /// It has some words of the owner, keys, the wheel, a touch, another pointer, and a touch whose end was lost.
  func makeProbe() -> HostTrace {
    quiet.end.play(probing, recording: .answers).trace
  }

  /// The steps of the probe.
  ///
  /// No time passes, so that the control alone says what each input does.
  private var probing: [HostScript.Step] {
    let last = quiet.trace.steps.last?.after ?? trace.initial
    let (size, range) = (last.control.size, last.range)
    func word(_ part: Double) -> HostInput {
      let value = range.lowerBound + part * range.span
      return last.control.upper == nil
        ? .bound(value) : .boundPair(lower: value, upper: range.upperBound)
    }
    func place(_ part: Double) -> GesturePoint {
      GesturePoint(x: part * size.width, y: part * size.height)
    }
    let hand = last.control.thumb?.center ?? place(0.5)
    var inputs: [HostInput] = [.enabled(true), word(0.25), word(0.75), word(0.5)]
    if last.control.upper != nil {
      let value = range.lowerBound + 0.75 * range.span
      inputs += [.boundPair(lower: .nan, upper: value), .boundPair(lower: value, upper: .nan)]
      // A new layout leaves the focus where it is.
      inputs += [.focused(.upper), .laidOut(size), .key(.left)]
    }
    inputs += [.key(.right), .key(.home)]
    // A part of a notch may be kept.
    if !trace.steps.contains(where: { $0.action.isOfWheel }) {
      inputs += [.scroll(.nan), .scroll(40), .scroll(-1), .scroll(0.5), .scroll(0.5)]
    }
    inputs += [
      .pointer(.down(hand), id: 1), .enabled(true), .pointer(.down(place(0.75)), id: 2),
      .pointer(.move(place(0.25)), id: 2), .pointer(.down(place(0.5)), id: 2),
      .pointer(.up(nil), id: 2), word(0.25),
      .pointer(.move(place(0.75)), id: 1), .pointer(.down(hand), id: 1),
      .pointer(.move(place(0.25)), id: 1), .pointer(.up(nil), id: 1),
    ]
    return inputs.map { HostScript.Step(at: -.infinity, .input($0)) }
  }

  /// Returns the first step of the probe for which `observe` returns an observation, with that observation.
  func firstBreachOfProbe(_ observe: (_ index: Int, _ step: HostTrace.Step) -> Observation?)
    -> Breach?
  {
    // The page of the playground, which must be small, shows no host of its own. No clock goes on after the greatest
    // number.
    guard Trial.judgesEveryDesign, playsProbe, let last = quiet.trace.steps.last?.time,
      last.isFinite
    else {
      return nil
    }
    for (index, step) in probe.steps.enumerated() {
      guard let seen = observe(index, step) else { continue }
      return breach(
        after: quieting + probing[...index], "after the script, \(seen.message)",
        contrast: seen.contrast, of: seen.thumb)
    }
    return nil
  }

  /// Returns the first step of the probe, of those that `isJudged` names, at which the host does something else than
  /// its control.
  func flawOfProbe(where isJudged: (HostScript.Action) -> Bool) -> Breach? {
    firstBreachOfProbe { isJudged($1.action) ? probe.flawOfAnswer(at: $0) : nil }
  }
}
