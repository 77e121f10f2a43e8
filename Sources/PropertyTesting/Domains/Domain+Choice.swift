extension Domain {
  /// A domain among alternatives, with the weight of its random draws.
  public struct Alternative: Sendable {
    @usableFromInline let weight: Int
    @usableFromInline let domain: Domain

    /// Creates an alternative that is drawn `weight` times as often as an alternative of weight 1.
    @inlinable public static func weight(_ weight: Int, _ domain: Domain) -> Alternative {
      precondition(weight > 0, "a weight of \(weight)")
      return Alternative(weight: weight, domain: domain)
    }

    @inlinable init(weight: Int, domain: Domain) {
      self.weight = weight
      self.domain = domain
    }
  }

  /// The values of all `domains`, which are drawn equally often; earlier domains are simpler.
  @inlinable public static func one(of domains: Domain...) -> Domain {
    .one(of: domains.map { .weight(1, $0) })
  }

  /// The values of all `alternatives`, which are drawn as often as their weights say; earlier
  /// alternatives are simpler.
  ///
  ///     let coordinate = Domain<Double>.one(of: [
  ///       .weight(9, .doubles(in: 0...300)), .weight(1, .doubles),
  ///     ])
  ///
  /// The first alternative that can encode a value encodes it.
  @inlinable public static func one(of alternatives: [Alternative]) -> Domain {
    precondition(!alternatives.isEmpty, "a choice of no alternatives")
    let domains = alternatives.map(\.domain)
    let weights = Weights(alternatives.map(\.weight))
    return Domain(
      draw: { source throws(Discard) in
        let start = source.mark
        let index = source.pick(weights)
        return try source.span("one of", from: start) { source throws(Discard) in
          try domains[index].drawing(&source)
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

  /// The value `nil`, which is simplest, and the values of `wrapped`.
  @inlinable public static func optional<Wrapped>(_ wrapped: Domain<Wrapped>) -> Domain
  where Value == Wrapped? {
    let weights: Weights = [1, 3]
    return Domain(
      draw: { source throws(Discard) in
        guard source.pick(weights) == 1 else { return nil }
        return try wrapped.draw(from: &source)
      },
      encode: { value, encoder in
        encoder.write(value == nil ? 0 : 1)
        guard let value else { return true }
        return wrapped.encode(value, into: &encoder)
      })
  }
}
