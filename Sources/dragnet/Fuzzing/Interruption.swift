import Dispatch
import Foundation
import Synchronization

/// Ctrl-C while fuzzing, or a reason to stop that comes up: the search ends, and what it found is
/// still reported.
final class Interruption: Sendable {
  /// Only made and cancelled here; the queue it calls back on is its own.
  nonisolated(unsafe) private let sources: [any DispatchSourceSignal]
  private let state = Mutex(State())

  private struct State {
    var isRequested = false
    var reason: String?
    var action: (@Sendable () -> Void)?
  }

  /// Takes over the signals to end for as long as this lives.
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

  /// Whether the search is to stop.
  var isRequested: Bool { state.withLock { $0.isRequested } }

  /// Why, where it is not that the user wants it.
  var reason: String? { state.withLock { $0.reason } }

  /// What to do when the search is to stop; at once if that was before.
  func onRequest(_ action: (@Sendable () -> Void)?) {
    let isLate = state.withLock { state in
      state.action = action
      return state.isRequested
    }
    if isLate { action?() }
  }

  /// Stops the search.
  ///
  /// - Parameter reason: Why, where it is not that the user wants it.
  func request(_ reason: String? = nil) {
    let action = state.withLock { state in
      state.isRequested = true
      state.reason = state.reason ?? reason
      return state.action
    }
    action?()
  }
}
