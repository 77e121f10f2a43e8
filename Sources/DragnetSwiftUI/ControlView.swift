#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import ControlHost
  public import GestureEngine
  import SceneDrawing
  public import SwiftUI

  /// A control of GestureEngine as a SwiftUI view.
  ///
  ///     @State var position = 0.25
  ///     var body: some View { ControlView(ProgressSlider.self, value: $position) }
  ///
  /// It translates between SwiftUI and the host, and decides nothing. A configuration that the control
  /// refuses traps with the field and its value; to check one first, make the control:
  /// `try StepSlider(.init(stops: stops))`.
  public struct ControlView<C: Control>: View {
    @Binding private var value: Double
    private let configuration: C.Configuration
    private let policy: OwnerPolicy
    private let palette: Palette
    @State private var model: HostModel<C>
    @GestureState private var isDragging = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    /// Creates a view of a control.
    ///
    /// - Parameters:
    ///   - kind: The type of the control, for example `FatSlider.self`.
    ///   - configuration: The configuration, which may change while the view lives.
    ///   - value: The value, which the user and its owner change.
    ///   - policy: The use of values that the owner sets during a gesture.
    ///   - palette: The colours.
    public init(
      _ kind: C.Type, _ configuration: C.Configuration = C.Configuration(), value: Binding<Double>,
      policy: OwnerPolicy = .holds, palette: Palette = .standard
    ) {
      _value = value
      _model = State(initialValue: HostModel(configuration, policy))
      self.configuration = configuration
      self.policy = policy
      self.palette = palette
    }

    private var host: ControlHost<C> { model.host }
    private var isSwitch: Bool { host.control.traits.drag.isSwitch }

    /// The drawing, with the gestures, the keys and the accessibility of the control.
    public var body: some View {
      input
        .onChange(of: value, initial: true) { send(.bound(value)) }
        .onChange(of: isEnabled, initial: true) { send(.enabled(isEnabled)) }
        .onChange(of: configuration) { perform(model.configure(configuration)) }
        .onChange(of: policy) { model.host.policy = policy }
        .sensoryFeedback(.selection, trigger: model.ticks)
        .sensoryFeedback(.impact, trigger: model.ends)
        .accessibilityElement()
        .accessibilityValue(Text(host.control.valueText))
        .accessibilityAdjustableAction { send(.scroll($0 == .increment ? 1 : -1)) }
        .accessibilityAction { send(.key(.activate)) }
        .accessibilityAddTraits(isSwitch ? .isToggle : [])
    }

    private var input: some View {
      TimelineView(.animation(minimumInterval: nil, paused: !host.wantsFrames)) { timeline in
        drawing.onChange(of: timeline.date) { send(.frame) }
      }
      .frame(width: natural { $0.width }, height: natural { $0.height })
      .contentShape(Rectangle())
      .onGeometryChange(for: CGSize.self, of: { $0.size }) { size in
        send(.laidOut(GestureSize(width: size.width, height: size.height)))
      }
      .gesture(drag)
      // A gesture that the system takes away has no `onEnded`.
      .onChange(of: isDragging) { if !isDragging { release() } }
      .focusable()
      .onKeyPress(phases: [.down, .repeat], action: press)
    }

    private var drawing: some View {
      Canvas { context, _ in
        let appearance = Palette.Appearance(
          isDark: colorScheme == .dark, hasHighContrast: contrast == .increased,
          isEnabled: isEnabled)
        context.withCGContext { context in
          host.control.scene.draw(
            in: context, palette: palette, appearance: appearance,
            along: host.control.traits.direction)
        }
      }
    }

    private var drag: some Gesture {
      DragGesture(minimumDistance: 0, coordinateSpace: .local)
        .updating($isDragging) { _, isDragging, _ in isDragging = true }
        .onChanged { drag in
          let point = GesturePoint(x: drag.location.x, y: drag.location.y)
          send(.pointer(model.isDown ? .move(point) : .down(point)), at: drag.time)
          model.isDown = true
        }
        .onEnded { drag in
          let point = GesturePoint(x: drag.location.x, y: drag.location.y)
          send(.pointer(.up(point)), at: drag.time)
        }
    }

    private func release() {
      model.isDown = false
      send(.lost(id: 0))
    }

    private func press(_ press: KeyPress) -> KeyPress.Result {
      let keys: [(KeyEquivalent, HostKey)] = [
        (.leftArrow, .left), (.rightArrow, .right), (.upArrow, .up), (.downArrow, .down),
        (.pageUp, .pageUp), (.pageDown, .pageDown), (.home, .home), (.end, .end),
        (.escape, .escape), (.space, .activate), (.return, .activate),
      ]
      guard let key = keys.first(where: { $0.0.character == press.key.character })?.1 else {
        return .ignored
      }
      send(.key(key, isFine: press.modifiers.contains(.shift)))
      return .handled
    }

    private func send(_ input: HostInput, at time: Date = .now) {
      perform(model.host.handle(input, at: time.timeIntervalSinceReferenceDate))
    }

    private func perform(_ effects: HostEffects) {
      for effect in effects {
        switch effect {
        case .changed(let new):
          value = new
          // The owner may have rounded or refused it.
          send(.bound(value))
        case .ticks: model.ticks += 1
        case .reachedEnd: model.ends += 1
        case .announce: AccessibilityNotification.Announcement(host.control.valueText).post()
        // SwiftUI draws, and asks for frames, whenever the host differs.
        case .began, .committed, .cancelled, .draw, .frames: break
        }
      }
    }

    private func natural(_ side: (GestureSize) -> Double) -> CGFloat? {
      let length = side(host.control.naturalSize)
      return length > 0 ? length : nil
    }
  }

  /// The host of a view, and counters that trigger its feedback.
  @MainActor @Observable final class HostModel<C: Control> {
    var host: ControlHost<C>
    var ticks = 0
    var ends = 0
    /// Whether the drag has begun.
    @ObservationIgnored var isDown = false

    init(_ configuration: C.Configuration, _ policy: OwnerPolicy) {
      do {
        host = ControlHost(try C(configuration), policy: policy)
      } catch {
        fatalError(error.description)
      }
    }

    func configure(_ configuration: C.Configuration) -> HostEffects {
      do {
        return try host.configure(configuration, at: Date.now.timeIntervalSinceReferenceDate)
      } catch {
        fatalError(error.description)
      }
    }
  }
#endif
