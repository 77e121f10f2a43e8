import ControlHost

extension HostEffect {
  /// The place of the effect in the order of effects.
  var place: Int {
    switch self {
    case .began: 0
    case .changed, .changedPair: 1
    case .ticks: 2
    case .reachedEnd: 3
    case .committed, .committedPair, .cancelled: 4
    case .announce: 5
    case .draw: 6
    case .frames: 7
    }
  }
}
