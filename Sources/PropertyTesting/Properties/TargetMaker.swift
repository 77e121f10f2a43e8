/// The way in which the cases of a property are written, replayed and explained.
///
/// Without a maker, the cases of a property are kept as their words.
@usableFromInline package struct TargetMaker: Sendable {
  private let make: @Sendable (AnyProperty, String) -> any AnsweringTarget

  /// Creates a maker of targets.
  ///
  /// - Parameter make: Makes the target of a property under a name. The property has all examples and
  ///   known failures that were added to it.
  package init(_ make: @escaping @Sendable (AnyProperty, String) -> any AnsweringTarget) {
    self.make = make
  }

  /// Returns the target of a property.
  func target(of property: AnyProperty, named name: String) -> any AnsweringTarget {
    make(property, name)
  }
}

extension AnyProperty {
  /// Returns the target of this property that its ``TargetMaker`` makes; `nil` if it has none.
  ///
  /// - Parameter name: The name of the target.
  /// - Returns: The target.
  package func madeTarget(named name: String) -> (any AnsweringTarget)? {
    targetMaker?.target(of: self, named: name)
  }
}
