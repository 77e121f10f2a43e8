#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import ControlHost
  import Foundation
  public import GestureEngine
  import SceneDrawing
  import UIKit

  // The inputs and the effects of the host.
  extension GestureControl {
    /// The use of values that are set during a gesture, which may change at any time.
    public var policy: OwnerPolicy {
      get { host.policy }
      set { host.policy = newValue }
    }

    /// The upper of two values; `nil` for a control with a single value.
    public var upperValue: Double? { host.upperValue }

    /// Sets both values of a control with two; NaN stands for the present value.
    ///
    /// The two numbers are then put in order.
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

    /// Passes on a value that the app sets, of two values the lower one.
    func bind(_ value: Double) {
      send(host.upperValue == nil ? .bound(value) : .boundPair(lower: value, upper: .nan))
    }

    /// Adjusts the value by an assistive technology, which speaks the new value itself.
    func adjust(by notches: Double) {
      let now = ProcessInfo.processInfo.systemUptime
      perform(host.handle(.scroll(notches), at: now), speaks: false)
    }

    func perform(_ effects: HostEffects, speaks: Bool = true) {
      for effect in effects {
        note(effect)
        switch effect {
        case .began: sendActions(for: .editingDidBegin)
        case .changed, .changedPair: sendActions(for: .valueChanged)
        case .ticks: selection.selectionChanged()
        case .reachedEnd: impact.impactOccurred()
        case .committed, .committedPair, .cancelled: sendActions(for: .editingDidEnd)
        case .announce where !speaks: break
        case .announce:
          UIAccessibility.post(notification: .announcement, argument: host.control.valueText)
        case .draw: setNeedsDisplay()
        // An action may have bound a value since, so that the host knows better than the effect.
        case .frames: link?.isEnabled = host.wantsFrames
        }
      }
    }

    /// Remembers the value at which a gesture is let go.
    private func note(_ effect: HostEffect) {
      switch effect {
      case .began, .cancelled: committedValue = nil
      case .committed(let value), .committedPair(let value, _): committedValue = value
      case .changed, .changedPair, .ticks, .reachedEnd, .announce, .draw, .frames: break
      }
    }

    func send(_ pointer: (GesturePoint) -> HostInput.Pointer, of touch: UITouch, id: Int) {
      let place = touch.location(in: self)
      send(.pointer(pointer(GesturePoint(x: place.x, y: place.y)), id: id), at: touch.timestamp)
    }

    /// Returns whether the control leaves a pan to a scroll view: it moves across the track, or means nothing.
    func leaves(_ pan: UIPanGestureRecognizer) -> Bool {
      let (way, traits) = (pan.translation(in: self), host.control.traits)
      return traits.drag == .tapped || (abs(way.x) > abs(way.y)) != traits.direction.isHorizontal
    }

    /// Handles a press, and returns whether its key has a meaning for the control now.
    func handles(_ press: UIPress) -> Bool {
      guard let pressed = press.key, let key = HostKey(pressed.keyCode),
        pressed.modifierFlags.isDisjoint(with: [.command, .alternate, .control])
      else { return false }
      let isFine = pressed.modifierFlags.contains(.shift)
      let effects = host.handle(
        .key(key, isFine: isFine), at: ProcessInfo.processInfo.systemUptime)
      perform(effects)
      // The host announces the value after each key that has a meaning.
      return effects.contains(.announce)
    }

    /// Makes the link that sends frames while the host wants them.
    func makeLink() -> UIUpdateLink {
      let link = UIUpdateLink(view: self)
      link.requiresContinuousUpdates = true
      link.addAction { [weak self] _, info in self?.send(.frame, at: info.modelTime) }
      return link
    }

    /// Draws the control again when the user changes the appearance of the system.
    func drawWhenColoursChange() {
      let traits = [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self] as [UITrait]
      registerForTraitChanges(traits) { (control: GestureControl<C>, _) in control.setNeedsDisplay()
      }
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
