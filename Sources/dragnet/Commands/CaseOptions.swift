import ArgumentParser

/// The file that a command is about.
struct CaseOptions: ParsableArguments {
  @Argument(
    help: "A .drag script, or an artifact that fuzzing left under .dragnet/artifacts/TARGET/.",
    completion: .file())
  var path: String

  @Option(help: "Whose bytes an artifact has, where its folder does not tell.")
  var target: String?

  /// The case in the file.
  func load() throws(CommandFailure) -> CaseFile { try CaseFile(path: path, target: target) }
}
