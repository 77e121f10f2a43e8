import GestureEngine

/// A played script as plain data: everything that a picture of it shows.
///
///     let script = try GestureScript("size 300 44; down 50 22; move 150 22", for: .fatSlider)
///     Film(script).shots[2].step.after.value  // 0.5
///
/// A film needs no control, so that a program can draw controls that it does not contain.
public struct Film: Sendable {
  /// An event of the script, and the control after it.
  public struct Shot: Sendable {
    /// The line of the event in the text of the script, counted from 1; `nil` without a text.
    public var line: Int?
    /// The event, the response and the visible state after the event.
    public var step: Trace.Step
    /// The statement of the input that a host took; `nil` for an event of a control.
    public var statement: String?
    /// The effects that a host reported, in words; `nil` for an event of a control.
    public var effects: String?
    /// The drawing after the event; `nil` in a film without drawings.
    public var scene: ControlScene?
    /// The moments of a `wait` during an animation, at equal intervals.
    public var moments: [Moment]
    /// The short names of the laws that play the event; `nil` for an event of the script.
    public var laws: String?
    /// The control before the first event that laws play; `nil` for another event.
    public var before: ControlSnapshot?

    /// The statement of the event or the input in `.drag` text, after the names of laws that play it.
    public var text: String { (laws.map { "\($0): " } ?? "") + (statement ?? step.event.text) }

    /// Creates a shot.
    package init(
      line: Int?, step: Trace.Step, statement: String? = nil, effects: String? = nil,
      scene: ControlScene?, moments: [Moment]
    ) {
      self.line = line
      self.step = step
      self.statement = statement
      self.effects = effects
      self.scene = scene
      self.moments = moments
    }
  }

  /// The state of a control at a moment during a `wait`.
  public struct Moment: Sendable {
    /// The visible state.
    public var snapshot: ControlSnapshot
    /// The drawing; only one moment of four has one.
    public var scene: ControlScene?

    /// Creates a moment.
    package init(snapshot: ControlSnapshot, scene: ControlScene?) {
      self.snapshot = snapshot
      self.scene = scene
    }
  }

  /// The facts about a control that never change.
  public struct Stage: Sendable {
    /// The direction in which the fraction grows.
    public var direction: Direction
    /// The bounds of the value.
    public var range: ClosedRange<Double>
    /// The values that a gesture can reach; empty without stops, or with more than ``mostStops``.
    public var stops: [Double]
    /// The values that give feedback; empty without detents, or with more than ``mostStops``.
    public var detents: [Double]
    /// The visible state before the first event.
    public var initial: ControlSnapshot

    /// Creates the facts about a control.
    package init(
      direction: Direction, range: ClosedRange<Double>, stops: [Double], detents: [Double],
      initial: ControlSnapshot
    ) {
      self.direction = direction
      self.range = range
      self.stops = stops
      self.detents = detents
      self.initial = initial
    }
  }

  /// The name of the control.
  public var control: String
  /// The configuration as statements of `.drag` text.
  public var settings: [String]
  /// The control before the first event; `nil` if the script was not played.
  public var stage: Stage?
  /// The events in order, after them those that laws play; empty if the script was not played.
  public var shots: [Shot] = []
  /// The laws that the script breaks.
  public var findings: [Finding] = []
  /// The reason why the configuration is refused; `nil` if it is accepted.
  public var refusal: String?
  /// The reason why an accepted script was not played; `nil` if it was.
  public var obstacle: String?

  /// Creates a film of a control without events.
  package init(control: String, settings: [String]) {
    self.control = control
    self.settings = settings
  }

  /// Creates a film of a script that is not played.
  ///
  /// - Parameters:
  ///   - outline: The control and the configuration.
  ///   - message: The reason why the script is not played.
  package init(unplayed outline: DragFile.Outline, _ message: String) {
    self.init(control: outline.name, settings: outline.settings)
    obstacle = message
  }

  /// The number of moments per second.
  public static let rate = 60.0
  /// The part of a `wait` that has moments, in seconds; every animation has ended by then.
  public static let longestWait = 1.5
  /// The greatest number of stops or detents that a film names.
  public static let mostStops = 60
  /// The number of moments for each one that is drawn.
  static let momentsPerDrawing = 4
}
