import GestureLaws
import PropertyTesting
import Specimens

/// What one fuzz executable runs: a property, and how its cases are written as text.
///
///     FuzzTarget.all.map(\.name)  // ["fat-slider", "meshing-slider", …, "published-fat-slider"]
public struct FuzzTarget: Sendable {
  /// The name: of the executable, of the folder in the corpus, and on the command line.
  public let name: String
  /// What it tests, in a few words.
  public let summary: String
  /// Whether it is known to fail: it is fuzzed only where it is named.
  public let isSpecimen: Bool

  private let makeProperty: @Sendable (Set<String>) -> AnyProperty
  private let write: @Sendable (ChoiceSequence) -> String?
  private let read: @Sendable (DragFile, _ text: [UInt8]) -> ChoiceSequence?
  /// The laws that it tries, and why one does not apply.
  public let laws: [LawSummary]

  /// The property of the target.
  ///
  /// - Parameter known: The short names of laws that need not be found once more.
  /// - Returns: The property without these laws.
  public func property(except known: Set<String> = []) -> AnyProperty { makeProperty(known) }

  /// The case that `choices` spell as `.drag` text; `nil` if they spell none.
  public func text(of choices: ChoiceSequence) -> String? { write(choices) }

  /// The words of the case that a kept text describes, or is; `nil` if it is none of this target.
  ///
  /// - Parameters:
  ///   - file: What the text says.
  ///   - text: The text itself.
  /// - Returns: Words from which the target draws that case.
  public func choices(of file: DragFile, text: [UInt8]) -> ChoiceSequence? { read(file, text) }
}

extension FuzzTarget {
  /// The target that judges a control by all its laws.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - summary: What it tests, in a few words.
  ///   - isSpecimen: Whether it is known to fail.
  public init(_ kind: ControlKind, _ summary: String, isSpecimen: Bool = false) {
    let domain = Domain<GestureScript>.scripts(of: kind)
    self.init(
      name: kind.name, summary: summary, isSpecimen: isSpecimen,
      makeProperty: { AnyProperty(.laws(of: kind, except: $0)) },
      write: { domain.value(of: $0)?.text },
      read: { file, _ in
        guard case .gestures(let script) = file.subject, script.kind.name == kind.name else {
          return nil
        }
        return domain.encode(script)
      },
      laws: LawSummary.controls(kind))
  }

  /// The target of a property whose cases have no text of their own but their words.
  ///
  /// - Parameters:
  ///   - name: The name of the target.
  ///   - summary: What it tests, in a few words.
  ///   - isSpecimen: Whether it is known to fail.
  ///   - laws: The laws that it tries.
  ///   - readText: Makes a case of a kept text of any target, where the text itself is one.
  ///   - makeProperty: The property without the laws that need not be found once more.
  public init(
    _ name: String, _ summary: String, isSpecimen: Bool = false, laws: [LawSummary],
    readText: @escaping @Sendable (_ text: [UInt8]) -> ChoiceSequence? = { _ in nil },
    property makeProperty: @escaping @Sendable (Set<String>) -> AnyProperty
  ) {
    self.init(
      name: name, summary: summary, isSpecimen: isSpecimen, makeProperty: makeProperty,
      write: { choices in
        let value = makeProperty([]).value(of: choices).text
        let comment = value.split(separator: "\n").map { "# \($0)\n" }.joined()
        return "dragnet 1\ntarget \(name)\n\(comment)words \(choices)\n"
      },
      read: { file, text in
        guard case .words(name, let words) = file.subject else { return readText(text) }
        return ChoiceSequence(words)
      },
      laws: laws)
  }

  /// ``GestureEngine/FatSlider``.
  public static let fatSlider = FuzzTarget(.fatSlider, "the fat slider against every law")

  /// ``GestureEngine/MeshingSlider``.
  public static let meshingSlider = FuzzTarget(
    .meshingSlider, "the meshing slider against every law")

  /// ``GestureEngine/ProgressSlider``.
  public static let progressSlider = FuzzTarget(
    .progressSlider, "the progress slider against every law")

  /// ``GestureEngine/StepSlider``.
  public static let stepSlider = FuzzTarget(.stepSlider, "the step slider against every law")

  /// ``GestureEngine/MorphToggle``.
  public static let morphToggle = FuzzTarget(.morphToggle, "the morph toggle against every law")

  /// ``GestureEngine/Snapping``.
  public static let snapping = FuzzTarget(
    "snapping", "stops and the nearest of them", laws: LawSummary.list(Law.snapping)
  ) {
    AnyProperty(.snappingLaws(except: $0))
  }

  /// ``GestureEngine/Scale``.
  public static let scale = FuzzTarget(
    "scale", "the way from fractions to values, and back", laws: LawSummary.list(Law.scale)
  ) {
    AnyProperty(.scaleLaws(except: $0))
  }

  /// ``GestureEngine/SpringMotion``.
  public static let spring = FuzzTarget(
    "spring", "where a spring is at any time", laws: LawSummary.list(Law.spring)
  ) {
    AnyProperty(.springLaws(except: $0))
  }

  /// ``GestureEngine/FineScrubbing``.
  public static let fineScrubbing = FuzzTarget(
    "fine-scrubbing", "what the motion of a finger counts far away",
    laws: LawSummary.list(Law.fineScrubbing)
  ) {
    AnyProperty(.fineScrubbingLaws(except: $0))
  }

  /// ``GestureEngine/TimingCurve``.
  public static let timingCurve = FuzzTarget(
    "timing-curve", "how far an animation has come", laws: LawSummary.list(Law.timingCurve)
  ) {
    AnyProperty(.timingCurveLaws(except: $0))
  }

  /// Tracks, scales and stops beside exact arithmetic.
  public static let differential = FuzzTarget(
    "differential", "tracks, scales and stops beside exact arithmetic",
    laws: LawSummary.list(Law.differential)
  ) {
    AnyProperty(.differentialLaws(except: $0))
  }

  /// The reader of `.drag` text.
  public static let dragText = FuzzTarget(
    "drag-text", "the parser of .drag text, fed with any bytes",
    laws: LawSummary.list([Law<GestureScript>.textRoundTrip]),
    readText: { Domain<DragText>.texts(of: []).encode(DragText($0)) }
  ) { _ in
    AnyProperty(.dragText(kinds: .all))
  }

  /// ``Specimens/PublishedFatSlider``.
  public static let publishedFatSlider = FuzzTarget(
    .publishedFatSlider, "a fat slider as published, with its bugs", isSpecimen: true)

  /// ``Specimens/PublishedMeshingSlider``.
  public static let publishedMeshingSlider = FuzzTarget(
    .publishedMeshingSlider, "a meshing slider as published, with its bugs", isSpecimen: true)

  /// ``Specimens/PublishedProgressSlider``.
  public static let publishedProgressSlider = FuzzTarget(
    .publishedProgressSlider, "a progress slider as published, with its bugs", isSpecimen: true)

  /// ``Specimens/PublishedStepSlider``.
  public static let publishedStepSlider = FuzzTarget(
    .publishedStepSlider, "a step slider as published, with its bugs", isSpecimen: true)

  /// ``Specimens/PublishedMorphToggle``.
  public static let publishedMorphToggle = FuzzTarget(
    .publishedMorphToggle, "a morph toggle as published, with its bugs", isSpecimen: true)

  /// Every target, our own first.
  public static let all = [
    fatSlider, meshingSlider, progressSlider, stepSlider, morphToggle, snapping, scale, spring,
    fineScrubbing, timingCurve, differential, dragText, publishedFatSlider, publishedMeshingSlider,
    publishedProgressSlider, publishedStepSlider, publishedMorphToggle, faults,
  ]

  /// The target with the given name.
  public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

extension [ControlKind] {
  /// Every kind of control that a text may name.
  public static var all: [ControlKind] { ControlKind.engine + ControlKind.specimens }
}
