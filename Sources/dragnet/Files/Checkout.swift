import Foundation

/// The folders of the package that the command is run in.
struct Checkout {
  /// The folder with `Package.swift`, `Fuzz` and `Corpus`.
  let root: URL

  /// The checkout around the current folder.
  ///
  /// - Throws: ``CommandFailure`` where there is none.
  init() throws(CommandFailure) {
    let start = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
    var folder = start
    while true {
      let manifest = folder.appending(path: "Fuzz/Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { break }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path else {
        throw CommandFailure(
          .usage,
          "no Fuzz/Package.swift in \(start.path) or above it; run this in a checkout of the package"
        )
      }
      folder = parent
    }
    root = folder
  }

  /// The kept scripts, by target.
  var corpus: URL { root.appending(path: "Corpus") }
  /// The package of fuzz targets.
  var fuzz: URL { root.appending(path: "Fuzz") }
  /// The web page and its sources.
  var playground: URL { root.appending(path: "Playground") }
  /// What fuzzing found so far; not committed.
  var work: URL { root.appending(path: ".dragnet") }

  /// The folder of a kind and target below ``work``, made if it is not there.
  ///
  /// - Throws: ``CommandFailure`` where it cannot be made.
  func workFolder(_ kind: String, target: String) throws(CommandFailure) -> URL {
    try work.appending(path: kind).appending(path: target).made()
  }

  /// The path as it is typed from the root, for people.
  func shortPath(_ url: URL) -> String {
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}

extension URL {
  /// Makes this folder and those above it.
  func makeFolder() throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(.inputOutput, "\(path): cannot be made: \(error.localizedDescription)")
    }
  }

  /// This folder, made if it is not there.
  func made() throws(CommandFailure) -> URL {
    try makeFolder()
    return self
  }

  /// The bytes of this file, which is a script or an input: a few kilobytes.
  ///
  /// - Throws: ``CommandFailure`` where it cannot be read, or is far larger than any of those is.
  func readBytes() throws(CommandFailure) -> [UInt8] {
    guard size <= URL.largestFile else {
      throw CommandFailure(
        .malformedInput,
        "\(path): it has \(size) bytes, and a script or an input \(URL.largestFile) at most")
    }
    do {
      return [UInt8](try Data(contentsOf: self))
    } catch {
      throw CommandFailure(.inputOutput, "\(path): cannot be read: \(error.localizedDescription)")
    }
  }

  private static let largestFile = 1 << 22

  /// Writes this file whole or not at all.
  func write(_ bytes: some Sequence<UInt8>) throws(CommandFailure) {
    do {
      try Data(bytes).write(to: self, options: .atomic)
    } catch {
      throw CommandFailure(
        .inputOutput, "\(path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes this file whole or not at all, and never in the place of another.
  ///
  /// - Returns: Whether it was written; `false` if there is a file of this name, however new.
  func writeNew(_ bytes: some Sequence<UInt8>) throws(CommandFailure) -> Bool {
    let hidden = deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
    try hidden.write(bytes)
    defer { unlink(hidden.path) }
    if link(hidden.path, path) == 0 { return true }
    if errno == EEXIST { return false }
    throw CommandFailure(
      .inputOutput, "\(path): cannot be written: \(String(cString: strerror(errno)))")
  }

  /// Moves this file to a folder of the same disk, in the place of one of the same name: that takes no
  /// room, and happens whole or not at all.
  func move(into folder: URL) throws(CommandFailure) {
    guard rename(path, folder.appending(path: lastPathComponent).path) == 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandFailure(.inputOutput, "\(path): cannot be moved to \(folder.path): \(reason)")
    }
  }

  /// The files in this folder and those below it, sorted; none if there is no such folder.
  func files(withExtension type: String? = nil) -> [URL] {
    let found = FileManager.default.enumerator(
      at: self, includingPropertiesForKeys: [.isRegularFileKey])
    let files = (found?.allObjects as? [URL] ?? []).filter { url in
      let isFile = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      return isFile == true && (type == nil || url.pathExtension == type)
    }
    return files.map(\.standardizedFileURL).sorted { $0.path < $1.path }
  }

  /// How many bytes this file has; 0 where there is none.
  var size: Int { (try? resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 }

  /// Whether there is a folder here.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
