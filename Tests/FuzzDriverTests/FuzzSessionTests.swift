import CFuzzDriver
import Foundation
import PropertyTesting
import Synchronization
import Testing

@testable import FuzzDriver

/// Sessions install themselves in libFuzzer's hooks, so these tests run one after the other.
@Suite(.serialized) struct FuzzSessionTests {
  private static let lists = Domain<[Int]>.array(of: .integers(in: 0...1000))
  private let short = AnyProperty("a list is short", lists) { list in
    list.count < 3
      ? .holds : .fails(PropertyFailure(law: "short", place: "here", message: "\(list.count)"))
  }

  private func verdict(of session: FuzzSession, on list: [Int]) throws -> Verdict {
    let bytes: [UInt8] = try #require(Self.lists.encode(list)?.bytes)
    return bytes.withUnsafeBytes { session.judge($0) }
  }

  @Test func `an input is judged by the property`() throws {
    let session = FuzzSession(short)
    #expect(try verdict(of: session, on: [1, 2]) == .holds)
    #expect(try verdict(of: session, on: [1, 2, 3]).failure?.law == "short")
  }

  @Test(arguments: [
    (DragnetVariables.Baseline.empty, true), (.plays, true), (.search, false),
  ])
  func `a baseline without checks replaces the verdict`(
    baseline: DragnetVariables.Baseline, holds: Bool
  ) throws {
    var variables = DragnetVariables()
    variables.baseline = baseline
    let verdict = try verdict(of: FuzzSession(short, variables), on: [1, 2, 3])
    #expect((verdict == .holds) == holds)
  }

  @Test func `every check judges a sample of the inputs, the same in every process`() {
    func hash(_ words: [UInt64]) -> UInt64 { words.withUnsafeBytes { $0.hash } }
    #expect(hash([]) == 0)
    #expect(hash([1, 2, 3]) == hash([1, 2, 3]))
    #expect(hash([1, 2, 3]) != hash([1, 3, 2]))
    let sampled = (0..<8000 as Range<UInt64>).count { hash([7, $0]) % FuzzSession.sample == 0 }
    #expect((900...1100).contains(sampled))
  }

  @Test func `a report names the law, the place, the message and the case`() throws {
    let choices: ChoiceSequence = try #require(Self.lists.encode([1, 2, 3]))
    let failure = PropertyFailure(law: "short", place: "here", message: "3")
    #expect(
      FuzzSession(short).report(of: failure, on: choices)
        == """
        dragnet: short does not hold
          at     here
          saw    3
          again  DRAGNET_REPLAY="\(choices)", for a check of the same domain

        [1, 2, 3]
        """)
    let named = FuzzSession(short, DragnetVariables()) { _ in "a text" }
    #expect(named.report(of: failure, on: choices).hasSuffix("\n\na text"))
  }

  @Test func `libFuzzer changes inputs by their meaning, or as bytes`() {
    let list = [10, 20, 30]
    let bytes = Self.lists.encode(list)?.bytes ?? []
    var variables = DragnetVariables()
    // Nearly half of the results are new cases.
    for (strategy, kept) in [(DragnetVariables.Strategy.structured, 51...200), (.bytes, 0...0)] {
      variables.strategy = strategy
      FuzzSession(AnyProperty("lists", Self.lists) { _ in .holds }, variables).install()
      let changes = (0..<UInt32(200)).count { seed in
        var buffer = bytes + [UInt8](repeating: 0, count: 256)
        let count = LLVMFuzzerCustomMutator(&buffer, bytes.count, buffer.count, seed)
        let changed = Self.lists.value(of: ChoiceSequence(bytes: buffer.prefix(count))) ?? []
        return changed != list && Set(changed).intersection(list).count >= 2
      }
      #expect(kept.contains(changes))
    }
  }

  @Test func `the cheap checks judge most inputs that libFuzzer changes or crosses`() {
    let cheap = Mutex(0)
    let property = AnyProperty("lists", Self.lists) { _ in
      if Features.isSelective { cheap.withLock { $0 += 1 } }
      return .holds
    }
    let session = FuzzSession(property, DragnetVariables())
    session.install()
    let first: [UInt8] = Self.lists.encode([10, 20, 30])?.bytes ?? []
    let second: [UInt8] = Self.lists.encode([7, 8])?.bytes ?? []
    for isCrossed in [false, true] {
      cheap.withLock { $0 = 0 }
      for seed in 0..<400 as Range<UInt32> {
        var input = first + [UInt8](repeating: 0, count: 256)
        let count =
          isCrossed
          ? LLVMFuzzerCustomCrossOver(
            first, first.count, second, second.count, &input, input.count, seed)
          : LLVMFuzzerCustomMutator(&input, first.count, input.count, seed)
        _ = input.prefix(count).withUnsafeBytes { session.run($0) }
      }
      #expect((300..<400).contains(cheap.withLock { $0 }))
      // An input of a file is judged by every check.
      cheap.withLock { $0 = 0 }
      _ = first.withUnsafeBytes { session.run($0) }
      #expect(cheap.withLock { $0 } == 0)
    }
  }

  @Test func `without libFuzzer the process ends and says how to build`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      fuzz(Property("lists", Domain<Int>.integers) { _ in true })
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("has no libFuzzer; build it with swift build --sanitize=fuzzer"))
  }

  @Test func `a misspelled or malformed variable ends the process before libFuzzer starts`()
    async throws
  {
    let misspelled = try await #require(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      setenv("DRAGNET_STRATEGIE", "bytes", 1)
      fuzz(Property("lists", Domain<Int>.integers) { _ in true })
    }
    let name = String(decoding: misspelled.standardErrorContent, as: UTF8.self)
    #expect(name.contains("dragnet: DRAGNET_STRATEGIE is not a variable of Dragnet"))
    let malformed = try await #require(
      processExitsWith: .exitCode(64), observing: [\.standardErrorContent]
    ) {
      setenv("DRAGNET_CPU_SECONDS", "many", 1)
      fuzz(Property("lists", Domain<Int>.integers) { _ in true })
    }
    let value = String(decoding: malformed.standardErrorContent, as: UTF8.self)
    #expect(value.contains("dragnet: DRAGNET_CPU_SECONDS is \"many\"; it must be a number above 0"))
  }

  @Test func `a search that judges no input says so`() throws {
    let even = AnyProperty("even", Domain<Int>.integers(in: 0...9)) { n in
      n % 2 == 0 ? .holds : .discarded
    }
    let session = FuzzSession(even, DragnetVariables(), name: "numbers")
    func run(_ word: UInt64) { _ = withUnsafeBytes(of: word.littleEndian) { session.run($0) } }
    #expect(session.complaints.isEmpty)
    run(1)
    run(3)
    #expect(session.complaints == ["dragnet: every input was discarded: 2 by numbers"])
    run(2)
    #expect(session.complaints.isEmpty)
  }
}
