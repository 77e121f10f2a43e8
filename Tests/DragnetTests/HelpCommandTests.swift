import Foundation
import PropertyTesting
import Testing

@testable import dragnet

/// Tests of `dragnet help` and of completions.
@Suite(.onOwnThread) struct HelpCommandTests {
  private func dragnet(_ arguments: String...) async throws -> CommandLineTool.Result {
    try await CommandLineTool.run(
      arguments, of: CommandLineTool.executable, in: FileManager.default.temporaryDirectory)
  }

  @Test func `the topic variables names each variable once`() {
    let listed = (HelpTopic.checkVariables + HelpTopic.fuzzVariables).map(\.name)
    // These are for the tests of this package only.
    let ofTests = ["DRAGNET_EXECUTABLES", "DRAGNET_UPDATE_GOLDEN", "DRAGNET_MUTANT"]
    #expect((listed + ofTests).sorted() == DragnetVariables.all.map(\.name).sorted())
  }

  @Test(arguments: [0, 1, 64, 65, 70, 74, 130] as [Int32])
  func `the topic exit-codes names each status`(code: Int32) {
    #expect(ExitStatus(rawValue: code) != nil)
    #expect(HelpTopic.exitCodes.text.contains(try! Regex("\n  \(code) +[a-z]")))
  }

  @Test(arguments: HelpTopic.allCases)
  func `help shows a topic`(topic: HelpTopic) async throws {
    let result = try await dragnet("help", topic.rawValue)
    #expect(result.status == 0)
    #expect(result.output == topic.text)
    #expect(topic.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(
    arguments: [
      "corpus/", "artifacts/", "searches/", "runs/", "failures/", "literals/", "build/",
      "build-SANITIZER/", "build-coverage/", "build-tested/", "checks/", "doctor/", "baseline/",
      "tested/", "tested.html", "afl++/",
    ])
  func `the topic files names each folder below .dragnet`(name: String) {
    #expect(HelpTopic.files.text.contains(name))
  }

  @Test func `help shows a command, with its subcommand`() async throws {
    let result = try await dragnet("help", "corpus", "merge")
    #expect(result.status == 0)
    #expect(result.output.contains("USAGE: dragnet corpus merge"))
    #expect(try await dragnet("help", "fuzz").output == dragnet("fuzz", "--help").output)
  }

  @Test func `help of an unknown name lists the topics`() async throws {
    let result = try await dragnet("help", "fuz")
    #expect(result.status == 64)
    #expect(
      result.error.contains(
        "there is no command or topic fuz; topics are exit-codes, variables, files"))
  }

  @Test func `each command is in a group`() async throws {
    let result = try await dragnet("--help")
    for group in Dragnet.configuration.groupedSubcommands {
      #expect(result.output.contains("\(group.name.uppercased()) SUBCOMMANDS:"), "\(result.output)")
    }
    #expect(Dragnet.configuration.ungroupedSubcommands.count == 1)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions know commands and options`(shell: String) async throws {
    let result = try await dragnet("--generate-completion-script", shell)
    #expect(result.status == 0)
    for word in ["minimize", "exit-codes", "keep-going"] { #expect(result.output.contains(word)) }
  }
}
