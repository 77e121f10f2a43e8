public import ControlHost
import GestureEngine

extension HostScript: CustomStringConvertible {
  /// The script as `.drag` text, which reads back as the same script, bit for bit.
  public var text: String {
    (["dragnet 1", "control \(kind.name)"] + statements).joined(separator: "\n") + "\n"
  }

  /// The statements on one line, without the version and the control.
  public var line: String { statements.joined(separator: "; ") }

  /// The script as `.drag` text.
  public var description: String { text }

  /// The settings, the owner, the policy and the steps as statements.
  private var statements: [String] {
    var lines = settings.map { kind.control.text(of: $0) }
    if policy != .holds { lines.append("policy \(policy.name)") }
    if owner != .none { lines.append("owner \(owner.rawValue)") }
    var time = 0.0
    for step in steps {
      if !step.time.isIdentical(to: time) { lines.append("at \(DragNumber.text(step.time))") }
      time = step.time
      lines.append(step.text(in: kind))
    }
    return lines
  }
}

extension HostScript: CustomDebugStringConvertible {
  /// The kind and the script on one line: `host-fat-slider: size 300 44; key right`.
  public var debugDescription: String { "\(kind.name): \(line)" }
}

extension HostScript.Step {
  /// Returns the statement of this step, without its time.
  func text(in kind: HostKind) -> String {
    switch action {
    case .input(let input): return input.text
    case .configure(let setting):
      let field = kind.control.fields[setting.field]
      return "configure \(field.name) \(field.text(setting.value))"
    }
  }
}

extension HostInput {
  /// The statement of this input in `.drag` text.
  public var text: String {
    switch self {
    case .pointer(.down(let point), let id): "down \(HostInput.text(point, id))"
    case .pointer(.move(let point), let id): "move \(HostInput.text(point, id))"
    case .pointer(.up(let point?), let id): "up \(HostInput.text(point, id))"
    case .pointer(.up(nil), let id): id == 0 ? "up" : "up @\(id)"
    case .pointer(.cancel, let id): id == 0 ? "cancel" : "cancel @\(id)"
    case .lost(let id): "lost @\(id)"
    case .key(let key, let isFine): "key \(key.name)" + (isFine ? " fine" : "")
    case .scroll(let notches): "scroll \(DragNumber.text(notches))"
    case .laidOut(let size): "size \(DragNumber.text(size.width)) \(DragNumber.text(size.height))"
    case .bound(let value): "bound \(DragNumber.text(value))"
    case .boundPair(let lower, let upper):
      "bound \(DragNumber.text(lower)) \(DragNumber.text(upper))"
    case .focused(let thumb): "focus \(thumb.name)"
    case .enabled(let isEnabled): isEnabled ? "enabled yes" : "enabled no"
    case .frame: "frame"
    }
  }

  private static func text(_ point: GesturePoint, _ id: Int) -> String {
    let place = "\(DragNumber.text(point.x)) \(DragNumber.text(point.y))"
    return id == 0 ? place : "\(place) @\(id)"
  }
}

extension HostEffect {
  /// The words of this effect in `.drag` text, such as `changed 0.5`.
  public var text: String {
    switch self {
    case .began: "began"
    case .changed(let value): "changed \(DragNumber.text(value))"
    case .changedPair(let lower, let upper):
      "changed \(DragNumber.text(lower)) \(DragNumber.text(upper))"
    case .ticks(let count): "ticks \(count)"
    case .reachedEnd: "reachedEnd"
    case .committed(let value): "committed \(DragNumber.text(value))"
    case .committedPair(let lower, let upper):
      "committed \(DragNumber.text(lower)) \(DragNumber.text(upper))"
    case .cancelled: "cancelled"
    case .announce: "announce"
    case .draw: "draw"
    case .frames(let wanted): wanted ? "frames yes" : "frames no"
    }
  }
}

extension HostScript {
  /// Returns the statement of a step, without its time.
  package func text(ofStep index: Int) -> String { steps[index].text(in: kind) }
}

extension HostValues: CustomStringConvertible {
  /// The value, or both values with a comma between them.
  var description: String { upper.map { "\(value), \($0)" } ?? "\(value)" }
}
