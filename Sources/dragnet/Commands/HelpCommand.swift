import ArgumentParser

/// The command `dragnet help`.
///
/// It stands in place of ArgumentParser's own, which knows no topics.
struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Shows the help of a command, or of a topic.",
    discussion: "Topics: \(HelpTopic.list).")

  @Argument(
    help: "The name of a command, with its subcommand, or a topic.",
    completion: .list(HelpTopic.allCases.map(\.rawValue) + HelpCommand.commandNames))
  var names: [String] = []

  /// The names of all commands.
  private static var commandNames: [String] {
    Dragnet.configuration.subcommands.map { $0._commandName }
  }

  func run() throws {
    if names.count == 1, let topic = HelpTopic(rawValue: names[0]) {
      print(topic.text, terminator: "")
      return
    }
    var command: any ParsableCommand.Type = Dragnet.self
    for name in names {
      let children = command.configuration.subcommands
      guard let child = children.first(where: { $0._commandName == name }) else {
        throw ValidationError("there is no command or topic \(name); topics are \(HelpTopic.list)")
      }
      command = child
    }
    throw CleanExit.helpRequest(command)
  }
}
