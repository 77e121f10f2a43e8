import ControlHost
import GestureEngine

extension HostTrace {
  /// The situations of this trace in words, each at most once.
  package var labels: [String] {
    var found: [String] = []
    func add(_ label: String, if isFound: Bool = true) {
      if isFound, !found.contains(label) { found.append(label) }
    }
    for (index, step) in steps.enumerated() {
      let before = before(index)
      let isTracking = before.trackedPointer != nil
      add("two pointers", if: step.after.secondTrackedPointer != nil)
      for effect in step.effects {
        switch effect {
        case .began: add("a gesture that began")
        case .changed, .changedPair: add("a change")
        case .committed, .committedPair: add("a commit")
        case .cancelled: add("a cancel")
        case .frames(true): add("frames that were wanted")
        case .ticks, .reachedEnd, .announce, .draw, .frames(false): break
        }
      }
      switch step.action {
      case .input(.bound), .input(.boundPair): add("a bound value during a gesture", if: isTracking)
      case .input(.pointer(.down, let id)): add("a lost end", if: before.trackedPointer == id)
      case .input(.key): add("a key that changed the value", if: !step.effects.isEmpty)
      case .input(.enabled(false)): add("a gesture that was disabled", if: isTracking)
      case .configure: add("a new configuration", if: step.refusal == nil)
      case .input(.laidOut): add("a layout during a gesture", if: isTracking)
      case .input(.pointer), .input(.lost), .input(.scroll), .input(.enabled), .input(.frame),
        .input(.focused):
        break
      }
    }
    return found
  }

  /// Calls `body` with a number for each state that the host reaches, and for each pair of consecutive
  /// actions, as a search counts them.
  ///
  /// - Parameter body: A closure that is called twice for each step. The numbers are below 2¹⁷.
  package func forEachState(_ body: (UInt32) -> Void) {
    var last: UInt32 = 0
    for (index, step) in steps.enumerated() {
      let (before, after) = (before(index), step.after)
      var effects: UInt32 = 0
      for effect in step.effects { effects |= 1 << UInt32(effect.place) }
      var state: UInt32 = before.trackedPointer != nil ? 1 : 0
      state = state << 1 | (before.isEnabled ? 1 : 0)
      state = state << 1 | (before.wantsFrames ? 1 : 0)
      state = state << 1 | (after.control.presentedValue == after.control.value ? 1 : 0)
      body(step.action.number << 12 | state << 8 | effects)
      body(1 << 16 | last << 4 | step.action.number)
      last = step.action.number
    }
  }
}

extension HostScript.Action {
  /// The kind of the action, below 16.
  fileprivate var number: UInt32 {
    switch self {
    case .input(.pointer(.down, _)): 0
    case .input(.pointer(.move, _)): 1
    case .input(.pointer(.up, _)): 2
    case .input(.pointer(.cancel, _)): 3
    case .input(.lost): 4
    case .input(.key(.escape, _)): 5
    case .input(.key(.activate, _)): 6
    case .input(.key): 7
    case .input(.scroll): 8
    case .input(.laidOut): 9
    case .input(.bound), .input(.boundPair): 10
    case .input(.enabled): 11
    case .input(.frame): 12
    case .configure: 13
    case .input(.focused): 14
    }
  }
}
