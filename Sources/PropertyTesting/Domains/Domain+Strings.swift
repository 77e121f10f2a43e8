extension Domain where Value == Unicode.Scalar {
  /// ASCII: letters, digits, space, what can be seen, and the control characters at last.
  public static var ascii: Domain { scalars(of: ScalarOrder.ascii, rest: 0..<0) }

  /// All Unicode scalars: ASCII first, and at last some that are known to make trouble.
  public static var scalars: Domain {
    scalars(of: ScalarOrder.ascii, rest: 0x80..<ScalarOrder.count)
  }

  /// The scalars of `alphabet`, the earlier the simpler.
  public static func scalars(from alphabet: String) -> Domain {
    .element(of: Array(alphabet.unicodeScalars))
  }

  private static func scalars(of first: [Unicode.Scalar], rest: Range<UInt32>) -> Domain {
    let troublesome = rest.isEmpty ? [] : ScalarOrder.troublesome
    let usual = UInt64(first.count + rest.count)
    let places = Dictionary(uniqueKeysWithValues: first.enumerated().map { ($1, $0) })
    return Domain(
      draw: { source throws(Discard) in
        let word = source.word(below: usual + UInt64(troublesome.count))
        if word >= usual { return troublesome[Int(word - usual)] }
        if word < first.count { return first[Int(word)] }
        return ScalarOrder.scalar(at: rest.lowerBound + UInt32(word) - UInt32(first.count))
      },
      encode: { scalar, encoder in
        let place = ScalarOrder.place(of: scalar)
        guard places[scalar] != nil || rest.contains(place) else { return false }
        let later = UInt64(first.count) + UInt64(place) - UInt64(min(rest.lowerBound, place))
        encoder.write(places[scalar].map { UInt64($0) } ?? later)
        return true
      })
  }
}

extension Domain where Value == String {
  /// Strings of the scalars of a domain.
  ///
  ///     check(.strings(of: .scalars(from: "ab"))) { text in text.count <= text.utf8.count }
  ///
  /// - Parameters:
  ///   - scalar: The domain of the scalars; any Unicode unless given.
  ///   - limits: How many scalars (not characters) there may be.
  /// - Returns: The domain of strings.
  public static func strings(
    of scalar: Domain<Unicode.Scalar> = .scalars, count limits: ClosedRange<Int> = 0...Int.max
  ) -> Domain {
    Domain<[Unicode.Scalar]>.array(of: scalar, count: limits).map { scalars in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    } back: { text in
      Array(text.unicodeScalars)
    }
  }

  /// Strings that are nearly in this domain: up to `edits` scalars of one of them are deleted,
  /// doubled, or replaced.
  ///
  ///     let dates = Domain<String>.element(of: ["2001-01-01", "1999-12-31"])
  ///     check(dates.nearMisses()) { text in isDate(text) == (dayNumber(text) != nil) }
  ///
  /// - Parameters:
  ///   - edits: How many scalars are changed at most; none is the simplest.
  ///   - scalar: What a scalar may be replaced by.
  /// - Returns: The domain of this one's strings and their near misses.
  public func nearMisses(
    edits: Int = 3, replacing scalar: Domain<Unicode.Scalar> = .scalars
  ) -> Domain {
    let kinds = UInt64(3)
    return Domain(
      draw: { source throws(Discard) in
        var scalars = Array(try draw(from: &source).unicodeScalars)
        try source.drawList(of: 0...edits) { source throws(Discard) in
          guard !scalars.isEmpty else { return }
          let kind = source.word(below: kinds)
          let place = Int(source.word(below: UInt64(scalars.count)))
          switch kind {
          case 0: scalars.remove(at: place)
          case 1: scalars.insert(scalars[place], at: place)
          default: scalars[place] = try scalar.draw(from: &source)
          }
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
