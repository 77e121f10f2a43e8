import GestureEngine

extension Fault {
  static let drag = "size 300 44; down 50 22; move 150 22"
  static let absolute = "set grab anywhere; set keepsGrabOffset false; size 300 44"

  /// At least one fault for every law that a fat slider can break.
  static let all: [Fault] = ranges + mappings + gestures + rules + outputs + drawings

  private static let ranges = [
    Fault("A2", drag, "the value is three times too large").with {
      $0.value = { $0.slider.value * 3 }
    },
    Fault("A2", "size 300 44", "the fraction is no number").with { $0.fraction = { _ in .nan } },
    Fault("A2", drag, "the fraction grows beyond 1").with { $0.fraction = { 4 * $0.value } },
    Fault("A3", "size 300 44; down 50 22; move nan 22", "a bad sample sets a value").with {
      $0.handle = { control, event in
        if let point = event.touch?.point, !point.isFinite {
          return control.slider.handle(.set(0.9))
        }
        return control.slider.handle(event)
      }
    },
    Fault("A4", "set grab anywhere; size 0 44; down 5 5", "a touch on an empty track sets a value")
      .with {
        $0.handle = { control, event in
          let response = control.slider.handle(event)
          if case .down = event { _ = control.slider.handle(.set(0.5)) }
          return response
        }
      },
    Fault("A5", "value 0.5", "the value leaves a range of a single value").with {
      $0.traits = { traits in
        var traits = traits
        traits.range = 0...0
        return traits
      }
    },
    Fault("A7", "size 300 44", "zero is minus zero").with {
      $0.value = { $0.slider.value == 0 ? -0.0 : $0.slider.value }
    },
    Fault("A7", "size 300 44", "the track begins at minus zero").with {
      $0.scene = { control in
        var scene = control.slider.scene
        scene.shapes[0].frame.origin.x = -0.0
        return scene
      }
    },
  ]

  private static let mappings = [
    Fault("B1", "\(absolute); down 300 22", "the end cannot be reached").with {
      $0.value = { min($0.slider.value, 0.99) }
    },
    Fault("B2", "\(absolute); down 60 22; move 100 22", "a touch further along gives less").with {
      $0.value = { 1 - $0.slider.value }
    },
    Fault("B3", "\(absolute); down 100 22", "the value is the square of the fraction").with {
      $0.value = { $0.slider.value * $0.slider.value }
    },
    Fault("B4", drag, "a right-to-left slider is half as fast").with {
      $0.value = {
        $0.slider.configuration.direction == .rightToLeft ? $0.slider.value / 2 : $0.slider.value
      }
    },
    Fault("B4", drag, "a right-to-left slider reports an end with every event").with {
      $0.handle = { control, event in
        var response = control.slider.handle(event)
        if control.slider.configuration.direction == .rightToLeft { response.reachedEnd = true }
        return response
      }
    },
    Fault("B5", drag, "a vertical slider is half as fast").with {
      $0.value = {
        $0.slider.configuration.direction.isHorizontal ? $0.slider.value : $0.slider.value / 2
      }
    },
    Fault(
      "B6", "\(drag); up 150 22; down 50 22; move 100 22",
      "only a slider of 200 to 400 points has a value"
    ).with {
      $0.value = { (200...400).contains($0.slider.size.width) ? $0.slider.value : 0 }
    },
    Fault("B7", "size 300 44", "the thumb is drawn beside its value").with {
      $0.thumb = { $0.slider.thumb.map { $0.moved(by: 10) } }
    },
    Fault("C8", "value 0.3", "a value is not a stop").with {
      $0.traits = { traits in
        var traits = traits
        traits.stops = try? Snapping(range: 0...1, step: 0.25)
        return traits
      }
    },
  ]

  private static let gestures = [
    Fault("D1", "set isSticky false; \(drag)", "touching the thumb moves it").with {
      $0.handle = { control, event in
        let response = control.slider.handle(event)
        if case .down = event { _ = control.slider.handle(.set(0.3)) }
        return response
      }
    },
    Fault("D2", "size 300 44; down 50 22; move 100 22; move 150 22", "the thumb lags").with {
      $0.thumb = { control in control.slider.thumb.map { $0.moved(by: -10 * control.value) } }
    },
    Fault("D3", "size 300 44; down 50 22; move 100 22; move 150 22", "samples are averaged").with {
      $0.value = { $0.memory }
      $0.handle = { control, event in
        let response = control.slider.handle(event)
        control.memory = (control.memory + control.slider.value) / 2
        return response
      }
    },
    Fault(
      "D6", "set isSticky false; \(drag); up; down 150 22; move 100 22",
      "the second gesture moves half as far"
    ).with {
      $0.value = { $0.memory > 1 ? $0.slider.value / 2 : $0.slider.value }
      $0.handle = { control, event in
        if case .down = event { control.memory += 1 }
        return control.slider.handle(event)
      }
    },
    Fault("D7", "\(drag); cancel", "a cancel is ignored").with {
      $0.handle = { control, event in
        event == .cancel() ? Response() : control.slider.handle(event)
      }
    },
    Fault("D8", "\(drag); up 200 22", "the location of a lift-off is ignored").with {
      $0.handle = { control, event in
        if case .up(_, let id) = event { return control.slider.handle(.up(nil, id: id)) }
        return control.slider.handle(event)
      }
    },
    Fault("D9", "size 300 44; down 50 22; move 150 22 @7", "every touch moves the thumb").with {
      $0.handle = { control, event in
        if case .move(let point, _) = event { return control.slider.handle(.move(point)) }
        return control.slider.handle(event)
      }
    },
    Fault("D10", "value 0.5; size 300 44", "a resize sets the value").with {
      $0.handle = { control, event in
        let response = control.slider.handle(event)
        if case .resize = event { _ = control.slider.handle(.set(0.1)) }
        return response
      }
    },
    Fault(
      "D11", "size 300 44; down 50 22; move 100 22; value 0.5; move 110 22",
      "a drag continues from the value before a set"
    ).with {
      $0.handle = { control, event in
        if case .set(let value) = event { control.memory = value - control.slider.value }
        let response = control.slider.handle(event)
        if case .move = event {
          _ = control.slider.handle(.set(control.slider.value - control.memory))
        }
        return response
      }
    },
    Fault("D12", "\(drag); up", "the thumb stays deflected").with {
      $0.handle = { control, event in
        let value = control.slider.value
        let response = control.slider.handle(event)
        if case .up = event { _ = control.slider.handle(.set(value)) }
        return response
      }
    },
  ]
}
