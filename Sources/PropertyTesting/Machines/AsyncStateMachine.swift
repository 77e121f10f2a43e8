/// A model of a system whose commands await, such as an actor.
///
/// It has the same requirements as a ``StateMachine``, and those that use the system can await:
///
///     struct AccountMachine: AsyncStateMachine {
///       enum Command: Hashable { case deposit(Int), read }
///
///       func makeModel() -> Int { 0 }
///       func makeSystem() -> Account { Account() }
///
///       func commands(in balance: Int) -> Domain<Command> {
///         .one(of: .combine(.integers(in: 1...9)) { .deposit($0) }, .just(.read))
///       }
///
///       func predict(_ command: Command, in balance: inout Int) -> Int {
///         if case .deposit(let amount) = command { balance += amount }
///         return balance
///       }
///
///       func run(_ command: Command, on account: inout Account) async -> Int {
///         switch command {
///         case .deposit(let amount): await account.deposit(amount)
///         case .read: await account.balance
///         }
///       }
///     }
public protocol AsyncStateMachine<Command>: Sendable {
  /// The expected state of the system: as much as is needed to predict its responses.
  associatedtype Model: Sendable
  /// The system under test, or what the commands use of it.
  associatedtype System
  /// A command with its arguments, such as a case of an enumeration.
  associatedtype Command: Sendable
  /// The response to a command: a value that the model can predict.
  associatedtype Response: Sendable

  /// Returns the model of a new system.
  func makeModel() -> Model

  /// Returns a new system; each test case begins with one.
  nonisolated(nonsending) func makeSystem() async throws -> System

  /// Returns the commands to choose from next.
  ///
  /// Draw the arguments of commands from the model where only some make sense, such as the key of an
  /// entry that exists. The simplest command comes first.
  ///
  /// - Parameter model: The expected state of the system.
  /// - Returns: The domain of the next command.
  func commands(in model: Model) -> Domain<Command>

  /// Whether the system accepts the command in the state of the model.
  ///
  /// A command that is not allowed is left out. By default every command is allowed.
  ///
  /// - Parameters:
  ///   - command: A command.
  ///   - model: The expected state of the system.
  /// - Returns: Whether to run the command.
  func isAllowed(_ command: Command, in model: Model) -> Bool

  /// Updates the model as the command should update the system, and returns the expected response.
  ///
  /// - Parameters:
  ///   - command: An allowed command.
  ///   - model: The expected state of the system.
  /// - Returns: The response that the system should give.
  func predict(_ command: Command, in model: inout Model) -> Response

  /// Runs a command and returns the response of the system.
  ///
  /// - Parameters:
  ///   - command: A command.
  ///   - system: The system.
  /// - Returns: The response.
  /// - Throws: Any error, which is a failure; a thrown ``Discard`` discards the test case.
  nonisolated(nonsending) func run(
    _ command: Command, on system: inout System
  ) async throws -> Response

  /// Whether a response is as predicted; by default whether both are equal.
  ///
  /// - Parameters:
  ///   - response: The response of the system.
  ///   - prediction: The response that the model predicts.
  ///   - command: The command.
  /// - Returns: Whether the response is right.
  func matches(_ response: Response, _ prediction: Response, of command: Command) -> Bool

  /// Whether the invariants of the system hold, after it was made and after each command; by default
  /// `true`.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - model: Its expected state.
  /// - Returns: Whether the invariants hold.
  /// - Throws: Any error, which is a failure. Throw a ``PropertyFailure`` to name an invariant.
  nonisolated(nonsending) func isConsistent(
    _ system: System, with model: Model
  ) async throws -> Bool

  /// Releases the resources of a system at the end of each test case; by default does nothing.
  ///
  /// - Parameter system: The system.
  /// - Throws: Any error, which is a failure.
  nonisolated(nonsending) func tearDown(_ system: inout System) async throws
}

extension AsyncStateMachine {
  /// Allows every command.
  public func isAllowed(_ command: Command, in model: Model) -> Bool { true }

  /// Returns `true`.
  public nonisolated(nonsending) func isConsistent(
    _ system: System, with model: Model
  ) async throws -> Bool { true }

  /// Does nothing.
  public nonisolated(nonsending) func tearDown(_ system: inout System) async throws {}
}

extension AsyncStateMachine where Response: Equatable {
  /// Whether the response equals the prediction.
  public func matches(_ response: Response, _ prediction: Response, of command: Command) -> Bool {
    response == prediction
  }
}

extension AsyncStateMachine where Response == Void {
  /// Returns `true`, because there is only one response.
  public func matches(_ response: Void, _ prediction: Void, of command: Command) -> Bool { true }
}
