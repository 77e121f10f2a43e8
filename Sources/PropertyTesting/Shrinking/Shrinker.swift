/// Makes a failing case as simple as it gets.
///
/// There is one driver and there are many passes. A pass proposes sequences, the driver accepts, and
/// only what is strictly simpler in shortlex order and breaks the same law: so no pass can undo
/// another's work, and shrinking always ends. Domains take no part in it.
public struct Shrinker {
  /// Draws a case: canonical words and structure; `nil` for a discard.
  let draw: (ChoiceSequence) -> ChoiceRecording?
  /// Judges the case that was drawn last.
  let judge: (ChoiceSequence) -> PropertyFailure?
  /// Whether to draw a case is to call the property, as in one that draws directly.
  var judgesWhileDrawing = false
  let callLimit: Int
  let passes: [ShrinkPass]

  /// A shrinker for anything that can be told to run a case: in this process or in another.
  ///
  /// - Parameters:
  ///   - callLimit: How often `judge` may be called.
  ///   - draw: What drawing a case reads; the words as they are, if that is not known; `nil` if
  ///     they lead to no case.
  ///   - judge: Runs a case and returns how it failed, `nil` if it did not.
  public init(
    callLimit: Int = 10_000,
    draw: @escaping (ChoiceSequence) -> ChoiceRecording? = { ChoiceRecording(choices: $0) },
    judge: @escaping (ChoiceSequence) -> PropertyFailure?
  ) {
    self.init(callLimit: callLimit, passes: ShrinkPass.all, draw: draw, judge: judge)
  }

  init(
    callLimit: Int, passes: [ShrinkPass], draw: @escaping (ChoiceSequence) -> ChoiceRecording?,
    judge: @escaping (ChoiceSequence) -> PropertyFailure?
  ) {
    self.draw = draw
    self.judge = judge
    self.callLimit = callLimit
    self.passes = passes
  }

  /// A shrinker for the failures of `property`.
  public init(_ property: AnyProperty, callLimit: Int = 10_000) {
    self.init(property, callLimit: callLimit, passes: ShrinkPass.all)
  }

  /// A shrinker that says beforehand what it is about to try.
  init(
    _ property: AnyProperty, callLimit: Int, passes: [ShrinkPass] = ShrinkPass.all,
    willTry: @escaping (ChoiceSequence) -> Void = { _ in }
  ) {
    var drawn: AnyProperty.Drawn?
    self.init(
      callLimit: callLimit, passes: passes,
      draw: { choices in
        willTry(choices)
        let (value, recording) = ChoiceSource.replaying(choices, isRecording: true) {
          try? property.draw(&$0)
        }
        drawn = value
        return value == nil ? nil : recording
      },
      judge: { _ in drawn?.judge().failure })
    judgesWhileDrawing = property.isDirect
  }

  /// What shrinking came to.
  public struct Result: Sendable, Hashable {
    /// The simplest failing case that was found.
    public var choices: ChoiceSequence
    /// How it fails: the same law as at first, perhaps at another place.
    public var failure: PropertyFailure
    /// How often the case was judged.
    public var calls: Int
    /// How many simpler cases were accepted on the way.
    public var steps: Int
    /// Whether no pass could do anything more; `false` if the call limit ended it.
    public var isFinished: Bool
    /// A failing case for each other failure that was met on the way.
    public var others: [Other]

    /// A case that fails otherwise than the one that is shrunk.
    public struct Other: Sendable, Hashable {
      /// The case, as it was met.
      public var choices: ChoiceSequence
      /// How it fails.
      public var failure: PropertyFailure
    }
  }

  /// Shrinks `choices`, which are known to fail with `failure`.
  public func shrink(_ choices: ChoiceSequence, _ failure: PropertyFailure) -> Result {
    let shrinking = Shrinking(self, choices, failure)
    var isFinished = false
    while !isFinished && !shrinking.isExhausted {
      let before = shrinking.best.choices
      for pass in passes { pass.propose(shrinking) }
      isFinished = shrinking.best.choices == before && !shrinking.isExhausted
    }
    return Result(
      choices: shrinking.best.choices, failure: shrinking.failure, calls: shrinking.calls,
      steps: shrinking.steps, isFinished: isFinished, others: shrinking.others)
  }
}
