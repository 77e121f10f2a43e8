/// A bug that a specimen can have, with its name and the laws that find it.
///
/// Wherever a specimen asks whether it has a bug, one branch of its code behaves as published and the
/// other branch is correct.
public protocol SpecimenBug: RawRepresentable<UInt8>, CaseIterable, Hashable, Sendable
where AllCases == [Self] {
  /// The name of the bug, in lower-case words with hyphens, and the short names of the laws that it
  /// breaks.
  var entry: (name: String, laws: [String]) { get }
}

extension SpecimenBug {
  /// The name of the bug, in lower-case words with hyphens.
  public var name: String { entry.name }

  /// The short names of the laws that the bug breaks.
  public var laws: [String] { entry.laws }
}

/// A set of the bugs that a specimen has, out of those that it can have.
///
///     let bugs: BugSet<PublishedFatSlider.Bug> = [.zeroWidth, .badSample]
///     bugs.contains(.zeroWidth)      // true
///     bugs.contains(.touchingMoves)  // false
public struct BugSet<Bug: SpecimenBug>: Sendable, Hashable, ExpressibleByArrayLiteral {
  private var bits: UInt32 = 0

  /// Creates a set of the given bugs.
  public init(_ bugs: [Bug]) {
    for bug in bugs { bits |= BugSet.bit(bug) }
  }

  /// Creates a set of the given bugs.
  public init(arrayLiteral bugs: Bug...) { self.init(bugs) }

  /// The set of all bugs, with which a specimen behaves as published.
  public static var all: BugSet { BugSet(Bug.allCases) }

  /// Whether the set contains `bug`.
  public func contains(_ bug: Bug) -> Bool { bits & BugSet.bit(bug) != 0 }

  private static func bit(_ bug: Bug) -> UInt32 { 1 << UInt32(bug.rawValue) }
}
