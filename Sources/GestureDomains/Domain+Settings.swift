import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == [Setting] {
  /// Configurations of a kind of control: some fields set, each once, the rest at their defaults.
  ///
  /// Most values are allowed ones; now and then one is to be refused.
  public static func settings(of kind: ControlKind) -> Domain {
    guard !kind.fields.isEmpty else { return .just([]) }
    let values = kind.fields.map { Domain<FieldValue>.values(of: $0) }
    let fields = Domain<Int>.element(of: Array(values.indices))
    let setting = Domain<Setting>(
      draw: { source throws(Discard) in
        let field = try fields.draw(from: &source)
        return Setting(field: field, value: try values[field].draw(from: &source))
      },
      encode: { setting, encoder in
        fields.encode(setting.field, into: &encoder)
          && values[setting.field].encode(setting.value, into: &encoder)
      })
    return .array(of: setting, count: 0...values.count).map { settings in
      var settings = settings
      var seen: UInt64 = 0
      settings.removeAll { setting in
        defer { seen |= 1 << UInt64(setting.field) }
        return seen >> UInt64(setting.field) & 1 == 1
      }
      return settings
    } back: {
      $0
    }
  }
}

extension Domain where Value == FieldValue {
  /// What a field can be set to, and now and then what it cannot.
  static func values(of field: Field) -> Domain {
    let value: Domain =
      switch field.kind {
      case .length(let requirement), .number(let requirement): .numbers(requirement)
      case .flag:
        Domain<Bool>.booleans.map {
          .flag($0)
        } back: {
          if case .flag(let flag) = $0 { flag } else { nil }
        }
      case .choice(let names):
        Domain<Int>.element(of: Array(names.indices)).map {
          .choice($0)
        } back: {
          if case .choice(let index) = $0 { index } else { nil }
        }
      case .range:
        Domain<(Double, Double)>.tuple(.bounds, .bounds).map {
          .range($0.0, $0.1)
        } back: {
          if case .range(let lower, let upper) = $0 { (lower, upper) } else { nil }
        }
      }
    guard field.isOptional else { return value }
    return .one(of: [.weight(1, .just(.none)), .weight(4, value)])
  }

  private static func numbers(_ requirement: Requirement) -> Domain {
    let usual: Domain<Double> =
      switch requirement {
      case .finite: .doubles(in: -1000...1000)
      case .nonNegative, .positive: .doubles(in: 0...1000)
      case .open(let lower, let upper), .closed(let lower, let upper):
        .doubles(in: lower...upper)
      case .integer(let lower, let upper):
        Domain<Int>.integers(in: lower...upper).map {
          Double($0)
        } back: {
          Int(exactly: $0)
        }
      }
    return Domain<Double>.one(of: [.weight(15, usual), .weight(1, .anyDouble)]).map {
      .number($0)
    } back: {
      if case .number(let number) = $0 { number } else { nil }
    }
  }
}

extension Domain where Value == Double {
  /// A bound of a range.
  fileprivate static var bounds: Domain {
    .one(of: [.weight(7, .doubles(in: -100...100)), .weight(1, .anyDouble)])
  }
}
