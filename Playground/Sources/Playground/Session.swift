import ControlHost
import GestureEngine
import GestureLaws

/// A control in use, and the script of everything that happened to it.
struct Session {
  private(set) var script: GestureScript
  private var control: LiveControl
  private var isAnimating = false
  /// The id of the tracked touch.
  private var tracked: Int?

  /// Creates the control of a script without playing its events.
  ///
  /// - Throws: `ConfigurationError` if the configuration is refused.
  init(_ script: GestureScript) throws(ConfigurationError) {
    self.script = script.with(events: [])
    control = try script.start()
  }

  /// Plays events.
  ///
  /// - Parameter text: Events as `.drag` text.
  /// - Returns: A step for each event.
  /// - Throws: `DragError` if a statement is not an event.
  mutating func play(_ text: [UInt8]) throws(DragError) -> [Trace.Step] {
    let file = try DragFile(reading: text, kinds: [script.kind], context: script.kind)
    guard case .gestures(let more) = file.subject, more.settings.isEmpty else {
      throw DragError(line: 1, column: 1, found: "a setting", expected: "an event")
    }
    return play(more.events)
  }

  /// Plays the events that a key stands for.
  mutating func press(_ key: HostKey, isFine: Bool = false) -> [Trace.Step] {
    play(
      key.events(
        for: control.traits, value: control.snapshot.value, isTracking: tracked != nil,
        isFine: isFine))
  }

  private mutating func play(_ events: [GestureEvent]) -> [Trace.Step] {
    events.map { event in
      script.events.append(event)
      let step = control.play(event)
      isAnimating = step.response.isAnimating
      switch step.response.editing {
      case .began: tracked = step.event.touch?.id
      case .committed, .cancelled: tracked = nil
      case nil: break
      }
      return step
    }
  }

  /// The scene of the control, with the parts that a published control does not draw.
  var scene: ControlScene {
    control.scene.addingMissingParts(of: control.snapshot, control.traits)
  }

  /// Writes the state of the control.
  func writeState(to text: inout JSONText) {
    let (traits, snapshot) = (control.traits, control.snapshot)
    text.member("value", snapshot.value)
    text.member("fraction", snapshot.fraction)
    text.member("presented", snapshot.presentedValue)
    text.member("lower", traits.range.lowerBound)
    text.member("upper", traits.range.upperBound)
    text.member("valueText", traits.text(of: snapshot.value))
    text.member("isSwitch", traits.drag.isSwitch)
    text.member("isHorizontal", traits.direction.isHorizontal)
    text.member("width", snapshot.size.width)
    text.member("height", snapshot.size.height)
    text.member("isAnimating", isAnimating)
    if let tracked { text.member("tracked", tracked) } else { text.null("tracked") }
    text.member("events", script.events.count)
  }
}
