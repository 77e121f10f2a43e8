extension Domain where Value == Unicode.Scalar {
  /// The ASCII scalars, ordered as letters, digits, space, other visible ones, control characters.
  public static var ascii: Domain { scalars(of: ScalarOrder.ascii, rest: 0..<0) }

  /// All Unicode scalars: ASCII first, and at the end some that often cause bugs.
  public static var scalars: Domain {
    scalars(of: ScalarOrder.ascii, rest: 0x80..<ScalarOrder.count)
  }

  /// The scalars in `alphabet`, in this order from simple to complex.
  public static func scalars(from alphabet: String) -> Domain {
    let scalars = Array(alphabet.unicodeScalars)
    var domain = Domain.element(of: scalars)
    let count = UInt64(scalars.count)
    let places = Dictionary(
      scalars.enumerated().map { ($1.value, UInt64($0)) }, uniquingKeysWith: { first, _ in first })
    domain.packing = Packing(.text) { word in
      scalars[Int(word % count)].value
    } word: { value in
      places[value] ?? UInt64(value) % count
    }
    return domain
  }

  private static func scalars(of first: [Unicode.Scalar], rest: Range<UInt32>) -> Domain {
    let troublesome = rest.isEmpty ? [] : ScalarOrder.troublesome
    let typical = UInt64(first.count + rest.count)
    let last = troublesome.indices.map { typical + UInt64($0) }
    let preferred = ScalarOrder.preferences + (last.isEmpty ? [] : [last + [0, 1]])
    let places = Dictionary(uniqueKeysWithValues: first.enumerated().map { ($1, UInt64($0)) })
    @Sendable func scalar(of word: UInt64) -> Unicode.Scalar {
      if word >= typical { return troublesome[Int(word - typical)] }
      if word < first.count { return first[Int(word)] }
      return ScalarOrder.scalar(at: rest.lowerBound + UInt32(word) - UInt32(first.count))
    }
    @Sendable func word(of scalar: Unicode.Scalar) -> UInt64? {
      if let place = places[scalar] { return place }
      let place = ScalarOrder.place(of: scalar)
      return rest.contains(place)
        ? UInt64(first.count) + UInt64(place) - UInt64(rest.lowerBound) : nil
    }
    var domain = Domain(
      draw: { source throws(Discard) in
        let bound = typical + UInt64(troublesome.count)
        return scalar(of: source.word(below: bound, preferring: preferred))
      },
      encode: { scalar, encoder in
        guard let word = word(of: scalar) else { return false }
        encoder.write(word)
        return true
      })
    domain.packing = Packing(.text) {
      scalar(of: $0).value
    } word: { value in
      Unicode.Scalar(value).flatMap(word) ?? UInt64(value) % UInt64(first.count)
    }
    return domain
  }
}

extension Domain where Value == String {
  /// Strings of any Unicode scalars.
  public static var strings: Domain { .strings(of: .scalars) }

  /// Strings of any Unicode scalars, with a number of scalars (not characters) in `limits`.
  public static func strings(count limits: ClosedRange<Int>) -> Domain {
    .strings(of: .scalars, count: limits)
  }

  /// Strings of scalars of a domain.
  ///
  ///     check(.strings(of: .scalars(from: "ab"))) { text in text.count <= text.utf8.count }
  ///
  /// The words of a string are its scalars in UTF-8, up to a zero byte, so that the dictionaries of a
  /// fuzzer fit. (U+0000 is the bytes C0 80.) If the domain of the scalars is filtered or custom, each
  /// scalar has words of its own instead.
  ///
  /// - Parameters:
  ///   - scalar: The domain of the scalars.
  ///   - limits: The range of the number of scalars (not characters).
  /// - Returns: The domain of strings.
  public static func strings(
    of scalar: Domain<Unicode.Scalar>, count limits: ClosedRange<Int> = 0...Int.max
  ) -> Domain {
    Domain<[Unicode.Scalar]>.array(of: scalar, count: limits).map { scalars in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    } back: { text in
      Array(text.unicodeScalars)
    }
  }

  /// This domain's strings with up to three edits; see ``nearMisses(edits:replacements:)``.
  ///
  ///     let dates = Domain<String>.element(of: ["2001-01-01", "1999-12-31"])
  ///     check(dates.nearMisses) { text in isDate(text) == (dayNumber(text) != nil) }
  public var nearMisses: Domain { nearMisses(edits: 3) }

  /// This domain's strings with up to `edits` edits, each of which deletes, doubles or replaces a
  /// scalar.
  ///
  /// - Parameters:
  ///   - edits: The greatest number of edits; strings without edits are the simplest.
  ///   - replacement: The domain of the scalars that replace others.
  /// - Returns: The domain of this domain's strings and their near misses. It encodes only the strings
  ///   of this domain.
  public func nearMisses(
    edits: Int, replacements replacement: Domain<Unicode.Scalar> = .scalars
  ) -> Domain {
    precondition(edits >= 0, "near misses with \(edits) edits")
    let kinds = UInt64(3)
    return Domain(
      draw: { source throws(Discard) in
        var scalars = Array(try draw(from: &source).unicodeScalars)
        let planned = source.plannedLength(in: 0...edits)
        try source.drawList(of: 0...edits, planned: planned) { source throws(Discard) in
          guard !scalars.isEmpty else { return true }
          let kind = source.word(below: kinds)
          let place = Int(source.word(below: UInt64(scalars.count)))
          switch kind {
          case 0: scalars.remove(at: place)
          case 1: scalars.insert(scalars[place], at: place)
          default: scalars[place] = try replacement.draw(from: &source)
          }
          return true
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
      },
      encode: { text, encoder in
        guard encode(text, into: &encoder) else { return false }
        if edits > 0 { encoder.write(0) }
        return true
      })
  }
}
