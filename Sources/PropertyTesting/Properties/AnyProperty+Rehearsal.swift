extension Property {
  /// The same property, which says what has to be done for a value before it can be judged.
  ///
  /// It is for measuring only: nothing is judged. See ``AnyProperty/rehearsal``.
  ///
  /// - Parameter rehearse: Does the work, and drops what comes of it.
  /// - Returns: The property.
  public func rehearsed(by rehearse: @escaping @Sendable (Value) -> Void) -> Property {
    var property = self
    property.rehearse = rehearse
    return property
  }
}

extension AnyProperty {
  /// What judging is measured against: a property that draws, does the work that comes before any
  /// verdict, and then says that it holds.
  ///
  ///     let property = Property("sorts", lists) { isSorted($0.sorted()) }
  ///       .rehearsed { numbers in _ = numbers.sorted() }
  ///     let rehearsal = AnyProperty(property).rehearsal  // draws and sorts, and judges nothing
  ///
  /// A property that says nothing of such work only draws; one that draws while it judges cannot tell
  /// the two apart, and judges.
  public var rehearsal: AnyProperty {
    var property = self
    property.run = rehearse
    return property
  }

  /// The words of a random case, a pure function of the seed and the index.
  ///
  /// - Parameters:
  ///   - index: Which case of the seed.
  ///   - seed: What all random choices come from.
  /// - Returns: Words as a domain reads them; the cases are as large as cases get.
  public func randomCase(_ index: Int, seed: UInt64) -> ChoiceSequence {
    var source = ChoiceSource(seed: seed, isRecording: true)
    source.begin(case: UInt64(index), size: Generator.fullSize, isAtBoundary: false)
    _ = try? draw(&source)
    return source.finish().choices
  }
}
