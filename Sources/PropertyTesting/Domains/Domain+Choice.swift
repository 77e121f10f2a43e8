extension Domain {
  /// A domain among others, and how often it is drawn compared to them.
  public struct Alternative: Sendable {
    /// How often, compared to the other alternatives' weights.
    @usableFromInline let weight: UInt64
    @usableFromInline let domain: Domain

    /// An alternative that is drawn `weight` times as often as one of weight 1.
    @inlinable public static func weight(_ weight: Int, _ domain: Domain) -> Alternative {
      precondition(weight > 0, "a weight of \(weight)")
      return Alternative(weight: UInt64(weight), domain: domain)
    }

    @inlinable init(weight: UInt64, domain: Domain) {
      self.weight = weight
      self.domain = domain
    }
  }

  /// A value of one of `domains`, each as often as the others, the earlier the simpler.
  @inlinable public static func one(of domains: Domain...) -> Domain {
    .one(of: domains.map { .weight(1, $0) })
  }

  /// A value of one of `alternatives`, each as often as its weight says, the earlier the simpler.
  ///
  ///     let coordinate = Domain<Double>.one(of: [
  ///       .weight(9, .doubles(in: 0...300)), .weight(1, .doubles),
  ///     ])
  ///
  /// A value is written back with the first alternative that can write it.
  @inlinable public static func one(of alternatives: [Alternative]) -> Domain {
    precondition(!alternatives.isEmpty, "one of no domains")
    let domains = alternatives.map(\.domain)
    let weights = alternatives.map(\.weight)
    let total = weights.reduce(0, +)
    let bound = UInt64(domains.count)
    return Domain(
      draw: { source throws(Discard) in
        let start = source.mark
        let index = source.word(below: bound) { bits in
          var rest = bits.next(below: total)
          var index = 0
          while rest >= weights[index] {
            rest -= weights[index]
            index += 1
          }
          return UInt64(index)
        }
        return try source.span("one of", from: start) { source throws(Discard) in
          try domains[Int(index)].drawing(&source)
        }
      },
      encode: { value, encoder in
        for (index, domain) in domains.enumerated() {
          let isWritten = encoder.attempt { encoder in
            encoder.write(UInt64(index))
            return domain.encode(value, into: &encoder)
          }
          if isWritten { return true }
        }
        return false
      })
  }

  /// `nil`, or a value of `wrapped`.
  @inlinable public static func optional<Wrapped>(_ wrapped: Domain<Wrapped>) -> Domain
  where Value == Wrapped? {
    Domain(
      draw: { source throws(Discard) in
        guard source.word(below: 2, generating: { $0.next(below: 4) == 0 ? 0 : 1 }) == 1
        else { return nil }
        return try wrapped.draw(from: &source)
      },
      encode: { value, encoder in
        encoder.write(value == nil ? 0 : 1)
        guard let value else { return true }
        return wrapped.encode(value, into: &encoder)
      })
  }
}
