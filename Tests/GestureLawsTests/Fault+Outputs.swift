import GestureEngine
import Synchronization

// Faults in the responses and the scenes of a control.
extension Fault {
  private static let calls = Atomic(0)

  private static func differentEachTime() -> Double {
    Double(calls.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  static let outputs = [
    Fault("E1", drag, "the control reports no change").with {
      $0.handle = { control, event in
        var response = control.slider.handle(event)
        response.change = nil
        return response
      }
    },
    Fault("E1", "\(drag); move 900 22", "the control reports no end").with {
      $0.handle = { control, event in
        var response = control.slider.handle(event)
        response.reachedEnd = false
        return response
      }
    },
    Fault("E1", drag, "the control reports an end with every change").with {
      $0.handle = { control, event in
        var response = control.slider.handle(event)
        response.reachedEnd = response.change != nil
        return response
      }
    },
    Fault("E2", "value 0.5", "the control reports a set").with {
      $0.handle = { control, event in
        let old = control.slider.value
        let response = control.slider.handle(event)
        guard case .set = event else { return response }
        return Response(from: old, to: control.slider.value, in: 0...1)
      }
    },
    Fault("E3", drag, "a gesture never begins").with {
      $0.handle = { control, event in
        var response = control.slider.handle(event)
        response.editing = nil
        return response
      }
    },
    Fault("E5", "set isSticky false; adjust up", "a step is too small").with {
      $0.value = { $0.slider.value * 0.99 }
    },
    Fault("J1", "size 300 44", "the value is different each time").with {
      $0.value = { _ in 1 / differentEachTime() }
    },
  ]

  static let drawings = [
    Fault("H1", "value 0.5", "the drawing settles beside the value").with {
      $0.presented = { $0.slider.presentedValue + 0.01 }
    },
    Fault("H1", "value 0.5", "the drawing jumps at the start of an animation").with {
      $0.presented = { control in
        let isOnItsWay = control.slider.presentedValue != control.slider.value
        return control.slider.presentedValue + (isOnItsWay ? 0.1 : 0)
      }
    },
    Fault("H1", "size 300 44", "a new control is already animating").with {
      $0.handle = { control, event in
        var response = control.slider.handle(event)
        if case .wait(let seconds) = event { control.memory += seconds }
        response.isAnimating = control.memory < 60
        return response
      }
    },
    Fault("H1", "value 0.5", "an animation is not reported").with {
      $0.handle = { control, event in
        var response = control.slider.handle(event)
        response.isAnimating = false
        return response
      }
    },
    Fault("H1", "value 0.5", "the drawing settles after a minute").with {
      $0.presented = { $0.memory < 60 ? 0 : $0.slider.value }
      $0.handle = { control, event in
        var response = control.slider.handle(event)
        if case .wait(let seconds) = event { control.memory += seconds }
        response.isAnimating = control.memory < 60 && control.slider.value != 0
        return response
      }
    },
    Fault("I1", "size 300 44", "a shape is drawn at NaN").with {
      $0.scene = { control in
        let nowhere = GestureRect(origin: GesturePoint(x: .nan, y: 0), size: .zero)
        return ControlScene(
          size: control.slider.size,
          shapes: [SceneShape(.thumb, .capsule, frame: nowhere, paint: .knob)])
      }
    },
    Fault("I2", "size 300 44", "the thumb hangs over the edge").with {
      $0.thumb = { $0.slider.thumb.map { $0.moved(by: -60) } }
    },
    Fault("I3", "set isSticky false; \(drag)", "the thumb moves backwards").with {
      $0.thumb = { control in
        control.slider.thumb.map { $0.moved(by: -400 * control.slider.value) }
      }
    },
    Fault("I4", "size 300 44; cancel", "the scene depends on the number of events").with {
      $0.handle = { control, event in
        control.memory += 1
        return control.slider.handle(event)
      }
      $0.scene = { ControlScene(size: GestureSize(width: $0.memory, height: 0)) }
    },
    Fault("I4", "\(drag); up", "a thumb fades after its first drag").with {
      $0.handle = { control, event in
        if case .up = event { control.memory = 1 }
        return control.slider.handle(event)
      }
      $0.scene = { control in
        var scene = control.slider.scene
        scene.shapes[1].opacity = 1 - control.memory / 2
        return scene
      }
    },
    Fault(
      "I4", "\(absolute); down 100 22; move 150 22", "a thumb fades when it moves"
    ).with {
      $0.handle = { control, event in
        if case .move = event { control.memory = 1 }
        if case .up = event { control.memory = 0 }
        if case .cancel = event { control.memory = 0 }
        return control.slider.handle(event)
      }
      $0.scene = { control in
        var scene = control.slider.scene
        scene.shapes[1].opacity = 1 - control.memory / 2
        return scene
      }
    },
    Fault("I7", "size 300 44", "the thumb lies beside its track").with {
      $0.scene = { control in
        var scene = control.slider.scene
        scene.shapes[1].frame.origin.y += 1
        return scene
      }
    },
    Fault("I7", "size 300 44", "the track ends before the bounds").with {
      $0.scene = { control in
        var scene = control.slider.scene
        scene.shapes[0].frame.size.width -= 1
        return scene
      }
    },
  ]
}

extension GestureRect {
  func moved(by distance: Double) -> GestureRect {
    GestureRect(origin: GesturePoint(x: origin.x + distance, y: origin.y), size: size)
  }
}
