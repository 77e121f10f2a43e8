/// A sequence of commands while it runs: the model, and the responses so far.
struct MachineRun<Machine: AsyncStateMachine> {
  private let machine: Machine
  /// The law that the responses obey, and its place.
  private let law: String
  private let place: String
  private var model: Machine.Model
  /// A line of the report for each command that has run.
  private var steps: [(Machine.Command, Machine.Response)] = []

  /// A run that begins with the model of a new system.
  init(of machine: Machine, law: String, at place: String) {
    self.machine = machine
    self.law = law
    self.place = place
    model = machine.makeModel()
  }

  /// The expected state of the system.
  var expected: Machine.Model { model }

  /// Requires that a command is allowed.
  func allow(_ command: Machine.Command) throws(Discard) {
    if !machine.isAllowed(command, in: model) { throw Discard() }
  }

  /// Compares a response with the prediction of the model.
  ///
  /// - Throws: The failure, if the response is not as predicted.
  mutating func take(_ response: Machine.Response, to command: Machine.Command) throws {
    let prediction = machine.predict(command, in: &model)
    guard machine.matches(response, prediction, of: command) else {
      let line = CommandText(command, response: response).description
      throw failure(law, "\(line), but the model predicts \(describe(prediction))")
    }
    steps.append((command, response))
  }

  /// Requires that the invariants hold.
  func require(isConsistent: Bool) throws {
    guard !isConsistent else { return }
    throw failure(
      "\(law), and its invariants hold",
      "then the system is not consistent with the model, \(describe(model))")
  }

  /// Returns the failure for an error that `body` of the report describes.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - command: The command that threw it; `nil` if none did.
  /// - Returns: The failure or, for a discarded case, the error itself.
  func failure(for error: any Error, of command: Machine.Command? = nil) -> any Error {
    switch error {
    case is Discard: return error
    case let known as PropertyFailure:
      var known = known
      let line = command.map { "\(describe($0)): \(known.message)" } ?? known.message
      known.message = history(endingWith: line)
      return known
    default:
      let source = command.map { describe($0) } ?? "then the system"
      return failure(
        "\(law), without throwing \(ErrorKind(error))", "\(source) threw \(error)")
    }
  }

  private func failure(_ law: String, _ last: String) -> PropertyFailure {
    PropertyFailure(law: law, place: place, message: history(endingWith: last))
  }

  /// The commands and responses so far, one on each line.
  private func history(endingWith last: String) -> String {
    (steps.map { CommandText($0.0, response: $0.1).description } + [last])
      .joined(separator: "\n")
  }
}

/// A command and its response as a line of a report.
struct CommandText: CustomStringConvertible {
  let description: String

  /// The text of a command with its response, which is left out if it is empty.
  init<Command, Response>(_ command: Command, response: Response) {
    description =
      Response.self == Void.self
      ? describe(command) : "\(describe(command)) → \(describe(response))"
  }
}

// MARK: - Running commands

extension StateMachine {
  /// Runs commands on a new system and on the model, and compares the responses.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - law: The law that the responses obey, for reports.
  ///   - place: The place of the property, for reports.
  /// - Throws: A ``PropertyFailure`` that shows the responses, or ``Discard`` if a command is not allowed.
  package func judge(_ commands: [Command], law: String, at place: String) throws {
    var run = MachineRun(of: self, law: law, at: place)
    var system: System
    do { system = try makeSystem() } catch { throw run.failure(for: error) }
    var thrown: (any Error)?
    do { try play(commands, &run, on: &system) } catch { thrown = error }
    do { try tearDown(&system) } catch { thrown = thrown ?? run.failure(for: error) }
    if let thrown { throw thrown }
  }

  private func play(
    _ commands: [Command], _ run: inout MachineRun<Self>, on system: inout System
  ) throws {
    try check(run, system)
    for command in commands {
      try run.allow(command)
      let response: Response
      do {
        response = try self.run(command, on: &system)
      } catch {
        throw run.failure(for: error, of: command)
      }
      try run.take(response, to: command)
      try check(run, system)
    }
  }

  private func check(_ run: MachineRun<Self>, _ system: System) throws {
    let isConsistent: Bool
    do {
      isConsistent = try self.isConsistent(system, with: run.expected)
    } catch {
      throw run.failure(for: error)
    }
    try run.require(isConsistent: isConsistent)
  }
}

extension AsyncStateMachine {
  /// Runs commands on a new system and on the model, and compares the responses.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - law: The law that the responses obey, for reports.
  ///   - place: The place of the property, for reports.
  /// - Throws: A ``PropertyFailure`` that shows the responses, or ``Discard`` if a command is not allowed.
  package nonisolated(nonsending) func judgeAwaiting(
    _ commands: [Command], law: String, at place: String
  ) async throws {
    var run = MachineRun(of: self, law: law, at: place)
    var system: System
    do { system = try await makeSystem() } catch { throw run.failure(for: error) }
    var thrown: (any Error)?
    do { try await play(commands, &run, on: &system) } catch { thrown = error }
    do { try await tearDown(&system) } catch { thrown = thrown ?? run.failure(for: error) }
    if let thrown { throw thrown }
  }

  private nonisolated(nonsending) func play(
    _ commands: [Command], _ run: inout MachineRun<Self>, on system: inout System
  ) async throws {
    try await check(run, system)
    for command in commands {
      try run.allow(command)
      let response: Response
      do {
        response = try await self.run(command, on: &system)
      } catch {
        throw run.failure(for: error, of: command)
      }
      try run.take(response, to: command)
      try await check(run, system)
    }
  }

  private nonisolated(nonsending) func check(_ run: MachineRun<Self>, _ system: System) async throws
  {
    let isConsistent: Bool
    do {
      isConsistent = try await self.isConsistent(system, with: run.expected)
    } catch {
      throw run.failure(for: error)
    }
    try run.require(isConsistent: isConsistent)
  }
}
