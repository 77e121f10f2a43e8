extension Property {
  /// A property that holds where a system responds to commands as its model predicts.
  ///
  ///     let property = Property("a queue behaves like an array", of: QueueMachine())
  ///
  /// - Parameters:
  ///   - name: The law's name, for reports.
  ///   - machine: The model of the system.
  ///   - count: The range of the number of commands.
  ///   - fileID: The file of the property, for reports.
  ///   - line: The line of the property, for reports.
  public init<Machine: StateMachine>(
    _ name: String, of machine: Machine, count: ClosedRange<Int> = 0...50,
    fileID: StaticString = #fileID, line: UInt = #line
  ) where Value == [Machine.Command] {
    self.init(name, of: machine, count: count, place: "\(fileID):\(line)")
  }

  package init<Machine: StateMachine>(
    _ name: String, of machine: Machine, count: ClosedRange<Int>, place: String
  ) where Value == [Machine.Command] {
    self.init(name, machine.sequences(count: count)) { commands in
      Verdict(of: name, at: place) {
        try machine.judge(commands, law: name, at: place)
        return true
      }
    }
  }
}

extension Property {
  /// A property that holds where threads that use a system get responses as if they took turns.
  ///
  /// - Parameters:
  ///   - name: The law's name, for reports.
  ///   - machine: The model of the system.
  ///   - branches: The number of threads, 2...6.
  ///   - prefix: The range of the number of commands before the threads start.
  ///   - repetitions: The number of runs of each test case, at least 1.
  ///   - fileID: The file of the property, for reports.
  ///   - line: The line of the property, for reports.
  public init<Machine: StateMachine>(
    _ name: String, parallel machine: Machine, branches: Int = 2, prefix: ClosedRange<Int> = 0...10,
    repetitions: Int = 10, fileID: StaticString = #fileID, line: UInt = #line
  ) where Value == ParallelCommands<Machine.Command>, Machine.System: AnyObject & Sendable {
    precondition(repetitions >= 1, "\(repetitions) repetitions")
    let domain = machine.parallelCommands(branches: branches, prefix: prefix, isScheduled: false)
    self.init(name, domain) { commands in
      let place = "\(fileID):\(line)"
      return Verdict(of: name, at: place) {
        try machine.judge(parallel: commands, repetitions: repetitions, law: name, at: place)
        return true
      }
    }
  }

  /// A property that holds where tasks that use a system get responses as if they took turns, in any
  /// interleaving of the tasks.
  ///
  /// - Parameters:
  ///   - name: The law's name, for reports.
  ///   - machine: The model of the system.
  ///   - branches: The number of tasks, 2...6.
  ///   - prefix: The range of the number of commands before the tasks start.
  ///   - fileID: The file of the property, for reports.
  ///   - line: The line of the property, for reports.
  public init<Machine: AsyncStateMachine>(
    _ name: String, interleaving machine: Machine, branches: Int = 2,
    prefix: ClosedRange<Int> = 0...10, fileID: StaticString = #fileID, line: UInt = #line
  ) where Value == ParallelCommands<Machine.Command>, Machine.System: AnyObject & Sendable {
    let domain = machine.parallelCommands(branches: branches, prefix: prefix, isScheduled: true)
    self.init(name, domain) { commands in
      let place = "\(fileID):\(line)"
      return Verdict(of: name, at: place) {
        try machine.judge(interleaved: commands, law: name, at: place)
        return true
      }
    }
  }
}
