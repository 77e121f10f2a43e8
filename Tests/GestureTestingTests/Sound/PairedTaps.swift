import GestureTesting

/// The arithmetic of a photo that two taps zoom in, and two more taps zoom out.
struct PairedTaps<Design: PairDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 1...2, drag: .custom, tapTolerance: 10)
    (traits.doubleTapTime, traits.hasOwnAdjustments) = (0.3, true)
    return traits
  }
  var value = 1.0
  var state = SliderState()
  private var sinceTap: Double?
  private var (isTap, isSecond) = (false, false)

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    isSecond = sinceTap.map { $0 <= Design.time } ?? false
    (sinceTap, isTap) = (nil, true)
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if point.isAtLeast(10, from: state.down) { isTap = false }
  }
  mutating func release() {
    guard isTap, track.isUsable else { return }
    if isSecond { value = value > 1.5 ? 1 : 2 } else { sinceTap = 0 }
  }
  mutating func pass(_ wait: Double) -> Bool {
    sinceTap = sinceTap.map { $0 + wait }
    return false
  }
}

/// The design of ``PairedTaps``.
protocol PairDesign {
  /// The longest time between the two taps, in seconds.
  static var time: Double { get }
}

/// Two taps within the declared time.
enum QuickPair: PairDesign { static let time = 0.3 }
