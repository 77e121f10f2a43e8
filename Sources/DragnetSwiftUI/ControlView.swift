#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import ControlHost
  public import GestureEngine
  public import SwiftUI

  /// A control of GestureEngine as a SwiftUI view.
  ///
  ///     @State var position = 0.25
  ///     var body: some View { ControlView(ProgressSlider.self, value: $position) }
  ///
  /// A control with two values has `lower: $low, upper: $high` instead of `value`, and a name for each thumb.
  ///
  /// It translates between SwiftUI and the host, and decides nothing. A configuration that the control
  /// refuses traps with the field and its value; to check one first, make the control:
  /// `try StepSlider(.init(stops: stops))`.
  public struct ControlView<C: Control>: View {
    @Binding private var value: Double
    /// The upper of two values; `nil` for a control with a single value.
    private let upper: Binding<Double>?
    private let configuration: C.Configuration
    private let policy: OwnerPolicy
    let palette: Palette
    let labels: (lower: Text, upper: Text)
    @State var model: HostModel<C>
    @GestureState var isDragging = false
    @Environment(\.isEnabled) var isEnabled
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.colorSchemeContrast) var contrast

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
      self.init(kind, configuration, value, nil, policy, palette, (Text("lower"), Text("upper")))
    }

    /// Creates a view of a control with two values, for example a `RangeSlider`.
    ///
    /// - Parameters:
    ///   - kind: The type of the control.
    ///   - configuration: The configuration, which may change while the view lives.
    ///   - lower: The lower value, which the user and its owner change.
    ///   - upper: The upper value.
    ///   - policy: The use of values that the owner sets during a gesture.
    ///   - palette: The colours.
    ///   - labels: The names of the thumbs for assistive technologies.
    public init(
      _ kind: C.Type, _ configuration: C.Configuration = C.Configuration(),
      lower: Binding<Double>, upper: Binding<Double>, policy: OwnerPolicy = .holds,
      palette: Palette = .standard,
      labels: (lower: Text, upper: Text) = (Text("lower"), Text("upper"))
    ) {
      self.init(kind, configuration, lower, upper, policy, palette, labels)
    }

    private init(
      _: C.Type, _ configuration: C.Configuration, _ value: Binding<Double>,
      _ upper: Binding<Double>?, _ policy: OwnerPolicy, _ palette: Palette,
      _ labels: (lower: Text, upper: Text)
    ) {
      _value = value
      self.upper = upper
      _model = State(initialValue: HostModel(configuration, policy))
      self.configuration = configuration
      self.policy = policy
      self.palette = palette
      self.labels = labels
    }

    var host: ControlHost<C> { model.host }
    /// The values of the owner, as an input of the host.
    private var bound: HostInput {
      upper.map { .boundPair(lower: value, upper: $0.wrappedValue) } ?? .bound(value)
    }

    /// The values of the owner, bit for bit: NaN differs from itself, and would change for ever.
    private var boundBits: [UInt64] {
      [value.bitPattern] + (upper.map { [$0.wrappedValue.bitPattern] } ?? [])
    }

    /// The drawing, with the gestures, the keys and the accessibility of the control.
    public var body: some View {
      accessible(input)
        .onChange(of: configuration) {
          perform(model.configure(configuration))
          // A value that changes together with its range may have been outside of the old one.
          send(bound)
        }
        .onChange(of: boundBits, initial: true) { send(bound) }
        .onChange(of: isEnabled, initial: true) { send(.enabled(isEnabled)) }
        .onChange(of: policy) { model.host.policy = policy }
        .feedback(ticks: model.ticks, ends: model.ends)
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

    func send(_ input: HostInput, at time: Date = .now) {
      perform(model.host.handle(input, at: time.timeIntervalSinceReferenceDate))
    }

    private func perform(_ effects: HostEffects) {
      for effect in effects {
        switch effect {
        case .changed(let new):
          value = new
          // The owner may have rounded or refused it.
          send(bound)
        case .changedPair(let lower, let new):
          value = lower
          upper?.wrappedValue = new
          send(bound)
        case .ticks: model.ticks += 1
        case .reachedEnd: model.ends += 1
        case .announce: AccessibilityNotification.Announcement(host.control.valueText).post()
        // SwiftUI draws, and asks for frames, whenever the host differs.
        case .began, .committed, .committedPair, .cancelled, .draw, .frames: break
        }
      }
    }

    private func natural(_ side: (GestureSize) -> Double) -> CGFloat? {
      let length = side(host.control.naturalSize)
      return length > 0 ? length : nil
    }
  }
#endif
