extension AsyncStateMachine {
  /// The domain of sequences of allowed commands.
  ///
  /// Each command is drawn in the state of the model after the commands before it. A command that is not
  /// allowed there is left out, so deleting a command also deletes those that depend on it.
  ///
  /// - Parameter count: The range of the number of commands.
  /// - Returns: The domain.
  public func sequences(count: ClosedRange<Int> = 0...50) -> Domain<[Command]> {
    count.requireLengths()
    return Domain(
      draw: { source throws(Discard) in
        var model = makeModel()
        var isRejecting = false
        let commands = try draw(count, &model, rejecting: &isRejecting, from: &source)
        // Without a command that is allowed, the case would test nothing and hold.
        if commands.isEmpty && isRejecting { throw Discard.ofMachine }
        return commands
      },
      encode: { commands, encoder in
        var model = makeModel()
        return encode(commands, count, &model, into: &encoder)
      })
  }

  /// Draws a list of commands that are allowed one after the other, and updates the model.
  ///
  /// - Parameters:
  ///   - count: The range of the number of commands.
  ///   - model: The model before the first command and after the last.
  ///   - isRejecting: Becomes `true` if a command is left out.
  ///   - isSuitable: Whether the list may end with its last command, which is allowed.
  ///   - source: The source of the words.
  /// - Returns: The commands.
  /// - Throws: ``Discard`` if fewer commands are suitable than the lower limit.
  func draw(
    _ count: ClosedRange<Int>, _ model: inout Model, rejecting isRejecting: inout Bool,
    if isSuitable: (([Command]) -> Bool)? = nil, from source: inout ChoiceSource
  ) throws(Discard) -> [Command] {
    let planned = source.plannedLength(in: count)
    var commands: [Command] = []
    try source.drawList(of: count, planned: planned) { source throws(Discard) in
      let command: Command
      do throws(Discard) {
        command = try self.commands(in: model).draw(from: &source)
      } catch {
        isRejecting = true
        return false
      }
      guard isAllowed(command, in: model), isSuitable?(commands + [command]) != false else {
        isRejecting = true
        return false
      }
      _ = predict(command, in: &model)
      commands.append(command)
      return true
    }
    return commands
  }

  /// Writes the words that ``draw(_:_:rejecting:if:from:)`` reads, and updates the model.
  ///
  /// - Returns: Whether all commands are allowed and can be encoded.
  func encode(
    _ commands: [Command], _ count: ClosedRange<Int>, _ model: inout Model,
    into encoder: inout ChoiceEncoder
  ) -> Bool {
    encoder.writeList(commands, of: count) { command, encoder in
      guard isAllowed(command, in: model),
        self.commands(in: model).encode(command, into: &encoder)
      else { return false }
      _ = predict(command, in: &model)
      return true
    }
  }
}

extension Discard {
  /// The discard of a case without commands, because the machine allowed none of those that were drawn.
  static var ofMachine: Discard {
    Discard(by: "a machine that allows no command", fileID: "", line: 0)
  }
}
