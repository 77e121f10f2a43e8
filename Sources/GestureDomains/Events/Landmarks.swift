import GestureEngine
import GestureLaws
import PropertyTesting

/// A configured control whose landmarks are measured in one size after the other.
final class Surveyor: Sendable {
  /// The control; `nil` if its configuration is refused.
  fileprivate let control: LiveControl?
  /// Distances of a touch from its start; see ``Landmarks/distances``.
  fileprivate let distances: [Double]
  fileprivate let scale: Scale?
  fileprivate let stops: Snapping?

  /// Makes the control of a script.
  init(_ script: GestureScript) {
    control = try? script.start()
    guard let traits = control?.traits else {
      (distances, scale, stops) = ([0], nil, nil)
      return
    }
    distances =
      [0] + [traits.minimumDistance, traits.tapTolerance].filter { $0 > 0 && $0.isFinite }
      + script.lengths
    scale = try? Scale(traits.range, traits.scale)
    stops = traits.stops ?? traits.detents
  }
}

/// The places and values at which a configured control in one size behaves differently.
///
/// The control declares them. Behind each is a comparison of floating-point numbers, which a fuzzer
/// cannot see.
final class Landmarks: Sendable {
  /// Horizontal coordinates: the far edge, the thumb's edges and middle, the ends of the track, and the
  /// place of the value 0 if the range contains it.
  let x: [Double]
  /// Vertical coordinates of the same places.
  let y: [Double]
  /// The middles of the thumbs; without a thumb, the middle of the control.
  let thumbs: [GesturePoint]
  /// Distances of a touch from its start: 0, the distance at which a drag is recognised, the distance
  /// beyond which a touch is no tap, and every length of the configuration.
  let distances: [Double]
  /// The range of the value.
  let range: ClosedRange<Double>

  private let size: GestureSize
  private let direction: Direction
  private let track: Track
  private let scale: Scale?
  private let stops: Snapping?

  /// The number of parts of a track or a range without stops.
  private static let parts = 12

  /// The landmarks of a control in a size; only the far edges if its settings are refused.
  init(_ surveyor: Surveyor, in size: GestureSize) {
    self.size = size
    (distances, scale, stops) = (surveyor.distances, surveyor.scale, surveyor.stops)
    guard let control = surveyor.control else {
      (x, y) = ([size.width], [size.height])
      thumbs = [GesturePoint(x: size.width / 2, y: size.height / 2)]
      (range, direction, track) = (0...1, .leftToRight, Track(length: 0))
      return
    }
    let snapshot = control.snapshot(in: size)
    (range, direction, track) = (control.traits.range, control.traits.direction, snapshot.track)
    var (x, y) = ([size.width], [size.height])
    let middles = [snapshot.thumb, snapshot.upper?.thumb].compactMap { $0?.center }
    thumbs =
      middles.isEmpty ? [GesturePoint(x: size.width / 2, y: size.height / 2)] : middles
    x.reserveCapacity(10)
    y.reserveCapacity(10)
    func add(_ thumb: GestureRect?) {
      guard let thumb else { return }
      x.append(thumb.center.x)
      x.append(thumb.origin.x)
      x.append(thumb.origin.x + thumb.size.width)
      y.append(thumb.center.y)
      y.append(thumb.origin.y)
      y.append(thumb.origin.y + thumb.size.height)
    }
    add(snapshot.thumb)
    add(snapshot.upper?.thumb)
    var ends = [track.start, track.end]
    if let scale, range.contains(0) { ends.append(track.position(of: scale.fraction(of: 0))) }
    for end in ends {
      let place = direction.isReversed ? direction.length(of: size) - end : end
      if direction.isHorizontal { x.append(place) } else { y.append(place) }
    }
    (self.x, self.y) = (x, y)
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

  /// Returns the point at a fraction of the track that lies beside `touch` across the track.
  func point(at fraction: Double, beside touch: GesturePoint) -> GesturePoint {
    let along = onScreen(track.position(of: fraction))
    return direction.isHorizontal
      ? GesturePoint(x: along, y: touch.y) : GesturePoint(x: touch.x, y: along)
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
  static func extents(_ surveyor: Surveyor) -> [Double] {
    let large = GestureSize(width: 0x1p16, height: 0x1p16)
    let landmarks = Landmarks(surveyor, in: large)
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
