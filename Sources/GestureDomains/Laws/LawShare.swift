import GestureLaws
import PropertyTesting

/// The numbers of random scripts that a law judges and is exempt from.
///
///     let shares = LawShare.shares(of: ControlKind("my-slider", MySlider.self))
///     for share in shares where share.exempt > share.judged {
///       print(share.law.id, share.reason ?? "")  // C1 it has no stops
///     }
public struct LawShare: Sendable, Hashable {
  /// The law.
  public var law: LawSummary
  /// The number of scripts that the law judged.
  public var judged = 0
  /// The number of scripts that the law was exempt from.
  public var exempt = 0
  /// The most frequent reason for an exemption; `nil` if there was none.
  public var reason: String?

  /// Counts for each law the random scripts that it judges and is exempt from.
  ///
  /// The laws of refused configurations judge the scripts whose configuration is refused, and are exempt
  /// from the others; it is the other way round for all other laws.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - cases: The number of scripts.
  ///   - seed: The seed of all scripts.
  /// - Returns: An entry for each law, in the order in which they are tried.
  public static func shares(
    of kind: ControlKind, cases: Int = 1000, seed: UInt64 = 1
  ) -> [LawShare] {
    let count = Count()
    let property = Property(kind.name, .scripts(of: kind)) { script in
      count.add(script)
      return .holds
    }
    _ = property.run(
      RunSettings(
        seed: seed, cases: cases, caseTimeLimit: nil, isolation: .off, failureStorage: .none))
    return count.shares
  }

  /// The counts while scripts are played.
  ///
  /// Only one thread uses them. The class is an unchecked `Sendable` because a property requires that.
  private final class Count: @unchecked Sendable {
    private var accepted = 0
    private var refused = 0
    private var reasons = [[String: Int]](
      repeating: [:], count: LawBook.controls.laws.count)

    func add(_ script: GestureScript) {
      guard let trial = try? Trial(script) else {
        refused += 1
        return
      }
      accepted += 1
      for (index, law) in LawBook.controls.laws.enumerated() {
        if let reason = law.exemption(of: trial) { reasons[index][reason, default: 0] += 1 }
      }
    }

    var shares: [LawShare] {
      let ofRefusals = LawSummary.list(LawBook.controls.refusals).map { law in
        LawShare(
          law: law, judged: refused, exempt: accepted,
          reason: accepted > 0 ? "its configuration is accepted" : nil)
      }
      let ofTrials = LawSummary.list(LawBook.controls.laws).enumerated().map { index, law in
        let exempt = reasons[index].values.reduce(0, +)
        // Equally frequent reasons are ordered by their text.
        let reason = reasons[index].max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        return LawShare(law: law, judged: accepted - exempt, exempt: exempt, reason: reason)
      }
      return ofRefusals + ofTrials
    }
  }
}
