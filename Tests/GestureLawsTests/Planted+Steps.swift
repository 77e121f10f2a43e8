import GestureEngine
import GestureLaws

// Faults in the steps, the taps and the marks of controls.
extension PlantedFault {
  static let steps = [
    PlantedFault(
      "B1", "set isDraggable true; size 100 30; down 15 15; move 90 15; up 260 15",
      "a switch goes to the other side than its thumb", Contrary.self),
    PlantedFault(
      "D1", "size 300 20; down 0 10; move 0 60; move 90 60",
      "a touch that is left to a scroll view drags", Greedy.self),
    PlantedFault(
      "B2", "size 300 300; value 0.5", "a dial follows the motion along one axis", Flat.self),
    PlantedFault(
      "D2", "\(eleven); down 50 50; move 150 50; move 250 50",
      "the thumb runs twice as fast as the touch", Twice.self),
    PlantedFault(
      "D4", "size 300 20; down 0 10; move 90 10", "the slider ignores every motion", Deaf.self),
    PlantedFault(
      "D4", "set minimumDistance 0; size 300 20; down 0 10; move -30 10",
      "a value that wraps stops at its bound",
      Ending.self),
    PlantedFault(
      "D7", "size 300 20; down 0 10; move 60 10", "the value goes on after a cancel",
      Drifting.self),
    PlantedFault(
      "D13", "down 25 15; up 25 16", "a toggle loses a tap that moves", LostToggle.self),
    PlantedFault(
      "D17", "set step 0.25; size 300 20; down 0 10; move 40 10; size 301 20; move 50 10",
      "a resize rounds the place of a drag", Rounding.self),
    PlantedFault(
      "D18", "set stops 1,10,30,40; size 600 130; down 430 60; move 300 60; up",
      "a touch that moved too far sets a stop", Careless.self),
    PlantedFault("D19", "size 300 20", "a double tap has no effect", Inert.self),
    PlantedFault("D20", "size 340 60", "a thumb stays where it is released", Unlatched.self),
    PlantedFault(
      "D21", "size 300 20", "the value goes on after a touch that has rested", Drifting.self),
    PlantedFault(
      "D22", "set stops 0,1,2,3,4,5,6,7,8,9,10; size 300 300; value 5",
      "a dial rounds each motion to its stops", Forgetful.self),
    PlantedFault("D23", "size 300 20; value 0.5; wait 1", "the value goes on", Creeping.self),
    PlantedFault("E6", "\(eleven); value 2.6", "a set gives the stop below", Truncating.self),
    PlantedFault("E6", "size 300 20; value 0.2", "the value goes on after a set", Drifting.self),
    PlantedFault("E7", "\(eleven); adjust up", "a step leads over two stops", Skipping.self),
    PlantedFault(
      "I9", "set stops 1,10,30,40; size 600 130", "labels lie beside their stops", Astray.self),
    PlantedFault(
      "I9", "size 300 20; value 0.5", "the fill begins beside the start", Late.self),
    PlantedFault("I10", "size 300 20", "no value is spoken", Silent.self),
  ]

  private static let eleven = "set stops 0,1,2,3,4,5,6,7,8,9,10; size 600 130"

  private enum Contrary: Plant {
    static func handle(_ event: GestureEvent, _ base: inout MorphToggle) -> Response {
      guard case .up = event, base.isTracking else { return base.handle(event) }
      let old = base.value
      _ = base.handle(event)
      _ = base.handle(.set(1 - base.value))
      return Response(
        from: old, to: base.value, in: 0...1, editing: .committed(value: base.value))
    }
  }

  private enum Greedy: Plant {
    static func traits(_ base: ProgressSlider) -> ControlTraits {
      var traits = base.traits
      (traits.yieldsToScrolling, traits.minimumDistance) = (true, 10)
      return traits
    }
  }

  private enum Flat: Plant {
    static func traits(_ base: ProgressSlider) -> ControlTraits {
      var traits = base.traits
      (traits.drag, traits.turns) = (.custom, true)
      return traits
    }
  }

  private enum Forgetful: Plant {
    static func traits(_ base: StepSlider) -> ControlTraits {
      var traits = base.traits
      (traits.drag, traits.turns) = (.custom, true)
      return traits
    }
    static func handle(_ event: GestureEvent, _ base: inout StepSlider) -> Response {
      let response = base.handle(event)
      let value = base.value
      if case .move = event {
        for number in [value == 0 ? 1 : 0, value] { _ = base.handle(.set(number)) }
      }
      return response
    }
  }

  private enum Inert: Plant {
    static func traits(_ base: ProgressSlider) -> ControlTraits {
      var traits = base.traits
      (traits.doubleTapTime, traits.doubleTapValue) = (0.3, 0.5)
      return traits
    }
  }

  private enum Unlatched: Plant {
    static func traits(_ base: MeshingSlider) -> ControlTraits {
      var traits = base.traits
      (traits.drag, traits.latch) = (.custom, 1)
      return traits
    }
  }

  private enum Ending: Plant {
    static func traits(_ base: ProgressSlider) -> ControlTraits {
      var traits = base.traits
      traits.wraps = true
      return traits
    }
  }

  private enum Drifting: Plant {
    static func traits(_ base: ProgressSlider) -> ControlTraits {
      var traits = base.traits
      traits.changesOverTime = true
      return traits
    }
    static func handle(_ event: GestureEvent, _ base: inout ProgressSlider) -> Response {
      if case .wait = event, !base.isTracking { _ = base.handle(.set(base.value + 0.1)) }
      return base.handle(event)
    }
  }

  private enum Creeping: Plant {
    static func handle(_ event: GestureEvent, _ base: inout ProgressSlider) -> Response {
      if case .wait = event { _ = base.handle(.set(base.value + 0.1)) }
      return base.handle(event)
    }
  }

  private enum Silent: Plant {
    static func text(_ base: ProgressSlider) -> String { "" }
  }

  private enum Twice: Plant {
    static func handle(_ event: GestureEvent, _ base: inout StepSlider) -> Response {
      guard case .move(let point, let id) = event else { return base.handle(event) }
      return base.handle(.move(GesturePoint(x: 2 * point.x - 50, y: point.y), id: id))
    }
  }

  private enum Deaf: Plant {
    static func handle(_ event: GestureEvent, _ base: inout ProgressSlider) -> Response {
      switch event {
      case .move: Response()
      case .up(_, let id): base.handle(.up(nil, id: id))
      default: base.handle(event)
      }
    }
  }

  private enum LostToggle: Plant {
    static func handle(_ event: GestureEvent, _ base: inout MorphToggle) -> Response {
      let nowhere = GesturePoint(x: 1e6, y: 1e6)
      switch event {
      case .move(_, let id): return base.handle(.move(nowhere, id: id))
      case .up(_?, let id):
        _ = base.handle(.move(nowhere, id: id))
        return base.handle(.up(nil, id: id))
      default: return base.handle(event)
      }
    }
  }

  private enum Rounding: Plant {
    static func handle(_ event: GestureEvent, _ base: inout ProgressSlider) -> Response {
      let size = base.size
      let response = base.handle(event)
      guard case .resize = event, base.isTracking, base.size != size else { return response }
      let value = base.value
      _ = base.handle(.set(value == 0 ? 1 : 0))
      _ = base.handle(.set(value))
      return response
    }
  }

  private enum Careless: Plant {
    static func handle(_ event: GestureEvent, _ base: inout StepSlider) -> Response {
      let old = base.value
      let response = base.handle(event)
      guard case .up = event, case .committed = response.editing else { return response }
      _ = base.handle(.set(30))
      var careless = Response(
        from: old, to: base.value, in: base.traits.range, editing: .committed(value: base.value))
      careless.detents = base.traits.detents?.distance(from: old, to: base.value) ?? 0
      careless.isAnimating = true
      return careless
    }
  }

  private enum Truncating: Plant {
    static func handle(_ event: GestureEvent, _ base: inout StepSlider) -> Response {
      guard case .set(let value) = event else { return base.handle(event) }
      return base.handle(.set(value.rounded(.down)))
    }
  }

  private enum Skipping: Plant {
    static func handle(_ event: GestureEvent, _ base: inout StepSlider) -> Response {
      switch event {
      case .adjust(.increment): base.handle(.adjust(.pageUp))
      case .adjust(.decrement): base.handle(.adjust(.pageDown))
      default: base.handle(event)
      }
    }
  }

  private enum Astray: Plant {
    static func scene(_ base: StepSlider) -> ControlScene {
      base.scene.mapping { if case .label = $0.role { $0.frame.origin.x += 30 } }
    }
  }

  private enum Late: Plant {
    static func scene(_ base: ProgressSlider) -> ControlScene {
      base.scene.mapping {
        $0.clip?.origin.x += 5
        $0.clip?.size.width -= 5
      }
    }
  }
}
