/// A case while it shrinks: passes propose simpler sequences, and this type accepts or rejects them.
final class Shrinking {
  /// The simplest failing case so far.
  private(set) var best: ChoiceRecording {
    didSet { (structure, namePlaces) = (nil, nil) }
  }
  /// The failure of ``best``.
  private(set) var failure: PropertyFailure
  /// The number of times the property was called, and of proposals that were discarded.
  private(set) var calls = 0
  /// The number of accepted proposals.
  private(set) var steps = 0
  /// A case for each other failure that a proposal caused.
  private(set) var others: [Shrinker.Result.Other] = []
  /// Whether the call limit is reached or the caller stopped the shrinking; passes then end.
  private(set) var isOver = false
  /// The fingerprints of all proposals; the proposals themselves could fill the memory.
  private var seen: Set<UInt64>
  /// The fingerprints of the best cases so far.
  private var accepted: Set<UInt64>
  /// The fingerprints of the searches that ended without a proposal that was accepted.
  private var finished: Set<UInt64> = []
  private var structure: ChoiceStructure?
  private var namePlaces: NamePlaces?
  /// Whether proposals are unpacked, because a case had a list that can be packed.
  private var isUnpacked: Bool
  private let shrinker: Shrinker

  init(_ shrinker: Shrinker, _ choices: ChoiceSequence, _ failure: PropertyFailure) {
    self.shrinker = shrinker
    self.failure = failure
    best = shrinker.draw(choices) ?? ChoiceRecording(choices: choices)
    isUnpacked = best.choices.isUnpacked
    seen = [best.choices.fingerprint]
    accepted = seen
    isOver = shrinker.callLimit <= 0
  }

  /// The words of the simplest failing case so far.
  var words: [UInt64] { best.choices.words }

  /// The runs of siblings and the numbers of the simplest failing case so far.
  var parts: ChoiceStructure {
    if let structure { return structure }
    let found = ChoiceStructure(best)
    structure = found
    return found
  }

  /// The words of the simplest failing case so far that may be names.
  var names: NamePlaces {
    if let namePlaces { return namePlaces }
    let found = NamePlaces(in: best)
    namePlaces = found
    return found
  }

  /// Returns the recording of `words`, without judging them; `nil` for a discard, and if shrinking is over.
  func draw(_ words: [UInt64]) -> ChoiceRecording? {
    lookAtTime()
    guard !isOver else { return nil }
    let recording = shrinker.draw(ChoiceSequence(words, isUnpacked: isUnpacked))
    if shrinker.judgesWhileDrawing || recording == nil { countCall() }
    if recording?.choices.isUnpacked == true { isUnpacked = true }
    return recording
  }

  /// Ends the shrinking if its time is up.
  ///
  /// Proposals that are rejected without a call, and cases that are only drawn, take time, too.
  private func lookAtTime() {
    if !isOver && shrinker.mustEnd() { isOver = true }
  }

  private func countCall() {
    calls += 1
    if calls >= shrinker.callLimit { isOver = true }
  }

  /// Accepts `words` if they are strictly simpler than the best case and violate the same law.
  ///
  /// No canonical case is judged twice, whatever words spell it.
  ///
  /// - Parameters:
  ///   - words: Any words.
  ///   - mustBeShorter: Whether to reject a case with as many words as the best case, which happens if
  ///     zeros replace missing words.
  /// - Returns: Whether they are now the best case.
  func accepts(_ words: [UInt64], shorter mustBeShorter: Bool = false) -> Bool {
    let candidate = ChoiceSequence(words)
    lookAtTime()
    // Comparing costs less than drawing, and the canonical words of a proposal are rarely simpler
    // than the proposal.
    guard !isOver, candidate < best.choices, seen.insert(candidate.fingerprint).inserted else {
      return false
    }
    guard let drawn = draw(words), drawn.choices < best.choices,
      !mustBeShorter || drawn.choices.count < best.choices.count
    else { return false }
    guard drawn.choices.words == words || seen.insert(drawn.choices.fingerprint).inserted else {
      return false
    }
    if !shrinker.judgesWhileDrawing { countCall() }
    let choices = drawn.packed.choices
    guard let failure = shrinker.judge(choices) else { return false }
    guard failure.isSame(as: self.failure) else {
      if !others.contains(where: { $0.failure.isSame(as: failure) }) {
        others.append(.init(choices: choices, failure: failure))
      }
      return false
    }
    best = drawn
    self.failure = failure
    steps += 1
    accepted.insert(drawn.choices.fingerprint)
    return true
  }

  /// Whether `words`, simpler or not, violate the same law as the best case.
  func fails(_ words: [UInt64]) -> Bool {
    let candidate = ChoiceSequence(words)
    if accepted.contains(candidate.fingerprint) { return true }
    guard !isOver, let drawn = draw(words) else { return false }
    if !shrinker.judgesWhileDrawing { countCall() }
    return shrinker.judge(drawn.packed.choices)?.isSame(as: failure) == true
  }

  /// Runs a search for simpler words at some indices, unless it already ended on the same case.
  ///
  /// - Parameters:
  ///   - kind: The kind of search.
  ///   - indices: The indices of the words that the search changes.
  ///   - search: Proposes cases that differ in these words only.
  func searchOnce(_ kind: Search, at indices: [Int], _ search: () -> Void) {
    func fingerprint() -> UInt64 {
      let place = [kind.rawValue] + indices.map { UInt64($0) }
      return ChoiceSequence([best.choices.fingerprint] + place).fingerprint
    }
    guard !isOver, !finished.contains(fingerprint()) else { return }
    search()
    finished.insert(fingerprint())
  }
}

extension Shrinking {
  /// The kinds of searches, which ``searchOnce(_:at:_:)`` tells apart.
  enum Search: UInt64 {
    /// One word becomes smaller.
    case word
    /// One word becomes smaller by strides.
    case strides
    /// Equal words become smaller and stay equal.
    case equals
    /// Numbers move, and their differences stay.
    case difference
    /// Two numbers move, and their sum stays.
    case sum
  }
}
