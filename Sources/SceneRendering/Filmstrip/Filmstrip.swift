import GestureEngine
import GestureLaws

/// A script as a strip of pictures, which shows what each event does and where laws break.
///
///     let script = try GestureScript("size 300 44; down 50 22; move 150 22", for: .fatSlider)
///     Filmstrip(script).svg  // three frames and a plot
///
/// Each event has a frame with the control, the fingers and their paths. Below the frames the value
/// is plotted over time. The frame of a control that is too small or too large to draw says so.
public struct Filmstrip: Sendable {
  /// The name of the control.
  let title: String
  /// The configuration as statements of `.drag` text.
  let settings: [String]
  /// The frame of each event.
  private(set) var frames: [Frame] = []
  /// The pictures that a page plays before each frame, at 15 per second of animation.
  private(set) var passages: [[Frame]] = []
  /// The laws that the script breaks.
  private(set) var findings: [Finding] = []
  /// The value over time; `nil` if the script was not played.
  private(set) var plot: Plot?
  /// The reason why the script was not played.
  private(set) var refusal: String?

  /// Plays `script` and checks it against every law of controls.
  ///
  /// If the script traps, this traps, too. If that is possible, first play the script in a child
  /// process, and use ``init(_:unplayable:)`` with the message of the trap.
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

  /// Creates a filmstrip without frames for a script that cannot be played.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - message: The reason why it cannot be played.
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
