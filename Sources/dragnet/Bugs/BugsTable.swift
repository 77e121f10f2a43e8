import Foundation
import SceneRendering

/// A table of the effort to find each bug, computed from the results of the searches.
///
/// A bug counts as solved within a time if the search found it within that time with every seed, as
/// in the ETNA benchmark. A search that found nothing counts with all of its executions, so a mean
/// that includes it is a lower bound.
struct BugsTable {
  /// The times in seconds for which solved bugs are counted.
  static let times = [0.1, 1, 10, 60]

  /// The results of the searches.
  let rows: [BugsReport.Row]

  /// The names of the bugs, in order of their first results.
  private var bugs: [String] { rows.map(\.bug).unique }
  /// The strategies, in order of their first results.
  private var strategies: [String] { rows.map(\.strategy).unique }

  private func runs(_ bug: String, _ strategy: String) -> [BugsReport.Row] {
    rows.filter { $0.bug == bug && $0.strategy == strategy }
  }

  /// Returns the number of bugs that a strategy found within `time` with every seed.
  func solved(by strategy: String, within time: Double) -> Int {
    bugs.count { bug in
      let runs = runs(bug, strategy)
      return !runs.isEmpty && runs.allSatisfy { $0.found && $0.seconds <= time }
    }
  }

  /// Returns the number of bugs that a strategy found with every seed, in any time.
  func found(by strategy: String) -> Int { solved(by: strategy, within: .infinity) }

  /// Returns the geometric mean of the executions of a strategy's searches.
  func executions(of strategy: String) -> Double {
    let counts = rows.filter { $0.strategy == strategy }.map { Double(max(1, $0.executions)) }
    guard !counts.isEmpty else { return 0 }
    return exp(counts.map { log($0) }.reduce(0, +) / Double(counts.count))
  }

  /// Returns the median of numbers; for an even count, the mean of the two middle numbers.
  static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    guard let last = sorted.last else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2
      : sorted.count == 1 ? last : sorted[middle]
  }

  /// A table of bugs and strategies, which ends with the sums, followed by a table of strategies.
  var text: String {
    let head = ["bug", "law"] + strategies
    let body = bugs.map { bug in
      [bug, rows.first { $0.bug == bug }?.law ?? ""] + strategies.map { cell(runs(bug, $0)) }
    }
    let sums = ["sum", ""] + strategies.map(sum)
    return table([head] + body + [sums]) + "\n\n" + summary
  }

  /// Returns the medians of the searches for a bug, and the number that found it unless all did.
  private func cell(_ runs: [BugsReport.Row]) -> String {
    guard !runs.isEmpty else { return "-" }
    let (executions, seconds) = medians(runs)
    let found = runs.count { $0.found }
    return "\(Int(executions)) in \(decimal(seconds)) s"
      + (found == runs.count ? "" : " (\(found) of \(runs.count))")
  }

  /// Returns the sums of the medians of all bugs.
  private func sum(_ strategy: String) -> String {
    let medians = bugs.map { self.medians(runs($0, strategy)) }
    let executions = medians.reduce(0) { $0 + $1.executions }
    return "\(Int(executions)) in \(decimal(medians.reduce(0) { $0 + $1.seconds })) s"
  }

  private func medians(_ runs: [BugsReport.Row]) -> (executions: Double, seconds: Double) {
    (
      BugsTable.median(runs.map { Double($0.executions) }),
      BugsTable.median(runs.map(\.seconds))
    )
  }

  private var summary: String {
    let head =
      ["strategy", "found"] + BugsTable.times.map { "in \(decimal($0)) s" }
      + ["executions (geometric mean)", "slowest", "in all"]
    let body = strategies.map { strategy in
      [strategy, "\(found(by: strategy)) of \(bugs.count)"]
        + BugsTable.times.map { String(solved(by: strategy, within: $0)) }
        + [decimal(executions(of: strategy)), slowest(by: strategy), time(of: strategy)]
    }
    var text = table([head] + body)
    if strategies.contains("bytes"), strategies.contains("structured") {
      let ratio = executions(of: "bytes") / executions(of: "structured")
      text += "\n\nbytes takes \(decimal(ratio)) times the executions of structured"
    }
    return text
  }

  /// Returns the time of the slowest search that found its bug.
  private func slowest(by strategy: String) -> String {
    let times = rows.filter { $0.strategy == strategy && $0.found }.map(\.seconds)
    return times.max().map { "\(decimal($0)) s" } ?? "-"
  }

  /// Returns the time of all searches.
  private func time(of strategy: String) -> String {
    let times = rows.filter { $0.strategy == strategy }.map(\.seconds)
    return "\(decimal(times.reduce(0, +))) s"
  }

  /// Returns a number with about three digits: `0.012`, `3.4`, `1280`.
  private func decimal(_ number: Double) -> String {
    guard number != 0, number.magnitude < 100 else { return String(Int(number.rounded())) }
    let places = max(0, 1 - Int(log10(number.magnitude).rounded(.down)))
    let rounded = String(format: "%.\(min(3, places))f", number)
    return rounded.contains(".")
      ? String(rounded.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed()) : rounded
  }
}

extension [String] {
  /// These strings without duplicates, in order of their first occurrence.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
