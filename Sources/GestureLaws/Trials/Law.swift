import GestureEngine

/// Something that must always hold of a `Subject`: a sentence and a check of it.
///
/// A law is a value. One that judges gestures has a ``Trial`` for its subject; one that judges a
/// part of the engine has that part.
public struct Law<Subject>: Sendable {
  /// The short name, such as `A2`, by which reports and `expect broken` call the law.
  public let id: String
  /// The name in words, such as `clamping`.
  public let name: String
  /// What holds, as a sentence that can be true or false.
  public let sentence: String

  let exemption: @Sendable (Subject) -> String?
  let check: @Sendable (Subject) -> Breach?

  /// A law.
  ///
  /// - Parameters:
  ///   - id: The short name.
  ///   - name: The name in words.
  ///   - sentence: What holds.
  ///   - exemption: Why the law does not apply to a subject; `nil` where it does.
  ///   - check: How a subject to which it applies breaks it; `nil` where it does not.
  public init(
    _ id: String, _ name: String, _ sentence: String,
    unless exemption: @escaping @Sendable (Subject) -> String? = { _ in nil },
    check: @escaping @Sendable (Subject) -> Breach?
  ) {
    self.id = id
    self.name = name
    self.sentence = sentence
    self.exemption = exemption
    self.check = check
  }

  /// Why the law does not apply to `subject`, or `nil` where it does.
  public func exemption(of subject: Subject) -> String? { exemption(subject) }

  /// How `subject` breaks the law, or `nil` where it holds or does not apply.
  public func breach(by subject: Subject) -> Breach? {
    exemption(subject) == nil ? check(subject) : nil
  }

  /// How `subject` breaks the law, with the law's name; `nil` where it holds or does not apply.
  func finding(by subject: Subject) -> Finding? {
    breach(by: subject).map { Finding(law: id, sentence: sentence, breach: $0) }
  }
}

/// How a law was broken.
public struct Breach: Sendable, Hashable {
  /// The index of the event at which it shows; `nil` where it is a matter of the whole.
  public var step: Int?
  /// What was seen, with its numbers.
  public var message: String

  /// A law broken at a step.
  public init(step: Int? = nil, _ message: String) {
    self.step = step
    self.message = message
  }
}

extension Trace {
  /// The first step for which `message` says something, and what it says.
  func first(_ message: (_ index: Int, _ step: Step) -> String?) -> Breach? {
    for index in steps.indices {
      if let message = message(index, steps[index]) { return Breach(step: index, message) }
    }
    return nil
  }
}

/// A law that was broken, and how.
public struct Finding: Sendable, Hashable {
  /// The short name of the law.
  public var law: String
  /// What should have held.
  public var sentence: String
  /// What was seen instead, and where.
  public var breach: Breach

  /// A broken law.
  public init(law: String, sentence: String, breach: Breach) {
    self.law = law
    self.sentence = sentence
    self.breach = breach
  }
}
