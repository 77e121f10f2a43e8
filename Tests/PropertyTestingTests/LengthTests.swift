import PropertyTesting
import Testing

/// The ranges of the lengths of lists.
@Suite struct LengthTests {
  private struct Machine: StateMachine {
    enum Command: Hashable { case nothing }
    func makeModel() {}
    func makeSystem() {}
    func commands(in model: Void) -> Domain<Command> { .just(.nothing) }
    func predict(_ command: Command, in model: inout Void) {}
    func run(_ command: Command, on system: inout Void) {}
  }

  @Test func `a list cannot have a negative length`() async {
    await #expect(processExitsWith: .trap) {
      _ = Domain<[Int]>.sorted(of: .integers, count: -1...Int.max)
    }
    await #expect(processExitsWith: .trap) { _ = Machine().sequences(count: -1...2) }
    await #expect(processExitsWith: .trap) {
      _ = Machine().parallelCommands(branches: 2, prefix: -1...2, isScheduled: true)
    }
    await #expect(processExitsWith: .trap) {
      _ = Domain<Set<Int>>.set(of: .integers, count: -1...2)
    }
  }
}
