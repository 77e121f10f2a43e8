import ControlHost
import GestureEngine
import GestureLaws

/// A control in use, and the script of everything that happened to it.
final class Session {
  private(set) var script: GestureScript
  private var control: LiveControl
  private var isAnimating = false
  /// The ids of the tracked touches.
  private var tracked: [Int] = []
  /// The control before the first event and after each ``interval`` events.
  private var past: [LiveControl]
  /// The control after earlier events, if it is shown instead of the present one.
  private var shown: LiveControl?

  /// The number of events between two states that are kept.
  private static let interval = 64

  /// Creates the control of a script without playing its events.
  ///
  /// - Throws: `ConfigurationError` if the configuration is refused.
  init(_ script: GestureScript) throws(ConfigurationError) {
    self.script = script.with(events: [])
    control = try script.start()
    past = [control]
  }

  /// Plays events.
  ///
  /// - Parameter text: Events as `.drag` text.
  /// - Returns: A step for each event.
  /// - Throws: `DragError` if a statement is not an event.
  func play(_ text: [UInt8]) throws(DragError) -> [Trace.Step] {
    let file = try DragFile(reading: text, kinds: [script.kind], context: script.kind)
    guard case .gestures(let more) = file.subject, more.settings.isEmpty else {
      throw DragError(line: 1, column: 1, found: "a setting", expected: "an event")
    }
    return play(more.events)
  }

  /// Plays the event that a key stands for, as a host would.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isFine: Whether an arrow key makes a fine step.
  ///   - thumb: The thumb that the key moves, if the control has two.
  /// - Returns: A step; no step if the key has no meaning now.
  func press(
    _ key: HostKey, isFine: Bool = false, of thumb: Thumb = .lower
  ) -> [Trace.Step] {
    let event = key.event(
      for: control.traits, value: control.snapshot.value, isTracking: !tracked.isEmpty,
      isFine: isFine, of: thumb)
    return play(event.map { [$0] } ?? [])
  }

  /// Shows the control as it was after some events, until the next event is played.
  ///
  /// - Parameter count: The number of events; that of all events shows the present control.
  func show(after count: Int) {
    guard script.events.indices.contains(count) else {
      shown = nil
      return
    }
    let nearest = count / Session.interval
    var control = past[nearest]
    for event in script.events[nearest * Session.interval..<count] { control.play(event) }
    shown = control
  }

  private func play(_ events: [GestureEvent]) -> [Trace.Step] {
    shown = nil
    return events.map { event in
      script.events.append(event)
      let step = control.play(event)
      if script.events.count % Session.interval == 0 { past.append(control) }
      isAnimating = step.response.isAnimating
      note(step.response.editing, of: event)
      return step
    }
  }

  /// Notes a touch whose tracking begins or ends.
  private func note(_ editing: Response.Editing?, of event: GestureEvent) {
    let id: Int? = if case .cancel(let id) = event { id } else { event.touch?.id }
    switch editing {
    case nil: break
    case .began:
      if let id, !tracked.contains(id) { tracked.append(id) }
    case .committed, .cancelled:
      // An event without an id ends every touch.
      tracked.removeAll { id == nil || $0 == id }
    }
  }

  /// The scene of the control that is shown, with the parts that a published control does not draw.
  var scene: ControlScene {
    let control = shown ?? control
    return control.scene.addingMissingParts(of: control.snapshot, control.traits)
  }

  /// Writes the state of the control that is shown.
  func writeState(to text: inout JSONText) {
    let present = shown ?? control
    let (traits, snapshot) = (present.traits, present.snapshot)
    text.member("value", snapshot.value)
    text.member("fraction", snapshot.fraction)
    text.member("presented", snapshot.presentedValue)
    text.member("lower", traits.range.lowerBound)
    text.member("upper", traits.range.upperBound)
    text.member("valueText", traits.text(of: snapshot.value))
    if let upper = snapshot.upper {
      text.member("upperValue", upper.value)
      text.member("upperText", traits.text(of: upper.value))
    }
    text.member("isSwitch", traits.drag.isSwitch)
    text.member("isHorizontal", traits.direction.isHorizontal)
    text.member("width", snapshot.size.width)
    text.member("height", snapshot.size.height)
    text.member("isAnimating", isAnimating)
    text.member("tracked", array: shown == nil ? tracked : []) { $0.number(Double($1)) }
    text.member("events", script.events.count)
  }
}
