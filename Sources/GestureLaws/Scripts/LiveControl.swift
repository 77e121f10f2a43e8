import GestureEngine

/// A control in use: it takes events one by one, as they come.
///
///     var slider = try GestureScript(kind: .fatSlider, events: []).start()
///     slider.play(.resize(GestureSize(width: 300, height: 44)))
///     slider.play(.down(GesturePoint(x: 50, y: 22)))
///     slider.play(.move(GesturePoint(x: 150, y: 22))).after.value  // 0.5
///
/// The steps it gives are those of a ``Trace`` of the same events.
public struct LiveControl: Sendable {
  /// What the control declares about itself.
  public let traits: ControlTraits
  /// What can be seen now.
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
  /// - Returns: The event, what it did and what can be seen after it.
  @discardableResult public mutating func play(_ event: GestureEvent) -> Trace.Step {
    let (trace, end) = stage.play([event])
    stage = end
    snapshot = trace.steps[0].after
    return trace.steps[0]
  }

  /// What the control looks like now.
  public var scene: ControlScene { stage.scene(after: []) }
}
