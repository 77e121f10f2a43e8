// The declarations of SwiftUI that the shells and their snippets use, after Apple's documentation.
// https://developer.apple.com/documentation/swiftui

@_exported import CoreGraphics
@_exported import Observation

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { fatalError() }
}

public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public var body: Never { fatalError() }
}

extension Never: View { public var body: Never { fatalError() } }

public struct EmptyView: View {
  public init() {}
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init<S: StringProtocol>(_ content: S) {}
  public var body: Never { fatalError() }
}

@propertyWrapper public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}

@propertyWrapper public struct State<Value> {
  public init(initialValue: Value) {}
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct GestureState<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues {
  public var isEnabled: Bool { true }
  public var colorScheme: ColorScheme { .light }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

// Drawing

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { fatalError() }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context { public let date: Date }
}

extension TimelineView: View where Content: View {
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct Canvas<Symbols>: View {
  public var body: Never { fatalError() }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

public struct GraphicsContext {
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}

public protocol Shape: View {}
public struct Rectangle: Shape {
  public init() {}
  public var body: Never { fatalError() }
}

// Gestures and keys

@MainActor public protocol Gesture<Value> {
  associatedtype Value
}

public struct LocalCoordinateSpace {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { fatalError() }
}
public protocol CoordinateSpaceProtocol {}
extension LocalCoordinateSpace: CoordinateSpaceProtocol {}

public struct Transaction {}

public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date { fatalError() }
    public var location: CGPoint { fatalError() }
  }

  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}

public struct ChangedGesture<Base: Gesture>: Gesture { public typealias Value = Base.Value }

extension Gesture {
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ChangedGesture<Self> { fatalError() }
  public func onEnded(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
    fatalError()
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> ChangedGesture<Self> {
    fatalError()
  }
}

public struct KeyEquivalent: Sendable {
  public let character: Character
  public static var leftArrow: KeyEquivalent { fatalError() }
  public static var rightArrow: KeyEquivalent { fatalError() }
  public static var upArrow: KeyEquivalent { fatalError() }
  public static var downArrow: KeyEquivalent { fatalError() }
  public static var pageUp: KeyEquivalent { fatalError() }
  public static var pageDown: KeyEquivalent { fatalError() }
  public static var home: KeyEquivalent { fatalError() }
  public static var end: KeyEquivalent { fatalError() }
  public static var escape: KeyEquivalent { fatalError() }
  public static var space: KeyEquivalent { fatalError() }
  public static var `return`: KeyEquivalent { fatalError() }
}

public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var shift: EventModifiers { fatalError() }
  public static var control: EventModifiers { fatalError() }
  public static var option: EventModifiers { fatalError() }
  public static var command: EventModifiers { fatalError() }
}

public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var down: Phases { fatalError() }
    public static var `repeat`: Phases { fatalError() }
  }

  public enum Result: Sendable { case handled, ignored }
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
}

// Feedback and accessibility

public struct SensoryFeedback: Equatable, Sendable {
  public static var selection: SensoryFeedback { fatalError() }
  public static var impact: SensoryFeedback { fatalError() }
}

public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public func post() {}
  }
}

public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum AccessibilityActionKind: Sendable { case `default` }
public enum AccessibilityChildBehavior: Sendable { case ignore }

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public init() {}
  public static var isToggle: AccessibilityTraits { fatalError() }
  public func contains(_ member: AccessibilityTraits) -> Bool { fatalError() }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { fatalError() }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { nil }
}

public struct GeometryProxy { public var size: CGSize { fatalError() } }

extension View {
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { EmptyView() }
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View { EmptyView() }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View { EmptyView() }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View { EmptyView() }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { EmptyView() }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { EmptyView() }
  public func gesture<T: Gesture>(_ gesture: T) -> some View { EmptyView() }
  public func focusable(_ isFocusable: Bool = true) -> some View { EmptyView() }
  public func onKeyPress(
    phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { EmptyView() }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { EmptyView() }
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { EmptyView() }
  public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { EmptyView() }
  public func accessibilityLabel(_ label: Text) -> some View { EmptyView() }
  public func accessibilityValue(_ valueDescription: Text) -> some View { EmptyView() }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { EmptyView() }
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { EmptyView() }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { EmptyView() }
}
