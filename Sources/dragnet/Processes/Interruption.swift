import Foundation
import Synchronization

/// A request to stop early, by a signal or for a reason such as a full disk; results so far are
/// reported.
///
/// A signal ends a command that has no such object; see ``Termination``.
final class Interruption: Sendable {
  private let state = Mutex(State())

  private struct State {
    var isRequested = false
    var reason: String?
    var children: [ObjectIdentifier: ChildProcess] = [:]
  }

  /// Receives the requests of signals for as long as this object lives.
  init() { Termination.announce(to: self) }

  /// Whether the command must stop.
  var isRequested: Bool { state.withLock { $0.isRequested } }

  /// The reason of a request that did not come from the user.
  var reason: String? { state.withLock { $0.reason } }

  /// Stops a child process as soon as the command must stop, at once if the request came before.
  func stops(_ child: ChildProcess) {
    let isLate = state.withLock { state in
      state.children[ObjectIdentifier(child)] = child
      return state.isRequested
    }
    if isLate { child.send(SIGINT) }
  }

  /// Forgets a child process that has ended.
  func forget(_ child: ChildProcess) {
    _ = state.withLock { $0.children.removeValue(forKey: ObjectIdentifier(child)) }
  }

  /// Requests that the command stops.
  ///
  /// - Parameter reason: The reason, unless the request comes from the user.
  func request(_ reason: String? = nil) {
    let children = state.withLock { state in
      state.isRequested = true
      state.reason = state.reason ?? reason
      return state.children.values
    }
    for child in children { child.send(SIGINT) }
  }
}
