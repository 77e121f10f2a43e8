// Two, three and four parts are most of what people combine. The general forms in
// `Domain+Tuples.swift` would do, but the compiler does not specialise what it calls for each
// element of a pack: written out, drawing is three times as fast.

extension Domain {
  /// Tuples of a value of each domain; see the general form.
  @inlinable public static func tuple<A, B>(
    _ a: Domain<A>, _ b: Domain<B>
  ) -> Domain where Value == (A, B) {
    .combine(a, b, make: { ($0, $1) }, back: { $0 })
  }

  /// Values made of a value of each domain, with a way back; see the general form.
  @inlinable public static func combine<A, B>(
    _ a: Domain<A>, _ b: Domain<B>,
    make: @escaping @Sendable (A, B) -> Value,
    back: @escaping @Sendable (Value) -> (A, B)?
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        make(
          try source.drawPart(a),
          try source.drawPart(b))
      },
      encode: { value, encoder in
        guard let parts = back(value) else { return false }
        return a.encode(parts.0, into: &encoder)
          && b.encode(parts.1, into: &encoder)
      })
  }

  /// Values made of a value of each domain, with no way back; see the general form.
  @inlinable public static func combine<A, B>(
    _ a: Domain<A>, _ b: Domain<B>,
    make: @escaping @Sendable (A, B) -> Value
  ) -> Domain {
    .combine(a, b, make: make, back: { _ in nil })
  }

  /// Tuples of a value of each domain; see the general form.
  @inlinable public static func tuple<A, B, C>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>
  ) -> Domain where Value == (A, B, C) {
    .combine(a, b, c, make: { ($0, $1, $2) }, back: { $0 })
  }

  /// Values made of a value of each domain, with a way back; see the general form.
  @inlinable public static func combine<A, B, C>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>,
    make: @escaping @Sendable (A, B, C) -> Value,
    back: @escaping @Sendable (Value) -> (A, B, C)?
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        make(
          try source.drawPart(a),
          try source.drawPart(b),
          try source.drawPart(c))
      },
      encode: { value, encoder in
        guard let parts = back(value) else { return false }
        return a.encode(parts.0, into: &encoder)
          && b.encode(parts.1, into: &encoder)
          && c.encode(parts.2, into: &encoder)
      })
  }

  /// Values made of a value of each domain, with no way back; see the general form.
  @inlinable public static func combine<A, B, C>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>,
    make: @escaping @Sendable (A, B, C) -> Value
  ) -> Domain {
    .combine(a, b, c, make: make, back: { _ in nil })
  }

  /// Tuples of a value of each domain; see the general form.
  @inlinable public static func tuple<A, B, C, D>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>
  ) -> Domain where Value == (A, B, C, D) {
    .combine(a, b, c, d, make: { ($0, $1, $2, $3) }, back: { $0 })
  }

  /// Values made of a value of each domain, with a way back; see the general form.
  @inlinable public static func combine<A, B, C, D>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>,
    make: @escaping @Sendable (A, B, C, D) -> Value,
    back: @escaping @Sendable (Value) -> (A, B, C, D)?
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        make(
          try source.drawPart(a),
          try source.drawPart(b),
          try source.drawPart(c),
          try source.drawPart(d))
      },
      encode: { value, encoder in
        guard let parts = back(value) else { return false }
        return a.encode(parts.0, into: &encoder)
          && b.encode(parts.1, into: &encoder)
          && c.encode(parts.2, into: &encoder)
          && d.encode(parts.3, into: &encoder)
      })
  }

  /// Values made of a value of each domain, with no way back; see the general form.
  @inlinable public static func combine<A, B, C, D>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>,
    make: @escaping @Sendable (A, B, C, D) -> Value
  ) -> Domain {
    .combine(a, b, c, d, make: make, back: { _ in nil })
  }
}
