import GestureEngine
import GestureLaws

extension JSONText {
  /// Writes the fields of a control's configuration and the laws that apply to it.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - settings: The initial settings, as `.drag` text.
  mutating func members(of kind: ControlKind, settings: String) {
    let defaults = GestureScript(kind: kind, events: [])
    let script = (try? GestureScript(settings, for: kind)) ?? defaults
    member("name", kind.name)
    member("hasTwoValues", kind.hasTwoValues)
    member("fields", array: Array(kind.fields.indices)) { text, index in
      text.field(
        kind.fields[index], default: defaults.value(ofField: index),
        initial: script.value(ofField: index))
    }
    let trial = try? Trial(script)
    member("laws", array: LawBook.controls.laws) { text, law in
      text.object { text in
        text.member("law", law.id)
        text.member("name", law.name)
        text.member("sentence", law.sentence)
        if let trial, let exemption = law.exemption(of: trial) {
          text.member("exemption", exemption)
        }
      }
    }
  }

  /// Writes a field: its name, its allowed values, its default and its initial value, as text.
  private mutating func field(
    _ field: ConfigurationField, default: FieldValue, initial: FieldValue
  ) {
    object { text in
      text.member("name", field.name)
      text.member("allowed", field.allowed)
      switch field.kind {
      case .choice(let names): text.member("options", array: names) { $0.string($1) }
      case .flag: text.member("options", array: ["false", "true"]) { $0.string($1) }
      case .length, .number, .range, .integers, .curve: break
      }
      text.member("default", field.text(`default`))
      text.member("initial", field.text(initial))
    }
  }
}

extension ConfigurationField {
  /// The allowed values, in the words of the engine's error message.
  fileprivate var allowed: String {
    let allowed =
      switch kind {
      case .length(let requirement): requirement.description + ", in points"
      case .number(let requirement): requirement.description
      case .flag: "false or true"
      case .choice(let names): names.joined(separator: ", ")
      case .range: "LOWER...UPPER"
      case .integers: "integers with commas between them"
      case .curve: "parabola, line, or zones with DISTANCE:SPEED and commas between them"
      }
    return isOptional ? allowed + ", or none" : allowed
  }
}
