/// A state machine of two values and their thumbs, which one or two touches move.
///
///     var pair = ThumbPair(ThumbTraits(distances: try ThumbDistances(least: 0.1)))
///     pair.layOut(ThumbLayout(size: size, thumb: GestureSize(width: 28, height: 28)))
///     pair.handle(.down(GesturePoint(x: 286, y: 22)))  // began, of the upper thumb
///
/// A control with two values consists of this machine, a layout and a drawing. The machine handles every
/// event but `resize`, for which the control calls ``layOut(_:)``.
///
/// The first touch takes the nearer thumb, wherever it goes down. A second touch takes the other thumb if
/// it goes down on that thumb. If the first touch is equally far from both thumbs and not beyond them, the
/// first motion that can move a thumb decides which thumb it holds; until then no second touch is tracked.
///
/// Each event costs a constant number of operations, or a number logarithmic in the number of stops if some
/// stops are the same number, and allocates no memory.
public struct ThumbPair: Sendable, Hashable {
  /// The declared behaviour of the thumbs.
  public internal(set) var traits: ThumbTraits
  /// The lower value.
  public internal(set) var lower: Double
  /// The upper value.
  public internal(set) var upper: Double
  /// The layout of the control.
  public internal(set) var layout: ThumbLayout

  var onCancel: ControlTraits.CancelPolicy
  var slop: Double
  /// The first touch of those that are tracked, and the second.
  var first: ThumbHold?
  var second: ThumbHold?

  /// A pair of thumbs at two values.
  ///
  /// - Parameters:
  ///   - traits: The behaviour of the thumbs.
  ///   - lower: The lower value; `nil` for the lower bound.
  ///   - upper: The upper value; `nil` for the upper bound. The pair is made admissible as by a `set`.
  ///   - onCancel: The effect of a cancelled touch.
  ///   - slop: The distance from its `down` below which a cancelled touch always reverts, in points.
  ///   - direction: The direction in which the values grow.
  public init(
    _ traits: ThumbTraits, lower: Double? = nil, upper: Double? = nil,
    onCancel: ControlTraits.CancelPolicy = .keeps, slop: Double = 10,
    direction: Direction = .leftToRight
  ) {
    self.traits = traits
    self.onCancel = onCancel
    self.slop = slop
    let distances = traits.distances
    layout = ThumbLayout(size: .zero, thumb: .zero, direction: direction)
    let lowest = distances.lowers.lowerBound
    let pair = distances.pair(
      lower ?? distances.range.lowerBound, upper ?? distances.range.upperBound)
    (self.lower, self.upper) =
      pair ?? (lowest, distances.upper(nearestTo: lowest, above: lowest) ?? lowest)
  }

  /// Whether a touch is tracked.
  public var isTracking: Bool { first != nil }

  /// The upper value, its place along the track, and the frame of its thumb.
  public var upperThumb: UpperThumb {
    let fraction = fraction(of: .upper)
    return UpperThumb(value: upper, fraction: fraction, thumb: layout.frame(at: fraction))
  }

  /// Returns the value of a thumb.
  @inline(__always) public func value(of thumb: Thumb) -> Double { thumb == .lower ? lower : upper }

  /// Returns the place of a thumb's value along the track, 0...1.
  public func fraction(of thumb: Thumb) -> Double {
    traits.distances.scale.fraction(of: value(of: thumb))
  }

  /// Returns the frame of a thumb in the control's coordinates.
  public func frame(of thumb: Thumb) -> GestureRect { layout.frame(at: fraction(of: thumb)) }
}

// MARK: - Events

extension ThumbPair {
  /// Handles an event other than `resize` and returns its effects.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let (old, oldUpper) = (lower, upper)
    guard case .move(let point, let id) = event else {
      guard let step = take(event) else { return Response() }
      return response(after: old, oldUpper, step)
    }
    guard point.isUsable, let thumb = follow(point, id) else { return Response() }
    return response(after: old, oldUpper, Step(thumb: thumb))
  }

  /// The parts of a response that cannot be read from the values.
  private struct Step {
    var thumb: Thumb?
    var editing: Response.Editing?
    /// The values after a cancel, which never reaches an end; NaN without a cancel.
    var reverted = Double.nan
    var revertedUpper = Double.nan
  }

  /// Returns the response to an event that has been handled.
  ///
  /// Mutating, because a copy of the pair takes longer than the rest of a `move`.
  @inline(__always)
  private mutating func response(after old: Double, _ oldUpper: Double, _ step: Step) -> Response {
    var response = Response()
    response.thumb = step.thumb
    response.editing = step.editing
    let isStepped = traits.distances.isStepped
    if lower != old {
      response.change = Response.Change(old: old, new: lower)
      response.reachedEnd = lower != step.reverted && isBound(lower)
      if isStepped { response.detents = detents(from: old, to: lower) }
    }
    if upper != oldUpper {
      var effect = Response.Effect(change: Response.Change(old: oldUpper, new: upper))
      effect.reachedEnd = upper != step.revertedUpper && isBound(upper)
      if isStepped { effect.detents = detents(from: oldUpper, to: upper) }
      response.upper = effect
    }
    return response
  }

  @inline(__always) private func isBound(_ value: Double) -> Bool {
    let range = traits.distances.scale.range
    return value <= range.lowerBound || value >= range.upperBound
  }

  private mutating func detents(from old: Double, to new: Double) -> Int {
    abs(index(nearestTo: new) - index(nearestTo: old))
  }

  /// Returns the index of the stop nearest to a value.
  @inline(__always) mutating func index(nearestTo value: Double) -> Int {
    // Separate statements and mutating functions, because others would copy the stops.
    traits.distances.snapping.clearIndex(of: value) ?? search(value)
  }

  @inline(never) private mutating func search(_ value: Double) -> Int {
    traits.distances.snapping.index(nearestTo: value)
  }

  /// Handles any event but a `move`; returns `nil` if its changes are not the user's.
  @inline(never)
  private mutating func take(_ event: GestureEvent) -> Step? {
    var step = Step()
    switch event {
    case .down(let point, let id):
      guard point.isUsable else { return nil }
      if first?.id == id || second?.id == id {
        // The end of this touch was lost.
        step.thumb = cancel(id, reverts: false)
        step.editing = .cancelled
        (step.reverted, step.revertedUpper) = (lower, upper)
      }
      if begin(point, id) {
        step.thumb = (first?.id == id ? first : second)?.thumb
        step.editing = .began
      }
      return step.editing == nil ? nil : step
    case .up(let point, let id):
      guard first?.id == id || second?.id == id else { return nil }
      if let point, point.isUsable { _ = follow(point, id) }
      step.thumb = release(id)
      step.editing = .committed(value: value(of: step.thumb ?? .lower))
    case .cancel(let id?):
      guard first?.id == id || second?.id == id else { return nil }
      step.thumb = cancel(id, reverts: false)
      step.editing = .cancelled
      (step.reverted, step.revertedUpper) = (lower, upper)
    case .cancel(nil), .revert:
      guard let first else { return nil }
      // The later touch first: the values before it are those that the earlier touch gave them.
      step.thumb = second == nil ? first.thumb : nil
      if let second { _ = cancel(second.id, reverts: event == .revert) }
      _ = cancel(first.id, reverts: event == .revert)
      step.editing = .cancelled
      (step.reverted, step.revertedUpper) = (lower, upper)
    case .thumbs(.adjust(let thumb, let adjustment)):
      guard first == nil else { return nil }
      step.thumb = thumb
      adjust(thumb, adjustment)
    case .thumbs(.set(let lower, let upper)):
      set(lower, upper)
      return nil
    case .move, .resize, .set, .wait, .adjust: return nil
    }
    return step
  }
}
