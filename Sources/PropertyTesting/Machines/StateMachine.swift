/// A model of a system that has a state, to test the system with sequences of commands.
///
/// A test case is a sequence of commands. Each command runs on the model and on the system, and the
/// property holds if all responses of the system are as the model predicts:
///
///     struct QueueMachine: StateMachine {
///       enum Command: Hashable { case push(Int), pop }
///
///       func makeModel() -> [Int] { [] }
///       func makeSystem() -> RingQueue { RingQueue() }
///
///       func commands(in items: [Int]) -> Domain<Command> {
///         .one(of: .combine(.integers(in: 0...9)) { .push($0) }, .just(.pop))
///       }
///
///       func predict(_ command: Command, in items: inout [Int]) -> Int? {
///         switch command {
///         case .push(let item): items.append(item)
///         case .pop: if !items.isEmpty { return items.removeFirst() }
///         }
///         return nil
///       }
///
///       func run(_ command: Command, on queue: inout RingQueue) -> Int? {
///         switch command {
///         case .push(let item): queue.push(item)
///         case .pop: return queue.pop()
///         }
///         return nil
///       }
///     }
///
/// `check(QueueMachine())` is a check like any other: it shrinks, it is fuzzed, and its cases are kept
/// and replayed.
///
/// All requirements but `makeModel()`, `makeSystem()`, `commands(in:)`, `predict(_:in:)` and
/// `run(_:on:)` have defaults. A system whose commands await needs an ``AsyncStateMachine``.
public protocol StateMachine<Command>: AsyncStateMachine {
  /// Returns a new system; each test case begins with one.
  func makeSystem() throws -> System

  /// Runs a command and returns the response of the system.
  ///
  /// - Parameters:
  ///   - command: A command.
  ///   - system: The system.
  /// - Returns: The response.
  /// - Throws: Any error, which is a failure; a thrown ``Discard`` discards the test case.
  func run(_ command: Command, on system: inout System) throws -> Response

  /// Whether the invariants of the system hold, after it was made and after each command; by default
  /// `true`.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - model: Its expected state.
  /// - Returns: Whether the invariants hold.
  /// - Throws: Any error, which is a failure. Throw a ``PropertyFailure`` to name an invariant.
  func isConsistent(_ system: System, with model: Model) throws -> Bool

  /// Releases the resources of a system at the end of each test case; by default does nothing.
  ///
  /// - Parameter system: The system.
  /// - Throws: Any error, which is a failure.
  func tearDown(_ system: inout System) throws
}

extension StateMachine {
  /// Returns `true`.
  public func isConsistent(_ system: System, with model: Model) throws -> Bool { true }

  /// Does nothing.
  public func tearDown(_ system: inout System) throws {}
}
