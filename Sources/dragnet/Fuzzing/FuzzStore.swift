import Foundation

/// The inputs, failing ones included, that another machine or another engine has found, in a folder.
///
/// The folder can be
///
/// - another checkout, whose inputs are in `.dragnet/corpus/TARGET` and `.dragnet/artifacts/TARGET`;
/// - the storage of ClusterFuzzLite (`corpus/TARGET`, `crashes/TARGET`), or the artifacts of its
///   workflows (`cifuzz-corpus-TARGET`, `cifuzz-crashes-TARGET`);
/// - a download of OSS-Fuzz: `PROJECT_TARGET/…`, and test cases named
///   `clusterfuzz-testcase-minimized-TARGET-NUMBER`;
/// - an output folder of AFL++, whose file `fuzzer_stats` names the target;
/// - any folder with a folder of inputs for each target.
///
/// ZIP archives count as the folders of their contents. Hidden files, and the texts that lie beside
/// failing inputs, are no inputs.
struct FuzzStore {
  /// The inputs by the name that the store gives their target.
  private var inputs: [String: [URL]] = [:]
  /// The paths of the folders that were read, with links resolved.
  private var visited: Set<String> = []
  /// The contents of the archives.
  private var unpacked: TemporaryFolder?

  /// Finds the inputs in a folder.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: ``CommandFailure`` if there is no such folder, or an archive cannot be unpacked.
  init(at folder: URL) async throws(CommandFailure) {
    guard folder.isFolder else {
      throw CommandFailure(.inputOutput, "\(folder.path): no such folder")
    }
    let work = folder.appending(path: ".dragnet")
    if work.isFolder {
      for kind in ["corpus", "artifacts"] { try await add(work.appending(path: kind), as: nil) }
    } else {
      try await add(folder, as: FuzzStore.name(of: folder))
    }
  }

  /// The names of the targets to look for, sorted.
  ///
  /// OSS-Fuzz puts the name of the project before that of the target, so each name also stands for
  /// the parts after its underscores.
  var names: [String] {
    var names: Set<String> = []
    for name in inputs.keys {
      names.insert(name)
      for place in name.indices where name[place] == "_" {
        names.insert(String(name[name.index(after: place)...]))
      }
    }
    return names.filter { !$0.isEmpty }.sorted()
  }

  /// Returns the inputs of a target, sorted by path.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - isOnly: Whether the inputs of folders that name no target are this target's, too.
  ///   - targets: The names of all targets that are looked for.
  /// - Returns: The files.
  func inputs(of target: String, isOnly: Bool, among targets: [String]) -> [URL] {
    let folder = Checkout.folderName(of: target)
    let all = Set(targets.map(Checkout.folderName))
    func owner(of name: String) -> String? {
      if all.contains(name) { return name }
      // The longest name wins: `slider_step` is no input of `step`.
      return all.filter { name.hasSuffix("_" + $0) }.max { $0.count < $1.count }
    }
    // Where a folder names the target, the other folders are those of other targets.
    let isNamed = inputs.keys.contains { owner(of: $0) == folder }
    return inputs.flatMap { name, files in
      let isUnnamed = name.isEmpty || !isNamed && owner(of: name) == nil
      return owner(of: name) == folder || isOnly && isUnnamed ? files : []
    }.sorted { $0.path < $1.path }
  }

  // MARK: - Reading folders

  /// The names of folders that contain those of the targets.
  private static let containers: Set = [
    "artifacts", "cifuzz-corpus", "corpus", "crashes", "libFuzzer",
  ]

  /// Returns the name that a folder gives the target of its inputs; `nil` if its subfolders do.
  private static func name(of folder: URL) -> String? {
    var name = folder.lastPathComponent
    if containers.contains(name) { return nil }
    for prefix in ["cifuzz-", "corpus-", "crashes-"] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    return name
  }

  /// Adds the inputs in a folder of the store and the folders below it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - name: The target's name according to the folder; `nil` if it is among the folders that
  ///     contain those of targets.
  ///   - isNamed: Whether a folder above has named the target, so that those below do not.
  /// - Throws: ``CommandFailure`` if a file cannot be read or an archive cannot be unpacked.
  private mutating func add(
    _ folder: URL, as name: String?, isNamed: Bool = false
  ) async throws(CommandFailure) {
    // A link may lead to a folder above.
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    let statistics = folder.appending(path: "fuzzer_stats")
    if statistics.exists {
      let target = try FuzzStore.target(of: statistics) ?? name
      for kind in ["queue", "crashes", "hangs"] {
        for file in folder.appending(path: kind).children
        where !file.isFolder && file.lastPathComponent.hasPrefix("id") {
          add(file, of: target)
        }
      }
      return
    }
    // Beside the folders of instances, AFL++ and its scripts write logs.
    let instances = folder.children.filter { $0.appending(path: "fuzzer_stats").exists }
    for child in instances.isEmpty ? folder.children : instances {
      if child.isFolder {
        let inner = isNamed ? name : FuzzStore.name(of: child)
        try await add(child, as: inner, isNamed: isNamed || inner != nil)
      } else if child.pathExtension == "zip" {
        let base = child.deletingPathExtension()
        let seeds = "_seed_corpus"
        var inner = base.lastPathComponent
        if inner.hasSuffix(seeds) { inner.removeLast(seeds.count) }
        try await add(try await unpack(child), as: isNamed ? name : inner, isNamed: true)
      } else if !CaseFile.textTypes.contains(child.pathExtension) {
        add(child, of: FuzzStore.target(ofTestCase: child.lastPathComponent) ?? name)
      }
    }
  }

  private mutating func add(_ file: URL, of name: String?) {
    inputs[name ?? "", default: []].append(file)
  }

  /// Returns the name of the target in the statistics of AFL++; `nil` if it is not there.
  private static func target(of statistics: URL) throws(CommandFailure) -> String? {
    let text = String(decoding: try statistics.readBytes(), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if parts.count == 2, parts[0] == "afl_banner", !parts[1].isEmpty {
        return URL(filePath: parts[1]).lastPathComponent
      }
    }
    return nil
  }

  /// Returns the name of the target in the name of a test case of ClusterFuzz, or `nil`.
  private static func target(ofTestCase name: String) -> String? {
    for prefix in ["clusterfuzz-testcase-minimized-", "clusterfuzz-testcase-"]
    where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      guard let dash = rest.lastIndex(of: "-") else { return nil }
      return String(rest[..<dash])
    }
    return nil
  }

  /// Unpacks an archive to a temporary folder, and returns the folder of its contents.
  private mutating func unpack(_ archive: URL) async throws(CommandFailure) -> URL {
    let folder = if let unpacked { unpacked } else { try TemporaryFolder(for: "dragnet-store") }
    unpacked = folder
    let place = try folder.url.appending(path: UUID().uuidString).made()
    guard let unzip = Toolchain.inPath("unzip") else {
      throw CommandFailure(
        .inputOutput,
        "\(archive.path): cannot be unpacked, because there is no program `unzip`; unpack it yourself"
      )
    }
    let result = try await Program(
      .at(unzip), ["-q", archive.path, "-d", place.path], environment: ChildEnvironment.ofTool)
    // With status 1, everything is unpacked, and there is a warning: an archive is empty, for example.
    guard let status = result.status, status <= 1 else {
      throw CommandFailure(
        .malformedInput, "\(archive.path): cannot be unpacked:\n" + result.end())
    }
    return place
  }
}

extension URL {
  /// The files and folders in this folder that are not hidden, sorted by name.
  fileprivate var children: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map {
      standardizedFileURL.appending(path: $0)
    }
  }
}
