import ArgumentParser
import PropertyTesting

/// Counts the random texts up to the first of each of some kinds, which code often treats wrongly.
@main struct Texts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "texts", abstract: "Counts the random texts up to the first of each kind.")

  @Option(help: "The number of seeds.") var seeds = 50
  @Option(help: "The number of texts for each seed.") var cases = 1000

  func validate() throws {
    guard seeds > 0, cases > 0 else { throw ValidationError("--seeds and --cases are 1 or more") }
  }

  func run() {
    var firsts = Array(repeating: [Int](), count: TextKind.all.count)
    for seed in 1...seeds {
      for (place, first) in firstCases(seed: UInt64(seed)).enumerated() {
        firsts[place].append(first)
      }
    }
    print("| a text | first (median) | seeds without |\n|---|---|---|")
    for (kind, firsts) in zip(TextKind.all, firsts) {
      let median = firsts.sorted()[firsts.count / 2]
      let shown = median > cases ? "over \(cases)" : "\(median)"
      print("| \(kind.name) | \(shown) | \(firsts.count { $0 > cases }) of \(seeds) |")
    }
  }

  /// Returns the number of the first case of each kind, or a number above ``cases``.
  private func firstCases(seed: UInt64) -> [Int] {
    nonisolated(unsafe) var firsts = Array(repeating: cases + 1, count: TextKind.all.count)
    nonisolated(unsafe) var count = 0
    let property = Property("texts", .strings) { (text: String) in
      count += 1
      for (place, kind) in TextKind.all.enumerated()
      where firsts[place] > count && kind.contains(text) {
        firsts[place] = count
      }
      return true
    }
    _ = property.run(RunSettings(seed: seed, cases: cases))
    return firsts
  }
}
