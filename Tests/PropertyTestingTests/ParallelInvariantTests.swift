import Testing

@testable import PropertyTesting

/// The invariants of systems that commands use at the same time.
@Suite struct ParallelInvariantTests {
  /// A list to which commands add 1 and 2 at the same time, 2 first.
  private final class NumberList: Sendable {
    private let list = Platform.Lock<[Int]>([])
    var numbers: [Int] { list.withLock(\.self) }
    private let hasBegun = Platform.Lock(false)

    func add(_ number: Int) {
      if number == 1 { hasBegun.withLock { $0 = true } }
      for _ in 0..<10_000 {
        if number == 1 ? numbers == [2] : hasBegun.withLock(\.self) { break }
        Platform.yieldThread()
      }
      list.withLock { $0.append(number) }
    }
  }

  private struct NumberListMachine: StateMachine {
    enum Command: Hashable { case add(Int) }
    /// The invariant of the list.
    var requires: @Sendable ([Int], _ model: [Int]) throws -> Bool
    func makeModel() -> [Int] { [] }
    func makeSystem() -> NumberList { NumberList() }
    func commands(in model: [Int]) -> Domain<Command> {
      .combine(.integers(in: 1...9)) { .add($0) }
    }
    func predict(_ command: Command, in model: inout [Int]) {
      switch command {
      case .add(let number): model.append(number)
      }
    }
    func run(_ command: Command, on list: inout NumberList) {
      switch command {
      case .add(let number): list.add(number)
      }
    }
    func isConsistent(_ list: NumberList, with model: [Int]) throws -> Bool {
      try requires(list.numbers, model)
    }
  }

  /// Ends a run in which two commands have added numbers at the same time, and judges it.
  private func judgeAdditions(
    _ requires: @escaping @Sendable ([Int], _ model: [Int]) throws -> Bool
  ) -> PropertyFailure? {
    let machine = NumberListMachine(requires: requires)
    let commands = ParallelCommands<NumberListMachine.Command>(branches: [[.add(1)], [.add(2)]])
    return Verdict(of: "list", at: "") {
      try machine.judge(parallel: commands, repetitions: 200, law: "list", at: "")
      return true
    }.failure
  }

  @Test func `a system is consistent if it is so with the model of one order`() {
    let failure = judgeAdditions { numbers, model in
      guard numbers == model else { throw PropertyFailure(law: "order", message: "wrong order") }
      return true
    }
    #expect(failure == nil)
  }

  @Test func `an error about an invariant comes with the commands`() {
    let named = judgeAdditions { _, _ in
      throw PropertyFailure(law: "never", message: "the list is wrong")
    }
    #expect(named?.law == "never")
    #expect(named?.message.contains(".add(1)") == true)
    #expect(named?.message.hasSuffix("\nthe list is wrong") == true)
    let other = judgeAdditions { _, _ in throw CaseError("broken") }
    #expect(other?.law == "list, without throwing CaseError")
    let inconsistent = judgeAdditions { _, _ in false }
    #expect(inconsistent?.law == "list, and its invariants hold")
  }
}
