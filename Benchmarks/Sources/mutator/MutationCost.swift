import ArgumentParser
import Foundation
import FuzzDriver
import GestureDomains
import PropertyTesting

/// Measures what it costs to change an input, beside what it costs to run it.
@main struct MutationCost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutator",
    abstract: "What a change of an input costs, compared to running the target on it.")

  enum Format: String, ExpressibleByArgument { case text, json }

  @Option(help: "How many inputs of each target.") var inputs = 20_000
  @Option(help: "text or json (a line for each target).") var format = Format.text

  @Argument(help: "The targets; all of our own if none is named.") var names: [String] = []

  /// One line of the output.
  struct Outcome: Encodable {
    let target: String
    let inputs: Int
    let microsecondsToChange: Double
    let microsecondsToRun: Double
    /// The first over the second.
    let ratio: Double
  }

  func run() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for target in Target.all {
      guard names.isEmpty ? !target.isSpecimen : names.contains(target.name) else { continue }
      let outcome = measure(target)
      switch format {
      case .json: print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
      case .text:
        print(
          "\(target.name): \(rounded(outcome.microsecondsToChange)) µs to change an input, "
            + "\(rounded(outcome.microsecondsToRun)) µs to run it, "
            + "ratio \(rounded(outcome.ratio))")
      }
    }
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  /// Changes an input again and again, from nothing and at times from nothing again, as libFuzzer's
  /// short chains do, and runs each result.
  private func measure(_ target: Target) -> Outcome {
    let property = target.property()
    let mutator = StructuredMutator(property)
    var pool: [[UInt8]] = [[]]
    var buffer = [UInt8](repeating: 0, count: 4096)
    var random = RandomBits(seed: 1)
    for seed in 0..<UInt64(inputs) {
      // Like a corpus: a few hundred inputs, each of which came from another one.
      let parent = pool[Int(random.next(below: UInt64(pool.count)))]
      buffer.replaceSubrange(0..<parent.count, with: parent)
      let count = buffer.withUnsafeMutableBytes {
        mutator.mutate($0, count: parent.count, seed: seed)
      }
      let child = Array(buffer.prefix(count))
      if pool.count < 400 {
        pool.append(child)
      } else {
        pool[Int(random.next(below: 400))] = child
      }
    }
    let changing = seconds { round in
      let parent = pool[round % pool.count]
      buffer.replaceSubrange(0..<parent.count, with: parent)
      _ = buffer.withUnsafeMutableBytes {
        mutator.mutate($0, count: parent.count, seed: UInt64(round))
      }
    }
    let running = seconds { round in
      _ = pool[round % pool.count].withUnsafeBytes { property.judge($0) }
    }
    return Outcome(
      target: target.name, inputs: inputs,
      microsecondsToChange: changing * 1e6 / Double(inputs),
      microsecondsToRun: running * 1e6 / Double(inputs), ratio: changing / running)
  }

  /// The time that this process spends in its own code for `body`, called once for each input.
  private func seconds(_ body: (_ round: Int) -> Void) -> Double {
    let start = userSeconds()
    for round in 0..<inputs { body(round) }
    return userSeconds() - start
  }

  private func userSeconds() -> Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6
  }
}
