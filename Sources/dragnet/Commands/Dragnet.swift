import ArgumentParser
import Foundation

#if !CommandLine
  #error("in Package.swift, remove `traits: []` from the dependency on dragnet, or add CommandLine")
#endif

/// The command line: a command for each thing to do.
@main
struct Dragnet: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dragnet",
    abstract: "Finds bugs: fuzzes the checks of a package, and replays and explains test cases.",
    discussion: """
      In a package that depends on Dragnet, `swift package fuzz` and `swift package dragnet COMMAND` \
      run these commands, and so does `swift run dragnet COMMAND`. From a clone of Dragnet, `swift \
      run --package-path CLONE dragnet init` adds it to the package in the current folder.

      `dragnet help TOPIC` explains \(HelpTopic.list). Completions for bash, zsh or fish: dragnet \
      --generate-completion-script SHELL.
      """,
    version: "0.2.0",
    subcommands: [HelpCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Search",
        subcommands: [
          FuzzCommand.self, ReplayCommand.self, ListCommand.self, LawsCommand.self,
          TestedCommand.self,
        ]),
      CommandGroup(
        name: "Case",
        subcommands: [
          TraceCommand.self, ExplainCommand.self, MinimizeCommand.self, KeepCommand.self,
        ]),
      CommandGroup(
        name: "Campaign",
        subcommands: [
          CorpusCommand.self, CoverageCommand.self, DoctorCommand.self, ExportCommand.self,
        ]),
      CommandGroup(name: "Setup", subcommands: [InitCommand.self]),
      CommandGroup(
        name: "Control", subcommands: [PlaygroundCommand.self, BugsCommand.self]),
    ])

  static func main() async {
    do {
      var command = try parseAsRoot()
      _ = try ChildEnvironment.dragnetVariables()
      Termination.handleSignals()
      if Invocation.isByPlugin { Termination.endWithStandardInput() }
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      await Termination.wait()
      try StandardOutput.close()
    } catch let failure as CommandFailure {
      if failure.status == .interrupted { Termination.end() }
      await Termination.wait()
      failure.report()
      Foundation.exit(failure.status.rawValue)
    } catch {
      await Termination.wait()
      // ArgumentParser ends with 1 for an error that it does not know, which here is a bug.
      guard error is ExitCode || exitCode(for: error) != .failure else {
        CommandFailure(.internalError, "\(error)").report()
        Foundation.exit(ExitStatus.internalError.rawValue)
      }
      do {
        try StandardOutput.close()
      } catch {
        error.report()
        Foundation.exit(error.status.rawValue)
      }
      exit(withError: error)
    }
  }
}
