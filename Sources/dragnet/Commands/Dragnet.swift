import ArgumentParser
import Foundation

#if !CommandLine
  #error("the command dragnet needs the trait CommandLine of dragnet, which is a default trait")
#endif

/// The command line: a command for each thing to do.
@main
struct Dragnet: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dragnet",
    abstract: "Finds bugs in drags: fuzzes, replays and explains gesture scripts.",
    discussion: """
      Exit status: 0 success, 1 a law was broken, 64 wrong usage, 65 a file does not parse or \
      the targets do not build, 70 a bug in Dragnet, 74 a file, folder or port cannot be used.
      """,
    version: "0.1.0",
    subcommands: [
      FuzzCommand.self, ReplayCommand.self, TraceCommand.self, ExplainCommand.self,
      MinimizeCommand.self, KeepCommand.self, CorpusCommand.self, DoctorCommand.self,
      LawsCommand.self, ListCommand.self, BugsCommand.self, CoverageCommand.self,
      PlaygroundCommand.self,
    ])

  static func main() async {
    do {
      var command = try parseAsRoot()
      _ = try ChildEnvironment.dragnetVariables()
      Termination.handleSignals()
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
