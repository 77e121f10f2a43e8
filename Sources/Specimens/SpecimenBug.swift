/// A bug that a specimen can have: a case of an enumeration, with a name and the laws that see it.
///
/// Wherever a specimen asks whether it has a bug, one branch is as it was published, and the other
/// is right.
public protocol SpecimenBug: RawRepresentable<UInt8>, CaseIterable, Hashable, Sendable
where AllCases == [Self] {
  /// The name in lower-case words with hyphens, as people write it.
  var name: String { get }

  /// The short names of the laws that it breaks.
  var laws: [String] { get }
}

/// The bugs that a specimen has, out of those it can have.
///
///     let bugs: BugSet<PublishedFatSlider.Bug> = [.zeroWidth, .badSample]
///     bugs.contains(.zeroWidth)      // true
///     bugs.contains(.touchingMoves)  // false
public struct BugSet<Bug: SpecimenBug>: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var bits: UInt32 = 0

  /// The given bugs.
  public init(_ bugs: [Bug]) {
    for bug in bugs { bits |= BugSet.bit(bug) }
  }

  /// The given bugs.
  public init(arrayLiteral bugs: Bug...) { self.init(bugs) }

  /// Every bug there is: the specimen as it was published.
  public static var all: BugSet { BugSet(Bug.allCases) }

  /// Whether `bug` is one of them.
  public func contains(_ bug: Bug) -> Bool { bits & BugSet.bit(bug) != 0 }

  private static func bit(_ bug: Bug) -> UInt32 { 1 << UInt32(bug.rawValue) }
}
