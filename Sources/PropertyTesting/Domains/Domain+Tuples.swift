// One to eight parts, each written out; `Domain+Packs.swift` has the general forms. In a pack the
// compiler neither infers the type of a part such as `.integers(in: 0...9)` from its use, nor
// specializes the call for each part, which makes drawing three times as slow.

extension Domain {
  /// Values made from one part.
  ///
  ///     let labels: Domain<String> = .combine(.integers(in: 0...9)) { "item \($0)" }
  ///
  /// This is ``map(_:back:)`` in a form that begins with a dot and changes the type.
  @inlinable public static func combine<A>(
    _ a: Domain<A>,
    make: @escaping @Sendable (A) -> Value,
    back: @escaping @Sendable (Value) -> A? = { _ in nil }
  ) -> Domain {
    a.map(make, back: back)
  }

  /// Tuples of two values; see ``tuple(_:)``.
  @inlinable public static func tuple<A, B>(
    _ a: Domain<A>, _ b: Domain<B>
  ) -> Domain where Value == (A, B) {
    .combine(a, b, make: { ($0, $1) }, back: { $0 })
  }

  /// Values made from two parts; see `combine(_:make:back:)`.
  @inlinable public static func combine<A, B>(
    _ a: Domain<A>, _ b: Domain<B>,
    make: @escaping @Sendable (A, B) -> Value,
    back: @escaping @Sendable (Value) -> (A, B)? = { _ in nil }
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        make(
          try source.drawPart(a), try source.drawPart(b))
      },
      encode: { value, encoder in
        guard let parts = back(value) else { return false }
        return a.encode(parts.0, into: &encoder) && b.encode(parts.1, into: &encoder)
      })
  }

  /// Tuples of three values; see ``tuple(_:)``.
  @inlinable public static func tuple<A, B, C>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>
  ) -> Domain where Value == (A, B, C) {
    .combine(a, b, c, make: { ($0, $1, $2) }, back: { $0 })
  }

  /// Values made from three parts; see `combine(_:make:back:)`.
  @inlinable public static func combine<A, B, C>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>,
    make: @escaping @Sendable (A, B, C) -> Value,
    back: @escaping @Sendable (Value) -> (A, B, C)? = { _ in nil }
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        make(
          try source.drawPart(a), try source.drawPart(b), try source.drawPart(c))
      },
      encode: { value, encoder in
        guard let parts = back(value) else { return false }
        return a.encode(parts.0, into: &encoder) && b.encode(parts.1, into: &encoder)
          && c.encode(parts.2, into: &encoder)
      })
  }

  /// Tuples of four values; see ``tuple(_:)``.
  @inlinable public static func tuple<A, B, C, D>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>
  ) -> Domain where Value == (A, B, C, D) {
    .combine(a, b, c, d, make: { ($0, $1, $2, $3) }, back: { $0 })
  }

  /// Values made from four parts; see `combine(_:make:back:)`.
  @inlinable public static func combine<A, B, C, D>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>,
    make: @escaping @Sendable (A, B, C, D) -> Value,
    back: @escaping @Sendable (Value) -> (A, B, C, D)? = { _ in nil }
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        make(
          try source.drawPart(a), try source.drawPart(b), try source.drawPart(c),
          try source.drawPart(d))
      },
      encode: { value, encoder in
        guard let parts = back(value) else { return false }
        return a.encode(parts.0, into: &encoder) && b.encode(parts.1, into: &encoder)
          && c.encode(parts.2, into: &encoder) && d.encode(parts.3, into: &encoder)
      })
  }

  /// Tuples of five values; see ``tuple(_:)``.
  @inlinable public static func tuple<A, B, C, D, E>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>, _ e: Domain<E>
  ) -> Domain where Value == (A, B, C, D, E) {
    .combine(a, b, c, d, e, make: { ($0, $1, $2, $3, $4) }, back: { $0 })
  }

  /// Values made from five parts; see `combine(_:make:back:)`.
  @inlinable public static func combine<A, B, C, D, E>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>, _ e: Domain<E>,
    make: @escaping @Sendable (A, B, C, D, E) -> Value,
    back: @escaping @Sendable (Value) -> (A, B, C, D, E)? = { _ in nil }
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        make(
          try source.drawPart(a), try source.drawPart(b), try source.drawPart(c),
          try source.drawPart(d), try source.drawPart(e))
      },
      encode: { value, encoder in
        guard let parts = back(value) else { return false }
        return a.encode(parts.0, into: &encoder) && b.encode(parts.1, into: &encoder)
          && c.encode(parts.2, into: &encoder) && d.encode(parts.3, into: &encoder)
          && e.encode(parts.4, into: &encoder)
      })
  }

  /// Tuples of six values; see ``tuple(_:)``.
  @inlinable public static func tuple<A, B, C, D, E, F>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>, _ e: Domain<E>, _ f: Domain<F>
  ) -> Domain where Value == (A, B, C, D, E, F) {
    .combine(a, b, c, d, e, f, make: { ($0, $1, $2, $3, $4, $5) }, back: { $0 })
  }

  /// Values made from six parts; see `combine(_:make:back:)`.
  @inlinable public static func combine<A, B, C, D, E, F>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>, _ e: Domain<E>, _ f: Domain<F>,
    make: @escaping @Sendable (A, B, C, D, E, F) -> Value,
    back: @escaping @Sendable (Value) -> (A, B, C, D, E, F)? = { _ in nil }
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        make(
          try source.drawPart(a), try source.drawPart(b), try source.drawPart(c),
          try source.drawPart(d), try source.drawPart(e), try source.drawPart(f))
      },
      encode: { value, encoder in
        guard let parts = back(value) else { return false }
        return a.encode(parts.0, into: &encoder) && b.encode(parts.1, into: &encoder)
          && c.encode(parts.2, into: &encoder) && d.encode(parts.3, into: &encoder)
          && e.encode(parts.4, into: &encoder) && f.encode(parts.5, into: &encoder)
      })
  }

  /// Tuples of seven values; see ``tuple(_:)``.
  @inlinable public static func tuple<A, B, C, D, E, F, G>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>, _ e: Domain<E>, _ f: Domain<F>,
    _ g: Domain<G>
  ) -> Domain where Value == (A, B, C, D, E, F, G) {
    .combine(a, b, c, d, e, f, g, make: { ($0, $1, $2, $3, $4, $5, $6) }, back: { $0 })
  }

  /// Values made from seven parts; see `combine(_:make:back:)`.
  @inlinable public static func combine<A, B, C, D, E, F, G>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>, _ e: Domain<E>, _ f: Domain<F>,
    _ g: Domain<G>,
    make: @escaping @Sendable (A, B, C, D, E, F, G) -> Value,
    back: @escaping @Sendable (Value) -> (A, B, C, D, E, F, G)? = { _ in nil }
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        make(
          try source.drawPart(a), try source.drawPart(b), try source.drawPart(c),
          try source.drawPart(d), try source.drawPart(e), try source.drawPart(f),
          try source.drawPart(g))
      },
      encode: { value, encoder in
        guard let parts = back(value) else { return false }
        return a.encode(parts.0, into: &encoder) && b.encode(parts.1, into: &encoder)
          && c.encode(parts.2, into: &encoder) && d.encode(parts.3, into: &encoder)
          && e.encode(parts.4, into: &encoder) && f.encode(parts.5, into: &encoder)
          && g.encode(parts.6, into: &encoder)
      })
  }

  /// Tuples of eight values; see ``tuple(_:)``.
  @inlinable public static func tuple<A, B, C, D, E, F, G, H>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>, _ e: Domain<E>, _ f: Domain<F>,
    _ g: Domain<G>, _ h: Domain<H>
  ) -> Domain where Value == (A, B, C, D, E, F, G, H) {
    .combine(a, b, c, d, e, f, g, h, make: { ($0, $1, $2, $3, $4, $5, $6, $7) }, back: { $0 })
  }

  /// Values made from eight parts; see `combine(_:make:back:)`.
  @inlinable public static func combine<A, B, C, D, E, F, G, H>(
    _ a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>, _ e: Domain<E>, _ f: Domain<F>,
    _ g: Domain<G>, _ h: Domain<H>,
    make: @escaping @Sendable (A, B, C, D, E, F, G, H) -> Value,
    back: @escaping @Sendable (Value) -> (A, B, C, D, E, F, G, H)? = { _ in nil }
  ) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        make(
          try source.drawPart(a), try source.drawPart(b), try source.drawPart(c),
          try source.drawPart(d), try source.drawPart(e), try source.drawPart(f),
          try source.drawPart(g), try source.drawPart(h))
      },
      encode: { value, encoder in
        guard let parts = back(value) else { return false }
        return a.encode(parts.0, into: &encoder) && b.encode(parts.1, into: &encoder)
          && c.encode(parts.2, into: &encoder) && d.encode(parts.3, into: &encoder)
          && e.encode(parts.4, into: &encoder) && f.encode(parts.5, into: &encoder)
          && g.encode(parts.6, into: &encoder) && h.encode(parts.7, into: &encoder)
      })
  }
}
