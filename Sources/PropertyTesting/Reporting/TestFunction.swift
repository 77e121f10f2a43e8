/// A test that ran a property, as the source of another test calls it.
public struct TestFunction: Sendable, Hashable {
  /// Its name as it is called: in backticks, if it is not an identifier.
  public var name: String
  /// Attributes and modifiers that another one beside it needs as well, each with a space after it.
  public var modifiers: String
  /// Whether it has to be awaited.
  public var isAsync: Bool
  /// Whether it throws.
  public var isThrowing: Bool

  /// A test function without parameters.
  public init(
    name: String, modifiers: String = "", isAsync: Bool = false, isThrowing: Bool = false
  ) {
    self.name = name
    self.modifiers = modifiers
    self.isAsync = isAsync
    self.isThrowing = isThrowing
  }
}
