import ArgumentParser

/// The file argument of a command.
struct CaseOptions: ParsableArguments {
  @Argument(
    help: "A .drag script, or an artifact that fuzzing saved in .dragnet/artifacts/TARGET/.",
    completion: .file())
  var path: String

  @Option(help: "The target of an artifact, unless its folder has the name of the target.")
  var target: String?

  /// Reads the case in the file.
  func load() throws(CommandFailure) -> CaseFile { try CaseFile(path: path, target: target) }
}
