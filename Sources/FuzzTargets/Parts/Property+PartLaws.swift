import GestureDomains
import GestureLaws
import PropertyTesting

extension Property where Value == SnappingCase {
  /// Snapping obeys its laws, except the ones with the short names in `known`.
  package static func snappingLaws(except known: Set<String> = []) -> Property {
    .laws("snapping", .snappingCases, Law.snapping, except: known)
  }
}

extension Property where Value == ScaleCase {
  /// Scales obey their laws, except the ones with the short names in `known`.
  package static func scaleLaws(except known: Set<String> = []) -> Property {
    .laws("scale", .scaleCases, Law.scale, except: known)
  }
}

extension Property where Value == SpringCase {
  /// Springs obey their laws, except the ones with the short names in `known`.
  package static func springLaws(except known: Set<String> = []) -> Property {
    .laws("spring", .springCases, Law.spring, except: known)
  }
}

extension Property where Value == FineScrubbingCase {
  /// Fine scrubbing obeys its laws, except the ones with the short names in `known`.
  package static func fineScrubbingLaws(except known: Set<String> = []) -> Property {
    .laws("fine-scrubbing", .fineScrubbingCases, Law.fineScrubbing, except: known)
  }
}

extension Property where Value == TimingCurveCase {
  /// Timing curves obey their laws, except the ones with the short names in `known`.
  package static func timingCurveLaws(except known: Set<String> = []) -> Property {
    .laws("timing-curve", .timingCurveCases, Law.timingCurve, except: known)
  }
}
