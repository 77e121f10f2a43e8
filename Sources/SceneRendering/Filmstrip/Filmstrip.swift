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
  /// The indices of the frames that are drawn; a page shows others one at a time.
  private(set) var shown: [Int] = []
  /// The pictures that a page plays before each frame, at 15 per second of animation.
  private(set) var passages: [[Frame]] = []
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
    for (index, shot) in film.shots.enumerated() {
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
    shown = selection(Filmstrip.mostFrames)
  }

  /// The greatest number of frames that a filmstrip draws.
  static let mostFrames = 24

  /// Returns the indices of at most `most` events: all of them, or those around broken laws, the ends of
  /// gestures, and others at equal distances.
  private func selection(_ most: Int) -> [Int] {
    let count = frames.count
    guard count > most else { return Array(0..<count) }
    var chosen: Set<Int> = [0, count - 1]
    func choose(_ indices: some Sequence<Int>, _ most: Int) {
      for index in indices where (0..<count).contains(index) && chosen.count < most {
        chosen.insert(index)
      }
    }
    let broken = frames.indices.filter { !frames[$0].findings.isEmpty }
    choose(broken, most)
    choose(broken.flatMap { [$0 - 1, $0 + 1, $0 - 2, $0 + 2] }, most - 8)
    choose(frames.indices.filter { frames[$0].step.response.editing != nil }, most - 4)
    // Each further frame halves the longest gap.
    while chosen.count < most {
      let order = chosen.sorted()
      let gap = zip(order, order.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 }
      guard let gap, gap.1 - gap.0 > 1 else { break }
      chosen.insert((gap.0 + gap.1) / 2)
    }
    return chosen.sorted()
  }

  /// Returns the indices of the events that a page shows: all of them if they fit, else those whose frames
  /// are drawn and others, as a selection.
  ///
  /// - Parameter room: The length of the part of the page that the events take, in characters.
  /// - Returns: The indices, in order.
  func events(within room: Int) -> [Int] {
    guard !frames.isEmpty else { return [] }
    let stage = stage
    let drawn = shown.map { frames[$0].element(on: stage, name: "").text.utf8.count }
    let picture = drawn.reduce(0, +) / shown.count
    let whole = passages.reduce(0) { sum, passage in
      sum + picture * (1 + passage.count) + Filmstrip.wordsOfEvent
    }
    guard whole > room else { return Array(frames.indices) }
    let most = Swift.max(shown.count, room / (whole / frames.count))
    return Set(shown).union(selection(most)).sorted()
  }

  /// About the length of an event's row in the trace, of its line in the script and of its place in the plot.
  private static let wordsOfEvent = 650
}
