extension Domain {
  /// Tuples of a value of each of `domains`, of any arity.
  ///
  ///     check(.tuple(.integers(in: 0...9), .booleans)) { number, flag in … }
  @inlinable public static func tuple<each Element>(
    _ domains: repeat Domain<each Element>
  ) -> Domain where Value == (repeat each Element) {
    let domains = (repeat each domains)
    return Domain(
      draw: { source throws(Discard) in
        (repeat try (each domains).draw(from: &source))
      },
      encode: { value, encoder in
        for (domain, element) in repeat (each domains, each value) {
          guard domain.encode(element, into: &encoder) else { return false }
        }
        return true
      })
  }
}
