/// Commands that run one after the other, and then commands that run at the same time.
///
///     // First 1 is pushed. Then one branch pops and pushes 2, while the other one pops.
///     let commands: ParallelCommands<QueueMachine.Command> = ParallelCommands(
///       prefix: [.push(1)], branches: [[.pop, .push(2)], [.pop]])
public struct ParallelCommands<Command> {
  /// The commands that run first, one after the other.
  public var prefix: [Command]
  /// The lists of commands that run at the same time; the commands of a list run one after the other.
  public var branches: [[Command]]
  /// The decisions of the scheduler, in order, if it has the choice which task continues.
  ///
  /// 0 continues the task that ran last, if it can continue; the other numbers stand for the other tasks.
  /// After the last decision all further ones are 0. The system clock decides where the branches run on
  /// threads, so there the list is empty.
  public var schedule: [Int]

  /// Creates commands for branches.
  public init(prefix: [Command] = [], branches: [[Command]], schedule: [Int] = []) {
    self.prefix = prefix
    self.branches = branches
    self.schedule = schedule
  }
}

extension ParallelCommands: Sendable where Command: Sendable {}
extension ParallelCommands: Equatable where Command: Equatable {}
extension ParallelCommands: Hashable where Command: Hashable {}

extension ParallelCommands: CustomDebugStringConvertible, LiteralParts {
  /// The call of the initializer.
  public var debugDescription: String { call { describe($0) } ?? "" }

  var code: String? { call { expression($0) } }

  private func call(_ text: (Command) -> String?) -> String? {
    func list(_ commands: [Command]) -> String? {
      let texts = commands.compactMap(text)
      return texts.count < commands.count ? nil : "[\(texts.joined(separator: ", "))]"
    }
    let lists = branches.compactMap(list)
    guard let prefix = list(prefix), lists.count == branches.count else { return nil }
    var arguments = ["branches: [\(lists.joined(separator: ", "))]"]
    if !self.prefix.isEmpty { arguments.insert("prefix: \(prefix)", at: 0) }
    if !schedule.isEmpty { arguments.append("schedule: \(schedule)") }
    return "ParallelCommands(\(arguments.joined(separator: ", ")))"
  }
}

// MARK: - Drawing

extension AsyncStateMachine {
  /// The domain of commands for branches that are allowed in every order in which the branches may run.
  ///
  /// - Parameters:
  ///   - branches: The number of branches, 2...6.
  ///   - prefix: The range of the number of commands before the branches.
  ///   - isScheduled: Whether to draw the decisions of a scheduler.
  /// - Returns: The domain.
  package func parallelCommands(
    branches: Int, prefix: ClosedRange<Int>, isScheduled: Bool
  ) -> Domain<ParallelCommands<Command>> {
    // Of a command in each of more branches, there are too many orders to examine them all.
    precondition((2...6).contains(branches), "\(branches) parallel branches; 2 to 6 are possible")
    prefix.requireLengths()
    let count = 0...(Self.mostInBranches / branches)
    let decisions = Domain<Int>.integers(in: 0...branches)
    let schedules =
      isScheduled
      ? Domain<[Int]>.array(of: decisions, count: 0...Self.mostDecisions)
      : .array(of: decisions, count: 0)
    return Domain(
      draw: { source throws(Discard) in
        var model = makeModel()
        var commands = ParallelCommands<Command>(branches: [])
        var isRejecting = false
        commands.prefix = try source.span("prefix") { source throws(Discard) in
          try draw(prefix, &model, rejecting: &isRejecting, from: &source)
        }
        isRejecting = false
        for _ in 0..<branches {
          let others = commands.branches
          commands.branches.append(
            try source.span("branch") { source throws(Discard) in
              var own = model
              return try draw(
                count, &own, rejecting: &isRejecting,
                if: { allowsAnyOrder(others + [$0], from: model) }, from: &source)
            })
        }
        // Without a command in a branch, the case would test nothing that happens at the same time.
        if isRejecting && commands.branches.allSatisfy(\.isEmpty) { throw Discard.ofMachine }
        commands.schedule = try schedules.draw(from: &source)
        return commands
      },
      encode: { commands, encoder in
        var model = makeModel()
        guard commands.branches.count == branches,
          encode(commands.prefix, prefix, &model, into: &encoder),
          allowsAnyOrder(commands.branches, from: model)
        else { return false }
        for branch in commands.branches {
          var own = model
          guard encode(branch, count, &own, into: &encoder) else { return false }
        }
        return schedules.encode(commands.schedule, into: &encoder)
      })
  }

  /// The number of commands that the branches share, so that there are at most some thousand orders.
  private static var mostInBranches: Int { 9 }
  /// The largest number of decisions of a scheduler.
  private static var mostDecisions: Int { 64 }

  /// Whether each command is allowed when its turn comes, in any order of the branches.
  func allowsAnyOrder(_ branches: [[Command]], from model: Model) -> Bool {
    for index in branches.indices {
      guard let command = branches[index].first else { continue }
      guard isAllowed(command, in: model) else { return false }
      var (rest, next) = (branches, model)
      rest[index].removeFirst()
      _ = predict(command, in: &next)
      guard allowsAnyOrder(rest, from: next) else { return false }
    }
    return true
  }
}
