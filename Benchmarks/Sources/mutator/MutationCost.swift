import ArgumentParser
import CAllocations
import Foundation
import FuzzDriver
import FuzzTargets
import PropertyTesting

/// Measures the cost of mutating an input, compared with running the target on it.
@main struct MutationCost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutator",
    abstract: "Measures the cost of mutating an input, compared with running the target on it.")

  enum Format: String, ExpressibleByArgument { case text, json }

  @Option(help: "The number of inputs for each target.") var inputs = 20_000
  @Option(help: "text or json (one line per target).") var format = Format.text

  @Argument(help: "The targets. The default is all except the published controls.") var names:
    [String] = []

  /// A line of the output.
  struct Outcome: Encodable {
    let target: String
    let inputs: Int
    let microsecondsToMutate: Double
    let microsecondsToCross: Double
    let microsecondsToRun: Double
    /// The larger of the first two times, divided by the third.
    let ratio: Double
    /// The mean number of allocations of a mutation or a crossover, all by the domain.
    let allocations: Double
  }

  func run() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for target in FuzzTarget.all {
      guard names.isEmpty ? !target.isSpecimen : names.contains(target.name) else { continue }
      let outcome = measure(target)
      switch format {
      case .json: print(String(decoding: try encoder.encode(outcome), as: UTF8.self))
      case .text:
        print(
          "\(target.name): \(rounded(outcome.microsecondsToMutate)) µs to mutate an input, "
            + "\(rounded(outcome.microsecondsToCross)) µs to cross two, "
            + "\(rounded(outcome.microsecondsToRun)) µs to run one, "
            + "ratio \(rounded(outcome.ratio)), \(rounded(outcome.allocations)) allocations")
      }
    }
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  /// Measures a target.
  ///
  /// Like libFuzzer, it takes an input from a corpus and mutates it five times.
  /// A crossover uses the same partner from the corpus all five times. The timed runs use the inputs
  /// that mutations and crossovers made.
  private func measure(_ target: FuzzTarget) -> Outcome {
    let session = FuzzSession(target.property())
    let mutator = StructuredMutator(target.property())
    let corpus = corpus(of: target, by: mutator)
    var random = RandomBits(seed: 2)
    var buffer = [UInt8](repeating: 0, count: Self.limit)
    var crossed = buffer
    var count = 0
    var partner: [UInt8] = []
    var made: [[UInt8]] = []

    func begin(_ round: Int) {
      guard round % Self.depth == 0 else { return }
      let parent = corpus[Int(random.next(below: UInt64(corpus.count)))]
      partner = corpus[Int(random.next(below: UInt64(corpus.count)))]
      buffer.withUnsafeMutableBytes { $0.copyBytes(from: parent) }
      count = parent.count
    }
    func mutate(_ round: Int) {
      begin(round)
      count = buffer.withUnsafeMutableBytes {
        mutator.mutate($0, count: count, seed: UInt64(round))
      }
    }
    func cross(_ round: Int) {
      begin(round)
      let size = crossed.withUnsafeMutableBytes { out in
        buffer.withUnsafeBytes { first in
          partner.withUnsafeBytes {
            mutator.cross(
              UnsafeRawBufferPointer(rebasing: first.prefix(count)), $0, into: out,
              seed: UInt64(round))
          }
        }
      }
      guard size > 0 else { return }
      swap(&buffer, &crossed)
      count = size
    }
    for round in 0..<Self.sample {
      if round % 2 == 0 { mutate(round) } else { cross(round) }
      made.append(Array(buffer.prefix(count)))
    }
    let mutating = seconds(mutate)
    let crossing = seconds(cross)
    let running = seconds { round in
      _ = made[round % made.count].withUnsafeBytes { session.judge($0) }
    }
    let before = dragnet_allocations()
    for round in 0..<inputs { round % 2 == 0 ? mutate(round) : cross(round) }
    let allocations = dragnet_allocations() - before
    let scale = 1e6 / Double(inputs)
    return Outcome(
      target: target.name, inputs: inputs, microsecondsToMutate: mutating * scale,
      microsecondsToCross: crossing * scale, microsecondsToRun: running * scale,
      ratio: Swift.max(mutating, crossing) / running,
      allocations: Double(allocations) / Double(inputs))
  }

  /// The largest size of an input, in bytes: libFuzzer's default.
  private static let limit = 4096
  /// How often libFuzzer mutates an input from the corpus, unless it finds new coverage before.
  private static let depth = 5
  /// The number of inputs to run.
  private static let sample = 5000

  /// Returns 400 inputs, each mutated from another one.
  private func corpus(of target: FuzzTarget, by mutator: StructuredMutator) -> [[UInt8]] {
    var corpus: [[UInt8]] = [[]]
    var buffer = [UInt8](repeating: 0, count: Self.limit)
    var random = RandomBits(seed: 1)
    for seed in 0..<UInt64(4 * Self.sample) {
      let parent = corpus[Int(random.next(below: UInt64(corpus.count)))]
      let count = buffer.withUnsafeMutableBytes {
        $0.copyBytes(from: parent)
        return mutator.mutate($0, count: parent.count, seed: seed)
      }
      let child = Array(buffer.prefix(count))
      if corpus.count < 400 {
        corpus.append(child)
      } else {
        corpus[Int(random.next(below: 400))] = child
      }
    }
    return corpus
  }

  /// Returns the user CPU time of calling `body` once for each input.
  private func seconds(_ body: (_ round: Int) -> Void) -> Double {
    let start = userSeconds()
    for round in 0..<inputs { body(round) }
    return userSeconds() - start
  }
}
