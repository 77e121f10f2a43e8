import ArgumentParser
import Foundation
import FuzzTargets
import GestureDomains
import GestureLaws
import SceneRendering

/// The command `dragnet replay`.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays scripts and checks their expectations and all laws.")

  @Argument(help: "Scripts or folders of scripts. Default: Corpus/.", completion: .file())
  var paths: [String] = []

  @OptionGroup var page: PageOption
  @OptionGroup var output: FormatOption

  func run() throws {
    try page.check()
    let files = try scripts()
    var broken = 0
    var played: [ReplayReport.Script] = []
    for (path, url) in files {
      let bytes = try url.readBytes()
      let file = try DragFile(at: path, bytes)
      let problems = file.replay(in: FuzzTarget.all, isGuarded: true)
      if !problems.isEmpty { broken += 1 }
      if page.isWanted { played.append(ReplayReport.Script(path, file, bytes, problems)) }
      switch output.format {
      case .json: try printJSON(Row(file: path, holds: problems.isEmpty, problems: problems))
      case .text:
        for problem in problems {
          let place = problem.line.map { "\(path):\($0)" } ?? path
          print("\(place): \(problem.law.map { "\($0): " } ?? "")\(problem.message)")
        }
      }
    }
    if output.format == .text {
      let count = files.count == 1 ? "1 script" : "\(files.count) scripts"
      print(broken == 0 ? "\(count): all as expected" : "\(count): \(broken) not as expected")
    }
    try page.write { ReplayReport(played).html }
    if broken > 0 { throw ExitStatus.lawBroken.exitCode }
  }

  /// Returns the scripts to play, with their paths for messages.
  private func scripts() throws(CommandFailure) -> [(path: String, url: URL)] {
    var scripts: [(String, URL)] = []
    if paths.isEmpty {
      let checkout = try Checkout()
      scripts = checkout.corpus.files(withExtension: "drag").map { (checkout.shortPath($0), $0) }
    }
    for path in paths {
      let url = URL(filePath: path).standardizedFileURL
      if url.isFolder {
        for file in url.files(withExtension: "drag") {
          scripts.append((path + file.path.dropFirst(url.path.count), file))
        }
      } else {
        scripts.append((path, url))
      }
    }
    guard !scripts.isEmpty else {
      let places = paths.isEmpty ? "Corpus/" : paths.joined(separator: ", ")
      throw CommandFailure(.inputOutput, "\(places): no .drag files")
    }
    return scripts
  }

  private struct Row: Encodable {
    var file: String
    var holds: Bool
    var problems: [Problem]

    struct Problem: Encodable {
      var line: Int?
      var law: String?
      var message: String
    }

    init(file: String, holds: Bool, problems: [ReplayProblem]) {
      self.file = file
      self.holds = holds
      self.problems = problems.map {
        Problem(line: $0.line, law: $0.law, message: $0.message)
      }
    }
  }
}

extension ReplayReport.Script {
  /// Creates the report's entry for a script that was played.
  fileprivate init(_ path: String, _ file: DragFile, _ bytes: [UInt8], _ problems: [ReplayProblem])
  {
    self.init(
      path: path,
      problems: problems.map {
        ReplayReport.Problem(line: $0.line, law: $0.law, message: $0.message)
      },
      exhibit: problems.isEmpty ? nil : file.exhibit(text: String(decoding: bytes, as: UTF8.self)))
  }
}
