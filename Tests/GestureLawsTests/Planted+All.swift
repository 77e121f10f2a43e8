import GestureEngine
import GestureLaws

extension PlantedFault {
  /// A fault for every law that a fat slider cannot break.
  static let all = marks + steps + thumbs

  private static let marks = [
    PlantedFault(
      "B7", "set stops 1,10,30,40; size 600 130", "dots lie beside their stops", Beside.self),
    PlantedFault("B7", "size 300 20; value 0.5", "the fill goes too far", Brimming.self),
    PlantedFault(
      "B8", "set range 0.5...10; set scale exponential; size 340 60; down 100 30",
      "a zoom is a millionth off", Zoom.self),
    PlantedFault(
      "C1", "set step 0.1; size 300 20; down 0 10; move 100 10", "a stop is an ulp off", Ulp.self),
    PlantedFault(
      "C3", "set stops 1,10,30,40; size 600 130; down 430 60; up", "a tap sets the stop below",
      Lower.self),
    PlantedFault("C5", "set step 0.3; size 300 20", "the last stop cannot be reached", Short.self),
    PlantedFault("C6", "set step 0.3; size 300 20", "an event looks at 1000 stops", Slow.self),
    PlantedFault("C7", "size 340 60; down 100 30", "no bar is current", Dark.self),
    PlantedFault(
      "D4", "size 300 20; down 0 0; move 20 0; move 20 50", "motion across moves the value",
      Across.self),
    PlantedFault(
      "D5", "size 300 20", "the overshoot policy is not the declared policy", Waiting.self),
    PlantedFault(
      "D13", "set stops 1,10,30,40; size 600 130; down 430 60; move 431 60; up",
      "a touch that moves is not a tap", Lost.self),
    PlantedFault(
      "E4", "size 340 60; down 100 30", "the control reports a detent too many", Numb.self),
    PlantedFault(
      "I3", "size 300 20; down 0 10; move 60 10; move 90 10", "the fill shrinks", Draining.self),
    PlantedFault(
      "I3", "size 340 60; down 100 30; move 200 30", "the bars beyond the value are highlighted",
      Beyond.self),
    PlantedFault("I5", "down 25 15; up; wait 1000", "the symbol overshoots", Bouncy.self),
    PlantedFault("I5", "size 50 30", "two corners of the symbol are a point off", Bent.self),
    PlantedFault("I5", "size 50 30", "the cross is tilted", Tilted.self),
    PlantedFault("I5", "size 50 30", "the ring is too narrow", Narrow.self),
    PlantedFault("I6", "down 25 15; up", "a tap never turns it off", Stuck.self),
    PlantedFault("I7", "size 340 60", "the bars are a point off the middle", Aside.self),
    PlantedFault("I8", "size 340 60; down 100 30", "the wave is too low", Shallow.self),
    PlantedFault(
      "I8", "size 340 60; down 100 30; wait 1; up", "a bar stays up", Standing.self),
  ]

  private enum Beside: Plant {
    static func scene(_ base: StepSlider) -> ControlScene {
      base.scene.mapping { if case .dot = $0.role { $0.frame.origin.x += 1 } }
    }
  }

  private enum Brimming: Plant {
    static func scene(_ base: ProgressSlider) -> ControlScene {
      base.scene.mapping { $0.clip?.size.width += 1 }
    }
  }

  private enum Bent: Plant {
    static func scene(_ base: MorphToggle) -> ControlScene {
      base.scene.mapping { shape in
        guard case .path(var points) = shape.outline else { return }
        points[2].x -= 1
        points[9].x += 1
        shape.outline = .path(points)
      }
    }
  }

  private enum Tilted: Plant {
    static func scene(_ base: MorphToggle) -> ControlScene {
      base.scene.mapping { if case .path = $0.outline { $0.rotation += 1 } }
    }
  }

  private enum Narrow: Plant {
    static func scene(_ base: MorphToggle) -> ControlScene {
      base.scene.mapping { shape in
        guard shape.role == .thumb else { return }
        let side = shape.frame.size.width + 2
        shape.frame.origin.x -= 1
        shape.frame.origin.y -= 1
        shape.frame.size = GestureSize(width: side, height: side)
      }
    }
  }

  private enum Aside: Plant {
    static func scene(_ base: MeshingSlider) -> ControlScene {
      base.scene.mapping { $0.frame.origin.x += 1 }
    }
  }

  private enum Shallow: Plant {
    static func traits(_ base: MeshingSlider) -> ControlTraits {
      var traits = base.traits
      traits.wave?.greatest += 1
      return traits
    }
  }

  private enum Standing: Plant {
    static func scene(_ base: MeshingSlider) -> ControlScene {
      base.scene.mapping { shape in
        guard shape.role == .bar(0) else { return }
        shape.frame.origin.y -= 1
        shape.frame.size.height += 2
      }
    }
  }

  private enum Zoom: Plant {
    static func value(_ base: MeshingSlider) -> Double { min(10, base.value * 1.000001) }
  }

  private enum Ulp: Plant {
    static func value(_ base: ProgressSlider) -> Double {
      base.value == 0.3 ? 0.30000000000000004 : base.value
    }
  }

  private enum Lower: Plant {
    static func handle(_ event: GestureEvent, _ base: inout StepSlider) -> Response {
      var response = base.handle(event)
      if case .up = event {
        _ = base.handle(.set(10))
        response.editing = .committed(value: 10)
      }
      return response
    }
  }

  private enum Short: Plant {
    static func value(_ base: ProgressSlider) -> Double { min(0.9, base.value) }
  }

  private enum Slow: Plant {
    typealias Base = ProgressSlider
    static func lookups(_ base: ProgressSlider) -> Int { 1000 }
  }

  private enum Dark: Plant {
    static func scene(_ base: MeshingSlider) -> ControlScene {
      var scene = base.scene
      for index in scene.shapes.indices { scene.shapes[index].isCurrent = false }
      return scene
    }
  }

  private enum Across: Plant {
    static func handle(_ event: GestureEvent, _ base: inout ProgressSlider) -> Response {
      guard case .move(let point, let id) = event else { return base.handle(event) }
      return base.handle(.move(GesturePoint(x: point.x + point.y, y: point.y), id: id))
    }
  }

  private enum Waiting: Plant {
    static func traits(_ base: ProgressSlider) -> ControlTraits {
      var traits = base.traits
      traits.overshoot = .accumulates
      return traits
    }
  }

  private enum Lost: Plant {
    static func handle(_ event: GestureEvent, _ base: inout StepSlider) -> Response {
      guard case .move(_, let id) = event else { return base.handle(event) }
      return base.handle(.move(GesturePoint(x: 1e9, y: 1e9), id: id))
    }
  }

  private enum Numb: Plant {
    static func handle(_ event: GestureEvent, _ base: inout MeshingSlider) -> Response {
      var response = base.handle(event)
      if response.change != nil { response.detents += 1 }
      return response
    }
  }

  private enum Draining: Plant {
    static func scene(_ base: ProgressSlider) -> ControlScene {
      var scene = base.scene
      for index in scene.shapes.indices {
        scene.shapes[index].clip?.size.width = (1 - base.value) * base.track.length
      }
      return scene
    }
  }

  private enum Beyond: Plant {
    static func scene(_ base: MeshingSlider) -> ControlScene {
      var scene = base.scene
      for index in scene.shapes.indices {
        scene.shapes[index].paint = index < base.currentBar ? .groove : .accent
      }
      return scene
    }
  }

  private enum Bouncy: Plant {
    static func presentedValue(_ base: MorphToggle) -> Double { base.presentedValue * 1.1 }
  }

  private enum Stuck: Plant {
    static func handle(_ event: GestureEvent, _ base: inout MorphToggle) -> Response {
      let response = base.handle(event)
      if case .up = event { _ = base.handle(.set(1)) }
      return response
    }
  }
}

extension ControlScene {
  /// Returns this scene with every shape changed.
  func mapping(_ change: (inout SceneShape) -> Void) -> ControlScene {
    var scene = self
    for index in scene.shapes.indices { change(&scene.shapes[index]) }
    return scene
  }
}
