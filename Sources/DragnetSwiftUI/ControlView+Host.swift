#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import ControlHost
  import GestureEngine
  import SwiftUI

  // The inputs and the effects of the host.
  extension ControlView {
    /// Sends an input to the host and performs its effects.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - time: The time of the input.
    ///   - speaks: Whether an effect may speak the value.
    /// - Returns: Whether there was a value to speak, as after each key that has a meaning.
    @discardableResult func send(
      _ input: HostInput, at time: Date = .now, speaks: Bool = true
    ) -> Bool {
      let effects = model.host.handle(input, at: time.timeIntervalSinceReferenceDate)
      perform(effects, speaks: speaks)
      return effects.contains(.announce)
    }

    func perform(_ effects: HostEffects, speaks: Bool = true) {
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
        case .announce where !speaks: break
        case .announce: AccessibilityNotification.Announcement(host.control.valueText).post()
        case .committed(let value): onCommit(value, value)
        case .committedPair(let lower, let upper): onCommit(lower, upper)
        // SwiftUI draws, and asks for frames, whenever the host differs.
        case .began, .cancelled, .draw, .frames: break
        }
      }
    }
  }
#endif
