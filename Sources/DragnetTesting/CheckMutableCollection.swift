public import PropertyTesting
public import Testing

/// Checks the laws of `MutableCollection`; a failure is an issue at this line.
///
///     @Test func `elements of a ring can be set`() {
///       checkMutableCollection(Domain<[Int]>.array(of: .integers).map { Ring($0) })
///     }
///
/// Each change of a copy does the same as to an array, and leaves the original as it was: a subscript that is
/// set, a slice that is set, `swapAt(_:_:)`, `partition(by:)`, and a change of the contiguous storage, if the
/// collection has it. ``checkCollection(_:settings:sourceLocation:)-4x0nb`` checks the rest of a collection.
///
/// - Parameters:
///   - domain: The domain of the collections.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
public func checkMutableCollection<Elements: MutableCollection>(
  _ domain: Domain<Elements>, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) where Elements.Element: Equatable {
  let law = ReadyLaw(at: sourceLocation)
  check(domain.repeating(2), settings: settings, sourceLocation: sourceLocation) { values in
    try ChangeLaws(values[0], new: values[1], law).judgeMutations()
    return true
  }
}

/// Checks the laws of `RangeReplaceableCollection`; a failure is an issue at this line.
///
///     @Test func `a gap buffer can be edited`() {
///       checkRangeReplaceableCollection(Domain<[Int]>.array(of: .integers).map { GapBuffer($0) })
///     }
///
/// Each change of a copy does the same as to an array, and leaves the original as it was: the requirements of
/// the protocol, and `+`. A text fails these laws where its characters join, as a letter and an accent do.
/// ``checkCollection(_:settings:sourceLocation:)-4x0nb`` checks the rest of a collection.
///
/// - Parameters:
///   - domain: The domain of the collections.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
public func checkRangeReplaceableCollection<Elements: RangeReplaceableCollection>(
  _ domain: Domain<Elements>, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) where Elements.Element: Equatable {
  let law = ReadyLaw(at: sourceLocation)
  check(domain.repeating(2), settings: settings, sourceLocation: sourceLocation) { values in
    try ChangeLaws(values[0], new: values[1], law).judgeReplacements()
    return true
  }
}
