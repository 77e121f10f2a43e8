/// A difference between a kept case and the expectations of its text.
public struct ReplayProblem: Sendable, Hashable {
  /// The line of the text, counted from 1; `nil` if the problem belongs to no line.
  public var line: Int?
  /// The short name of the law that is broken, or that holds unexpectedly; `nil` for other problems.
  public var law: String?
  /// The problem in words.
  public var message: String

  /// Creates a problem.
  package init(line: Int? = nil, law: String? = nil, _ message: String) {
    self.line = line
    self.law = law
    self.message = message
  }
}
