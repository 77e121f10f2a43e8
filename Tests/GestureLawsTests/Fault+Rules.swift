import GestureEngine

// Faults in what a touch, a cancel, a `set` or an adjustment may do.
extension Fault {
  static let rules = [
    Fault("D7", "set isSticky false; \(drag); revert", "a revert keeps the value").with {
      $0.handle = { control, event in
        control.slider.handle(event == .revert ? .cancel() : event)
      }
    },
    Fault("D9", "\(drag); cancel @7", "the cancel of a foreign touch ends the drag").with {
      $0.handle = { control, event in
        if case .cancel = event { return control.slider.handle(.cancel()) }
        return control.slider.handle(event)
      }
    },
    Fault("D14", drag, "an echo of the value moves the thumb with the next touch").with {
      $0.handle = { control, event in
        if case .set(let value) = event, value == control.slider.value { control.memory = 20 }
        guard case .move(let point, let id) = event else { return control.slider.handle(event) }
        return control.slider.handle(
          .move(GesturePoint(x: point.x + control.memory, y: point.y), id: id))
      }
    },
    Fault("D14", drag, "a layout in the same size moves the thumb with the next touch").with {
      $0.handle = { control, event in
        if case .resize(let size) = event, size == control.slider.size { control.memory = 20 }
        guard case .move(let point, let id) = event else { return control.slider.handle(event) }
        return control.slider.handle(
          .move(GesturePoint(x: point.x + control.memory, y: point.y), id: id))
      }
    },
    Fault("D15", drag, "a `down` of the tracked touch is ignored").with {
      $0.handle = { control, event in
        if case .down = event, control.slider.isTracking { return Response() }
        return control.slider.handle(event)
      }
    },
    Fault("D16", "\(away); cancel", "a touch that is taken away leaves its value").with {
      $0.handle = { control, event in
        let value = control.slider.value
        var response = control.slider.handle(event)
        if case .cancel = event {
          _ = control.slider.handle(.set(value))
          response.change = nil
        }
        return response
      }
    },
    Fault("E1", "\(drag); up", "every release reports an end").with {
      $0.handle = { control, event in
        var response = control.slider.handle(event)
        if case .committed = response.editing { response.reachedEnd = true }
        return response
      }
    },
    Fault("E3", "adjust up", "an adjustment of a sticky slider commits nothing").with {
      $0.handle = { control, event in
        var response = control.slider.handle(event)
        if case .adjust = event { response.editing = nil }
        return response
      }
    },
    Fault("E6", "value 0.55", "a set is truncated to tenths").with {
      $0.handle = { control, event in
        guard case .set(let value) = event else { return control.slider.handle(event) }
        return control.slider.handle(.set((value * 10).rounded(.down) / 10))
      }
    },
    Fault("E7", "size 300 44", "a fine adjustment moves by a tenth").with {
      $0.handle = { control, event in
        switch event {
        case .adjust(.fineUp): control.slider.handle(.adjust(.increment))
        case .adjust(.fineDown): control.slider.handle(.adjust(.decrement))
        default: control.slider.handle(event)
        }
      }
    },
    Fault(
      "H4", "set isSticky false; size 300 44; value 0.5; wait 0.1; down 120 22",
      "a thumb that is caught leaps to its target"
    ).with {
      $0.handle = { control, event in
        if case .down(let point, _) = event, point.isFinite, !control.slider.isTracking {
          _ = control.slider.handle(.wait(1000))
        }
        return control.slider.handle(event)
      }
    },
  ]

  /// A touch beside the thumb, which moves the thumb there.
  private static let away = "set grab anywhere; set isSticky false; size 300 44; down 200 22"
}
