import GestureEngine
import GestureLaws
import PropertyTesting

extension Film {
  /// The film as a JSON object, which SceneRendering reads; of its findings it has the names of the laws
  /// and the contrasts.
  ///
  /// Numbers keep all their bits; numbers that are not finite are strings. Members with a default value
  /// are left out.
  package var json: JSON {
    var object = JSONObject()
    object["control"] = .string(control)
    object["settings"] = .array(settings.map { .string($0) })
    object.add("refused", refusal.map { .string($0) })
    object.add("stage", stage?.json)
    object["shots"] = .array(shots.map(\.json))
    object["findings"] = .array(findings.map(\.json))
    return .object(object)
  }
}

extension Finding {
  fileprivate var json: JSON {
    var object = JSONObject()
    object["law"] = .string(law)
    object["name"] = .string(name)
    if breach.sequel != nil { object.add("shot", breach.step.map { .raw("\($0)") }) }
    if breach.thumb == .upper { object["thumb"] = .string(breach.thumb.name) }
    switch breach.contrast {
    case .value(let value, let expected, let fraction):
      object["values"] = .numbers(value, expected)
      object.add("fraction", fraction.map { .number($0) })
    case .frame(let frame, let expected):
      object["frames"] = .array([frame.json, expected.json])
    case .response(let response, let expected):
      object["responses"] = .array([.string(response), .string(expected)])
    case nil: break
    }
    return .object(object)
  }
}

extension Film.Stage {
  fileprivate var json: JSON {
    var object = JSONObject()
    object["direction"] = .string("\(direction)")
    object["range"] = .numbers(range.lowerBound, range.upperBound)
    object["stops"] = .array(stops.map { .number($0) })
    object["detents"] = .array(detents.map { .number($0) })
    object["initial"] = initial.json
    return .object(object)
  }
}

extension Film.Shot {
  fileprivate var json: JSON {
    var object = JSONObject()
    object.add("line", line.map { .raw("\($0)") })
    object["event"] = .string(step.event.text)
    object.add("statement", statement.map { .string($0) })
    object.add("effects", effects.map { .string($0) })
    object["response"] = step.response.json
    object["after"] = step.after.json
    object.add("tracked", step.tracked.map { .raw("\($0)") })
    object.add("alsoTracked", step.alsoTracked.map { .raw("\($0)") })
    object.add("scene", scene?.json)
    if !moments.isEmpty { object["moments"] = .array(moments.map(\.json)) }
    object.add("laws", laws.map { .string($0) })
    object.add("before", before?.json)
    return .object(object)
  }
}

extension Film.Moment {
  fileprivate var json: JSON {
    var object = JSONObject()
    object["state"] = snapshot.json
    object.add("scene", scene?.json)
    return .object(object)
  }
}

extension ControlSnapshot {
  fileprivate var json: JSON {
    var object = JSONObject()
    object["size"] = .numbers(size.width, size.height)
    object["value"] = .number(value)
    object["presented"] = .number(presentedValue)
    object["fraction"] = .number(fraction)
    object["lookups"] = .raw("\(lookups)")
    object["track"] = .numbers(track.start, track.length)
    object.add("thumb", thumb?.json)
    object.add("upper", upper.map { .numbers($0.value, $0.fraction) })
    object.add("upperThumb", upper?.thumb?.json)
    return .object(object)
  }
}

extension Response {
  fileprivate var json: JSON {
    var object = JSONObject()
    object.add("change", change.map { .numbers($0.old, $0.new) })
    object.add("editing", editing.map { .string(DragExpectation.Editing($0).rawValue) })
    if case .committed(let value)? = editing { object["committed"] = .number(value) }
    if detents != 0 { object["detents"] = .raw("\(detents)") }
    if reachedEnd { object["reachedEnd"] = .raw("true") }
    object.add("thumb", thumb.map { .string($0.name) })
    if let upper {
      object["upperChange"] = .numbers(upper.change.old, upper.change.new)
      if upper.detents != 0 { object["upperDetents"] = .raw("\(upper.detents)") }
      if upper.reachedEnd { object["upperReachedEnd"] = .raw("true") }
    }
    if isAnimating { object["isAnimating"] = .raw("true") }
    return .object(object)
  }
}

extension ControlScene {
  fileprivate var json: JSON {
    var object = JSONObject()
    object["size"] = .numbers(size.width, size.height)
    object["shapes"] = .array(shapes.map(\.json))
    return .object(object)
  }
}

extension SceneShape {
  fileprivate var json: JSON {
    var object = JSONObject()
    switch role {
    case .track: object["role"] = .string("track")
    case .fill: object["role"] = .string("fill")
    case .thumb: object["role"] = .string("thumb")
    case .bar(let index): object.add("bar", index)
    case .dot(let stop): object.add("dot", stop)
    case .label(let stop): object.add("label", stop)
    case .symbol: object["role"] = .string("symbol")
    }
    switch outline {
    case .rectangle: object["outline"] = .string("rectangle")
    case .capsule: object["outline"] = .string("capsule")
    case .ellipse: object["outline"] = .string("ellipse")
    case .path(let points): object["path"] = .array(points.map { .numbers($0.x, $0.y) })
    case .text(let words, let alignment):
      object["text"] = .string(words)
      object["alignment"] = .string("\(alignment)")
    }
    object["frame"] = frame.json
    object["paint"] = .string(paint.color.name)
    object.add("fade", paint.fade.map { .string($0.name) })
    if opacity != 1 { object["opacity"] = .number(opacity) }
    if rotation != 0 { object["rotation"] = .number(rotation) }
    if isCurrent { object["isCurrent"] = .raw("true") }
    object.add("clip", clip?.json)
    object.add("shadow", shadow.map { .numbers($0.radius, $0.drop, $0.shift) })
    return .object(object)
  }
}

extension GestureRect {
  fileprivate var json: JSON { .numbers(origin.x, origin.y, size.width, size.height) }
}

extension JSONObject {
  /// Adds a member unless its value is `nil`.
  fileprivate mutating func add(_ key: String, _ value: JSON?) {
    if let value { self[key] = value }
  }

  /// Adds the role of a shape with a number.
  fileprivate mutating func add(_ role: String, _ number: Int) {
    self["role"] = .string(role)
    self["index"] = .raw("\(number)")
  }
}

extension JSON {
  /// A number; a string if it is not finite.
  fileprivate static func number(_ number: Double) -> JSON {
    number.isFinite ? .raw("\(number)") : .string(DragNumber.text(number))
  }

  fileprivate static func numbers(_ numbers: Double...) -> JSON {
    .array(numbers.map { .number($0) })
  }
}
