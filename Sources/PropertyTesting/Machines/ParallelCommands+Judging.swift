// A system that branches share must be an object: copies of a structure would be systems of their own.

extension StateMachine where System: AnyObject & Sendable {
  /// Runs commands on threads, several times, and judges the responses.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - repetitions: The number of runs, each on a new system.
  ///   - law: The law that the responses obey, for reports.
  ///   - place: The place of the property, for reports.
  /// - Throws: A ``PropertyFailure`` that shows the responses, or ``Discard`` if a command is not allowed.
  package func judge(
    parallel commands: ParallelCommands<Command>, repetitions: Int, law: String, at place: String
  ) throws {
    for _ in 0..<repetitions {
      try ParallelRun(machine: self, commands: commands, law: law, place: place).runOnThreads()
    }
  }
}

extension AsyncStateMachine where System: AnyObject & Sendable {
  /// Runs commands as tasks, several times, and judges the responses.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - repetitions: The number of runs, each on a new system.
  ///   - law: The law that the responses obey, for reports.
  ///   - place: The place of the property, for reports.
  /// - Throws: A ``PropertyFailure`` that shows the responses, or ``Discard`` if a command is not allowed.
  package nonisolated(nonsending) func judgeAwaiting(
    parallel commands: ParallelCommands<Command>, repetitions: Int, law: String, at place: String
  ) async throws {
    for _ in 0..<repetitions {
      try await ParallelRun(machine: self, commands: commands, law: law, place: place).runOnTasks()
    }
  }

  /// Runs commands as tasks in the order of their schedule, and judges the responses.
  ///
  /// - Parameters:
  ///   - commands: The commands.
  ///   - law: The law that the responses obey, for reports.
  ///   - place: The place of the property, for reports.
  /// - Throws: A ``PropertyFailure`` that shows the responses, or ``Discard`` if a command is not allowed.
  package func judge(
    interleaved commands: ParallelCommands<Command>, law: String, at place: String
  ) throws {
    try ParallelRun(machine: self, commands: commands, law: law, place: place).runInterleaved()
  }
}
