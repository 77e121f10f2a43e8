import GestureEngine

/// A control that takes events one by one as they arrive.
///
///     var slider = try GestureScript(kind: .fatSlider, events: []).start()
///     slider.play(.resize(GestureSize(width: 300, height: 44)))
///     slider.play(.down(GesturePoint(x: 50, y: 22)))
///     slider.play(.move(GesturePoint(x: 150, y: 22))).after.value  // 0.5
///
/// It returns the same steps as a ``Trace`` of the same events.
public struct LiveControl: Sendable {
  /// The traits that the control declares.
  public let traits: ControlTraits
  /// The present visible state.
  public private(set) var snapshot: ControlSnapshot

  private var stage: Stage

  init(_ stage: Stage) {
    let trace = stage.play([]).trace
    self.stage = stage
    traits = trace.traits
    snapshot = trace.initial
  }

  /// Plays an event.
  ///
  /// - Returns: The event, the control's response and its visible state after the event.
  @discardableResult public mutating func play(_ event: GestureEvent) -> Trace.Step {
    let (trace, end) = stage.play([event])
    stage = end
    snapshot = trace.steps[0].after
    return trace.steps[0]
  }

  /// Returns the visible state after a resize, without playing it.
  package func snapshot(in size: GestureSize) -> ControlSnapshot { stage.snapshot(in: size) }

  /// The present scene.
  public var scene: ControlScene { stage.scene(after: []) }
}
