import Foundation
import GestureDomains
import GestureLaws
import PropertyTesting

/// The property runner's search for a failure, in a child process that a trap may end.
struct RandomSearch {
  /// The greatest number of cases.
  static let mostCases = 100_000
  /// The longest time that a search may take, in seconds.
  private static let mostSeconds = 600.0

  /// The control to check.
  var kind: ControlKind
  /// The seed of all cases.
  var seed: UInt64

  /// Searches until a case fails or traps.
  ///
  /// - Returns: Whether a case failed, and the number of cases, including the failing case.
  /// - Throws: ``CommandFailure`` if no memory can be shared with the child process.
  func run() throws(CommandFailure) -> (found: Bool, executions: Int) {
    // Two words shared by both processes: the number of cases begun, and whether a case failed.
    let size = 2 * MemoryLayout<Int>.size
    guard
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0),
      memory != MAP_FAILED
    else { throw CommandFailure(.inputOutput, "no memory can be shared with a child process") }
    defer { munmap(memory, size) }
    nonisolated(unsafe) let words = memory.bindMemory(to: Int.self, capacity: 2)
    let laws = Property.laws(of: kind)
    let counted = Property(laws.name, laws.domain) { script in
      words[0] += 1
      let verdict = laws.judge(script)
      guard verdict.failure != nil else { return verdict }
      // End here: the failure only has to be found, not shrunk.
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
    let end: Trap?
    do throws(ChildError) {
      end = try search.trap(in: [], seconds: RandomSearch.mostSeconds)
    } catch {
      throw CommandFailure(.inputOutput, "no child process can search: \(error)")
    }
    let hasTrapped = if case .trapped = end { true } else { false }
    return (hasTrapped || words[1] == 1, words[0])
  }
}
