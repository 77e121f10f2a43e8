@_exported import PropertyTesting

#if Derivation
  /// Derives the domain of a structure or an enumeration from the domains of its parts.
  ///
  ///     @Arbitrary struct Order: Equatable {
  ///       var item: String
  ///       @Drawn(from: .integers(in: 1...99)) var count: Int
  ///       var discount: Double?
  ///     }
  ///
  ///     @Test func `an order survives the round trip`() {
  ///       check(Order.arbitrary) { order in Order(reading: order.written) == order }
  ///     }
  ///
  /// The domain draws the stored properties in their order and makes the value with the initializer that
  /// has a parameter for each. A constant with a value of its own is not drawn. Reports name the
  /// properties, as in "any discount fails".
  ///
  /// An enumeration's cases are drawn equally often; the first case is the simplest. Values may contain
  /// values of their own type, directly, or in arrays, optionals, sets and dictionaries; then the
  /// cases that contain none are the simplest. See `Domain.recursive(_:depth:branch:)`.
  ///
  /// A type parameter of a generic type must conform to `Arbitrary` if a drawn part mentions it.
  /// For two types that contain each other, write the domain of one by hand.
  @attached(extension, conformances: Arbitrary, names: named(arbitrary))
  public macro Arbitrary() =
    #externalMacro(module: "DomainDerivationMacros", type: "ArbitraryMacro")

  /// Names the domain of a stored property, or of the only associated value of a case.
  ///
  ///     @Drawn(from: .integers(in: 1...99)) var count: Int
  ///
  /// The expression has no context of its own, so a domain whose type depends on the context names it:
  /// `Domain<[UInt8]>.array(of: .integers, count: 4)`.
  ///
  /// - Parameter domain: The domain.
  @attached(peer)
  public macro Drawn<Value>(from domain: Domain<Value>) =
    #externalMacro(module: "DomainDerivationMacros", type: "DrawnMacro")

  /// Names the domains of the two associated values of a case.
  @attached(peer)
  public macro Drawn<A, B>(from a: Domain<A>, _ b: Domain<B>) =
    #externalMacro(module: "DomainDerivationMacros", type: "DrawnMacro")

  /// Names the domains of the three associated values of a case.
  @attached(peer)
  public macro Drawn<A, B, C>(from a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>) =
    #externalMacro(module: "DomainDerivationMacros", type: "DrawnMacro")

  /// Names the domains of the four associated values of a case.
  @attached(peer)
  public macro Drawn<A, B, C, D>(
    from a: Domain<A>, _ b: Domain<B>, _ c: Domain<C>, _ d: Domain<D>
  ) = #externalMacro(module: "DomainDerivationMacros", type: "DrawnMacro")
#endif
