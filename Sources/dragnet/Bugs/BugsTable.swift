import Foundation
import SceneRendering

/// How soon bugs were found, as a table for people: a pure function of what each search came to.
///
/// A bug counts as solved within a time if every seed found it within that time, as the benchmark ETNA
/// has it. Searches that found nothing count with all that they ran, so that a mean over them is a
/// lower bound.
struct BugsTable {
  /// The times within which bugs are counted as solved, in seconds.
  static let times = [0.1, 1, 10, 60]

  let rows: [BugsReport.Row]

  /// The names of the bugs, in the order in which they come.
  private var bugs: [String] { rows.map(\.bug).unique }
  /// The strategies, in the order in which they come.
  private var strategies: [String] { rows.map(\.strategy).unique }

  private func runs(_ bug: String, _ strategy: String) -> [BugsReport.Row] {
    rows.filter { $0.bug == bug && $0.strategy == strategy }
  }

  /// How many bugs a strategy found within `time` from every seed.
  func solved(by strategy: String, within time: Double) -> Int {
    bugs.count { bug in
      let runs = runs(bug, strategy)
      return !runs.isEmpty && runs.allSatisfy { $0.found && $0.seconds <= time }
    }
  }

  /// How many bugs a strategy found from every seed, whenever.
  func found(by strategy: String) -> Int { solved(by: strategy, within: .infinity) }

  /// The geometric mean of the executions of all searches of a strategy.
  func executions(of strategy: String) -> Double {
    let counts = rows.filter { $0.strategy == strategy }.map { Double(max(1, $0.executions)) }
    guard !counts.isEmpty else { return 0 }
    return exp(counts.map { log($0) }.reduce(0, +) / Double(counts.count))
  }

  /// The median of numbers; of an even count, the mean of the two in the middle.
  static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    guard let last = sorted.last else { return 0 }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2
      : sorted.count == 1 ? last : sorted[middle]
  }

  /// The table: each bug by each strategy, then each strategy.
  var text: String {
    let head = ["bug", "law"] + strategies
    let body = bugs.map { bug in
      [bug, rows.first { $0.bug == bug }?.law ?? ""] + strategies.map { cell(runs(bug, $0)) }
    }
    return table([head] + body) + "\n\n" + summary
  }

  /// The medians of the searches for one bug, and how many found it if not all did.
  private func cell(_ runs: [BugsReport.Row]) -> String {
    guard !runs.isEmpty else { return "-" }
    let executions = Int(BugsTable.median(runs.map { Double($0.executions) }))
    let seconds = BugsTable.median(runs.map(\.seconds))
    let found = runs.count { $0.found }
    return "\(executions) in \(decimal(seconds)) s"
      + (found == runs.count ? "" : " (\(found) of \(runs.count))")
  }

  private var summary: String {
    let head =
      ["strategy", "found"] + BugsTable.times.map { "in \(decimal($0)) s" }
      + ["executions (geometric mean)"]
    let body = strategies.map { strategy in
      [strategy, "\(found(by: strategy)) of \(bugs.count)"]
        + BugsTable.times.map { String(solved(by: strategy, within: $0)) }
        + [decimal(executions(of: strategy))]
    }
    var text = table([head] + body)
    if strategies.contains("bytes"), strategies.contains("structured") {
      let ratio = executions(of: "bytes") / executions(of: "structured")
      text += "\n\nbytes takes \(decimal(ratio)) times the executions of structured"
    }
    return text
  }

  /// A number with about three digits: `0.012`, `3.4`, `1280`.
  private func decimal(_ number: Double) -> String {
    guard number != 0, number.magnitude < 100 else { return String(Int(number.rounded())) }
    let places = max(0, 1 - Int(log10(number.magnitude).rounded(.down)))
    let rounded = String(format: "%.\(min(3, places))f", number)
    return rounded.contains(".")
      ? String(rounded.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed()) : rounded
  }
}

extension [String] {
  /// These, each once, in the order in which they come.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
