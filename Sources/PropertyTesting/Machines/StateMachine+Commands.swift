extension AsyncStateMachine {
  /// The domain of sequences of allowed commands.
  ///
  /// Each command is drawn in the state of the model after the commands before it. A command that is not
  /// allowed there is left out, so deleting a command also deletes those that depend on it.
  ///
  /// - Parameter count: The range of the number of commands.
  /// - Returns: The domain.
  public func sequences(count: ClosedRange<Int> = 0...50) -> Domain<[Command]> {
    Domain(
      draw: { source throws(Discard) in
        var model = makeModel()
        return try draw(count, &model, from: &source)
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
  ///   - isSuitable: Whether the list may end with its last command, which is allowed.
  ///   - source: The source of the words.
  /// - Returns: The commands.
  /// - Throws: ``Discard`` if fewer commands are suitable than the lower limit.
  func draw(
    _ count: ClosedRange<Int>, _ model: inout Model,
    if isSuitable: (([Command]) -> Bool)? = nil, from source: inout ChoiceSource
  ) throws(Discard) -> [Command] {
    let planned = source.plannedLength(in: count)
    var commands: [Command] = []
    try source.drawList(of: count, planned: planned) { source throws(Discard) in
      let command: Command
      do throws(Discard) {
        command = try self.commands(in: model).draw(from: &source)
      } catch {
        return false
      }
      guard isAllowed(command, in: model), isSuitable?(commands + [command]) != false else {
        return false
      }
      _ = predict(command, in: &model)
      commands.append(command)
      return true
    }
    return commands
  }

  /// Writes the words that ``draw(_:_:if:from:)`` reads, and updates the model.
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
