import Foundation
import GestureDomains
import GestureLaws
import PropertyTesting

/// The property runner's search for a failure, in a child process, which the failure may end.
struct RandomSearch {
  /// The most cases that it tries.
  static let mostCases = 100_000
  /// The longest that it may take, in seconds.
  private static let mostSeconds = 600.0

  /// What is judged.
  var kind: ControlKind
  /// What all cases come from.
  var seed: UInt64

  /// Searches until a case fails or traps.
  ///
  /// - Returns: Whether one did, and how many cases were judged, that one included.
  func run() throws(CommandFailure) -> (found: Bool, executions: Int) {
    // Two words that both processes see: how many cases were begun, and whether one failed.
    let size = 2 * MemoryLayout<Int>.size
    guard
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0),
      memory != MAP_FAILED
    else { throw CommandFailure(.inputOutput, "there is no memory to share with a child process") }
    defer { munmap(memory, size) }
    nonisolated(unsafe) let words = memory.bindMemory(to: Int.self, capacity: 2)
    let laws = Property.laws(of: kind)
    let counted = Property(laws.name, laws.domain) { script in
      words[0] += 1
      let verdict = laws.judge(script)
      guard verdict.failure != nil else { return verdict }
      // It is not to be shrunk, only found.
      words[1] = 1
      _exit(0)
    }
    let settings = RunSettings(seed: seed, cases: RandomSearch.mostCases, caseTimeLimit: nil)
    let search = AnyProperty(
      kind.name,
      drawing: { _ in
        signal(SIGINT, SIG_DFL)
        _ = counted.run(settings)
        return .holds
      })
    let end = search.trap(in: [], seconds: RandomSearch.mostSeconds)
    let hasTrapped = if case .trapped = end { true } else { false }
    return (hasTrapped || words[1] == 1, words[0])
  }
}
