import GestureLaws
import PropertyTesting
import SceneRendering

/// A case that fails, and all laws that break with it.
///
/// The search finds a law at a time, and often the same script for several of them.
struct FuzzCause {
  /// The most serious failure.
  let lead: FuzzFailure
  /// The other failures with the same cause.
  private(set) var others: [FuzzFailure] = []
  /// The most serious failure in words, such as "clamping (A2)".
  let title: String
  /// The behaviour beside the expected one, such as "0.25, should be 0.75"; `nil` if it is unknown.
  let contrast: String?
  /// The observation that contradicts the law.
  let observation: String
  /// The seriousness: traps first, roundings last.
  let rank: Rank
  /// The picture of the case.
  let exhibit: Exhibit
  /// The sanitizer of the search, without which the case may hold.
  let sanitizer: Sanitizer?

  /// The seriousness of a failure.
  enum Rank: Int, Comparable {
    /// The process ended: by a trap, a hang or too much memory.
    case end
    /// A value is not a number.
    case notANumber
    /// Another failure.
    case other
    /// Numbers are rounded in another way.
    case rounding

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  /// Groups the failures of a target by their causes, the most serious cause first.
  ///
  /// A failure has the cause of another one if both have the same case, if its law breaks at an event of the
  /// case of that one, or if the law of that one breaks at events of both cases.
  ///
  /// - Parameters:
  ///   - failures: The failures.
  ///   - target: The target, which explains each failure.
  ///   - isDrawn: Whether the exhibits have pictures.
  /// - Returns: The causes.
  static func causes(
    of failures: [FuzzFailure], in target: TargetExecutable, drawing isDrawn: Bool
  ) async -> [FuzzCause] {
    let laws = (try? await target.description().laws) ?? []
    var found: [Explained] = []
    for failure in failures {
      found.append(await Explained(failure, in: target, laws, drawing: isDrawn))
    }
    let places = Dictionary(
      laws.enumerated().map { ($1.law, $0) }, uniquingKeysWith: { first, _ in first })
    func order(_ index: Int) -> (Rank, Int, Int) {
      (found[index].rank, places[found[index].failure.law] ?? laws.count, index)
    }
    var causes: [(explained: Explained, cause: FuzzCause)] = []
    for explained in found.indices.sorted(by: { order($0) < order($1) }).map({ found[$0] }) {
      if let place = causes.firstIndex(where: { $0.explained.isCause(of: explained) }) {
        causes[place].cause.others.append(explained.failure)
      } else {
        causes.append((explained, FuzzCause(explained, target.program.sanitizer)))
      }
    }
    return causes.map(\.cause)
  }

  private init(_ explained: Explained, _ sanitizer: Sanitizer?) {
    self.sanitizer = sanitizer
    lead = explained.failure
    title = explained.title
    contrast = explained.contrast?.sentence
    observation = explained.observation
    rank = explained.rank
    exhibit = explained.exhibit
  }

  /// All failures, the most serious first.
  var failures: [FuzzFailure] { [lead] + others }
}

/// A failure with what its target says about its case.
private struct Explained {
  let failure: FuzzFailure
  let title: String
  /// The laws that break at an event of the case.
  private(set) var brokenAtEvents: Set<String> = []
  private(set) var contrast: Contrast?
  private(set) var observation: String
  let exhibit: Exhibit

  init(
    _ failure: FuzzFailure, in target: TargetExecutable, _ laws: [AnswerRow.Law],
    drawing isDrawn: Bool
  ) async {
    self.failure = failure
    let name = laws.first { $0.law == failure.law }?.name ?? ""
    title = LawEntry(failure.law, name: name, sentence: "").title
    observation = failure.failure.message
    // A case that ends its process is not played again.
    var answer: TargetExecutable.Answer?
    if !failure.failure.isEnd {
      var request = TargetRequest(.explain, of: target.name, about: [.words(failure.words)])
      request.isDrawn = isDrawn
      answer = try? await target.answer(request, path: target.name)
    }
    guard let answer else {
      exhibit = Exhibit(
        unplayed: failure.script, remark: "\(failure.law): \(failure.failure.message)")
      return
    }
    exhibit = Exhibit(text: failure.script, answer)
    guard case .row(let row) = answer else { return }
    brokenAtEvents = Set((row.broken ?? []).filter { $0.event != nil }.map(\.law))
    observation = row.broken?.first { $0.law == failure.law }?.message ?? observation
    contrast = row.played?.findings.first { $0.law == failure.law }?.breach.contrast
  }

  var rank: FuzzCause.Rank {
    if failure.failure.isEnd { return .end }
    if contrast?.isRounding == true { return .rounding }
    let isNaN = observation.split { " ,;".contains($0) }.contains("nan")
    return isNaN ? .notANumber : .other
  }

  /// Whether another failure, which is not more serious, has the same cause.
  func isCause(of other: Explained) -> Bool {
    guard !failure.failure.isEnd, !other.failure.failure.isEnd else { return false }
    if failure.words == other.failure.words { return true }
    if (rank == .rounding) != (other.rank == .rounding) { return false }
    return brokenAtEvents.contains(other.failure.law)
      || other.brokenAtEvents.contains(failure.law)
        && brokenAtEvents.contains(failure.law)
  }
}
