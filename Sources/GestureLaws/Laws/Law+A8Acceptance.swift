import GestureEngine

extension Law where Subject == Refusal {
  /// A slider that refuses a step of 1, or every configuration, is of no use, and a control that refuses
  /// everything breaks no other law.
  ///
  /// The law judges a refusal: the control must accept its defaults. If the refused value is a bound that
  /// the field documents, the control must accept it beside the defaults, or beside a choice or a bound of
  /// another field: a greatest distance of 0 needs a least distance of 0. A field whose default is refused,
  /// such as a list that may not be empty, keeps its value from the script.
  package static var acceptance: Law {
    Law(
      "A8", "accepted configuration",
      "a control accepts its defaults, and each field at the bounds that the field documents"
    ) { refusal in
      let (script, kind) = (refusal.script, refusal.script.kind)
      guard let field = kind.field(named: refusal.error.field) else { return nil }
      // A field that its own check refuses is refused with reason.
      guard kind.accepts(script.value(ofField: field), field) else { return nil }
      let required = script.settings.filter { !kind.accepts(kind.defaults[$0.field], $0.field) }
      guard required.allSatisfy({ kind.accepts($0.value, $0.field) }) else { return nil }
      if kind.defaults.indices.allSatisfy({ index in
        kind.accepts(kind.defaults[index], index) || required.contains { $0.field == index }
      }), required.allSatisfy({ $0.field != field }), let error = refusal.error(of: required),
        !kind.isList(error.field)
      {
        return Breach("the defaults are refused: \(error.description)")
      }
      guard kind.fields[field].bounds.contains(script.value(ofField: field)) else { return nil }
      let bound = Setting(field: field, value: script.value(ofField: field))
      guard let error = refusal.error(of: required + [bound]) else { return nil }
      let isAccepted = kind.choices.contains { choice in
        choice.field != field && refusal.error(of: required + [bound, choice]) == nil
      }
      return isAccepted ? nil : Breach("a documented bound is refused: \(error.description)")
    }
  }
}

extension ControlKind {
  /// Whether the field with the given name is a list, which may be refused for any of its elements.
  fileprivate func isList(_ name: String) -> Bool {
    field(named: name).map { if case .integers = fields[$0].kind { true } else { false } } ?? false
  }

  /// Every bound and every choice of each field, as a setting.
  fileprivate var choices: [Setting] {
    fields.indices.flatMap { index in
      fields[index].bounds.map { Setting(field: index, value: $0) }
    }
  }

  /// Whether the check of a field accepts a value, whatever the other fields are.
  fileprivate func accepts(_ value: FieldValue, _ field: Int) -> Bool {
    (try? fields[field].check(value)) != nil
  }
}

extension ConfigurationField {
  /// The bounds that the field documents, or its choices.
  fileprivate var bounds: [FieldValue] {
    switch kind {
    case .flag: [.flag(false), .flag(true)]
    case .choice(let names): names.indices.map { .choice($0) }
    case .length(let requirement):
      (requirement.bounds + [DeclaredLengths.greatestSetting]).map { .number($0) }
    case .number(let requirement): requirement.bounds.map { .number($0) }
    case .range, .integers, .curve: []
    }
  }
}

extension FieldRequirement {
  /// The bounds that the requirement names.
  fileprivate var bounds: [Double] {
    switch self {
    case .finite, .positive, .open: []
    case .nonNegative: [0]
    case .closed(let lower, let upper): [lower, upper]
    case .integer(let lower, let upper): [Double(lower), Double(upper)]
    }
  }
}
