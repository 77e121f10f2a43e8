// The declarations of UIKit that the shells and their snippets use, after Apple's documentation.
// https://developer.apple.com/documentation/uikit

@_exported import CoreGraphics

@MainActor open class UIResponder: NSObject {
  open var canBecomeFirstResponder: Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open var isAccessibilityElement: Bool {
    get { false }
    set {}
  }
  open var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  open var accessibilityValue: String? {
    get { nil }
    set {}
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { fatalError() }
    set {}
  }
  open var accessibilityElements: [Any]? {
    get { nil }
    set {}
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { .none }
    set {}
  }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityActivate() -> Bool { false }
  nonisolated override init() {}
}

@MainActor open class UIView: UIResponder, UITraitEnvironment {
  public enum ContentMode: Int, Sendable { case scaleToFill, redraw }

  public init(frame: CGRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public class var noIntrinsicMetric: CGFloat { fatalError() }
  open var bounds: CGRect {
    get { fatalError() }
    set {}
  }
  open var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
  open var contentMode: ContentMode {
    get { .redraw }
    set {}
  }
  open var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }
  open var canBecomeFocused: Bool { false }
  open var intrinsicContentSize: CGSize { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func invalidateIntrinsicContentSize() {}
  open func layoutSubviews() {}
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var valueChanged: Event { fatalError() }
    public static var editingDidBegin: Event { fatalError() }
    public static var editingDidEnd: Event { fatalError() }
  }

  open var isEnabled: Bool {
    get { true }
    set {}
  }
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {}
  open func sendActions(for controlEvents: UIControl.Event) {}
}

@MainActor open class UIAction: NSObject {
  public convenience init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    fatalError()
  }
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open var view: UIView! {
    get { nil }
    set {}
  }
  open func viewDidLoad() {}
}

public final class UIColor: NSObject, @unchecked Sendable {
  public class var clear: UIColor { fatalError() }
}

@MainActor public final class UITouch: NSObject {
  public var timestamp: TimeInterval { fatalError() }
  public func location(in view: UIView?) -> CGPoint { fatalError() }
}

@MainActor public class UIEvent: NSObject {
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { fatalError() }
}

@MainActor public final class UIPressesEvent: UIEvent {}

@MainActor public final class UIPress: NSObject {
  public var key: UIKey? { fatalError() }
}

@MainActor public final class UIKey: NSObject {
  public var keyCode: UIKeyboardHIDUsage { fatalError() }
  public var modifierFlags: UIKeyModifierFlags { fatalError() }
}

public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter, keyboardEscape, keyboardSpacebar, keyboardHome, keyboardPageUp
  case keyboardEnd, keyboardPageDown, keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow
  case keyboardUpArrow
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var shift: UIKeyModifierFlags { fatalError() }
  public static var control: UIKeyModifierFlags { fatalError() }
  public static var alternate: UIKeyModifierFlags { fatalError() }
  public static var command: UIKeyModifierFlags { fatalError() }
}

@MainActor public class UIGestureRecognizer: NSObject {}

@MainActor public class UIPanGestureRecognizer: UIGestureRecognizer {
  public func translation(in view: UIView?) -> CGPoint { fatalError() }
}

@MainActor public class UIFeedbackGenerator: NSObject {
  public override nonisolated init() {}
}

@MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}

@MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy }
  public init(style: FeedbackStyle) {}
  public func impactOccurred() {}
}

@MainActor public final class UIUpdateLink: NSObject {
  public convenience init(view: UIView) { fatalError() }
  public var isEnabled: Bool {
    get { false }
    set {}
  }
  public var requiresContinuousUpdates: Bool {
    get { false }
    set {}
  }
  public func addAction(handler: @escaping @MainActor (UIUpdateLink, UIUpdateInfo) -> Void) {}
}

@MainActor public final class UIUpdateInfo: NSObject {
  public var modelTime: TimeInterval { fatalError() }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified, normal, high }

@MainActor public final class UITraitCollection: NSObject {
  public var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
  public var accessibilityContrast: UIAccessibilityContrast { fatalError() }
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
public struct UITraitAccessibilityContrast: UITraitDefinition {}
public protocol UITraitChangeRegistration {}
@MainActor public protocol UITraitEnvironment {}

extension UITraitEnvironment {
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { fatalError() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static var adjustable: UIAccessibilityTraits { fatalError() }
  public static var toggleButton: UIAccessibilityTraits { fatalError() }
  public static var notEnabled: UIAccessibilityTraits { fatalError() }
}

public enum UIAccessibilityContainerType: Int, Sendable { case none, semanticGroup = 4 }

@MainActor open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) { super.init() }
  open var accessibilityFrameInContainerSpace: CGRect {
    get { fatalError() }
    set {}
  }
}

public enum UIAccessibility {
  public struct Notification: Sendable {
    public static var announcement: Notification { fatalError() }
  }

  public static func post(notification: Notification, argument: Any?) {}
}

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
