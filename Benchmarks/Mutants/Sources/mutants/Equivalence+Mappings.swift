extension Equivalence {
  /// The equivalent mutations of places, values and motions.
  static let ofMappings = [
    Equivalence(
      file: "Geometry/Track.swift", code: "return moved < 1 ? moved : 1", change: "< to <=",
      original: "moved < 1", reason: "1 gives 1 in either case"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code:
        "return below == 0 || stop(self, below - 1) < low ? below : lowest(atOrAbove: low, stop)",
      change: "< to >", original: "stop(self, below - 1) < low",
      reason: "the search finds the same stop, more slowly"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code:
        "return areDistinct && lastIndex > 1 && lastIndex < 1 << 40 && range.lowerBound.isNormal",
      change: "the next number", original: "1",
      reason: "the slow path finds the same of three stops"),
    Equivalence(
      file: "Mapping/ThumbDistances.swift",
      code: "while step < high - low, holds(snapping.stop(low + step)) {", change: "< to <=",
      original: "step < high - low",
      reason: "where the condition holds for all stops, no stop is asked for"),
    Equivalence(
      file: "Mapping/ThumbDistances.swift", code: "low = start", change: "a dropped statement",
      original: "low = start", reason: "the search finds the same stop from the first one"),
    Equivalence(
      file: "Mapping/IntegerStops.swift", code: "let half = low + (high - low) / 2",
      change: "the next number", original: "2",
      reason: "a search that divides elsewhere finds the same stop"),
    Equivalence(
      file: "Effects/HostEffects.swift",
      code: "@inlinable static var lostTicks: Kinds { Kinds(rawValue: 1 << 1) }",
      change: "the next number", original: "1",
      reason:
        "a gesture whose end was lost is cancelled, and a cancel reaches no end, so the bits are never set together"
    ),
    Equivalence(
      file: "Geometry/Track.swift", code: "if fraction >= 1 { return end }",
      change: "the next number", original: "1",
      reason: "from 1 on the sum is at or beyond the end, and is clamped to the end"),
    Equivalence(
      file: "Mapping/FineScrubbing.swift",
      code:
        "guard low >= -reach, high <= reach else { return meanSpeed(beyond: low, high) }",
      change: "<= to <", original: "high <= reach",
      reason:
        "a path that ends at the reach has no part beyond it, so the general formula gives the same"
    ),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "gap(from: range.lowerBound, to: value) * density, slack: 0.01),",
      change: "twice the number and one", original: "0.01",
      reason: "no index is clear then, and the slow path finds the same stops"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "if index == lastIndex || stop(index + 1) > value { return index }",
      change: "|| to &&", original: "index == lastIndex || stop(index + 1) > value",
      reason: "the search below then finds the same index"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "return first >= 4 * largest.ulp && stop(lastIndex - 1) < stop(lastIndex)",
      change: "the next number", original: "4",
      reason:
        "steps of four ulps then take the binary search, which finds the same stops more slowly"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code:
        "return areDistinct && lastIndex > 1 && lastIndex < 1 << 40 && range.lowerBound.isNormal",
      change: "< to >", original: "lastIndex < 1 << 40",
      reason: "only sliders of at most 4096 bars have such stops; the slow path finds the same"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "guard lastIndex > 2, lastIndex < 1 << 40, density.isFinite else { return false }",
      change: "the next number", original: "40",
      reason:
        "more stops than these have steps of fewer than 2¹³ ulps, and the slow path finds the same stops"
    ),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "return first >= stop(0) * unit * 1e-11 && first >= 16 * .leastNonzeroMagnitude",
      change: "the next number", original: "0",
      reason: "stops that are nearly too close then take the slow path, which finds the same stops"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "Snapping.clearIndex(fraction * parts, slack: 0.001)",
      change: "twice the number and one", original: "0.001",
      reason: "no index is clear then, and the slow path finds the same stops"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "let below = guess < Double(lastIndex) ? Int(guess) : lastIndex - 1",
      change: "the next number", original: "1",
      reason: """
        only for a value just below the last stop is the guess past it; the value is then above both \
        neighbors, and the slow path finds the same stop
        """),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift", code: "low = Swift.max(0, middle - 2)",
      change: "a dropped statement", original: "low = Swift.max(0, middle - 2)",
      reason: "the search then begins at the first stop, and finds the same stop more slowly"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "guard value > range.lowerBound else { return 0 }",
      change: "> to >=", original: "value > range.lowerBound",
      reason: "for the lower bound the search also finds the first stop"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "let (low, high) = (stop(below), stop(below + 1))",
      change: "+ to -", original: "below + 1",
      reason: "no value lies between them then, and the slow path finds the same stop"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "case .scaled(let scale, let count): scale.fraction(of: value) * count",
      change: "* to /", original: "scale.fraction(of: value) * count",
      reason:
        "a wrong guess is not used: the binary search finds the same stops"),
    Equivalence(
      file: "Mapping/Snapping.swift",
      code: "evenCount = isWhole ? lastIndex + 1 : lastIndex - 2", change: "the next number",
      original: "2", reason: "the slow path then finds the last of these stops"),
    Equivalence(
      file: "Mapping/Snapping.swift",
      code: "(lower + Double(lastIndex) * step) / power == range.upperBound",
      change: "* to /", original: "Double(lastIndex) * step",
      reason: """
        it holds only for a step of 1, where both are equal; otherwise the slow path finds the last \
        three stops
        """),
    Equivalence(
      file: "Mapping/Snapping+Making.swift", code: "guard steps < Double(Int.max) else {",
      change: "< to <=", original: "steps < Double(Int.max)",
      reason: "a step is at least 2⁻⁵² of the larger bound, so there are at most 2⁵³ steps"),
    Equivalence(
      file: "Mapping/Snapping+Making.swift", code: "(upper - lower).magnitude < 0x1p53,",
      change: "< to <=", original: "(upper - lower).magnitude < 0x1p53",
      reason: "2⁵³ is exact, too"),
    Equivalence(
      file: "Mapping/Snapping+Making.swift",
      code:
        "guard step > 0, top < 0x1p53, (lower + top).magnitude < 0x1p53 else { return nil }",
      change: "< to <=", original: "(lower + top).magnitude < 0x1p53",
      reason:
        "2⁵³ is exact, too, and a sum that rounds to it is the last stop, which is the upper bound"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code:
        "case .decimal, .division, .multiple: return areEven && ulpsInAStep >= 0x1p16",
      change: ">= to >", original: "ulpsInAStep >= 0x1p16",
      reason: "steps of 2¹⁶ ulps then take the slow path, which finds the same stops"),
    Equivalence(
      file: "Mapping/Snapping.swift", code: "return stop(steps < start ? start - steps : 0)",
      change: "< to <=", original: "steps < start",
      reason: "the stop after as many steps as there are is the first"),
    Equivalence(
      file: "Mapping/ThumbDistances.swift",
      code: "range: range, step: step ?? Swift.max(span, range.upperBound.magnitude, 1))",
      change: "the next number", original: "1", reason: "nobody reads the stops without a step"),
    Equivalence(
      file: "Mapping/ThumbDistances.swift", code: "var step = 1", change: "the next number",
      original: "1", reason: "the search doubles its step anyway, and finds the same stop"),
    Equivalence(
      file: "Mapping/ThumbDistances.swift",
      code:
        "? stop(last(from: upper - least) { upper - $0 >= bounds.lowerBound }) { admits($0, upper) }",
      change: "- to +", original: "upper - least",
      reason: "the search starts there, and finds the same stop from anywhere"),
    Equivalence(
      file: "Motion/TimingCurve.swift",
      code: "if error < 0 { low = guess } else { high = guess }", change: "< to <=",
      original: "error < 0", reason: "an error of 0 has ended the search one line before"),
    Equivalence(
      file: "Motion/TimingCurve.swift",
      code: "return 3 * (rest * rest * a + 2 * rest * s * (b - a) + s * s * (1 - b))",
      change: "the next number", original: "3",
      reason: """
        a rate is the ratio of two slopes; the search takes more steps, of which it has enough, and ends \
        within the same error
        """),
    Equivalence(
      file: "Motion/TimingCurve.swift", code: "guard time < 1 else { return 1 }",
      change: "< to <=", original: "time < 1",
      reason: "at 1 the first guess of the parameter is 1, where the curve is exactly 1"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "guard areEven, value > range.lowerBound, value < range.upperBound,",
      change: "< to <=",
      original: "value < range.upperBound",
      reason: "the search finds the same stop, more slowly"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "if low <= value, value <= high {",
      change: "<= to <",
      original: "value <= high",
      reason: "the search finds the same stop, more slowly"),
    Equivalence(
      file: "Mapping/Snapping+Nearest.swift",
      code: "return (stop(1) * unit - stop(0) * unit) / largest.ulp",
      change: "* to /",
      original: "stop(0) * unit",
      reason:
        "a unit other than 1 belongs to ranges whose steps are far longer than that, or to too many stops"
    ),
    Equivalence(
      file: "Mapping/ThumbDistances.swift",
      code: "high = Swift.min(high, low + step)",
      change: "a dropped statement",
      original: "high = Swift.min(high, low + step)",
      reason: "the search finds the same stop, more slowly"),
    Equivalence(
      file: "Motion/TimingCurve.swift",
      code: "let next = guess - error / slope",
      change: "- to +",
      original: "guess - error / slope",
      reason: "the bisection finds the same parameter, more slowly"),
  ]
}
