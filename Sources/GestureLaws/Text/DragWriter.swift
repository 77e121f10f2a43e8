import GestureEngine

extension GestureScript {
  /// The script as `.drag` text, which reads back as the same script, bit for bit.
  public var text: String {
    var lines = ["dragnet 1", "control \(kind.name)"]
    for setting in settings { lines.append(kind.text(of: setting)) }
    for event in events { lines.append(event.text) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The settings and events on one line, without the version and the control.
  public var line: String {
    (settings.map { kind.text(of: $0) } + events.map { $0.text }).joined(separator: "; ")
  }
}

extension GestureScript: CustomDebugStringConvertible {
  /// The kind and the script on one line: `fat-slider: size 300 44; down 50 22`.
  public var debugDescription: String { "\(kind.name): \(line)" }
}

extension GestureScript: CustomStringConvertible {
  /// The script as `.drag` text.
  public var description: String { text }
}

extension GestureEvent {
  /// The statement of this event in `.drag` text.
  public var text: String {
    switch self {
    case .down(let point, let id): "down \(GestureEvent.text(point, id))"
    case .move(let point, let id): "move \(GestureEvent.text(point, id))"
    case .up(let point?, let id): "up \(GestureEvent.text(point, id))"
    case .up(nil, let id): id == 0 ? "up" : "up @\(id)"
    case .cancel(let id?): "cancel @\(id)"
    case .cancel(nil): "cancel"
    case .revert: "revert"
    case .resize(let size): "size \(DragNumber.text(size.width)) \(DragNumber.text(size.height))"
    case .set(let value): "value \(DragNumber.text(value))"
    case .wait(let seconds): "wait \(DragNumber.text(seconds))"
    case .adjust(let adjustment): "adjust \(adjustment.text)"
    case .thumbs(.set(let lower, let upper)):
      "value \(DragNumber.text(lower)) \(DragNumber.text(upper))"
    case .thumbs(.adjust(let thumb, let adjustment)): "adjust \(thumb.name) \(adjustment.text)"
    }
  }

  private static func text(_ point: GesturePoint, _ id: Int) -> String {
    let place = "\(DragNumber.text(point.x)) \(DragNumber.text(point.y))"
    return id == 0 ? place : "\(place) @\(id)"
  }
}

extension GestureEvent.Adjustment {
  /// The word for this adjustment in an `adjust` statement.
  var text: String {
    switch self {
    case .increment: "up"
    case .decrement: "down"
    case .pageUp: "pageUp"
    case .pageDown: "pageDown"
    case .fineUp: "fineUp"
    case .fineDown: "fineDown"
    case .minimum: "minimum"
    case .maximum: "maximum"
    }
  }
}

extension ControlKind {
  /// Returns the `set` statement of a setting.
  func text(of setting: Setting) -> String {
    let field = fields[setting.field]
    return "set \(field.name) \(field.text(setting.value))"
  }
}

extension ConfigurationField {
  /// Returns the text of a value of this field.
  public func text(_ value: FieldValue) -> String {
    switch (kind, value) {
    case (.choice(let names), .choice(let index)) where names.indices.contains(index): names[index]
    case (_, .number(let number)): DragNumber.text(number)
    case (_, .range(let lower, let upper)):
      "\(DragNumber.text(lower))...\(DragNumber.text(upper))"
    case (_, .curve(let curve)): curve.text { DragNumber.text($0) }
    case (_, .none), (_, .flag), (_, .choice), (_, .integers): value.description
    }
  }
}
