#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import ControlHost
  import GestureEngine
  import SwiftUI

  // The control as assistive technologies see it: one element, or one for each of two thumbs.
  extension ControlView {
    @ViewBuilder func accessible(_ view: some View) -> some View {
      if host.upperValue == nil {
        let element = view.accessibilityElement()
          .accessibilityValue(Text(host.control.valueText))
        if host.control.traits.drag.isSwitch {
          element.accessibilityAction { send(.key(.activate)) }.accessibilityAddTraits(.isToggle)
        } else {
          element.accessibilityAdjustableAction(adjust)
        }
      } else {
        view.accessibilityChildren { ForEach(Thumb.allCases, id: \.self) { element(of: $0) } }
      }
    }

    /// Adjusts the value by an assistive technology, which speaks the new value itself.
    private func adjust(_ direction: AccessibilityAdjustmentDirection) {
      send(.scroll(direction == .increment ? 1 : -1), speaks: false)
    }

    /// The element of a thumb, in the place where the thumb is drawn.
    private func element(of thumb: Thumb) -> some View {
      let frame = (thumb == .lower ? host.control.thumb : host.control.upper?.thumb) ?? .empty
      let value = thumb == .lower ? host.value : host.upperValue ?? host.value
      return Rectangle()
        .frame(width: frame.size.width, height: frame.size.height)
        .position(x: frame.center.x, y: frame.center.y)
        .accessibilityElement()
        .accessibilityLabel(thumb == .lower ? labels.lower : labels.upper)
        .accessibilityValue(Text(host.control.traits.text(of: value)))
        .accessibilityAdjustableAction { direction in
          send(.focused(thumb))
          adjust(direction)
        }
    }
  }

  extension GestureRect {
    fileprivate static var empty: GestureRect {
      GestureRect(origin: GesturePoint(x: 0, y: 0), size: .zero)
    }
  }
#endif
