/// A test function without parameters, as another test calls it.
package struct TestFunction: Sendable, Hashable {
  /// The name in a call: in backticks if it is not an identifier.
  package var name: String
  /// The attributes and modifiers that a test beside it needs as well, each with a space after it.
  package var modifiers: String
  /// Whether a call must be awaited.
  package var isAsync: Bool
  /// Whether the function throws.
  package var isThrowing: Bool

  /// A test function without parameters.
  package init(
    name: String, modifiers: String = "", isAsync: Bool = false, isThrowing: Bool = false
  ) {
    self.name = name
    self.modifiers = modifiers
    self.isAsync = isAsync
    self.isThrowing = isThrowing
  }
}
