#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import ControlHost
  import Foundation
  public import GestureEngine
  import SceneDrawing
  import UIKit

  // The inputs and the effects of the host.
  extension GestureControl {
    /// The upper of two values; `nil` for a control with a single value.
    public var upperValue: Double? { host.upperValue }

    /// Sets both values of a control with two; NaN leaves a value.
    public func set(lower: Double, upper: Double) { send(.boundPair(lower: lower, upper: upper)) }

    /// Replaces the configuration while the control lives.
    ///
    /// - Throws: `ConfigurationError` if a field of the configuration is out of its range.
    public func configure(_ configuration: C.Configuration) throws(ConfigurationError) {
      perform(try host.configure(configuration, at: ProcessInfo.processInfo.systemUptime))
      invalidateIntrinsicContentSize()
    }

    func send(
      _ input: HostInput, at time: Double = ProcessInfo.processInfo.systemUptime
    ) {
      perform(host.handle(input, at: time))
    }

    func perform(_ effects: HostEffects) {
      for effect in effects {
        switch effect {
        case .began: sendActions(for: .editingDidBegin)
        case .changed, .changedPair: sendActions(for: .valueChanged)
        case .ticks: selection.selectionChanged()
        case .reachedEnd: impact.impactOccurred()
        case .committed, .committedPair, .cancelled: sendActions(for: .editingDidEnd)
        case .announce:
          UIAccessibility.post(notification: .announcement, argument: host.control.valueText)
        case .draw: setNeedsDisplay()
        // An action may have bound a value since, so that the host knows better than the effect.
        case .frames: link?.isEnabled = host.wantsFrames
        }
      }
    }

    func send(_ pointer: (GesturePoint) -> HostInput.Pointer, of touch: UITouch, id: Int) {
      let place = touch.location(in: self)
      send(.pointer(pointer(GesturePoint(x: place.x, y: place.y)), id: id), at: touch.timestamp)
    }

    /// Whether a pan moves across the track.
    func isAcross(_ pan: UIPanGestureRecognizer) -> Bool {
      let way = pan.translation(in: self)
      return (abs(way.x) > abs(way.y)) != host.control.traits.direction.isHorizontal
    }

    /// The kind of the control and whether it is enabled, for assistive technologies.
    var spokenTraits: UIAccessibilityTraits {
      let kind: UIAccessibilityTraits =
        host.control.traits.drag.isSwitch ? .toggleButton : .adjustable
      return isEnabled ? kind : [kind, .notEnabled]
    }

    /// The colours that the drawing needs now.
    var appearance: Palette.Appearance {
      Palette.Appearance(
        isDark: traitCollection.userInterfaceStyle == .dark,
        hasHighContrast: traitCollection.accessibilityContrast == .high, isEnabled: isEnabled)
    }
  }
#endif
