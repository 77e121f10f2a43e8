import ArgumentParser
import Foundation

/// The command `dragnet export`.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract:
      "Writes the files with which a fuzzing service or AFL++ builds and runs the executables of Fuzz/.",
    discussion: """
      clusterfuzzlite: files for a workflow of GitHub, in .clusterfuzzlite/ and .github/workflows/.
      oss-fuzz: the folder of a project, in oss-fuzz/projects/NAME/, to be added to a fork of \
      google/oss-fuzz.
      afl++: scripts that build the executables for AFL++ and run them on this machine, in afl++/.

      Files that exist are not changed.
      """)

  @Argument(help: "One of \(FuzzService.allCases.map(\.rawValue).joined(separator: ", ")).")
  var service: FuzzService

  @Option(help: "The URL of the repository, for oss-fuzz. Default: the remote repository origin.")
  var repository: String?

  @OptionGroup var output: FormatOption

  func run() async throws {
    let checkout = try Checkout()
    guard checkout.hasFuzzPackage else {
      throw CommandFailure(
        .usage,
        "\(checkout.root.path) has no package Fuzz/ with executables; make one: dragnet init --fuzz"
      )
    }
    let project = try await CampaignProject(
      checkout, for: service, repository: repository)
    var editor = PackageEditor(checkout.root)
    for file in project.files(for: service) {
      try editor.write(file.text, to: file.path)
    }
    let gaps = project.gaps(for: service)
    switch output.format {
    case .json:
      for note in editor.notes { try printJSON(["note": note]) }
      for gap in gaps { try printJSON(["fillIn": gap]) }
    case .text:
      for note in editor.notes { print(note) }
      if !gaps.isEmpty { print("\nfill in:") }
      for gap in gaps { print("  \(gap)") }
    }
  }
}

extension FuzzService: ExpressibleByArgument {}
