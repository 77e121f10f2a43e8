import GestureEngine
public import GestureLaws

extension Film: Decodable {
  private enum Key: CodingKey { case control, settings, refused, stage, shots, findings }

  /// Reads a film from the answer of a fuzz target, which has the messages of the findings elsewhere.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    self.init(
      control: try object.decode(String.self, forKey: .control),
      settings: try object.decode([String].self, forKey: .settings))
    refusal = try object.decodeIfPresent(String.self, forKey: .refused)
    stage = try object.decodeIfPresent(StageRow.self, forKey: .stage)?.stage
    shots = try object.decode([ShotRow].self, forKey: .shots).map(\.shot)
    findings =
      try object.decodeIfPresent([FindingRow].self, forKey: .findings)?.map(\.finding) ?? []
  }
}

/// The facts about a control as an answer has them.
private struct StageRow: Decodable {
  let stage: Film.Stage

  private enum Key: CodingKey { case direction, range, stops, detents, initial }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let range = try object.numbers(.range, count: 2)
    guard range[0] <= range[1] else { throw object.error(.range, "the bounds of a range") }
    stage = Film.Stage(
      direction: try object.choice(.direction, Direction.allCases), range: range[0]...range[1],
      stops: try object.numbers(.stops), detents: try object.numbers(.detents),
      initial: try object.decode(StateRow.self, forKey: .initial).snapshot)
  }
}

/// A broken law as a film has it: without its message.
private struct FindingRow: Decodable {
  let finding: Finding

  private enum Key: CodingKey { case law, name, shot, thumb, values, fraction, frames, responses }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    var breach = Breach(step: try object.decodeIfPresent(Int.self, forKey: .shot), "")
    if object.contains(.thumb) { breach.thumb = try object.choice(.thumb, Thumb.allCases) }
    if object.contains(.values) {
      let values = try object.numbers(.values, count: 2)
      breach.contrast = .value(
        values[0], expected: values[1], fraction: try object.numberIfPresent(.fraction))
    } else if object.contains(.frames) {
      let frames = try object.rects(.frames, count: 2)
      breach.contrast = .frame(frames[0], expected: frames[1])
    } else if let words = try object.decodeIfPresent([String].self, forKey: .responses) {
      guard words.count == 2 else { throw object.error(.responses, "2 responses") }
      breach.contrast = .response(words[0], expected: words[1])
    }
    finding = Finding(
      law: try object.decode(String.self, forKey: .law),
      name: try object.decode(String.self, forKey: .name), sentence: "", breach: breach)
  }
}

/// An event and its effects as an answer has them.
private struct ShotRow: Decodable {
  let shot: Film.Shot

  private enum Key: CodingKey {
    case line, event, statement, effects, response, after, tracked, alsoTracked, scene, moments
    case laws, before
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    guard let event = GestureEvent(text: try object.decode(String.self, forKey: .event)) else {
      throw object.error(.event, "an event of .drag text")
    }
    let step = Trace.Step(
      event: event, response: try object.decode(ResponseRow.self, forKey: .response).response,
      after: try object.decode(StateRow.self, forKey: .after).snapshot,
      tracked: try object.decodeIfPresent(Int.self, forKey: .tracked),
      alsoTracked: try object.decodeIfPresent(Int.self, forKey: .alsoTracked))
    var shot = Film.Shot(
      line: try object.decodeIfPresent(Int.self, forKey: .line), step: step,
      statement: try object.decodeIfPresent(String.self, forKey: .statement),
      effects: try object.decodeIfPresent(String.self, forKey: .effects),
      scene: try object.decodeIfPresent(SceneRow.self, forKey: .scene)?.scene,
      moments: try object.decodeIfPresent([MomentRow].self, forKey: .moments)?.map(\.moment) ?? [])
    shot.laws = try object.decodeIfPresent(String.self, forKey: .laws)
    shot.before = try object.decodeIfPresent(StateRow.self, forKey: .before)?.snapshot
    self.shot = shot
  }
}

/// The state during a `wait` as an answer has it.
private struct MomentRow: Decodable {
  let moment: Film.Moment

  private enum Key: CodingKey { case state, scene }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    moment = Film.Moment(
      snapshot: try object.decode(StateRow.self, forKey: .state).snapshot,
      scene: try object.decodeIfPresent(SceneRow.self, forKey: .scene)?.scene)
  }
}

/// The visible state of a control as an answer has it.
private struct StateRow: Decodable {
  let snapshot: ControlSnapshot

  private enum Key: CodingKey {
    case size, value, presented, fraction, lookups, track, thumb, upper, upperThumb
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    let track = try object.numbers(.track, count: 2)
    let upper = object.contains(.upper) ? try object.numbers(.upper, count: 2) : []
    snapshot = ControlSnapshot(
      size: try object.size(.size), value: try object.number(.value),
      presentedValue: try object.number(.presented), fraction: try object.number(.fraction),
      lookups: try object.decode(Int.self, forKey: .lookups),
      track: Track(start: track[0], length: track[1]), thumb: try object.rect(.thumb),
      upper: upper.isEmpty
        ? nil
        : UpperThumb(value: upper[0], fraction: upper[1], thumb: try object.rect(.upperThumb)))
  }
}

/// The response to an event as an answer has it.
private struct ResponseRow: Decodable {
  let response: Response

  private enum Key: CodingKey {
    case change, editing, committed, detents, reachedEnd, thumb, upperChange, upperDetents
    case upperReachedEnd, isAnimating
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    var response = Response()
    if object.contains(.change) {
      let change = try object.numbers(.change, count: 2)
      response.change = Response.Change(old: change[0], new: change[1])
    }
    if let name = try object.decodeIfPresent(String.self, forKey: .editing) {
      switch DragExpectation.Editing(rawValue: name) {
      case .began: response.editing = .began
      case .committed: response.editing = .committed(value: try object.number(.committed))
      case .cancelled: response.editing = .cancelled
      case .some(.none), nil: throw object.error(.editing, "began, committed or cancelled")
      }
    }
    response.detents = try object.decodeIfPresent(Int.self, forKey: .detents) ?? 0
    response.reachedEnd = try object.decodeIfPresent(Bool.self, forKey: .reachedEnd) ?? false
    if let name = try object.decodeIfPresent(String.self, forKey: .thumb) {
      guard let thumb = Thumb.allCases.first(where: { $0.name == name }) else {
        throw object.error(.thumb, "lower or upper")
      }
      response.thumb = thumb
    }
    if object.contains(.upperChange) {
      let change = try object.numbers(.upperChange, count: 2)
      var upper = Response.Effect(change: Response.Change(old: change[0], new: change[1]))
      upper.detents = try object.decodeIfPresent(Int.self, forKey: .upperDetents) ?? 0
      upper.reachedEnd = try object.decodeIfPresent(Bool.self, forKey: .upperReachedEnd) ?? false
      response.upper = upper
    }
    response.isAnimating = try object.decodeIfPresent(Bool.self, forKey: .isAnimating) ?? false
    self.response = response
  }
}
