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
  public let traits: ThumbTraits
  /// The lower value.
  public private(set) var lower: Double
  /// The upper value.
  public private(set) var upper: Double
  /// The layout of the control.
  public private(set) var layout: ThumbLayout

  private let onCancel: ControlTraits.CancelPolicy
  private let slop: Double
  /// The first touch of those that are tracked, and the second.
  private var first: Hold?
  private var second: Hold?

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

// MARK: - Touches

extension ThumbPair {
  /// A tracked touch.
  private struct Hold: Sendable, Hashable {
    var id: Int
    /// The thumb that the touch holds; `nil` while its first motion has to decide.
    var thumb: Thumb?
    /// Whether the touch moves the thumb by translation; else the thumb's centre goes to the touch.
    var isGrabbed: Bool
    /// The fraction, the value (not snapped) and the position at which the translation starts.
    var fraction = 0.0
    var value = 0.0
    var position: Double
    /// The last usable point of the touch.
    var place: GesturePoint
    /// The point where the touch went down.
    let origin: GesturePoint
    /// Whether the touch has been as far from its origin as a cancel that keeps the value requires.
    var hasLeft: Bool
    /// The values to which a cancel may revert.
    var start: (lower: Double, upper: Double) {
      get { (startLower, startUpper) }
      set { (startLower, startUpper) = newValue }
    }
    var startLower: Double
    var startUpper: Double
    /// The value to which the other thumb returns after it is pushed.
    var pushed: Double

    /// Starts a translation at a value and a position.
    mutating func anchor(at fraction: Double, _ value: Double, _ position: Double) {
      (self.fraction, self.value, self.position) = (fraction, value, position)
    }
  }

  /// Handles an event other than `resize` and returns its effects.
  public mutating func handle(_ event: GestureEvent) -> Response {
    let (old, oldUpper) = (lower, upper)
    var response = Response()
    if case .move(let point, let id) = event {
      guard point.isUsable else { return response }
      guard let thumb = follow(point, id) else { return response }
      response.thumb = thumb
    } else {
      guard take(event, &response) else { return response }
    }
    report(old, oldUpper, in: &response)
    return response
  }

  /// Adds the changes of both values to a response.
  @inline(__always)
  private func report(_ old: Double, _ oldUpper: Double, in response: inout Response) {
    let isRevert = response.editing == .cancelled
    if lower != old { response.change = Response.Change(old: old, new: lower) }
    if upper != oldUpper {
      response.upper = Response.Effect(change: Response.Change(old: oldUpper, new: upper))
    }
    guard response.change != nil || response.upper != nil else { return }
    let distances = traits.distances
    if response.change != nil {
      response.reachedEnd =
        !isRevert && (lower <= distances.range.lowerBound || lower >= distances.range.upperBound)
      if distances.isStepped {
        response.detents = distances.snapping.distance(from: old, to: lower)
      }
    }
    if response.upper != nil {
      response.upper?.reachedEnd =
        !isRevert && (upper <= distances.range.lowerBound || upper >= distances.range.upperBound)
      if distances.isStepped {
        response.upper?.detents = distances.snapping.distance(from: oldUpper, to: upper)
      }
    }
  }

  /// Handles any event but a `move`, and returns whether its changes are the user's.
  @inline(never)
  private mutating func take(_ event: GestureEvent, _ response: inout Response) -> Bool {
    switch event {
    case .down(let point, let id):
      guard point.isUsable else { return false }
      if first?.id == id || second?.id == id {
        // The end of this touch was lost.
        response.thumb = cancel(id, reverts: false)
        response.editing = .cancelled
      }
      if begin(point, id) {
        response.thumb = (first?.id == id ? first : second)?.thumb
        response.editing = .began
      }
      return response.editing != nil
    case .up(let point, let id):
      guard first?.id == id || second?.id == id else { return false }
      if let point, point.isUsable { _ = follow(point, id) }
      response.thumb = release(id)
      response.editing = .committed(value: value(of: response.thumb ?? .lower))
    case .cancel(let id?):
      guard first?.id == id || second?.id == id else { return false }
      response.thumb = cancel(id, reverts: false)
      response.editing = .cancelled
    case .cancel(nil), .revert:
      guard let first else { return false }
      // The later touch first: the values before it are those that the earlier touch gave them.
      response.thumb = second == nil ? first.thumb : nil
      if let second { _ = cancel(second.id, reverts: event == .revert) }
      _ = cancel(first.id, reverts: event == .revert)
      response.editing = .cancelled
    case .thumbs(.adjust(let thumb, let adjustment)):
      guard first == nil else { return false }
      response.thumb = thumb
      adjust(thumb, adjustment)
    case .thumbs(.set(let lower, let upper)):
      set(lower, upper)
      return false
    case .move, .resize, .set, .wait, .adjust: return false
    }
    return true
  }

  /// Begins to track a touch, and returns whether it is tracked.
  private mutating func begin(_ point: GesturePoint, _ id: Int) -> Bool {
    let place = layout.direction.onTrack(point, in: layout.size)
    let thumb: Thumb?
    if let first {
      guard second == nil, let held = first.thumb,
        layout.place(at: fraction(of: held.other)).contains(place)
      else { return false }
      thumb = held.other
    } else {
      thumb = nearest(to: place.x)
    }
    let fraction = fraction(of: thumb ?? .lower)
    var hold = Hold(
      id: id, thumb: thumb, isGrabbed: layout.place(at: fraction).contains(place),
      position: place.x, place: point, origin: point, hasLeft: slop == 0, startLower: lower,
      startUpper: upper, pushed: 0)
    if let thumb {
      hold.anchor(at: fraction, value(of: thumb), place.x)
      hold.pushed = value(of: thumb.other)
      if !hold.isGrabbed { drag(to: place.x, &hold, isAlone: first == nil) }
    }
    if first == nil { first = hold } else { second = hold }
    return true
  }

  /// Returns the thumb that a touch takes, or `nil` if it is as near to both and not beyond them.
  private func nearest(to position: Double) -> Thumb? {
    let low = layout.track.position(of: fraction(of: .lower))
    let high = layout.track.position(of: fraction(of: .upper))
    let (below, above) = ((position - low).magnitude, (high - position).magnitude)
    if below != above { return below < above ? .lower : .upper }
    if position > high { return .upper }
    return position < low ? .lower : nil
  }

  /// Moves a touch to a usable point if it is tracked, and returns the thumb that it holds.
  @inline(__always)
  private mutating func follow(_ point: GesturePoint, _ id: Int) -> Thumb? {
    let isFirst = first?.id == id
    guard var hold = isFirst ? first : second, hold.id == id else { return nil }
    hold.place = point
    if !hold.hasLeft { hold.hasLeft = point.isAtLeast(slop, from: hold.origin) }
    let position = layout.along(point)
    if hold.thumb == nil {
      decide(position, &hold)
    } else {
      drag(to: position, &hold, isAlone: second == nil)
    }
    if isFirst { first = hold } else { second = hold }
    return hold.thumb
  }

  /// Takes a thumb if the motion since `down` can move it: the thumb on the side of the motion, else the
  /// other thumb.
  private mutating func decide(_ position: Double, _ hold: inout Hold) {
    guard position != hold.position else { return }
    let ahead: Thumb = position > hold.position ? .upper : .lower
    if !take(ahead, at: position, &hold) { _ = take(ahead.other, at: position, &hold) }
  }

  /// Takes a thumb if the motion to a position moves it, and returns whether it does.
  private mutating func take(_ thumb: Thumb, at position: Double, _ hold: inout Hold) -> Bool {
    var taken = hold
    taken.thumb = thumb
    taken.anchor(at: fraction(of: thumb), value(of: thumb), hold.position)
    taken.pushed = value(of: thumb.other)
    let (old, oldUpper) = (lower, upper)
    drag(to: position, &taken, isAlone: true)
    guard lower != old || upper != oldUpper else { return false }
    hold = taken
    return true
  }

  /// Ends a touch and returns the thumb that it held.
  private mutating func release(_ id: Int) -> Thumb? {
    let ended: Hold?
    if first?.id == id {
      ended = first
      (first, second) = (second, nil)
    } else {
      ended = second
      second = nil
    }
    // The end settles the value of this thumb for the touch that still holds the other thumb.
    if let thumb = ended?.thumb, first != nil {
      settle(thumb, at: lower, upper)
    }
    return ended?.thumb
  }

  /// Cancels a touch and returns the thumb that it held.
  private mutating func cancel(_ id: Int, reverts: Bool) -> Thumb? {
    guard let hold = first?.id == id ? first : second else { return nil }
    // The touch that is not cancelled, if there is one.
    let start = (first?.id == id ? second : first)?.start
    let thumb = release(id)
    guard reverts || onCancel == .reverts || !hold.hasLeft, let thumb else { return thumb }
    let distances = traits.distances
    if first == nil, distances.admits(hold.startLower, hold.startUpper) {
      (lower, upper) = hold.start
      return thumb
    }
    let own = thumb == .lower ? hold.startLower : hold.startUpper
    move(thumb, to: own, beside: value(of: thumb.other))
    // What is reverted was never given to the thumb, so the other touch forgets it.
    if let start { settle(thumb, at: start.lower, start.upper) }
    return thumb
  }

  /// Tells the touch that still holds a thumb that the other thumb is no longer held.
  ///
  /// - Parameters:
  ///   - thumb: The other thumb.
  ///   - lower: The lower value to revert to, if it is that thumb's.
  ///   - upper: The upper value to revert to, if it is that thumb's.
  private mutating func settle(_ thumb: Thumb, at lower: Double, _ upper: Double) {
    guard var hold = first else { return }
    if thumb == .lower { hold.startLower = lower } else { hold.startUpper = upper }
    hold.pushed = value(of: thumb)
    first = hold
  }
}

// MARK: - Values

extension ThumbPair {
  /// Moves the thumb that a touch holds.
  @inline(__always)
  private mutating func drag(to position: Double, _ hold: inout Hold, isAlone: Bool) {
    guard let raw = raw(position, hold), let thumb = hold.thumb else { return }
    let distances = traits.distances
    let wanted = distances.isStepped ? distances.legal(raw) : raw
    if isAlone {
      switch traits.whenMeeting {
      case .stops: break
      case .pushes:
        push(thumb, to: wanted, from: hold.pushed)
        return
      case .swaps:
        if swap(thumb, to: wanted) {
          hold.thumb = thumb.other
          return
        }
      }
    }
    move(thumb, to: wanted, beside: value(of: thumb.other))
  }

  /// Returns the value where a touch wants its thumb, not snapped; `nil` on a track without usable length.
  @inline(__always) private func raw(_ position: Double, _ hold: Hold) -> Double? {
    let scale = traits.distances.scale
    guard layout.track.isUsable else { return nil }
    if hold.isGrabbed {
      // The value at its fraction may be off by a rounding error.
      if position == hold.position { return hold.value }
      return scale.value(
        inside: layout.track.fraction(from: hold.fraction, movedBy: position - hold.position))
    }
    return layout.track.fraction(atFinite: position).map { scale.value(inside: $0) }
  }

  /// Moves a thumb as far towards a legal value as the other thumb allows.
  @inline(__always)
  private mutating func move(_ thumb: Thumb, to wanted: Double, beside other: Double) {
    let distances = traits.distances
    if thumb == .lower {
      if distances.admits(wanted, other) {
        lower = wanted
      } else if let new = distances.lower(nearestTo: wanted, below: other) {
        lower = ThumbPair.nearer(new, lower, to: wanted)
      }
    } else {
      if distances.admits(other, wanted) {
        upper = wanted
      } else if let new = distances.upper(nearestTo: wanted, above: other) {
        upper = ThumbPair.nearer(new, upper, to: wanted)
      }
    }
  }

  /// Returns `new`, or `old` if `new` is less near to a wanted value, by the tolerance of distances.
  private static func nearer(_ new: Double, _ old: Double, to wanted: Double) -> Double {
    let isBehind = wanted > new ? old > new && old <= wanted : old < new && old >= wanted
    return isBehind ? old : new
  }

  /// Moves a thumb to a legal value, and the other thumb as little as needed from a value of its own.
  private mutating func push(_ thumb: Thumb, to wanted: Double, from own: Double) {
    let distances = traits.distances
    let allowed = thumb == .lower ? distances.lowers : distances.uppers
    let new = Swift.min(Swift.max(wanted, allowed.lowerBound), allowed.upperBound)
    guard let other = distances.value(nearestTo: own, of: thumb.other, beside: new) else { return }
    (lower, upper) = thumb == .lower ? (new, other) : (other, new)
  }

  /// Exchanges the thumbs if a legal value lies at least the least distance beyond the other thumb.
  ///
  /// - Returns: Whether the finger now holds the other thumb.
  private mutating func swap(_ thumb: Thumb, to wanted: Double) -> Bool {
    let distances = traits.distances
    let other = value(of: thumb.other)
    guard thumb == .lower ? wanted > other : wanted < other,
      let nearest = distances.value(nearestTo: other, of: thumb.other, beside: other),
      thumb == .lower ? wanted >= nearest : wanted <= nearest,
      let new = distances.value(nearestTo: wanted, of: thumb.other, beside: other)
    else { return false }
    (lower, upper) = thumb == .lower ? (other, new) : (new, other)
    return true
  }

  private mutating func adjust(_ thumb: Thumb, _ adjustment: GestureEvent.Adjustment) {
    let (distances, old) = (traits.distances, value(of: thumb))
    let wanted =
      distances.isStepped
      ? distances.snapping.stop(after: old, adjustment)
      : distances.scale.value(after: old, adjustment)
    if traits.whenMeeting == .pushes {
      push(thumb, to: wanted, from: value(of: thumb.other))
    } else {
      move(thumb, to: wanted, beside: value(of: thumb.other))
    }
  }

  private mutating func set(_ newLower: Double, _ newUpper: Double) {
    let (old, oldUpper) = (lower, upper)
    guard
      let pair = traits.distances.pair(
        newLower.isNaN ? lower : newLower, newUpper.isNaN ? upper : newUpper),
      pair != (lower, upper)
    else { return }
    (lower, upper) = pair
    let (isLower, isUpper) = (lower != old, upper != oldUpper)
    if let hold = first { first = rebased(hold, isLower, isUpper) }
    if let hold = second { second = rebased(hold, isLower, isUpper) }
  }

  /// Returns a touch that goes on from the values that the program has set.
  private func rebased(_ hold: Hold, _ isLower: Bool, _ isUpper: Bool) -> Hold {
    var hold = hold
    if isLower { hold.startLower = lower }
    if isUpper { hold.startUpper = upper }
    let position = layout.along(hold.place)
    guard let thumb = hold.thumb else {
      hold.position = position
      return hold
    }
    hold.pushed = value(of: thumb.other)
    if thumb == .lower ? isLower : isUpper {
      hold.anchor(at: fraction(of: thumb), value(of: thumb), position)
    }
    return hold
  }

  /// Lays the control out, and lets each touch go on from where its thumb would be without stops.
  ///
  /// The present layout changes nothing.
  public mutating func layOut(_ new: ThumbLayout) {
    guard new != layout else { return }
    let old = layout
    layout = new
    if let hold = first { first = rebased(hold, from: old) }
    if let hold = second { second = rebased(hold, from: old) }
  }

  private func rebased(_ hold: Hold, from old: ThumbLayout) -> Hold {
    var hold = hold
    let (before, after) = (old.along(hold.place), layout.along(hold.place))
    if hold.thumb != nil, hold.isGrabbed, before != hold.position, old.track.isUsable {
      hold.fraction = old.track.fraction(from: hold.fraction, movedBy: before - hold.position)
      hold.value = traits.distances.scale.value(inside: hold.fraction)
    }
    hold.position = after
    return hold
  }
}
