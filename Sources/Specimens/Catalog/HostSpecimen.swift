import ControlHost
import GestureEngine
import GestureLaws

/// A published host and the list of its known bugs, each of which can be searched for alone.
///
///     HostSpecimen.owners.bugs.map(\.name)     // ["feedback-loop", …]
///     let fixed = HostSpecimen.owners.kind([]) // has no bugs and breaks no law
public struct HostSpecimen: Sendable {
  /// The name of its kind.
  public let name: String
  /// Its known bugs.
  public let bugs: [KnownBug]

  private let makeKind: @Sendable ([String]) -> HostKind

  /// Returns the kind of the host with some of its bugs.
  ///
  /// - Parameter bugs: Any of ``bugs``; the bugs of other specimens have no effect.
  /// - Returns: The kind, with the same name.
  public func kind(_ bugs: [KnownBug]) -> HostKind { makeKind(bugs.map { $0.name }) }

  /// Returns the bugs with the given names.
  ///
  /// - Parameter list: The names, separated by commas; an empty list names no bugs.
  /// - Returns: The bugs in the order of the list.
  /// - Throws: ``UnknownBug`` for the first name that no bug has.
  public func bugs(named list: String) throws(UnknownBug) -> [KnownBug] {
    try bugs.named(list, of: name)
  }

  init<Bug: SpecimenBug>(_ makeKind: @escaping @Sendable (BugSet<Bug>) -> HostKind) {
    let name = makeKind(.all).name
    self.name = name
    bugs = Bug.allCases.map { KnownBug(specimen: name, name: $0.name, laws: $0.laws) }
    self.makeKind = { names in makeKind(BugSet(Bug.allCases.filter { names.contains($0.name) })) }
  }
}

extension HostSpecimen {
  /// The specimen of ``PublishedHost``, which holds a progress slider.
  public static let owners = HostSpecimen { HostKind.publishedOwners(bugs: $0) }

  /// Every specimen of a host.
  public static let all = [owners]
}

extension HostKind {
  /// The kind of ``PublishedHost`` with all its bugs.
  public static let publishedOwners = publishedOwners(bugs: .all)

  /// Returns the kind of ``PublishedHost`` with some of its bugs.
  ///
  /// - Parameter bugs: The bugs. Without bugs the host obeys every law.
  /// - Returns: The kind.
  public static func publishedOwners(bugs: BugSet<PublishedHostBug>) -> HostKind {
    HostKind("published-owners", .progressSlider, ProgressSlider.Configuration()) {
      PublishedHost<ProgressSlider>($0, policy: $1, bugs: bugs)
    }
  }
}
