import GestureEngine
import GestureLaws

extension JSONText {
  /// A kind of control: the fields of its configuration and the laws that it is to obey.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - opening: What is set at first, as `.drag` text.
  mutating func kind(_ kind: ControlKind, opening: String) {
    let plain = GestureScript(kind: kind, events: [])
    let script = (try? GestureScript(opening, for: kind)) ?? plain
    member("name", kind.name)
    member("fields", array: Array(kind.fields.indices)) { text, index in
      let field = kind.fields[index]
      text.field(
        field, standard: plain.value(ofField: index), opening: script.value(ofField: index))
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

  /// A field: what it is called, what it may be, and as text what it is by default and at first.
  private mutating func field(
    _ field: ConfigurationField, standard: FieldValue, opening: FieldValue
  ) {
    object { text in
      text.member("name", field.name)
      text.member("allowed", field.allowed)
      switch field.kind {
      case .choice(let names): text.member("options", array: names) { $0.string($1) }
      case .flag: text.member("options", array: ["false", "true"]) { $0.string($1) }
      case .length, .number, .range, .integers: break
      }
      text.member("standard", field.text(standard))
      text.member("opening", field.text(opening))
    }
  }
}

extension ConfigurationField {
  /// What a value of the field may be, as the engine says it where it refuses one.
  fileprivate var allowed: String {
    let allowed =
      switch kind {
      case .length(let requirement): requirement.description + ", in points"
      case .number(let requirement): requirement.description
      case .flag: "false or true"
      case .choice(let names): names.joined(separator: ", ")
      case .range: "LOWER...UPPER"
      case .integers: "integers with commas between them"
      }
    return isOptional ? allowed + ", or none" : allowed
  }
}
