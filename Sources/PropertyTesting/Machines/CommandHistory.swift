import Synchronization

/// The record of a parallel run: when each command began and ended, and its response.
///
/// Any thread may add to it.
final class CommandHistory<Machine: AsyncStateMachine>: Sendable {
  private let records: Platform.Lock<Records>

  struct Records {
    /// The commands in the order in which they began.
    var operations: [Operation] = []
    /// The number of beginnings and ends so far.
    var time = 0
    /// The first error that a command threw.
    var error: (any Error, of: Int)?
  }

  /// A command of a branch.
  struct Operation {
    let command: Machine.Command
    /// The number of the branch; `nil` for a command before the branches.
    let branch: Int?
    /// The time at which the command began.
    let start: Int
    /// The time at which it ended, and its response; `nil` if it did not end.
    var end: (time: Int, response: Machine.Response)?
  }

  init() { records = Platform.Lock(Records()) }

  /// The commands in the order in which they began.
  var operations: [Operation] { records.withLock(\.operations) }

  /// The first error that a command threw, and the number of the command.
  var error: (any Error, of: Int)? { records.withLock(\.error) }

  /// Notes the beginning of a command, and returns its number.
  func begin(_ command: Machine.Command, branch: Int?) -> Int {
    records.withLock { records in
      records.operations.append(Operation(command: command, branch: branch, start: records.time))
      records.time += 1
      return records.operations.count - 1
    }
  }

  /// Notes the response to a command.
  func end(_ number: Int, _ response: Machine.Response) {
    records.withLock { records in
      records.operations[number].end = (records.time, response)
      records.time += 1
    }
  }

  /// Notes the error that a command threw.
  func end(_ number: Int, throwing error: any Error) {
    records.withLock { $0.error = $0.error ?? (error, number) }
  }
}

// MARK: - Linearizability

extension CommandHistory {
  /// Calls `isEnd` with the model at the end of each order of the commands that explains the responses,
  /// until it returns `true`.
  ///
  /// An order explains the responses if the model predicts them, and if no command comes before another
  /// that had ended when it began.
  ///
  /// - Parameters:
  ///   - machine: The machine.
  ///   - isEnd: Whether the search can end with this model.
  /// - Returns: Whether the search ended early.
  func search(_ machine: Machine, until isEnd: (Machine.Model) -> Bool) -> Bool {
    let operations = operations
    func search(_ open: [Operation], _ model: Machine.Model) -> Bool {
      guard let firstEnd = open.map({ $0.end?.time ?? .max }).min() else { return isEnd(model) }
      for (index, operation) in open.enumerated() where operation.start < firstEnd {
        var next = model
        let prediction = machine.predict(operation.command, in: &next)
        guard let end = operation.end,
          machine.matches(end.response, prediction, of: operation.command)
        else { continue }
        var rest = open
        rest.remove(at: index)
        if search(rest, next) { return true }
      }
      return false
    }
    return search(operations, machine.makeModel())
  }
}

// MARK: - Text

extension CommandHistory {
  /// The commands before the branches, one on each line, and a column for each branch below.
  ///
  ///     .push(1)
  ///     branch 1   branch 2
  ///     ┌ .pop
  ///     │          ┌ .pop
  ///     └ → 1      │
  ///                └ → 1
  ///
  /// The lines are in the order of time. A command that ended before anything else happened has one line.
  var text: String {
    let operations = operations
    let before = operations.filter { $0.branch == nil }.map { "\(text(of: $0))" }
    let inBranches = operations.filter { $0.branch != nil }
    guard let count = inBranches.compactMap(\.branch).max().map({ $0 + 1 }) else {
      return before.joined(separator: "\n")
    }
    var rows: [[String]] = [(1...count).map { "branch \($0)" }]
    var isOpen = Array(repeating: false, count: count)
    /// Adds a line with an event of a branch.
    func add(_ text: String, _ branch: Int) {
      var row = isOpen.map { $0 ? "│" : "" }
      row[branch] = text
      rows.append(row)
    }
    let starts = Dictionary(uniqueKeysWithValues: inBranches.map { ($0.start, $0) })
    let ends = Dictionary(
      uniqueKeysWithValues: inBranches.compactMap { operation in
        operation.end.map { ($0.time, operation) }
      })
    var time = inBranches.map(\.start).min() ?? 0
    let last = max(starts.keys.max() ?? 0, ends.keys.max() ?? 0)
    while time <= last {
      if let operation = starts[time], let branch = operation.branch {
        if operation.end?.time == time + 1 {
          add("• \(text(of: operation))", branch)
          time += 1
        } else {
          add("┌ \(describe(operation.command))", branch)
          isOpen[branch] = true
        }
      } else if let operation = ends[time], let branch = operation.branch, let end = operation.end {
        isOpen[branch] = false
        add(Machine.Response.self == Void.self ? "└" : "└ → \(describe(end.response))", branch)
      }
      time += 1
    }
    return (before + lines(of: rows)).joined(separator: "\n")
  }

  private func text(of operation: Operation) -> String {
    guard let end = operation.end else { return describe(operation.command) }
    return CommandText(operation.command, response: end.response).description
  }

  /// Returns rows as lines with columns of equal width.
  private func lines(of rows: [[String]]) -> [String] {
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        line += text
        if column < columns - 1 {
          line += String(repeating: " ", count: widths[column] + 3 - text.count)
        }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// Returns the failure of a run that broke a law.
  ///
  /// - Parameters:
  ///   - law: The law.
  ///   - place: The place of the property.
  ///   - last: The last line of the message.
  /// - Returns: The failure, with the history.
  func failure(_ law: String, at place: String, _ last: String) -> PropertyFailure {
    PropertyFailure(law: law, place: place, message: "\(text)\n\(last)")
  }
}
