import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == [Setting] {
  /// Configurations of a kind of control: some fields set once each, the others at their defaults.
  ///
  /// Most values are allowed; a few must be refused.
  package static func settings(of kind: ControlKind) -> Domain {
    guard !kind.fields.isEmpty else { return .just([]) }
    let values = kind.fields.map { Domain<FieldValue>.values(of: $0) }
    let fields = Domain<Int>.element(of: Array(values.indices))
    let relatives = RelativeNumbers(kind)
    let setting = Domain<DrawnSetting>(
      draw: { source throws(Discard) in
        let field = try fields.draw(from: &source)
        if relatives.contains(field),
          source.word(below: 2, generating: { $0.next(below: 8) == 0 ? 0 : 1 }) == 1
        {
          return DrawnSetting(field: field, value: try relatives.draw(field: field, &source))
        }
        return DrawnSetting(field: field, value: .fixed(try values[field].draw(from: &source)))
      },
      encode: { drawn, encoder in
        guard case .fixed(let value) = drawn.value, fields.encode(drawn.field, into: &encoder)
        else { return false }
        if relatives.contains(drawn.field) { encoder.write(0) }
        return values[drawn.field].encode(value, into: &encoder)
      })
    let settings = Domain<[DrawnSetting]>.array(of: setting, count: 0...values.count)
    // A field whose default is refused is nearly always set, before the others.
    let required = GestureScript(kind: kind, events: []).refusedDefaults
    return Domain(
      draw: { source throws(Discard) in
        var drawn: [DrawnSetting] = []
        for field in required
        where source.word(below: 2, generating: { $0.next(below: 16) == 0 ? 0 : 1 }) == 1 {
          drawn.append(
            DrawnSetting(field: field, value: .fixed(try values[field].draw(from: &source))))
        }
        for other in try settings.draw(from: &source)
        where !drawn.contains(where: { $0.field == other.field }) {
          drawn.append(other)
        }
        return relatives.resolve(drawn)
      },
      encode: { written, encoder in
        var rest = written[...]
        for field in required {
          let isFirst = rest.first?.field == field
          encoder.write(isFirst ? 1 : 0)
          guard isFirst, let setting = rest.popFirst() else { continue }
          guard values[field].encode(setting.value, into: &encoder) else { return false }
        }
        let drawn = rest.map { DrawnSetting(field: $0.field, value: .fixed($0.value)) }
        return settings.encode(drawn, into: &encoder)
      })
  }
}

extension GestureScript {
  /// The fields whose default is refused: by the field's own check, or by the control when it is made.
  fileprivate var refusedDefaults: [Int] {
    let named = refusedField
    return kind.fields.indices.filter { index in
      do {
        try kind.fields[index].check(value(ofField: index))
        return kind.fields[index].name == named
      } catch {
        return true
      }
    }
  }

  /// The field for which the control refuses this configuration; `nil` if it accepts it.
  private var refusedField: String? {
    do {
      _ = try play()
      return nil
    } catch {
      return error.field
    }
  }
}

extension Domain where Value == FieldValue {
  /// Values of a field, most of them allowed.
  static func values(of field: ConfigurationField) -> Domain {
    let value: Domain =
      switch field.kind {
      case .length(let requirement):
        .numbers(
          requirement, known: [DeclaredLengths.greatestSetting],
          others: [
            .weight(1, .exactly([DeclaredLengths.greatestSetting.nextUp])), .weight(3, .doubles),
          ])
      case .number(let requirement):
        .numbers(requirement, known: [1e9, 1e300], others: [.weight(16, .doubles)])
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
        .ranges
      case .integers:
        // With few stops close together, most of the track lies beyond the first or the last stop.
        Domain<[Int]>.one(of: [
          .weight(2, .array(of: .stops, count: 0...32)),
          .weight(1, .array(of: .integers(in: -3...3), count: 1...4)),
        ]).map {
          .integers($0)
        } back: {
          if case .integers(let integers) = $0 { integers } else { nil }
        }
      case .curve:
        Domain<FineCurve>.curves.map {
          .curve($0)
        } back: {
          if case .curve(let curve) = $0 { curve } else { nil }
        }
      }
    guard field.isOptional else { return value }
    return .one(of: [.weight(1, .just(.none)), .weight(4, value)])
  }

  /// Numbers that meet a requirement, most at a weight of 240, and `others`, one of which is any number.
  private static func numbers(
    _ requirement: FieldRequirement, known: [Double], others: [Domain<Double>.Alternative]
  ) -> Domain {
    let usual: Domain<Double> =
      switch requirement {
      case .finite: .doubles(in: -1000...1000)
      case .nonNegative: .doubles(in: 0...1000)
      case .positive:
        .one(of: [.weight(1, .doubles(in: 0...1)), .weight(1, .doubles(in: 0...1000))])
      case .open(let lower, let upper), .closed(let lower, let upper):
        .doubles(in: lower...Swift.min(upper, Swift.max(lower, 1000)))
      case .integer(let lower, let upper):
        Domain<Int>.one(of: [
          .weight(15, .integers(in: lower...Swift.min(upper, Swift.max(lower, 64)))),
          .weight(1, .integers(in: lower...upper)),
        ]).map {
          Double($0)
        } back: {
          Int(exactly: $0)
        }
      }
    // Steps with inexact decimal multiples, steps that do not divide 1, tiny and huge ones, and -0.
    let known =
      ([
        0.1, 0.3, 1.0 / 49, 1e-8, 0.25, 0.5, 1.0 / 3, 0.7, 0.2, 0.05, 0.01, 1, 2, 10, 100,
      ] + known + [-0.0]).filter(requirement.isMet)
    let accepted: [Domain<Double>.Alternative] = [
      .weight(176, usual), .weight(64, .exactly(known.isEmpty ? [0] : known)),
    ]
    return Domain<Double>.one(of: accepted + others).map {
      .number($0)
    } back: {
      if case .number(let number) = $0 { number } else { nil }
    }
  }
}

extension Domain where Value == Int {
  /// Integer stops, sometimes the extremes.
  fileprivate static var stops: Domain {
    .one(of: [
      .weight(8, .integers(in: -100...100)), .weight(1, .integers(in: .min ... .max)),
      // The first four are different Doubles, the last one is the first.
      .weight(1, .element(of: [.max, .min, .max - 1024, .min + 1025, .max - 1])),
    ])
  }
}

extension Domain where Value == FieldValue {
  /// Ranges, often a single value, symmetric, tiny, or so wide that their span overflows.
  ///
  /// A few have their bounds in the wrong order, and must be refused.
  fileprivate static var ranges: Domain {
    let bounds = Domain<Double>.one(of: [.weight(15, EdgeNumbers.bounds), .weight(1, .doubles)])
    return Domain(
      draw: { source throws(Discard) in
        let isSorted = source.word(below: 2, generating: { $0.next(below: 16) == 0 ? 0 : 1 }) == 1
        let a = try bounds.draw(from: &source)
        let b = try EdgeNumbers.draw(bounds, near: [a, -a, a + 1, a + 35], &source)
        return isSorted && b < a ? .range(b, a) : .range(a, b)
      },
      encode: { value, encoder in
        guard case .range(let lower, let upper) = value else { return false }
        encoder.write(0)
        return bounds.encode(lower, into: &encoder) && EdgeNumbers.encode(upper, bounds, &encoder)
      })
  }
}
