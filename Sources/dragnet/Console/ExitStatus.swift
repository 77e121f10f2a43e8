import ArgumentParser

/// The exit status of the command, with the numbers of `sysexits.h` where that has one.
enum ExitStatus: Int32 {
  /// All is well.
  case success = 0
  /// A law was broken, or a script does not do what it expects.
  case lawBroken = 1
  /// The command line or an environment variable is wrong.
  case usage = 64
  /// An input file does not parse, or the fuzz targets do not build.
  case malformedInput = 65
  /// Dragnet has a bug, or a tool that it needs failed.
  case internalError = 70
  /// A file, folder or port cannot be used.
  case inputOutput = 74
  /// A signal asked the command to end, which then ends by that signal.
  case interrupted = 130

  /// The status as an error that ends the command without a message.
  var exitCode: ExitCode { ExitCode(rawValue) }
}
