import GestureEngine
import GestureLaws
import PropertyTesting

/// The places and values at which a configured control in one size behaves differently.
///
/// The control declares them. Behind each is a comparison of floating-point numbers, which a fuzzer
/// cannot see.
struct Landmarks: Sendable {
  /// Horizontal coordinates: the far edge, the thumb's edges and middle, the ends of the track.
  private(set) var x: [Double]
  /// Vertical coordinates of the same places.
  private(set) var y: [Double]
  /// Distances of a touch from its start: 0, the distance at which a drag is recognised, the distance
  /// beyond which a touch is no tap, and every length of the configuration.
  private(set) var distances = [0.0]
  /// The range of the value.
  private(set) var range = 0.0...1.0

  private let size: GestureSize
  private var direction = Direction.leftToRight
  private var track = Track(length: 0)
  private var scale: Scale?
  private var stops: Snapping?

  /// The number of parts of a track or a range without stops.
  private static let parts = 12

  /// The landmarks of a control with these settings; only the far edges if the settings are refused.
  init(kind: ControlKind, settings: [Setting], size: GestureSize) {
    self.size = size
    (x, y) = ([size.width], [size.height])
    let script = GestureScript(kind: kind, settings: settings, events: [.resize(size)])
    guard let trace = try? script.play(), let snapshot = trace.steps.last?.after else { return }
    let traits = trace.traits
    (range, direction, track) = (traits.range, traits.direction, snapshot.track)
    scale = try? Scale(traits.range, traits.scale)
    stops = traits.stops ?? traits.detents
    for thumb in [snapshot.thumb, snapshot.upper?.thumb].compactMap({ $0 }) {
      x += [thumb.center.x, thumb.origin.x, thumb.origin.x + thumb.size.width]
      y += [thumb.center.y, thumb.origin.y, thumb.origin.y + thumb.size.height]
    }
    for end in [track.start, track.end] {
      if direction.isHorizontal { x.append(onScreen(end)) } else { y.append(onScreen(end)) }
    }
    distances += [traits.minimumDistance, traits.tapTolerance].filter { $0 > 0 && $0.isFinite }
    distances += script.lengths
  }

  /// The number of stops; without stops, the number of ends of parts.
  var stopCount: UInt64 { stops.map { UInt64($0.count) } ?? UInt64(Self.parts + 1) }

  /// Returns the value of a stop, or the middle between it and the next one if `isTie`.
  func value(ofStop index: UInt64, isTie: Bool) -> Double {
    guard let stops else { return scale?.value(at: part(index, isTie: isTie)) ?? 0 }
    let stop = stops.stop(Int(index))
    return isTie ? stop / 2 + stops.stop(Int(index) + 1) / 2 : stop
  }

  /// Returns the coordinate of a stop, or of the middle between it and the next one if `isTie`.
  ///
  /// Across the track, that is the middle of the control.
  func place(ofStop index: UInt64, isTie: Bool, isHorizontal: Bool) -> Double {
    guard direction.isHorizontal == isHorizontal else { return direction.breadth(of: size) / 2 }
    guard let stops, let scale else {
      return onScreen(track.position(of: part(index, isTie: isTie)))
    }
    let fraction = scale.fraction(of: stops.stop(Int(index)))
    guard isTie else { return onScreen(track.position(of: fraction)) }
    let next = scale.fraction(of: stops.stop(Int(index) + 1))
    return onScreen(track.position(of: (fraction + next) / 2))
  }

  private func part(_ index: UInt64, isTie: Bool) -> Double {
    (Double(index) + (isTie ? 0.5 : 0)) / Double(Self.parts)
  }

  private func onScreen(_ along: Double) -> Double {
    direction.isReversed ? direction.length(of: size) - along : along
  }

  /// Returns the extents at which a layout changes: where the track loses its usable length, and where
  /// everything fits.
  ///
  /// They are measured in a large size. A track with a fixed margin has no usable length below that
  /// margin; a track with a fixed length fits from that length on, plus a length of the configuration.
  static func extents(kind: ControlKind, settings: [Setting]) -> [Double] {
    let large = GestureSize(width: 0x1p16, height: 0x1p16)
    let landmarks = Landmarks(kind: kind, settings: settings, size: large)
    let length = landmarks.track.length
    let distances = landmarks.distances
    return [0x1p16 - length] + distances + distances.map { length + $0 }
      + distances.map { 2 * $0 }
  }
}

extension GestureScript {
  /// The lengths of the configuration.
  fileprivate var lengths: [Double] {
    kind.fields.indices.compactMap { index in
      guard case .length = kind.fields[index].kind, case .number(let number) = value(ofField: index)
      else { return nil }
      return number
    }
  }
}

extension Landmarks {
  /// Half the distance between whole numbers: more than a law allows for rounding, and still close.
  private static let aside = 0.5
  /// The weights of a number and of its neighbours.
  private static let besides: Weights = [3, 1, 1, 2, 2]

  /// Draws `number`, the next number up or down, or a number that differs by a half.
  static func draw(beside number: Double, _ source: inout ChoiceSource) -> Double {
    switch source.pick(besides) {
    case 0: number
    case 1: number.nextUp
    case 2: number.nextDown
    case 3: number + aside
    default: number - aside
    }
  }
}
