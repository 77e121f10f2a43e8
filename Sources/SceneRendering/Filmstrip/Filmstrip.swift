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
  let control: String
  /// The title: the first comment of the script, or else the name of the control.
  let title: String
  /// The configuration as statements of `.drag` text.
  let settings: [String]
  /// The frame of each event.
  private(set) var frames: [Frame] = []
  /// The pictures that a page plays before each frame, at 15 per second of animation.
  private(set) var passages: [[Frame]] = []
  /// The visible part of the control's coordinates.
  private(set) var stage = Stage([], width: Filmstrip.frameWidth)
  /// The laws that the script breaks.
  let findings: [Finding]
  /// The value over time; `nil` if the script was not played.
  private(set) var plot: Plot?
  /// The reason why the script was not played.
  let refusal: String?

  /// Plays `script` and checks it against every law of controls.
  ///
  /// If the script traps, this traps, too.
  public init(_ script: GestureScript) { self.init(Film(script)) }

  /// Creates the filmstrip of a played script.
  ///
  /// - Parameters:
  ///   - film: The script with its drawings.
  ///   - title: The title; the name of the control by default.
  public init(_ film: Film, titled title: String? = nil) {
    self.title = title ?? film.control
    control = film.control
    settings = film.settings
    findings = film.findings
    refusal = film.refusal.map { "the configuration is refused: \($0)" } ?? film.obstacle
    guard let stage = film.stage else { return }
    plot = Plot(film, stage)
    var fingers: [Finger] = []
    var left: [Finger]?
    for (index, shot) in film.shots.enumerated() {
      if shot.before != nil {
        // A law goes on from the end of the script, or plays to a new control.
        left = left ?? fingers
        fingers = shot.step.tracked == nil ? [] : left ?? []
      }
      fingers.receive(shot.step)
      func frame(_ shot: Film.Shot, _ findings: [Finding]) -> Frame {
        Frame(
          number: index + 1, shot, direction: stage.direction, fingers: fingers, findings: findings)
      }
      frames.append(frame(shot, findings.filter { $0.breach.step == index }))
      passages.append(
        shot.moments.filter { $0.scene != nil }.map { moment in
          var passing = shot
          passing.scene = moment.scene
          passing.step.after = moment.snapshot
          passing.step.response = Response()
          passing.step.response.isAnimating = true
          return frame(passing, [])
        })
    }
    self.stage = Stage(frames + passages.joined(), width: Filmstrip.frameWidth)
  }
}
