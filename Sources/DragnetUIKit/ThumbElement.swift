#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import ControlHost
  import GestureEngine
  import UIKit

  /// One of two thumbs as assistive technologies see it.
  final class ThumbElement<C: Control>: UIAccessibilityElement {
    private weak var control: GestureControl<C>?
    private let thumb: Thumb

    init(_ thumb: Thumb, of control: GestureControl<C>) {
      self.control = control
      self.thumb = thumb
      super.init(accessibilityContainer: control)
      accessibilityLabel = thumb.name
    }

    override var accessibilityValue: String? {
      get { control?.text(of: thumb) }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { control?.isEnabled == false ? [.adjustable, .notEnabled] : .adjustable }
      set {}
    }
    override var accessibilityFrameInContainerSpace: CGRect {
      get { control?.frame(of: thumb) ?? .zero }
      set {}
    }
    override func accessibilityIncrement() { control?.adjust(thumb, by: 1) }
    override func accessibilityDecrement() { control?.adjust(thumb, by: -1) }
  }

  extension GestureControl {
    /// The elements of the two thumbs; `nil` for a control with a single value, which is an element itself.
    var thumbElements: [Any]? {
      host.upperValue.map { _ in Thumb.allCases.map { ThumbElement($0, of: self) } }
    }

    func text(of thumb: Thumb) -> String {
      let value = thumb == .lower ? host.value : host.upperValue ?? host.value
      return host.control.traits.text(of: value)
    }

    func frame(of thumb: Thumb) -> CGRect? {
      let frame = thumb == .lower ? host.control.thumb : host.control.upper?.thumb
      return frame.map {
        CGRect(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height)
      }
    }

    func adjust(_ thumb: Thumb, by notches: Double) {
      send(.focused(thumb))
      adjust(by: notches)
    }
  }
#endif
