extension Equivalence {
  /// Those that were looked at.
  static let known = [
    Equivalence(
      file: "Controls/MorphToggle/MorphToggle.swift",
      code: "var response = isUsers ? Response(from: old, to: value, in: 0...1) : Response()",
      change: "the next number", original: "0",
      reason: "every change of a toggle brings it to 0 or 1, and both are an end either way"),
    Equivalence(
      file: "Controls/ProgressSlider/ProgressSlider.swift", code: "private var index = 0",
      change: "the next number", original: "0",
      reason: """
        where there is a step the initializer finds the index, and where there is none it stays as \
        it is: only differences of it are told
        """),
    Equivalence(
      file: "Geometry/Track.swift", code: "if fraction >= 1 { return end }",
      change: "the next number", original: "1",
      reason: "from 1 on the sum is the end or beyond it, and is cut to the end"),
    Equivalence(
      file: "Mapping/FineScrubbing.swift",
      code:
        "guard low >= -reach, high <= reach else { return meanSpeed(beyond: low, high) }",
      change: "<= to <", original: "high <= reach",
      reason: "a way that ends at the reach has no share beyond it, so the long way gives the same"),
    Equivalence(
      file: "Mapping/Snapping+Distinct.swift",
      code: "return first >= 4 * largest.ulp && stop(lastIndex - 1) < stop(lastIndex)",
      change: "the next number", original: "4",
      reason: "steps of four ulps are then searched by halves, which finds the same stops later"),
    Equivalence(
      file: "Mapping/Snapping+Distinct.swift",
      code:
        "return areDistinct && lastIndex > 1 && lastIndex < 1 << 40 && range.lowerBound.isNormal",
      change: "< to >", original: "lastIndex < 1 << 40",
      reason: """
        the stops that divide a track are the bars of a slider, at most 4096; theirs are then found \
        the slow way
        """),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "Snapping.clearIndex(fraction * parts, slack: 0.001)",
      change: "twice the number and one", original: "0.001",
      reason: "no place is clear any more, and the slow way finds the same stops"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "let below = guess < Double(lastIndex) ? Int(guess) : lastIndex - 1",
      change: "the next number", original: "1",
      reason: """
        only a value just below the last stop is guessed to be past it; it is above both neighbours \
        then, and the slow way finds the same stop
        """),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "guard value > range.lowerBound else { return 0 }",
      change: "> to >=", original: "value > range.lowerBound",
      reason: "for the lower bound itself the search finds the first stop as well"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "let (low, high) = (stop(below), stop(below + 1))",
      change: "+ to -", original: "below + 1",
      reason: "no value is between them any more, and the slow way finds the same stop"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "case .scaled(let scale, let count): scale.fraction(of: value) * count",
      change: "* to /", original: "scale.fraction(of: value) * count",
      reason:
        "a guess that is wrong is not used: the stops are searched by halves, and are the same"),
    Equivalence(
      file: "Mapping/Snapping.swift",
      code: "(lower + Double(lastIndex) * step) / power == range.upperBound",
      change: "* to /", original: "Double(lastIndex) * step",
      reason: """
        it is right only for a step of 1, where both are the same; else the last three stops are \
        found the slow way
        """),
    Equivalence(
      file: "Motion/TimingCurve.swift", code: "guard time < 1 else { return 1 }",
      change: "< to <=", original: "time < 1",
      reason: "at 1 the first guess of the parameter is 1, where the curve is 1 exactly"),
  ]
}
