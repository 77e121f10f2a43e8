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
  ]

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

  private enum Wrong: Plant {
    static func handle(_ event: GestureEvent, _ base: inout RangeSlider) -> Response {
      guard case .thumbs(.set(let lower, let upper)) = event else { return base.handle(event) }
      return base.handle(.set(lower: lower, upper: upper + 0.25))
    }
  }
}
