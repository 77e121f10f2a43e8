#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import ControlHost
  public import GestureEngine
  public import SwiftUI

  /// A control of GestureEngine as a SwiftUI view.
  ///
  ///     @State var position = 0.25
  ///     var body: some View { ControlView(ProgressSlider.self, value: $position) }
  ///
  /// A control with two values has `lower: $low, upper: $high` instead of `value`, and a name for each thumb. The
  /// wrong initializer traps.
  ///
  /// It translates between SwiftUI and the host, and decides nothing. A configuration that the control
  /// refuses traps with the field and its value; to check one first, make the control:
  /// `try StepSlider(.init(stops: stops))`.
  public struct ControlView<C: Control>: View {
    @Binding var value: Double
    /// The upper of two values; `nil` for a control with a single value.
    let upper: Binding<Double>?
    private let configuration: C.Configuration
    private let policy: OwnerPolicy
    let palette: Palette
    let labels: (lower: Text, upper: Text)
    let onCommit: (Double, Double) -> Void
    @State private var store = ModelStore<C>()
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
    ///   - onCommit: An action with the value at which a gesture is let go, before a sticky control returns to rest.
    public init(
      _ kind: C.Type, _ configuration: C.Configuration = C.Configuration(), value: Binding<Double>,
      policy: OwnerPolicy = .holds, palette: Palette = .standard,
      onCommit: @escaping (Double) -> Void = { _ in }
    ) {
      let labels = (lower: Text("lower"), upper: Text("upper"))
      self.init(configuration, value, nil, policy, palette, labels) { value, _ in onCommit(value) }
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
    ///   - onCommit: An action with the values at which a gesture ends.
    public init(
      _ kind: C.Type, _ configuration: C.Configuration = C.Configuration(),
      lower: Binding<Double>, upper: Binding<Double>, policy: OwnerPolicy = .holds,
      palette: Palette = .standard,
      labels: (lower: Text, upper: Text) = (Text("lower"), Text("upper")),
      onCommit: @escaping (Double, Double) -> Void = { _, _ in }
    ) {
      self.init(configuration, lower, upper, policy, palette, labels, onCommit)
    }

    private init(
      _ configuration: C.Configuration, _ value: Binding<Double>, _ upper: Binding<Double>?,
      _ policy: OwnerPolicy, _ palette: Palette, _ labels: (lower: Text, upper: Text),
      _ onCommit: @escaping (Double, Double) -> Void
    ) {
      guard C.hasTwoValues == (upper != nil) else {
        let names = C.hasTwoValues ? "lower: and upper:" : "value:"
        fatalError("ControlView needs \(names) for \(C.self)")
      }
      _value = value
      self.upper = upper
      self.onCommit = onCommit
      self.configuration = configuration
      self.policy = policy
      self.palette = palette
      self.labels = labels
    }

    var model: HostModel<C> { store.model(configuration, policy) }
    var host: ControlHost<C> { model.host }
    /// The values of the owner, as an input of the host.
    var bound: HostInput {
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
      .frame(
        idealWidth: natural { $0.width }, maxWidth: natural { $0.width },
        idealHeight: natural { $0.height }, maxHeight: natural { $0.height }
      )
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

    private func natural(_ side: (GestureSize) -> Double) -> CGFloat? {
      let length = side(host.control.naturalSize)
      return length > 0 ? length : nil
    }
  }
#endif
