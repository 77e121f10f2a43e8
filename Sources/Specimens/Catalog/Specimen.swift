import GestureEngine
import GestureLaws

/// A published control and the list of its known bugs, each of which can be searched for alone.
///
///     Specimen.fatSlider.bugs.map(\.name)       // ["zero-width", "bad-sample", …]
///     let fixed = Specimen.fatSlider.kind([])   // has no bugs and breaks no law
public struct Specimen: Sendable {
  /// The name of its kind.
  public let name: String
  /// Its known bugs.
  public let bugs: [KnownBug]

  private let makeKind: @Sendable ([String]) -> ControlKind

  /// Returns the kind of the control with some of its bugs.
  ///
  /// - Parameter bugs: Any of ``bugs``; the bugs of other specimens have no effect.
  /// - Returns: The kind, with the same name.
  public func kind(_ bugs: [KnownBug]) -> ControlKind { makeKind(bugs.map { $0.name }) }

  /// Returns the bugs with the given names.
  ///
  /// - Parameter list: The names, separated by commas; an empty list names no bugs.
  /// - Returns: The bugs in the order of the list.
  /// - Throws: ``UnknownBug`` for the first name that no bug has.
  public func bugs(named list: String) throws(UnknownBug) -> [KnownBug] {
    try bugs.named(list, of: name)
  }

  init<Bug: SpecimenBug>(_ makeKind: @escaping @Sendable (BugSet<Bug>) -> ControlKind) {
    let name = makeKind(.all).name
    self.name = name
    bugs = Bug.allCases.map { KnownBug(specimen: name, name: $0.name, laws: $0.laws) }
    self.makeKind = { names in makeKind(BugSet(Bug.allCases.filter { names.contains($0.name) })) }
  }
}

extension Specimen {
  /// The specimen of ``PublishedFatSlider``.
  public static let fatSlider = Specimen { ControlKind.publishedFatSlider(bugs: $0) }
  /// The specimen of ``PublishedMeshingSlider``.
  public static let meshingSlider = Specimen { ControlKind.publishedMeshingSlider(bugs: $0) }
  /// The specimen of ``PublishedProgressSlider``.
  public static let progressSlider = Specimen { ControlKind.publishedProgressSlider(bugs: $0) }
  /// The specimen of ``PublishedStepSlider``.
  public static let stepSlider = Specimen { ControlKind.publishedStepSlider(bugs: $0) }
  /// The specimen of ``PublishedMorphToggle``.
  public static let morphToggle = Specimen { ControlKind.publishedMorphToggle(bugs: $0) }

  /// The specimen of ``PublishedRangeSlider``.
  public static let rangeSlider = Specimen { ControlKind.publishedRangeSlider(bugs: $0) }

  /// All specimens.
  public static let all = [
    fatSlider, meshingSlider, progressSlider, stepSlider, morphToggle, rangeSlider,
  ]
}
