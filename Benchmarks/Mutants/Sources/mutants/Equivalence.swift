/// A mutation that is known to be equivalent to the original code.
struct Equivalence: Sendable {
  /// The file, relative to the mutated folder.
  let file: String
  /// The changed line of code, which identifies the position in the file.
  let code: String
  /// The kind of change.
  let change: String
  /// The original text.
  let original: String
  /// The reason why the program behaves the same.
  let reason: String

  /// Returns the reason why a mutation is equivalent, if known.
  static func reason(for mutation: Mutation) -> String? {
    known.first {
      $0.file == mutation.file && $0.code == mutation.code && $0.change == mutation.change
        && $0.original == mutation.original
    }?.reason
  }
}

extension Equivalence {
  /// The equivalent mutations that were found by inspection.
  static let known =
    ofMappings + [
      Equivalence(
        file: "Controls/MorphToggle/MorphToggle.swift",
        code: "motion.jump(to: moved <= 0 ? 0 : Swift.min(1, moved))", change: "<= to <",
        original: "moved <= 0", reason: "the lesser of 1 and 0 is 0, and no sum of a place is -0"),
      Equivalence(
        file: "Controls/MorphToggle/MorphToggle.swift",
        code: "public var morph: Double { Swift.min(1, Swift.max(0, motion.presented)) + 0 }",
        change: "the next number", original: "1",
        reason: "a spring without bounce never passes its end, also if it is sent back on its way"),
      Equivalence(
        file: "Controls/ProgressSlider/ProgressSlider.swift",
        code: "var origin = GesturePoint(x: 0, y: 0)", change: "the next number", original: "0",
        reason: "each touch that goes down replaces the point before anyone reads it"),
      Equivalence(
        file: "Controls/ControlTraits+Designs.swift",
        code: "Precision(part: part > 0 && part.isFinite ? part : 0)", change: "> to >=",
        original: "part > 0", reason: "the part 0 gives 0 in either case"),
      Equivalence(
        file: "Controls/MeshingSlider/MeshingSlider.swift",
        code: "public private(set) var currentBar = 0", change: "the next number", original: "0",
        reason: "the initializer goes to a bar before anyone reads the index"),
      Equivalence(
        file: "Controls/MorphToggle/MorphToggle.swift",
        code: "var response = prior.response(to: value, in: 0...1)",
        change: "the next number", original: "0",
        reason: "every change of a toggle leads to 0 or 1, and both are bounds in either case"),
      Equivalence(
        file: "Controls/MorphToggle/MorphToggle.swift", code: "self.touch = nil",
        change: "a dropped statement", original: "self.touch = nil",
        reason: "nobody reads the touch until the next one replaces it"),
      Equivalence(
        file: "Drawing/Palette.swift",
        code: "text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)",
        change: "the next number", original: "16", reason: "digits below 16 are the same to base 17"
      ),
      Equivalence(
        file: "Events/Recognition.swift",
        code: "let part = b > 0 ? c / (b + root) : (root - b) / a", change: "> to >=",
        original: "b > 0", reason: "for b = 0, both forms are the square root of c / a"),
      Equivalence(
        file: "Controls/StepSlider/StepSlider.swift", code: "phase = .idle",
        change: "a dropped statement", original: "phase = .idle",
        reason: "nobody reads the phase until the next touch replaces it"),
      Equivalence(
        file: "Drawing/Palette.swift",
        code:
          "public init(_ code: UInt32, opacity: Double = 1) { self = .tint(Tint(code, opacity: opacity)) }",
        change: "the next number", original: "1", reason: "an opacity above 1 counts as 1"),
      Equivalence(
        file: "Controls/RangeSlider/ThumbPair+Values.swift",
        code:
          "let isBehind = wanted > new ? old > new && old <= wanted : old < new && old >= wanted",
        change: "< to <=", original: "old < new",
        reason: "of two equal values, either may be returned"),
      Equivalence(
        file: "Domains/ScalarClass.swift",
        code: "if let last = merged.last, range.lowerBound <= last.upperBound + 1 {",
        change: "<= to <", original: "range.lowerBound <= last.upperBound + 1",
        reason: "adjacent ranges that stay apart have the same scalars in the same order"),
      Equivalence(
        file: "Effects/HostEffects.swift",
        code: "@usableFromInline var value = 0.0",
        change: "twice the number and one", original: "0.0",
        reason: "nobody reads the value before an effect has set it"),
      Equivalence(
        file: "Effects/HostEffects.swift",
        code: "@usableFromInline var committed = 0.0",
        change: "twice the number and one", original: "0.0",
        reason: "nobody reads the value before an effect has set it"),
      Equivalence(
        file: "Effects/HostEffects.swift",
        code: "@usableFromInline var lostDetents = 0",
        change: "the next number", original: "0",
        reason: "nobody reads the number before a lost gesture has set it"),
      Equivalence(
        file: "Effects/HostEffects.swift",
        code: "@inlinable static var framesUnwanted: Kinds { Kinds(rawValue: 1 << 14) }",
        change: "the next number", original: "1",
        reason: "the next bit is free, and comes last, too"),
      Equivalence(
        file: "Properties/ReadableValue.swift",
        code: "var source = ChoiceSource(seed: 1, isRecording: false)",
        change: "false to true", original: "false", reason: "nobody reads the recording"),
      Equivalence(
        file: "Properties/ValueReader.swift",
        code: "guard let (label, member) = members.next() else { return false }",
        change: "false to true", original: "false",
        reason: "a value counts as read only if its text is the one that was read"),
      Equivalence(
        file: "Running/Runner.swift",
        code: "seed = settings.seed ?? UInt64.random(in: 0..<1_000_000_000)",
        change: "the next number", original: "0", reason: "any seed will do"),
      Equivalence(
        file: "Shrinking/ShrinkPass+Referenced.swift",
        code: "var index = shrinking.best.spans.count - 1",
        change: "- to +", original: "shrinking.best.spans.count - 1",
        reason: "indices beyond the last span are skipped"),
      Equivalence(
        file: "Drawing/Palette.swift",
        code: "public init(_ code: UInt32, opacity: Double = 1) {",
        change: "the next number",
        original: "1",
        reason: "the initializer clamps it to 1"),
      Equivalence(
        file: "Events/TouchTracker.swift",
        code: "@usableFromInline var place = GesturePoint(x: 0, y: 0)",
        change: "the next number",
        original: "0",
        reason: "each touch that goes down replaces the point before anyone reads it"),
    ]
}
