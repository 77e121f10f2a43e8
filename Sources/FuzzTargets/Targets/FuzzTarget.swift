import FuzzDriver
import GestureDomains
import GestureLaws
import PropertyTesting
import Specimens

/// A property of this package that a fuzz executable searches, and the text of its cases.
public struct FuzzTarget: Sendable {
  /// The name of the target, of its executable, and of its folder in the corpus.
  public let name: String
  /// Whether the target is known to fail, and is therefore fuzzed only by name.
  public let isSpecimen: Bool
  /// The kind of control that it tests; `nil` for a target of another kind.
  public let kind: ControlKind?

  private let make: @Sendable () -> any AnsweringTarget

  /// Returns the property of the target.
  ///
  /// - Parameter known: The short names of laws to leave out.
  /// - Returns: The property without these laws.
  public func property(except known: Set<String> = []) -> AnyProperty {
    make().property(except: known)
  }

  /// The target, as it answers requests.
  package var answering: any AnsweringTarget { make() }
}

extension FuzzTarget {
  /// Creates a target that judges a control by all its laws.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - summary: The subject of its tests, in a few words.
  ///   - isSpecimen: Whether the target is known to fail.
  ///   - bugs: The known bugs of a specimen.
  init(_ kind: ControlKind, _ summary: String, isSpecimen: Bool = false, bugs: [BugEntry] = []) {
    self.init(name: kind.name, isSpecimen: isSpecimen, kind: kind) {
      ScriptTarget<GestureScript>(
        kind, summary: summary, isSpecimen: isSpecimen, bugs: bugs)
    }
  }

  /// Creates a target that judges a host by all laws of hosts.
  ///
  /// - Parameters:
  ///   - kind: The kind of host.
  ///   - summary: The subject of its tests, in a few words.
  init(host kind: HostKind, _ summary: String) {
    self.init(name: kind.name, isSpecimen: false, kind: nil) {
      ScriptTarget<HostScript>(kind, summary: summary)
    }
  }

  /// Creates a target that judges a specimen of a host by all laws of hosts.
  ///
  /// - Parameters:
  ///   - specimen: The specimen.
  ///   - summary: The subject of its tests, in a few words.
  ///   - bugs: The bugs that it has; `nil` for all.
  init(specimen: HostSpecimen, _ summary: String, bugs: [KnownBug]? = nil) {
    let kind = specimen.kind(bugs ?? specimen.bugs)
    let entries = specimen.bugs.map { BugEntry($0.name, laws: $0.laws) }
    self.init(name: kind.name, isSpecimen: true, kind: nil) {
      ScriptTarget<HostScript>(kind, summary: summary, isSpecimen: true, bugs: entries)
    }
  }

  /// Creates a target that judges a specimen by all laws of controls.
  ///
  /// - Parameters:
  ///   - specimen: The specimen.
  ///   - summary: The subject of its tests, in a few words.
  ///   - bugs: The bugs that it has; `nil` for all.
  init(specimen: Specimen, _ summary: String, bugs: [KnownBug]? = nil) {
    self.init(
      specimen.kind(bugs ?? specimen.bugs), summary, isSpecimen: true,
      bugs: specimen.bugs.map { BugEntry($0.name, laws: $0.laws) })
  }

  /// Creates a target of a property whose cases are written as their words.
  ///
  /// - Parameters:
  ///   - name: The name of the target.
  ///   - summary: The subject of its tests, in a few words.
  ///   - isSpecimen: Whether the target is known to fail.
  ///   - laws: The laws that it tries.
  ///   - readText: Turns a kept text of any target into a case, if the target tests a parser.
  ///   - makeProperty: Makes the property without the laws with the given short names.
  init(
    _ name: String, _ summary: String, isSpecimen: Bool = false, laws: [LawSummary],
    readText: @escaping @Sendable (_ text: [UInt8]) -> ChoiceSequence? = { _ in nil },
    property makeProperty: @escaping @Sendable (Set<String>) -> AnyProperty
  ) {
    self.init(name: name, isSpecimen: isSpecimen, kind: nil) {
      WordsTarget(
        name: name, summary: summary, isSpecimen: isSpecimen, laws: laws, readText: readText,
        makeProperty: makeProperty)
    }
  }
}
