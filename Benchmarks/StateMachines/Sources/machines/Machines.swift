import ArgumentParser
import PropertyTesting

/// The command that measures the search for the planted bugs.
@main struct Machines: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Counts the runs of five systems with planted bugs, until each bug is found and shrunk.",
    discussion: "Hypothesis/machines.py counts the same for Hypothesis.")

  @Option(help: "The number of seeds.") var seeds = 100
  @Option(help: "The format of the results: text or json.") var format = "text"
  @Flag(help: "Whether to print each other case as well, with its number of seeds.") var all = false

  func run() {
    if format == "text" {
      print("system     found  smallest  median runs  mean runs  case")
    }
    report("queue", QueueMachine())
    report("cache", CacheMachine())
    report("registry", RegistryMachine())
    report("editor", EditorMachine())
    report("bank", BankMachine())
  }

  /// Measures a machine with each seed and prints a row.
  private func report<Machine: StateMachine>(_ name: String, _ machine: Machine) {
    let found = (0..<seeds).compactMap { measure(Property(name, of: machine), seed: $0) }
    let counts = found.map(\.runs).sorted()
    let cases = Dictionary(grouping: found, by: \.value)
    let common = cases.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    let (smallest, text) = (common?.value.count ?? 0, common?.key ?? "")
    let median =
      counts.isEmpty ? 0 : (counts[(counts.count - 1) / 2] + counts[counts.count / 2]) / 2
    let mean = counts.reduce(0, +) / max(1, counts.count)
    if format == "json" {
      print(
        "{\"system\": \"\(name)\", \"seeds\": \(seeds), \"found\": \(found.count), "
          + "\"smallest\": \(smallest), \"median\": \(median), \"mean\": \(mean), "
          + "\"case\": \"\(text.replacing("\"", with: "'"))\"}")
    } else {
      let columns = [(found.count, 5), (smallest, 9), (median, 12), (mean, 10)]
      print(
        pad(name, -11)
          + columns.map { pad("\($0)", $1) }.joined(separator: " ") + "  \(text)")
      for (other, seeds) in cases.sorted(by: { $0.key < $1.key }) where all && other != text {
        print(pad("\(seeds.count)", 26) + "  \(other)")
      }
    }
  }

  /// Returns the number of runs of the system until the bug is shrunk, and the smallest case.
  private func measure<Value>(_ property: Property<Value>, seed: Int) -> (runs: Int, value: String)?
  {
    let settings = RunSettings(
      seed: UInt64(seed), cases: 10_000, phases: [.generate, .shrink])
    guard let found = property.run(settings).counterexample else { return nil }
    return (found.casesToFirst + found.shrinkCalls, found.value)
  }

  /// Returns a text with spaces before it, or behind it for a negative width.
  private func pad(_ text: String, _ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + spaces : spaces + text
  }
}
