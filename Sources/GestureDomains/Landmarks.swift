import GestureEngine
import GestureLaws
import PropertyTesting

/// The places and values that matter to a configured control in one size, as the control declares
/// them: behind each is a comparison of floating-point numbers, which no fuzzer sees.
struct Landmarks: Sendable {
  /// Coordinates: the far edge, the thumb's edges and middle, the ends of the track.
  private(set) var x: [Double]
  private(set) var y: [Double]
  /// Distances of a touch from where it went down: none, those at which a drag is recognised and a
  /// tap no longer is one, and every length of the configuration.
  private(set) var distances = [0.0]
  /// The range of the value.
  private(set) var range = 0.0...1.0

  private let size: GestureSize
  private var direction = Direction.leftToRight
  private var track = Track(length: 0)
  private var scale: Scale?
  private var stops: Snapping?

  /// Parts of a track or a range, where there are no stops.
  private static let parts = 12

  /// The landmarks of a control with these settings; only the edges where they are refused.
  init(kind: ControlKind, settings: [Setting], size: GestureSize) {
    self.size = size
    (x, y) = ([size.width], [size.height])
    let script = GestureScript(kind: kind, settings: settings, events: [.resize(size)])
    guard let trace = try? script.play(), let snapshot = trace.steps.last?.after else { return }
    let traits = trace.traits
    (range, direction, track) = (traits.range, traits.direction, snapshot.track)
    scale = try? Scale(traits.range, traits.scale)
    stops = traits.stops ?? traits.detents
    if let thumb = snapshot.thumb {
      x += [thumb.center.x, thumb.origin.x, thumb.origin.x + thumb.size.width]
      y += [thumb.center.y, thumb.origin.y, thumb.origin.y + thumb.size.height]
    }
    for end in [track.start, track.end] {
      if direction.isHorizontal { x.append(onScreen(end)) } else { y.append(onScreen(end)) }
    }
    distances += [traits.minimumDistance, traits.tapTolerance].filter { $0 > 0 && $0.isFinite }
    distances += script.lengths
  }

  /// How many stops there are; parts where there are none.
  var stopCount: UInt64 { stops.map { UInt64($0.count) } ?? UInt64(Self.parts + 1) }

  /// The value of a stop, or of the middle between it and the next.
  func value(ofStop index: UInt64, isTie: Bool) -> Double {
    guard let stops else { return scale?.value(at: part(index, isTie: isTie)) ?? 0 }
    let stop = stops.stop(Int(index))
    return isTie ? stop / 2 + stops.stop(Int(index) + 1) / 2 : stop
  }

  /// The coordinate of a stop, or of the middle between it and the next; the middle of the control
  /// across its track.
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

  /// Extents at which a layout changes its ways: where no usable length is left, where all fits.
  ///
  /// They are read off the control in a large size: a track that leaves a fixed margin has none below
  /// that margin, one that is as long in any size fits from there on, with a length to spare.
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
  /// Half the distance of two whole numbers: beyond what a law allows for rounding, and still beside.
  private static let aside = 0.5
  /// How often a number itself and each of its neighbours is generated.
  private static let besides: Weights = [3, 1, 1, 2, 2]

  /// Draws `number` itself, the next one up or down, or one that is a half more or less.
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
