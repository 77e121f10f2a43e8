import GestureEngine
import GestureLaws

// Faults in the thumbs of a control with two values.
extension PlantedFault {
  static let thumbs = [
    PlantedFault(
      "F1", "set leastDistance 0.25; size 284 44; value 0.25 0.25",
      "the upper value is too near to the lower one", TooNear.self),
    PlantedFault(
      "F2", "set lower 0.25; size 284 44; down 78 22; move 100 22; up 101 22",
      "lifting off moves the other thumb", Sharing.self),
    PlantedFault(
      "F2",
      "set lower 0.25; set upper 0.5; set whenMeeting pushes; size 284 44; down 78 22; "
        + "move 206 22; move 78 22", "a pushed thumb stays where it was pushed", Leaving.self),
    PlantedFault(
      "F3", "size 284 44; down 14 22; move 78 22", "a motion names the other thumb",
      Misnaming.self),
    PlantedFault(
      "F4", "set step 0.125; size 284 44; down 14 22; move 78 22",
      "the thumb lags behind the finger",
      Lagging.self),
    PlantedFault("F5", "size 284 44", "the upper thumb cannot be moved", Fixed.self),
    PlantedFault(
      "F6", "size 284 44; down 80 22", "a touch takes the farther thumb", Crossing.self),
    PlantedFault(
      "E6", "size 284 44; value 0.25 0.5", "a set gives another upper value", Wrong.self),
    PlantedFault(
      "B1", "size 284 44; down 270 22; move 142 22; move 290 22", "a thumb stops before its end",
      Short.self),
    PlantedFault(
      "B2", "size 284 44; down 270 22; move 200 22; move 240 22", "a thumb moves the wrong way",
      Backward.self),
    PlantedFault(
      "B3", "size 284 44; down 270 22; move 142 22", "a value lies at another fraction",
      Squared.self),
    PlantedFault("D1", "size 284 44; down 262 22", "touching a thumb moves it", Jumping.self),
    PlantedFault(
      "D2", "size 284 44; down 270 22; move 142 22", "a thumb is drawn beside the finger",
      Beside.self),
    PlantedFault(
      "D3", "size 284 44; down 270 22; move 206 22; move 142 22",
      "a sample moves a thumb by a quarter at most", Slow.self),
    PlantedFault(
      "E5", "set upper 0.5; adjust upper up", "a step down is two steps", Twice.self),
    PlantedFault("E7", "adjust lower pageUp", "a page is a step", Small.self),
    PlantedFault(
      "D7", "size 284 44; down 14 22; move 78 22; value 0.375 0.5; move 100 22; revert",
      "Escape undoes a set of both values", Rewinding.self),
    PlantedFault(
      "D15", "size 284 44; down 14 22; move 19 22; down 270 22",
      "a value that a lost end reverts reaches its end", Ending.self),
  ]

  private enum Ending: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      let wasTracking = base.isTracking
      var response = base.handle(event)
      if wasTracking, case .down = event, let change = response.change {
        response.reachedEnd = change.new == base.traits.range.lowerBound
      }
      return response
    }
  }

  private enum Rewinding: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      let response = base.handle(event)
      if event == .revert { _ = base.handle(.set(lower: 0, upper: 1)) }
      return response
    }
  }

  private enum TooNear: Plant {
    static func upper(_ base: RangeSlider) -> UpperThumb? {
      base.upper.map { UpperThumb(value: $0.value - 0.125, fraction: $0.fraction - 0.125) }
    }
  }

  private enum Sharing: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      let response = base.handle(event)
      if case .up = event { _ = base.handle(.set(lower: .nan, upper: 0.875)) }
      return response
    }
  }

  private enum Leaving: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      let old = base.upper?.value ?? 1
      let response = base.handle(event)
      if case .move = event, let new = base.upper?.value, new < old {
        _ = base.handle(.set(lower: .nan, upper: old))
      }
      return response
    }
  }

  private enum Misnaming: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      var response = base.handle(event)
      if case .move = event { response.thumb = response.thumb?.other }
      return response
    }
  }

  private enum Lagging: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      guard case .move(let point, let id) = event else { return base.handle(event) }
      return base.handle(.move(GesturePoint(x: point.x - 40, y: point.y), id: id))
    }
  }

  private enum Fixed: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      let before = base
      let response = base.handle(event)
      guard case .move = event, response.thumb == .upper else { return response }
      base = before
      return Response()
    }
  }

  private enum Crossing: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      guard case .down(let point, let id) = event else { return base.handle(event) }
      return base.handle(.down(GesturePoint(x: 284 - point.x, y: point.y), id: id))
    }
  }

  private enum Short: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      guard case .move(let point, let id) = event else { return base.handle(event) }
      return base.handle(.move(GesturePoint(x: min(point.x, 260), y: point.y), id: id))
    }
  }

  private enum Backward: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      guard case .move(let point, let id) = event else { return base.handle(event) }
      return base.handle(.move(GesturePoint(x: 284 - point.x, y: point.y), id: id))
    }
  }

  private enum Squared: Plant {
    static func upper(_ base: RangeSlider) -> UpperThumb? {
      base.upper.map {
        UpperThumb(value: $0.value, fraction: $0.fraction * $0.fraction, thumb: $0.thumb)
      }
    }
  }

  private enum Jumping: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      let response = base.handle(event)
      if case .down = event { _ = base.handle(.set(lower: .nan, upper: 0.875)) }
      return response
    }
  }

  private enum Beside: Plant {
    static func upper(_ base: RangeSlider) -> UpperThumb? {
      base.upper.map { upper in
        var shifted = upper
        if upper.value < 1 { shifted.thumb?.origin.x -= 10 }
        return shifted
      }
    }
  }

  private enum Slow: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      let old = base.upper?.value ?? 1
      let response = base.handle(event)
      if case .move = event, let new = base.upper?.value, new < old - 0.25 {
        _ = base.handle(.set(lower: .nan, upper: old - 0.25))
      }
      return response
    }
  }

  private enum Twice: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      if event == .adjust(.upper, .decrement) { _ = base.handle(event) }
      return base.handle(event)
    }
  }

  private enum Small: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      guard case .thumbs(.adjust(let thumb, .pageUp)) = event else { return base.handle(event) }
      return base.handle(.adjust(thumb, .increment))
    }
  }

  private enum Wrong: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      guard case .thumbs(.set(let lower, let upper)) = event else { return base.handle(event) }
      return base.handle(.set(lower: lower, upper: upper + 0.25))
    }
  }
}
