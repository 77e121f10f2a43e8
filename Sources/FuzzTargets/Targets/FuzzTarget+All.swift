@_exported public import GestureDomains
import GestureLaws
import PropertyTesting
import Specimens

extension FuzzTarget {
  /// The fuzz target of `FatSlider`.
  public static let fatSlider = FuzzTarget(.fatSlider, "the fat slider against every law")

  /// The fuzz target of `MeshingSlider`.
  public static let meshingSlider = FuzzTarget(
    .meshingSlider, "the meshing slider against every law")

  /// The fuzz target of `ProgressSlider`.
  public static let progressSlider = FuzzTarget(
    .progressSlider, "the progress slider against every law")

  /// The fuzz target of `StepSlider`.
  public static let stepSlider = FuzzTarget(.stepSlider, "the step slider against every law")

  /// The fuzz target of `MorphToggle`.
  public static let morphToggle = FuzzTarget(.morphToggle, "the morph toggle against every law")

  /// The fuzz target of `RangeSlider`.
  public static let rangeSlider = FuzzTarget(.rangeSlider, "the range slider against every law")

  /// The fuzz target of a `FatSlider` in its host.
  public static let hostFatSlider = FuzzTarget(
    host: .fatSlider, "the fat slider in its host, with owners of every kind")

  /// The fuzz target of a `MeshingSlider` in its host.
  public static let hostMeshingSlider = FuzzTarget(
    host: .meshingSlider, "the meshing slider in its host, with owners of every kind")

  /// The fuzz target of a `ProgressSlider` in its host.
  public static let hostProgressSlider = FuzzTarget(
    host: .progressSlider, "the progress slider in its host, with owners of every kind")

  /// The fuzz target of a `StepSlider` in its host.
  public static let hostStepSlider = FuzzTarget(
    host: .stepSlider, "the step slider in its host, with owners of every kind")

  /// The fuzz target of a `MorphToggle` in its host.
  public static let hostMorphToggle = FuzzTarget(
    host: .morphToggle, "the morph toggle in its host, with owners of every kind")

  /// The fuzz target of a `RangeSlider` in its host.
  public static let hostRangeSlider = FuzzTarget(
    host: .rangeSlider, "the range slider in its host, with owners of every kind")

  /// The fuzz target of `Snapping`.
  public static let snapping = FuzzTarget(
    "snapping", "stops, and the nearest stop of a value", laws: LawSummary.list(Law.snapping)
  ) {
    AnyProperty(.snappingLaws(except: $0))
  }

  /// The fuzz target of `Scale`.
  public static let scale = FuzzTarget(
    "scale", "the mapping between fractions and values", laws: LawSummary.list(Law.scale)
  ) {
    AnyProperty(.scaleLaws(except: $0))
  }

  /// The fuzz target of `SpringMotion`.
  public static let spring = FuzzTarget(
    "spring", "the motion of a spring", laws: LawSummary.list(Law.spring)
  ) {
    AnyProperty(.springLaws(except: $0))
  }

  /// The fuzz target of `FineScrubbing`.
  public static let fineScrubbing = FuzzTarget(
    "fine-scrubbing", "the distance that a far finger scrubs",
    laws: LawSummary.list(Law.fineScrubbing)
  ) {
    AnyProperty(.fineScrubbingLaws(except: $0))
  }

  /// The fuzz target of `TimingCurve`.
  public static let timingCurve = FuzzTarget(
    "timing-curve", "the progress of an animation", laws: LawSummary.list(Law.timingCurve)
  ) {
    AnyProperty(.timingCurveLaws(except: $0))
  }

  /// Tracks, scales and stops against exact arithmetic.
  public static let differential = FuzzTarget(
    "differential", "tracks, scales and stops against exact arithmetic",
    laws: LawSummary.list(Law.differential)
  ) {
    AnyProperty(.differentialLaws(except: $0))
  }

  /// The parser of `.drag` text.
  public static let dragText = FuzzTarget(
    "drag-text", "the parser of .drag text, on any bytes",
    laws: LawSummary.list([Law<GestureScript>.textRoundTrip]),
    readText: { Domain<DragText>.texts(of: []).encode(DragText($0)) }
  ) { _ in
    AnyProperty(.dragText(kinds: .all, hosts: .all))
  }

  /// The fuzz target of `PublishedFatSlider`.
  public static let publishedFatSlider = FuzzTarget(
    specimen: .fatSlider, "a fat slider as published, with its bugs")

  /// The fuzz target of `PublishedMeshingSlider`.
  public static let publishedMeshingSlider = FuzzTarget(
    specimen: .meshingSlider, "a meshing slider as published, with its bugs")

  /// The fuzz target of `PublishedProgressSlider`.
  public static let publishedProgressSlider = FuzzTarget(
    specimen: .progressSlider, "a progress slider as published, with its bugs")

  /// The fuzz target of `PublishedStepSlider`.
  public static let publishedStepSlider = FuzzTarget(
    specimen: .stepSlider, "a step slider as published, with its bugs")

  /// The fuzz target of `PublishedMorphToggle`.
  public static let publishedMorphToggle = FuzzTarget(
    specimen: .morphToggle, "a morph toggle as published, with its bugs")

  /// The fuzz target of `PublishedRangeSlider`.
  public static let publishedRangeSlider = FuzzTarget(
    specimen: .rangeSlider, "a range slider as published, with its bugs")

  /// The fuzz target of `PublishedHost`.
  public static let publishedOwners = FuzzTarget(
    specimen: .owners, "a host as published, with its bugs")

  /// Every target, those of the engine first.
  public static let all = [
    fatSlider, meshingSlider, progressSlider, stepSlider, morphToggle, rangeSlider, hostFatSlider,
    hostMeshingSlider, hostProgressSlider, hostStepSlider, hostMorphToggle, hostRangeSlider,
    snapping,
    scale, spring, fineScrubbing, timingCurve, differential, dragText, publishedFatSlider,
    publishedMeshingSlider,
    publishedProgressSlider, publishedStepSlider, publishedMorphToggle, publishedRangeSlider,
    publishedOwners, faults,
  ]

  /// Returns the target with the given name, or `nil` if there is none.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

extension [HostKind] {
  /// Every kind of host that a text of this package may name.
  package static var all: [HostKind] { HostKind.engine + [.publishedOwners] }
}

extension [ControlKind] {
  /// Every kind of control that a text of this package may name.
  package static var all: [ControlKind] { ControlKind.engine + ControlKind.specimens }
}
