import GestureEngine
import GestureLaws

/// A script as a strip of pictures: what every event does, and which law breaks where.
///
///     let script = try GestureScript("size 300 44; down 50 22; move 150 22", for: .fatSlider)
///     Filmstrip(script).svg  // three frames and a plot
///
/// Each event has a frame with the control, the fingers and the ways they came; under the frames
/// the value is plotted over time. A control without a size, or with one beyond all screens, has
/// frames that say so.
public struct Filmstrip: Sendable {
  /// What the strip is of.
  let title: String
  /// What is configured, as `.drag` text.
  let settings: [String]
  /// A picture for each event.
  private(set) var frames: [Frame] = []
  /// What a page plays before each frame, where time passes: a few pictures a second.
  private(set) var passages: [[Frame]] = []
  /// The laws that the script breaks.
  private(set) var findings: [Finding] = []
  /// The value over time, unless nothing was played.
  private(set) var plot: Plot?
  /// Why nothing was played.
  private(set) var refusal: String?

  /// Plays `script` and judges it by every law of controls.
  ///
  /// A script that traps traps here too; where that may be, try it in a process of its own first,
  /// and make a strip of the message.
  public init(_ script: GestureScript) {
    title = script.kind.name
    settings = script.settingTexts
    let trial: Trial
    do {
      trial = try Trial(script)
    } catch {
      refusal = "the configuration is refused: \(error.description)"
      return
    }
    findings = LawBook.controls.findings(of: trial)
    let trace = trial.trace
    let passages = Passage.all(of: trial)
    plot = Plot(trace, passages, findings)
    var fingers: [Finger] = []
    for (index, step) in trace.steps.enumerated() {
      fingers.receive(step)
      let direction = trace.traits.direction
      func frame(_ step: Trace.Step, _ scene: ControlScene, _ findings: [Finding]) -> Frame {
        Frame(
          number: index + 1, step: step, scene: scene, direction: direction, fingers: fingers,
          findings: findings)
      }
      frames.append(
        frame(step, trace.scenes[index + 1], findings.filter { $0.breach.step == index }))
      let shown = stride(from: 3, to: passages[index].count, by: 4).map { passages[index][$0] }
      self.passages.append(
        shown.map { passage in
          var step = step
          step.after = passage.snapshot
          step.response = Response()
          step.response.isAnimating = true
          return frame(step, passage.scene, [])
        })
    }
  }

  /// A strip with no frames, which says why nothing could be played.
  ///
  /// - Parameters:
  ///   - script: What could not be played.
  ///   - message: What stood in the way.
  public init(_ script: GestureScript, unplayable message: String) {
    title = script.kind.name
    settings = script.settingTexts
    refusal = message
  }
}

extension GestureScript {
  /// The statements that configure the control.
  fileprivate var settingTexts: [String] {
    with(events: []).text.split(separator: "\n").dropFirst(2).map(String.init)
  }
}
