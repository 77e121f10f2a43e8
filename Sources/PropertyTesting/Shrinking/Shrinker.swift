/// A shrinker that simplifies a failing case.
///
/// Small passes propose sequences, and the shrinker accepts a proposal only if it is strictly simpler
/// in shortlex order and violates the same law. No pass can therefore undo the work of another, and
/// shrinking always ends. Domains take no part in it.
public struct Shrinker {
  /// Draws a case and returns its unpacked recording; `nil` for a discard.
  let draw: (ChoiceSequence) -> ChoiceRecording?
  /// Judges the case drawn last, and returns its failure, if any.
  let judge: (ChoiceSequence) -> PropertyFailure?
  /// Whether drawing a case calls the property, as with a property that draws directly.
  var judgesWhileDrawing = false
  let callLimit: Int
  /// Whether shrinking must end now, because its time is up or its task was cancelled.
  var mustEnd: () -> Bool = { false }
  let passes: [ShrinkPass]

  /// Creates a shrinker that runs cases by calling closures, in this process or in another.
  ///
  /// - Parameters:
  ///   - callLimit: The greatest number of calls of `judge`, and of cases that `draw` discards.
  ///   - draw: Returns the recording of a case; by default its words as they are. Returns `nil` if the
  ///     words do not give a value.
  ///   - judge: Runs a case and returns its failure, or `nil` if it passes.
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

  /// Creates a shrinker for the failures of `property`, which calls it at most `callLimit` times.
  public init(_ property: AnyProperty, callLimit: Int = 10_000) {
    self.init(property, callLimit: callLimit, passes: ShrinkPass.all)
  }

  /// Creates a shrinker for the failures of `property` that announces each case before it runs.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - callLimit: The greatest number of calls of the property.
  ///   - passes: The passes to run.
  ///   - willTry: Is called before each case is drawn.
  init(
    _ property: AnyProperty, callLimit: Int, passes: [ShrinkPass] = ShrinkPass.all,
    willTry: @escaping (ChoiceSequence) -> Void = { _ in }
  ) {
    var judge: (() -> Verdict)?
    self.init(
      callLimit: callLimit, passes: passes,
      draw: { choices in
        willTry(choices)
        let recording: ChoiceRecording
        if property.isDirect {
          // Running the property, unlike drawing from it, describes no values.
          let verdict: Verdict
          (verdict, recording) = ChoiceSource.replaying(choices, isRecording: true, property.run)
          judge = verdict == .discarded ? nil : { verdict }
        } else {
          let value: AnyProperty.Drawn?
          (value, recording) = ChoiceSource.replaying(choices, isRecording: true) {
            try? property.draw(&$0)
          }
          judge = value?.judge
        }
        return judge == nil ? nil : recording
      },
      judge: { _ in judge?().failure })
    judgesWhileDrawing = property.isDirect
  }

  /// The result of shrinking a case.
  public struct Result: Sendable, Hashable {
    /// The simplest failing case found.
    public var choices: ChoiceSequence
    /// Its failure: of the same law as the original failure, possibly at another place.
    public var failure: PropertyFailure
    /// The number of times a case was judged or discarded.
    public var calls: Int
    /// The number of simpler cases accepted on the way.
    public var steps: Int
    /// Whether shrinking ended because no pass could simplify the case; `false` if a limit ended it.
    public var isFinished: Bool
    /// A failing case for each other failure found on the way.
    public var others: [Other]

    /// A case with a different failure from the case that shrinks.
    public struct Other: Sendable, Hashable {
      /// The case, not shrunk.
      public var choices: ChoiceSequence
      /// Its failure.
      public var failure: PropertyFailure
    }
  }

  /// Shrinks `choices`, whose known failure is `failure`.
  public func shrink(_ choices: ChoiceSequence, _ failure: PropertyFailure) -> Result {
    let shrinking = Shrinking(self, choices, failure)
    var isFinished = false
    while !isFinished && !shrinking.isOver {
      let before = shrinking.steps
      for pass in passes where !shrinking.isOver {
        if pass.isThorough && shrinking.steps > before { continue }
        pass.propose(shrinking)
      }
      isFinished = shrinking.steps == before && !shrinking.isOver
    }
    return Result(
      choices: shrinking.best.packed.choices, failure: shrinking.failure, calls: shrinking.calls,
      steps: shrinking.steps, isFinished: isFinished, others: shrinking.others)
  }
}
