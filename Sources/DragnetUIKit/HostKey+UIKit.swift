#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import ControlHost
  import UIKit

  extension HostKey {
    /// The key of a hardware keyboard; `nil` for a key that has no meaning for a control.
    init?(_ code: UIKeyboardHIDUsage) {
      switch code {
      case .keyboardLeftArrow: self = .left
      case .keyboardRightArrow: self = .right
      case .keyboardUpArrow: self = .up
      case .keyboardDownArrow: self = .down
      case .keyboardPageUp: self = .pageUp
      case .keyboardPageDown: self = .pageDown
      case .keyboardHome: self = .home
      case .keyboardEnd: self = .end
      case .keyboardEscape: self = .escape
      case .keyboardSpacebar, .keyboardReturnOrEnter: self = .activate
      default: return nil
      }
    }
  }
#endif
