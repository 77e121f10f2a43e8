public import GestureEngine

/// A sentence that must hold for every `Subject`, and the check of it.
///
/// The subject of a law about gestures is a ``Trial``; the subject of a law about a part of the engine
/// is that part.
public struct Law<Subject>: Sendable {
  /// The short name, such as `A2`, which reports and `expect broken` use.
  public let id: String
  /// The name in words, such as `clamping`.
  public let name: String
  /// The law as a sentence that can be true or false.
  public let sentence: String

  let exemption: @Sendable (Subject) -> String?
  let check: @Sendable (Subject) -> Breach?

  /// Creates a law.
  ///
  /// - Parameters:
  ///   - id: The short name.
  ///   - name: The name in words.
  ///   - sentence: The law as a sentence that can be true or false.
  ///   - exemption: Returns the reason why the law does not apply to a subject, or `nil` if it applies.
  ///   - check: Returns how a subject breaks the law, or `nil` if the law holds. It is called only for
  ///     subjects that the law applies to.
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

  /// Returns the reason why the law does not apply to `subject`, or `nil` if it applies.
  public func exemption(of subject: Subject) -> String? { exemption(subject) }

  /// Returns how `subject` breaks the law, or `nil` if the law holds or does not apply.
  public func breach(by subject: Subject) -> Breach? {
    exemption(subject) == nil ? check(subject) : nil
  }

  /// Returns how `subject` breaks the law, with the law's name, or `nil` if the law holds or does not
  /// apply.
  func finding(by subject: Subject) -> Finding? {
    breach(by: subject).map { Finding(law: id, name: name, sentence: sentence, breach: $0) }
  }
}

extension Law where Subject == Trial {
  /// This law for controls with a single value, because it assumes that one touch moves one value.
  var ofOneValue: Law {
    Law(
      id, name, sentence,
      unless: { [exemption] trial in
        trial.trace.traits.thumbs == nil ? exemption(trial) : "it has two values"
      }, check: check)
  }
}

/// A breach of a law: the event and the observation.
public struct Breach: Sendable, Hashable {
  /// The index of the event at which the breach shows, or `nil` if it concerns the whole script.
  public var step: Int?
  /// The observation, with the actual and the expected value.
  public var message: String
  /// The script that shows the difference beside the one that is judged, in one line; `nil` if the law
  /// plays no other events.
  public var probe: String?
  /// The events that the law plays itself, at whose end it breaks; `nil` if it breaks in the script.
  public var sequel: Sequel?
  /// The behaviour beside the expected one, which pictures draw; `nil` if the message alone tells it.
  public var contrast: Contrast?
  /// The thumb that the contrast is about.
  public var thumb = Thumb.lower

  /// Creates a breach at a step.
  public init(
    step: Int? = nil, _ message: String, probe: String? = nil, contrast: Contrast? = nil,
    of thumb: Thumb = .lower
  ) {
    self.step = step
    self.message = message
    self.probe = probe
    self.contrast = contrast
    self.thumb = thumb
  }

  /// The observation, and the script that shows it beside the one that is judged.
  public var report: String { probe.map { "\(message); see `\($0)`" } ?? message }
}

/// An observation that contradicts a law, beside the behaviour that the law demands.
struct Observation {
  /// The observation in words.
  let message: String
  /// The behaviour beside the expected one.
  let contrast: Contrast?
  /// The thumb that the contrast is about.
  let thumb: Thumb

  /// Creates an observation.
  init(_ message: String, _ contrast: Contrast? = nil, of thumb: Thumb = .lower) {
    self.message = message
    self.contrast = contrast
    self.thumb = thumb
  }
}

extension Trace {
  /// Returns the first step for which `observe` returns an observation, with that observation.
  @inline(__always)
  func firstBreach(_ observe: (_ index: Int, _ step: Step) -> Observation?) -> Breach? {
    for index in steps.indices {
      if let seen = observe(index, steps[index]) {
        return Breach(step: index, seen.message, contrast: seen.contrast, of: seen.thumb)
      }
    }
    return nil
  }

  /// Returns the first step for which `message` returns a text, with that text.
  ///
  /// Inlined, so that a law reads the parts of a step that it needs and copies no step.
  @inline(__always)
  func first(_ message: (_ index: Int, _ step: Step) -> String?) -> Breach? {
    for index in steps.indices {
      if let message = message(index, steps[index]) { return Breach(step: index, message) }
    }
    return nil
  }
}

/// A broken law and its breach.
public struct Finding: Sendable, Hashable {
  /// The short name of the law.
  public var law: String
  /// The name of the law in words; empty if it is unknown.
  public var name: String
  /// The sentence of the law.
  public var sentence: String
  /// The breach.
  public var breach: Breach

  /// Creates a finding.
  public init(law: String, name: String = "", sentence: String, breach: Breach) {
    self.law = law
    self.name = name
    self.sentence = sentence
    self.breach = breach
  }
}
