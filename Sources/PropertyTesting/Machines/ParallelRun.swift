/// A parallel run of commands, up to its verdict.
struct ParallelRun<Machine: AsyncStateMachine>: Sendable where Machine.System: Sendable {
  let machine: Machine
  let commands: ParallelCommands<Machine.Command>
  /// The law that the responses obey, and its place.
  let law: String
  let place: String
  let history = CommandHistory<Machine>()

  /// Requires that the commands are allowed in any order.
  func allow() throws(Discard) {
    guard commands.branches.count > 0,
      machine.allowsAnyOrder([commands.prefix], from: machine.makeModel())
    else { throw Discard() }
    var model = machine.makeModel()
    for command in commands.prefix { _ = machine.predict(command, in: &model) }
    guard machine.allowsAnyOrder(commands.branches, from: model) else { throw Discard() }
  }

  /// Throws the failure of a command that threw an error, if there is one.
  func throwError() throws {
    guard let (error, number) = history.error else { return }
    if error is Discard { throw error }
    let command = describe(history.operations[number].command)
    if var failure = error as? PropertyFailure {
      failure.message = "\(history.text)\n\(command): \(failure.message)"
      throw failure
    }
    throw history.failure(
      "\(law), without throwing \(ErrorKind(error))", at: place, "\(command) threw \(error)")
  }

  /// Returns the models at the end of all orders that explain the responses.
  ///
  /// - Throws: The failure, if no order explains them.
  func explanations() throws -> [Machine.Model] {
    var models: [Machine.Model] = []
    _ = history.search(machine) { model in
      models.append(model)
      return false
    }
    guard models.isEmpty else { return models }
    throw history.failure(
      "\(law), as if its commands took turns", at: place,
      "no order of these commands explains the responses")
  }

  /// Returns the failure of a system that is not consistent with any model.
  ///
  /// - Parameters:
  ///   - models: The models.
  ///   - error: The first error that a comparison threw; `nil` if none threw.
  /// - Returns: The failure or, for a discarded case, the error itself.
  func inconsistency(with models: [Machine.Model], throwing error: (any Error)?) -> any Error {
    switch error {
    case nil:
      let model = models.first.map { describe($0) } ?? ""
      return history.failure(
        "\(law), and its invariants hold", at: place,
        "then the system is not consistent with the model, \(model)")
    case let error as Discard: return error
    case var failure as PropertyFailure:
      failure.message = "\(history.text)\n\(failure.message)"
      return failure
    case let error?:
      return history.failure(
        "\(law), without throwing \(ErrorKind(error))", at: place, "then the system threw \(error)")
    }
  }

  /// Runs `body` for a command, and notes its beginning and end.
  ///
  /// - Returns: Whether the command did not throw.
  func note(
    _ command: Machine.Command, branch: Int?, _ body: () throws -> Machine.Response
  ) -> Bool {
    let number = history.begin(command, branch: branch)
    do {
      let response = try body()
      history.end(number, response)
      return true
    } catch {
      history.end(number, throwing: error)
      return false
    }
  }

  /// Runs `body` for a command, and notes its beginning and end.
  ///
  /// - Returns: Whether the command did not throw.
  nonisolated(nonsending) func note(
    _ command: Machine.Command, branch: Int?,
    _ body: nonisolated(nonsending) () async throws -> Machine.Response
  ) async -> Bool {
    let number = history.begin(command, branch: branch)
    do {
      let response = try await body()
      history.end(number, response)
      return true
    } catch {
      history.end(number, throwing: error)
      return false
    }
  }
}

// MARK: - Threads

extension ParallelRun where Machine: StateMachine {
  /// Runs the branches on threads and judges the responses.
  ///
  /// - Throws: The failure, or ``Discard``.
  func runOnThreads() throws {
    try allow()
    var system = try machine.makeSystem()
    var thrown: (any Error)?
    do { try run(on: system) } catch { thrown = error }
    do { try machine.tearDown(&system) } catch { thrown = thrown ?? error }
    if let thrown { throw thrown }
  }

  private func run(on system: Machine.System) throws {
    var first = system
    let isPrefixRun = commands.prefix.allSatisfy { command in
      note(command, branch: nil) { try machine.run(command, on: &first) }
    }
    if isPrefixRun {
      let line = StartingLine(of: commands.branches.count)
      let sink = Features.sink
      for (number, branch) in commands.branches.enumerated() {
        Platform.startThread {
          Features.$sink.withValue(sink) {
            line.start()
            var own = system
            for command in branch {
              guard note(command, branch: number, { try machine.run(command, on: &own) }) else {
                break
              }
            }
          }
          line.finish()
        }
      }
      line.waitForAll()
    }
    try throwError()
    let models = try explanations()
    var thrown: (any Error)?
    for model in models {
      do {
        if try machine.isConsistent(system, with: model) { return }
      } catch {
        thrown = thrown ?? error
      }
    }
    throw inconsistency(with: models, throwing: thrown)
  }
}

/// A line at which threads wait for each other, so that they start at the same time.
private final class StartingLine: @unchecked Sendable {
  private let waiting: Platform.Lock<Int>
  private let running: Platform.Lock<Int>
  private let allFinished = Platform.Gate()

  /// A line for some threads.
  init(of threads: Int) {
    waiting = Platform.Lock(threads)
    running = Platform.Lock(threads)
  }

  /// Waits until all threads are at the line.
  func start() {
    waiting.withLock { $0 -= 1 }
    while waiting.withLock({ $0 > 0 }) { Platform.yieldThread() }
  }

  /// Notes that the calling thread has finished.
  func finish() {
    let isLast = running.withLock { count in
      count -= 1
      return count == 0
    }
    if isLast { allFinished.open() }
  }

  /// Waits until all threads have finished.
  func waitForAll() { allFinished.pass() }
}

// MARK: - Tasks

extension ParallelRun {
  /// Runs the branches as tasks and judges the responses.
  ///
  /// - Throws: The failure, or ``Discard``.
  nonisolated(nonsending) func runOnTasks() async throws {
    try allow()
    var system = try await machine.makeSystem()
    var thrown: (any Error)?
    do { try await run(on: system) } catch { thrown = error }
    do { try await machine.tearDown(&system) } catch { thrown = thrown ?? error }
    if let thrown { throw thrown }
  }

  private nonisolated(nonsending) func run(on system: Machine.System) async throws {
    var isPrefixRun = true
    var first = system
    for command in commands.prefix where isPrefixRun {
      isPrefixRun = await note(command, branch: nil) {
        try await machine.run(command, on: &first)
      }
    }
    if isPrefixRun {
      await withTaskGroup { group in
        for (number, branch) in commands.branches.enumerated() {
          group.addTask { await run(branch, number, on: system) }
        }
      }
    }
    try throwError()
    let models = try explanations()
    var thrown: (any Error)?
    for model in models {
      do {
        if try await machine.isConsistent(system, with: model) { return }
      } catch {
        thrown = thrown ?? error
      }
    }
    throw inconsistency(with: models, throwing: thrown)
  }

  private func run(_ branch: [Machine.Command], _ number: Int, on system: Machine.System) async {
    var own = system
    for command in branch {
      let isRun = await note(command, branch: number) {
        try await machine.run(command, on: &own)
      }
      guard isRun else { return }
    }
  }
}
