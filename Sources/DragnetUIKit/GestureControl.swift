#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import ControlHost
  public import GestureEngine
  import SceneDrawing
  public import UIKit

  /// A control of GestureEngine as a `UIControl`.
  ///
  ///     let slider = try GestureControl(ProgressSlider.self, .init(step: 0.05))
  ///     slider.addAction(UIAction { _ in player.volume = slider.value }, for: .valueChanged)
  ///
  /// `editingDidBegin` and `editingDidEnd` surround each gesture of the user, and `valueChanged` is sent
  /// for each change that the user makes. It translates between UIKit and the host, and decides nothing.
  ///
  /// Each thumb of a control with two values is an accessibility element: set the `accessibilityLabel` of
  /// both `accessibilityElements`.
  public final class GestureControl<C: Control>: UIControl {
    /// The control and its host.
    public internal(set) var host: ControlHost<C>
    /// The colours.
    public var palette = Palette.standard { didSet { setNeedsDisplay() } }
    /// The value, of two values the lower one; a value that is set during a gesture counts as the policy
    /// says.
    public var value: Double {
      get { host.value }
      set { bind(newValue) }
    }
    /// The value at which the last gesture was let go, before a sticky control returned to rest.
    ///
    /// Of two values it is the lower one. It is `nil` during a gesture, and after one that was cancelled.
    public internal(set) var committedValue: Double?

    private var ids: [UITouch: Int] = [:]
    let selection = UISelectionFeedbackGenerator()
    let impact = UIImpactFeedbackGenerator(style: .light)
    var link: UIUpdateLink?

    /// Creates a control.
    ///
    /// - Parameters:
    ///   - kind: The type of the control, for example `FatSlider.self`.
    ///   - configuration: The configuration.
    ///   - policy: The use of values that are set during a gesture.
    /// - Throws: `ConfigurationError` if a field of the configuration is out of its range.
    public init(
      _ kind: C.Type, _ configuration: C.Configuration = C.Configuration(),
      policy: OwnerPolicy = .holds
    ) throws(ConfigurationError) {
      host = ControlHost(try C(configuration), policy: policy)
      super.init(frame: .zero)
      isMultipleTouchEnabled = true
      accessibilityElements = thumbElements
      isAccessibilityElement = accessibilityElements == nil
      accessibilityContainerType = .semanticGroup
      backgroundColor = .clear
      contentMode = .redraw
      link = makeLink()
      drawWhenColoursChange()
    }

    /// Not available: a configuration cannot be archived.
    @available(*, unavailable) public required init?(coder: NSCoder) { nil }

    // MARK: Touches and keys

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        let id = (0...ids.count).first { id in !ids.values.contains(id) } ?? 0
        ids[touch] = id
        send({ .down($0) }, of: touch, id: id)
      }
    }

    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        guard let id = ids[touch] else { continue }
        for sample in event?.coalescedTouches(for: touch) ?? [touch] {
          send({ .move($0) }, of: sample, id: id)
        }
      }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        if let id = ids.removeValue(forKey: touch) { send({ .up($0) }, of: touch, id: id) }
      }
    }

    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        if let id = ids.removeValue(forKey: touch) { send(.lost(id: id), at: touch.timestamp) }
      }
    }

    /// A scroll view takes a tracked touch only if it moves across the track, or if the control is only tapped.
    public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
      return host.trackedPointer == nil || leaves(pan)
    }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let others = presses.filter { !handles($0) }
      if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // MARK: State, layout, accessibility, drawing

    public override var canBecomeFirstResponder: Bool { true }
    public override var canBecomeFocused: Bool { isEnabled }
    public override var isEnabled: Bool { didSet { send(.enabled(isEnabled)) } }
    public override var intrinsicContentSize: CGSize {
      let size = host.control.naturalSize
      return CGSize(
        width: size.width > 0 ? size.width : UIView.noIntrinsicMetric,
        height: size.height > 0 ? size.height : UIView.noIntrinsicMetric)
    }
    public override func layoutSubviews() {
      super.layoutSubviews()
      send(.laidOut(GestureSize(width: bounds.width, height: bounds.height)))
    }

    public override var accessibilityValue: String? {
      get { host.control.valueText }
      set {}
    }
    public override var accessibilityTraits: UIAccessibilityTraits {
      get { spokenTraits }
      set {}
    }
    public override func accessibilityIncrement() { adjust(by: 1) }
    public override func accessibilityDecrement() { adjust(by: -1) }
    public override func accessibilityActivate() -> Bool {
      send(.key(.activate))
      return host.control.traits.drag.isSwitch
    }

    public override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      host.control.scene.draw(
        in: context, palette: palette, appearance: appearance,
        along: host.control.traits.direction)
    }
  }
#endif
