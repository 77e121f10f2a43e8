#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import ControlHost
  import Foundation
  import GestureEngine
  import Observation

  /// The place of a model, which makes it when the view first needs it.
  ///
  /// SwiftUI evaluates the initial value of a state with every update of the parent view, so the state holds this
  /// object and not the model, whose control takes long to make.
  @MainActor final class ModelStore<C: Control> {
    private var made: HostModel<C>?

    func model(_ configuration: C.Configuration, _ policy: OwnerPolicy) -> HostModel<C> {
      let model = made ?? HostModel(configuration, policy)
      made = model
      return model
    }
  }

  /// The host of a view, and counters that trigger its feedback.
  @MainActor @Observable final class HostModel<C: Control> {
    var host: ControlHost<C>
    var ticks = 0
    var ends = 0
    /// Whether the drag has begun.
    @ObservationIgnored var isDown = false

    init(_ configuration: C.Configuration, _ policy: OwnerPolicy) {
      do {
        host = ControlHost(try C(configuration), policy: policy)
      } catch {
        fatalError(error.description)
      }
    }

    func configure(_ configuration: C.Configuration) -> HostEffects {
      do {
        return try host.configure(configuration, at: Date.now.timeIntervalSinceReferenceDate)
      } catch {
        fatalError(error.description)
      }
    }
  }
#endif
