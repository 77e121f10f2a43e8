import GestureEngine
import GestureLaws

/// A control as others published it, and the bugs that it can be searched for, one by one.
///
///     Specimen.fatSlider.bugs.map(\.name)        // ["zero-width", "bad-sample", …]
///     let mended = Specimen.fatSlider.kind([])   // none of them: it breaks no law
public struct Specimen: Sendable {
  /// The name of its kind.
  public let name: String
  /// What is wrong with it.
  public let bugs: [KnownBug]

  private let makeKind: @Sendable ([String]) -> ControlKind

  /// The control with some of its bugs.
  ///
  /// - Parameter bugs: Which of ``bugs``; others change nothing.
  /// - Returns: The kind, under the same name.
  public func kind(_ bugs: [KnownBug]) -> ControlKind { makeKind(bugs.map { $0.name }) }

  /// The bugs of a list of names that are separated by commas; an empty one names none.
  ///
  /// - Throws: ``UnknownBug`` for the first name that is none.
  public func bugs(named list: String) throws(UnknownBug) -> [KnownBug] {
    var named: [KnownBug] = []
    for name in list.split(separator: ",") {
      guard let bug = bugs.first(where: { $0.name == name }) else {
        throw UnknownBug(name: String(name), specimen: self)
      }
      named.append(bug)
    }
    return named
  }

  init<Bug: SpecimenBug>(_ makeKind: @escaping @Sendable (BugSet<Bug>) -> ControlKind) {
    let name = makeKind(.all).name
    self.name = name
    bugs = Bug.allCases.map { KnownBug(specimen: name, name: $0.name, laws: $0.laws) }
    self.makeKind = { names in makeKind(BugSet(Bug.allCases.filter { names.contains($0.name) })) }
  }
}

/// One thing that is wrong with a specimen.
public struct KnownBug: Sendable, Hashable {
  /// The name of the specimen.
  public let specimen: String
  /// The name of the bug, which other specimens may have as well.
  public let name: String
  /// The short names of the laws that it breaks.
  public let laws: [String]

  /// The name of the specimen and that of the bug: `published-fat-slider/zero-width`.
  public var path: String { specimen + "/" + name }
}

/// The name of a bug that a specimen does not have.
public struct UnknownBug: Error, Sendable, CustomStringConvertible {
  /// What was asked for.
  public let name: String
  /// The specimen.
  public let specimen: Specimen

  /// One line that names the bugs there are.
  public var description: String {
    let names = specimen.bugs.map { $0.name }.joined(separator: ", ")
    return "\(specimen.name) has no bug \(name); it has \(names)"
  }
}

extension Specimen {
  /// ``PublishedFatSlider``.
  public static let fatSlider = Specimen { ControlKind.publishedFatSlider(bugs: $0) }
  /// ``PublishedMeshingSlider``.
  public static let meshingSlider = Specimen { ControlKind.publishedMeshingSlider(bugs: $0) }
  /// ``PublishedProgressSlider``.
  public static let progressSlider = Specimen { ControlKind.publishedProgressSlider(bugs: $0) }
  /// ``PublishedStepSlider``.
  public static let stepSlider = Specimen { ControlKind.publishedStepSlider(bugs: $0) }
  /// ``PublishedMorphToggle``.
  public static let morphToggle = Specimen { ControlKind.publishedMorphToggle(bugs: $0) }

  /// Every specimen.
  public static let all = [fatSlider, meshingSlider, progressSlider, stepSlider, morphToggle]
}
