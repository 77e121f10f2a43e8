/// The way in which the cases of a property are written, replayed and explained.
///
/// Without a maker, the cases of a property are kept as their words.
@usableFromInline package struct TargetMaker {
  private let make: (AnyProperty, String) -> any AnsweringTarget

  /// Creates a maker of targets.
  ///
  /// - Parameter make: Makes the target of a property under a name.
  fileprivate init(_ make: @escaping (AnyProperty, String) -> any AnsweringTarget) {
    self.make = make
  }

  /// Returns the target of a property, named `name`.
  func target(of property: AnyProperty, named name: String) -> any AnsweringTarget {
    make(property, name)
  }
}

extension Property {
  /// Makes a target of this property, of the form in which it is judged, and of a name.
  ///
  /// This property has all examples and known failures, with the type of their values.
  package typealias MakeTarget =
    @Sendable (Property, AnyProperty, String) -> any AnsweringTarget

  /// The maker of this property's target; `nil` if its cases are kept as their words.
  @usableFromInline package var targetMaker: TargetMaker? {
    makeTarget.map { make in TargetMaker { make(self, $0, $1) } }
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
