import Dispatch
import Foundation
import Synchronization

/// A request to stop early, by Ctrl-C or for a reason such as a full disk; results so far are
/// reported.
final class Interruption: Sendable {
  /// Only created and cancelled here; their handlers run on a queue of their own.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]
  private let state = Mutex(State())

  private struct State {
    var isRequested = false
    var reason: String?
    var action: (@Sendable () -> Void)?
  }

  /// Handles SIGINT and SIGTERM for as long as this object lives.
  init() {
    sources = Interruption.signals.map { number in
      signal(number, SIG_IGN)
      return DispatchSource.makeSignalSource(signal: number, queue: .global())
    }
    for source in sources {
      source.setEventHandler { [weak self] in self?.request() }
      source.resume()
    }
  }

  deinit {
    for source in sources { source.cancel() }
    for number in Interruption.signals { signal(number, SIG_DFL) }
  }

  private static let signals = [SIGINT, SIGTERM]

  /// Whether the command must stop.
  var isRequested: Bool { state.withLock { $0.isRequested } }

  /// The reason of a request that did not come from the user.
  var reason: String? { state.withLock { $0.reason } }

  /// Sets the action that stops the current work; it runs at once if the request came before.
  func onRequest(_ action: (@Sendable () -> Void)?) {
    let isLate = state.withLock { state in
      state.action = action
      return state.isRequested
    }
    if isLate { action?() }
  }

  /// Requests that the command stops.
  ///
  /// - Parameter reason: The reason, unless the request comes from the user.
  func request(_ reason: String? = nil) {
    let action = state.withLock { state in
      state.isRequested = true
      state.reason = state.reason ?? reason
      return state.action
    }
    action?()
  }
}
