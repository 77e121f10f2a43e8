import GestureEngine

/// The least that one drag event can cost: the bare arithmetic, and the same response.
///
/// A floor takes the same event as the control that it stands beside and returns what it returns, and
/// does nothing else: it trusts the event to be a `move` of the tracked touch to a finite place on a
/// laid-out track of one direction.
protocol Floor {
  /// Takes a `move`; not inlined, as a control of another module is not.
  mutating func handle(_ event: GestureEvent) -> Response
}

/// What a floor that does not clamp or compare would get wrong.
@inline(__always) func clamp(_ fraction: Double) -> Double { max(0, min(1, fraction)) }

/// The place of a `move`.
@inline(__always) func place(_ event: GestureEvent) -> GesturePoint {
  guard case .move(let point, _) = event else { return GesturePoint(x: 0, y: 0) }
  return point
}

/// value = (x − start) / length.
struct AbsoluteFloor: Floor {
  var start = 0.0
  var length = 1.0
  var value = 0.0

  @inline(never) mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    value = clamp((place(event).x - start) / length)
    return Response(from: old, to: value, in: 0...1)
  }
}

/// value = f₀ + (x − x₀) / length.
struct GrabbedFloor: Floor {
  var fraction = 0.0
  var position = 0.0
  var length = 1.0
  var value = 0.0

  @inline(never) mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    value = clamp(fraction + (place(event).x - position) / length)
    return Response(from: old, to: value, in: 0...1)
  }
}

/// value = lower + span × fraction, and the bar under it.
struct BarsFloor: Floor {
  var start = 0.0
  var length = 1.0
  var range = 0.0...1.0
  var span = 1.0
  /// How many bars there are but one.
  var gaps = 1.0
  var snaps = false
  var value = 0.0
  var bar = 0

  @inline(never) mutating func handle(_ event: GestureEvent) -> Response {
    let (old, oldBar) = (value, bar)
    let fraction = clamp((place(event).x - start) / length)
    bar = Int(fraction * gaps + 0.5)
    value = range.lowerBound + (snaps ? Double(bar) * span / gaps : fraction * span)
    var response = Response(from: old, to: value, in: range)
    response.detents = abs(bar - oldBar)
    response.isAnimating = true
    return response
  }
}

/// value = lower × e^(fraction × ln(upper / lower)), and the bar under it.
struct ZoomFloor: Floor {
  var start = 0.0
  var length = 1.0
  var range = 1.0...2.0
  var logarithm = 1.0
  var gaps = 1.0
  var value = 0.0
  var bar = 0

  @inline(never) mutating func handle(_ event: GestureEvent) -> Response {
    let (old, oldBar) = (value, bar)
    let fraction = clamp((place(event).x - start) / length)
    bar = Int(fraction * gaps + 0.5)
    value = range.lowerBound * exponential(fraction * logarithm)
    var response = Response(from: old, to: value, in: range)
    response.detents = abs(bar - oldBar)
    response.isAnimating = true
    return response
  }
}

/// value = base + Σ dx × mean speed / width, snapped or not.
struct ScrubbingFloor: Floor {
  var last = GesturePoint(x: 0, y: 0)
  var width = 1.0
  var distance = 100.0
  var floor = 0.01
  var origin = GesturePoint(x: 0, y: 0)
  var base = 0.0
  var sum = 0.0
  /// Steps for each unit, 0 for none.
  var density = 0.0
  var value = 0.0
  var index = 0.0

  @inline(never) mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    let point = place(event)
    let (a, b) = ((last.y - origin.y) / distance, (point.y - origin.y) / distance)
    sum += (point.x - last.x) * max(floor, 1 - (a * a + a * b + b * b) / 3)
    last = point
    value = clamp(base + sum / width)
    var detents = 0.0
    if density > 0 {
      let nearest = (value * density).rounded()
      detents = (nearest - index).magnitude
      index = nearest
      value = nearest / density
    }
    var response = Response(from: old, to: value, in: 0...1)
    response.detents = Int(detents)
    return response
  }
}

/// The stop nearest to f₀ + (x − x₀) / length, by halves.
struct StopsFloor: Floor {
  var fraction = 0.0
  var position = 0.0
  var length = 1.0
  var stops: [Double] = []
  var index = 0

  @inline(never) mutating func handle(_ event: GestureEvent) -> Response {
    let last = stops.count - 1
    let (lower, upper) = (stops[0], stops[last])
    let target =
      lower + clamp(fraction + (place(event).x - position) / length) * (upper - lower)
    let old = index
    var (low, high) = (0, last)
    while low < high {
      let half = (low + high) / 2
      if stops[half] >= target { high = half } else { low = half + 1 }
    }
    index = high > 0 && target - stops[high - 1] <= stops[high] - target ? high - 1 : high
    var response = Response(from: stops[old], to: stops[index], in: lower...upper)
    response.detents = abs(index - old)
    return response
  }
}

/// Whether the touch is still inside the bounds.
struct TapFloor: Floor {
  var bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: .zero)
  var isTap = true

  @inline(never) mutating func handle(_ event: GestureEvent) -> Response {
    isTap = isTap && bounds.contains(place(event))
    return Response()
  }
}
