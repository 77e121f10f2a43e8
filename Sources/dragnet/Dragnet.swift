import ArgumentParser
import Foundation

#if !CommandLine
  #error("the command dragnet needs the trait CommandLine of dragnet, which is a default trait")
#endif

@main
struct Dragnet: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dragnet",
    abstract: "Catches the bugs in drags: fuzzes, replays and explains gesture scripts.",
    discussion: """
      Exit status: 0 all is well, 1 a law is broken, 64 usage, 65 a file that does not parse, \
      70 a bug in Dragnet itself, 74 a file that cannot be read or written.
      """,
    version: "0.1.0",
    subcommands: [
      FuzzCommand.self, ReplayCommand.self, TraceCommand.self, ExplainCommand.self,
      MinimizeCommand.self, KeepCommand.self, CorpusCommand.self, DoctorCommand.self,
      LawsCommand.self, TargetsCommand.self, BugsCommand.self, CoverageCommand.self,
      PlaygroundCommand.self,
    ])

  static func main() async {
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      try? FileHandle.standardError.write(contentsOf: Data("error: \(failure.message)\n".utf8))
      Foundation.exit(failure.status.rawValue)
    } catch {
      exit(withError: error)
    }
  }
}

/// A command that could not do what it was asked to.
struct CommandFailure: Error {
  /// The exit status of a command, by what went wrong (as in `sysexits.h`).
  enum Status: Int32 {
    case lawBroken = 1
    case usage = 64
    case malformedInput = 65
    case internalError = 70
    case inputOutput = 74
  }

  var status: Status
  var message: String

  init(_ status: Status, _ message: String) {
    self.status = status
    self.message = message
  }
}

extension ExitCode {
  /// A law is broken.
  static let lawBroken = ExitCode(1)
}
