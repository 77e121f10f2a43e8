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

extension HostEffect {
  /// Whether the effect ends a gesture.
  var isEnd: Bool {
    switch self {
    case .committed, .committedPair, .cancelled: true
    case .began, .changed, .changedPair, .ticks, .reachedEnd, .announce, .draw, .frames: false
    }
  }

  /// Whether the effect reports something that the user did.
  var isOfUser: Bool {
    switch self {
    case .began, .changed, .changedPair, .ticks, .reachedEnd, .committed, .committedPair,
      .cancelled, .announce:
      true
    case .draw, .frames: false
    }
  }
}
