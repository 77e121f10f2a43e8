import Dispatch
import Foundation
import Synchronization

/// Ctrl-C while fuzzing: the search ends, and what it found is still reported.
final class Interruption: Sendable {
  /// Only made and cancelled here; the queue it calls back on is its own.
  nonisolated(unsafe) private let source: any DispatchSourceSignal
  private let state = Mutex<(isRequested: Bool, action: (@Sendable () -> Void)?)>((false, nil))

  /// Takes over the interrupt signal for as long as this lives.
  init() {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [weak self] in self?.request() }
    source.resume()
  }

  deinit {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }

  /// Whether the user wants to stop.
  var isRequested: Bool { state.withLock { $0.isRequested } }

  /// What to do when the user wants to stop; at once if that was before.
  func onRequest(_ action: (@Sendable () -> Void)?) {
    let isLate = state.withLock { state in
      state.action = action
      return state.isRequested
    }
    if isLate { action?() }
  }

  private func request() {
    let action = state.withLock { state in
      state.isRequested = true
      return state.action
    }
    action?()
  }
}
