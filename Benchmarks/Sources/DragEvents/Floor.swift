import Foundation
import GestureEngine

/// A lower bound for the cost of a drag event: its arithmetic and its response.
///
/// A floor handles the same event as its control and returns the same response. It assumes without
/// checks that the event is a `move` of the tracked touch to a finite point, and that the track has a
/// size and runs from left to right.
protocol Floor {
  /// Handles a `move`. Not inlined, just as a control of another module is not.
  mutating func handle(_ event: GestureEvent) -> Response
}

/// Returns the nearest fraction in 0...1.
@inline(__always) func clamp(_ fraction: Double) -> Double { max(0, min(1, fraction)) }

/// Returns the point of a `move`.
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

/// value = lower + span × fraction, and the current bar.
struct BarsFloor: Floor {
  var start = 0.0
  var length = 1.0
  var range = 0.0...1.0
  var span = 1.0
  /// The number of bars minus one.
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

/// value = lower × e^(fraction × ln(upper / lower)), and the current bar.
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
    value = range.lowerBound * exp(fraction * logarithm)
    var response = Response(from: old, to: value, in: range)
    response.detents = abs(bar - oldBar)
    response.isAnimating = true
    return response
  }
}

/// value = base + Σ dx × mean speed / width, snapped if `density` is not 0.
struct ScrubbingFloor: Floor {
  var last = GesturePoint(x: 0, y: 0)
  var width = 1.0
  var distance = 100.0
  var floor = 0.01
  var origin = GesturePoint(x: 0, y: 0)
  var base = 0.0
  var sum = 0.0
  /// Steps per unit; 0 for a slider without steps.
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

/// The stop nearest to f₀ + (x − x₀) / length, by binary search.
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

/// lower = f₀ + (x − x₀) / length, at most `upper` − `least`; or the upper value is at least `lower` +
/// `least`, if the thumb pushes.
struct PairFloor: Floor {
  var fraction = 0.0
  var position = 0.0
  var length = 1.0
  var least = 0.0
  var pushes = false
  /// Steps per unit; 0 for a slider without steps.
  var density = 0.0
  /// The upper value before the thumb pushed it.
  var own = 1.0
  var lower = 0.0
  var upper = 1.0

  @inline(never) mutating func handle(_ event: GestureEvent) -> Response {
    let (old, oldUpper) = (lower, upper)
    var wanted = clamp(fraction + (place(event).x - position) / length)
    if density > 0 { wanted = (wanted * density).rounded() / density }
    if pushes {
      lower = min(wanted, 1 - least)
      upper = max(own, lower + least)
    } else {
      lower = min(wanted, upper - least)
    }
    var response = Response(from: old, to: lower, in: 0...1)
    response.thumb = .lower
    response.detents = Int(((lower - old) * density).rounded().magnitude)
    if upper != oldUpper {
      var effect = Response.Effect(change: Response.Change(old: oldUpper, new: upper))
      effect.reachedEnd = upper >= 1
      effect.detents = Int(((upper - oldUpper) * density).rounded().magnitude)
      response.upper = effect
    }
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
