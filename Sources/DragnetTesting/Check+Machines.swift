public import PropertyTesting
public import Testing

/// Checks that a system responds to commands as its model predicts; a failure is an issue at this line.
///
///     @Test func `a queue behaves like an array`() { check(QueueMachine()) }
///
/// The report shows the shortest sequence of commands that fails, with the responses to them. The
/// environment overrides the settings, as for a check of a domain.
///
/// - Parameters:
///   - machine: The model of the system.
///   - name: The law's name, for the report; by default the name of the test.
///   - count: The range of the number of commands.
///   - examples: Sequences to try first.
///   - known: Failures that are not reported; see `KnownFailure`.
///   - settings: The settings of the run.
///   - sourceLocation: The place of a failure.
public func check<Machine: StateMachine>(
  _ machine: Machine, _ name: String? = nil, count: ClosedRange<Int> = 0...50,
  examples: [[Machine.Command]] = [], known: [KnownFailure<[Machine.Command]>] = [],
  settings: RunSettings = RunSettings(), sourceLocation: SourceLocation = #_sourceLocation
) {
  let (law, place) = (name ?? currentTestName, sourceLocation.place)
  check(
    machine.sequences(count: count), law, examples: examples, known: known, settings: settings,
    sourceLocation: sourceLocation
  ) { commands in
    try machine.judge(commands, law: law, at: place)
    return true
  }
}

/// Checks that a system whose commands await responds to them as its model predicts; a failure is an
/// issue at this line.
///
///     @Test func `an account adds up`() async { await check(AccountMachine()) }
///
/// The commands run one after the other, on the caller's actor unless the system has another.
///
/// - Parameters:
///   - machine: The model of the system.
///   - name: The law's name, for the report; by default the name of the test.
///   - count: The range of the number of commands.
///   - examples: Sequences to try first.
///   - known: Failures that are not reported; see `KnownFailure`.
///   - settings: The settings of the run.
///   - isolation: The actor on which the commands run.
///   - sourceLocation: The place of a failure.
public func check<Machine: AsyncStateMachine>(
  _ machine: Machine, _ name: String? = nil, count: ClosedRange<Int> = 0...50,
  examples: [[Machine.Command]] = [], known: [KnownFailure<[Machine.Command]>] = [],
  settings: RunSettings = RunSettings(), isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let (law, place) = (name ?? currentTestName, sourceLocation.place)
  await check(
    machine.sequences(count: count), law, examples: examples, known: known, settings: settings,
    isolation: isolation, sourceLocation: sourceLocation
  ) { commands in
    try await machine.judgeAwaiting(commands, law: law, at: place)
    return true
  }
}

/// Checks that threads that use a system get responses as if they took turns; a failure is an issue at this
/// line.
///
///     @Test func `threads can share a counter`() { check(parallel: CounterMachine()) }
///
/// Some commands run first, one after the other. Then each branch runs its commands on a thread of its own.
/// The property holds if some order of the commands explains all responses: the model predicts them, and no
/// command comes before another that had ended when it began (linearizability). The report shows the
/// commands of each branch in the order of time.
///
/// The operating system decides how threads interleave. So a failing case can pass when it is repeated, and
/// the report says how often. For code that only awaits, `check(interleaving:)` repeats every interleaving.
///
/// - Parameters:
///   - machine: The model of the system.
///   - name: The law's name, for the report; by default the name of the test.
///   - branches: The number of threads, 2...6.
///   - prefix: The range of the number of commands before the threads start.
///   - repetitions: The number of runs of each test case, at least 1.
///   - examples: Cases to try first.
///   - settings: The settings of the run.
///   - sourceLocation: The place of a failure.
public func check<Machine: StateMachine>(
  parallel machine: Machine, _ name: String? = nil, branches: Int = 2,
  prefix: ClosedRange<Int> = 0...10, repetitions: Int = 10,
  examples: [ParallelCommands<Machine.Command>] = [], settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) where Machine.System: AnyObject & Sendable {
  precondition(repetitions >= 1, "\(repetitions) repetitions")
  let (law, place) = (name ?? currentTestName, sourceLocation.place)
  check(
    machine.parallelCommands(branches: branches, prefix: prefix, isScheduled: false), law,
    examples: examples, settings: settings, sourceLocation: sourceLocation
  ) { commands in
    try machine.judge(parallel: commands, repetitions: repetitions, law: law, at: place)
    return true
  }
}

/// Checks that tasks that use a system get responses as if they took turns; a failure is an issue at this
/// line.
///
///     @Test func `tasks can share a counter`() async { await check(parallel: CounterMachine()) }
///
/// This is like the check with threads, but each branch is a task. The tasks run on the threads of the
/// concurrency library, so systems that block these threads need the check with threads.
///
/// - Parameters:
///   - machine: The model of the system.
///   - name: The law's name, for the report; by default the name of the test.
///   - branches: The number of tasks, 2...6.
///   - prefix: The range of the number of commands before the tasks start.
///   - repetitions: The number of runs of each test case, at least 1.
///   - examples: Cases to try first.
///   - settings: The settings of the run.
///   - isolation: The actor of the caller.
///   - sourceLocation: The place of a failure.
public func check<Machine: AsyncStateMachine>(
  parallel machine: Machine, _ name: String? = nil, branches: Int = 2,
  prefix: ClosedRange<Int> = 0...10, repetitions: Int = 10,
  examples: [ParallelCommands<Machine.Command>] = [], settings: RunSettings = RunSettings(),
  isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
) async where Machine.System: AnyObject & Sendable {
  precondition(repetitions >= 1, "\(repetitions) repetitions")
  let (law, place) = (name ?? currentTestName, sourceLocation.place)
  await check(
    machine.parallelCommands(branches: branches, prefix: prefix, isScheduled: false), law,
    examples: examples, settings: settings, isolation: isolation, sourceLocation: sourceLocation
  ) { commands in
    try await machine.judgeAwaiting(
      parallel: commands, repetitions: repetitions, law: law, at: place)
    return true
  }
}

/// Checks that tasks that use a system get responses as if they took turns, in any interleaving of the
/// tasks; a failure is an issue at this line.
///
///     @Test func `tasks can share an account`() { check(interleaving: AccountMachine()) }
///
/// This is like `check(parallel:)`, but the order in which the tasks continue is a part of the test case: it
/// shrinks, and a failing case always fails again. All tasks run on one thread, and only a task that awaits
/// lets another one continue.
///
/// The system may use its own actors and child tasks only. A command that waits for anything else, such as
/// a timer, another executor or an unstructured task, fails, because nothing here can wake it.
///
/// - Parameters:
///   - machine: The model of the system.
///   - name: The law's name, for the report; by default the name of the test.
///   - branches: The number of tasks, 2...6.
///   - prefix: The range of the number of commands before the tasks start.
///   - examples: Cases to try first.
///   - known: Failures that are not reported; see `KnownFailure`.
///   - settings: The settings of the run.
///   - sourceLocation: The place of a failure.
public func check<Machine: AsyncStateMachine>(
  interleaving machine: Machine, _ name: String? = nil, branches: Int = 2,
  prefix: ClosedRange<Int> = 0...10, examples: [ParallelCommands<Machine.Command>] = [],
  known: [KnownFailure<ParallelCommands<Machine.Command>>] = [],
  settings: RunSettings = RunSettings(), sourceLocation: SourceLocation = #_sourceLocation
) where Machine.System: AnyObject & Sendable {
  let (law, place) = (name ?? currentTestName, sourceLocation.place)
  check(
    machine.parallelCommands(branches: branches, prefix: prefix, isScheduled: true), law,
    examples: examples, known: known, settings: settings, sourceLocation: sourceLocation
  ) { commands in
    try machine.judge(interleaved: commands, law: law, at: place)
    return true
  }
}

extension SourceLocation {
  /// The file and the line, as in a failure of a property.
  var place: String { "\(fileID):\(line)" }
}
