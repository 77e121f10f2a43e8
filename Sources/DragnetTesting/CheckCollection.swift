public import PropertyTesting
public import Testing

/// Checks the laws of `Collection`; a failure is an issue at this line.
///
///     @Test func `a ring is a collection`() {
///       checkCollection(Domain<[Int]>.array(of: .integers).map { Ring($0) })
///     }
///
/// The laws concern iteration, `count`, `isEmpty`, `indices`, subscripts, slices, and moving
/// and measuring indices. Iterating twice gives the same elements.
///
/// - Parameters:
///   - domain: The domain of the collections.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
public func checkCollection<Elements: Collection>(
  _ domain: Domain<Elements>, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) where Elements.Element: Equatable {
  checkCollection(domain, settings: settings, sourceLocation: sourceLocation, isSame: ==)
}

/// Checks the laws of `Collection` for elements that `==` cannot compare; a failure is an issue at this line.
///
///     @Test func `a dictionary is a collection`() {
///       checkCollection(Domain<[Int: String]>.dictionary(of: .integers, .strings), isSame: ==)
///     }
///
/// - Parameters:
///   - domain: The domain of the collections.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
///   - isSame: Whether two elements are the same.
public func checkCollection<Elements: Collection>(
  _ domain: Domain<Elements>, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  isSame: (Elements.Element, Elements.Element) -> Bool
) {
  let law = ReadyLaw(at: sourceLocation)
  withoutActuallyEscaping(isSame) { isSame in
    check(domain, settings: settings, sourceLocation: sourceLocation) { elements in
      try CollectionLaws(elements, law, isSame: isSame).judge()
      return true
    }
  }
}

/// Checks the laws of `BidirectionalCollection`, which include those of `Collection`, and those of
/// `RandomAccessCollection`; a failure is an issue at this line.
///
/// Beside the laws of `Collection`, moving an index back undoes moving it forward, and negative distances
/// lead back.
///
/// - Parameters:
///   - domain: The domain of the collections.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
public func checkCollection<Elements: BidirectionalCollection>(
  _ domain: Domain<Elements>, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) where Elements.Element: Equatable {
  checkCollection(domain, settings: settings, sourceLocation: sourceLocation, isSame: ==)
}

/// Checks the laws of `BidirectionalCollection` for elements that `==` cannot compare; a failure is an issue at
/// this line.
///
/// - Parameters:
///   - domain: The domain of the collections.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
///   - isSame: Whether two elements are the same.
public func checkCollection<Elements: BidirectionalCollection>(
  _ domain: Domain<Elements>, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  isSame: (Elements.Element, Elements.Element) -> Bool
) {
  let law = ReadyLaw(at: sourceLocation)
  withoutActuallyEscaping(isSame) { isSame in
    check(domain, settings: settings, sourceLocation: sourceLocation) { elements in
      let laws = CollectionLaws(elements, law, isSame: isSame)
      try laws.judge()
      try laws.judgeBackward()
      return true
    }
  }
}
