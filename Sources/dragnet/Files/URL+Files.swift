import Foundation

// MARK: - Questions

extension URL {
  /// Whether a file or folder exists here.
  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether a folder exists here.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether this is a file that can be executed.
  var isExecutable: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// The size of this file in bytes; 0 if it does not exist.
  var size: Int { (try? resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0 }

  /// The time at which this file was last written; `nil` if it does not exist.
  var changeDate: Date? {
    // A new URL, because a URL caches the values that it has read.
    let values = try? URL(filePath: path).resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate
  }

  /// Returns the files in this folder and the folders below it, sorted by path.
  ///
  /// - Parameter type: The extension of the files to return; `nil` for all files.
  /// - Returns: The files; an empty array if the folder does not exist.
  func files(withExtension type: String? = nil) -> [URL] {
    let found = FileManager.default.enumerator(
      at: self, includingPropertiesForKeys: [.isRegularFileKey])
    let files = (found?.allObjects as? [URL] ?? []).filter { url in
      let isFile = try? url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      return isFile == true && (type == nil || url.pathExtension == type)
    }
    return files.map(\.standardizedFileURL).sorted { $0.path < $1.path }
  }

  /// Checks that the folder of this file exists.
  ///
  /// - Parameter name: The path of this file in messages, as the user typed it.
  /// - Throws: ``CommandFailure`` if the folder does not exist.
  func checkFolder(_ name: String) throws(CommandFailure) {
    guard standardizedFileURL.deletingLastPathComponent().isFolder else {
      throw CommandFailure(.inputOutput, "\(name): cannot be written: no such folder")
    }
  }
}

// MARK: - Reading

extension URL {
  /// Returns the bytes of this file, which is a script or an input: usually a few kilobytes.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be read or is larger than 4 MiB.
  func readBytes() throws(CommandFailure) -> [UInt8] {
    guard size <= URL.largestFile else {
      throw CommandFailure(
        .malformedInput,
        "\(path): the file has \(size) bytes; a script or an input has at most \(URL.largestFile)")
    }
    do {
      return [UInt8](try Data(contentsOf: self))
    } catch {
      throw CommandFailure(.inputOutput, "\(path): cannot be read: \(error.localizedDescription)")
    }
  }

  private static let largestFile = 1 << 22
}

// MARK: - Writing

extension URL {
  /// Creates this folder and the folders above it.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be created.
  func makeFolder() throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .inputOutput, "\(path): cannot be created: \(error.localizedDescription)")
    }
  }

  /// Returns this folder, which is created if it is missing.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be created.
  func made() throws(CommandFailure) -> URL {
    try makeFolder()
    return self
  }

  /// Writes this file completely or not at all.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be written.
  func write(_ bytes: some Sequence<UInt8>) throws(CommandFailure) {
    do {
      try Data(bytes).write(to: self, options: .atomic)
    } catch {
      throw CommandFailure(
        .inputOutput, "\(path): cannot be written: \(error.localizedDescription)")
    }
  }

  /// Writes this file completely or not at all, and never overwrites a file.
  ///
  /// - Returns: Whether it was written; `false` if a file of this name exists, even one that
  ///   another process has just created.
  /// - Throws: ``CommandFailure`` if it cannot be written.
  func writeNew(_ bytes: some Sequence<UInt8>) throws(CommandFailure) -> Bool {
    let hidden = deletingLastPathComponent().appending(path: ".\(UUID().uuidString)")
    try hidden.write(bytes)
    defer { unlink(hidden.path) }
    if link(hidden.path, path) == 0 { return true }
    if errno == EEXIST { return false }
    throw CommandFailure(
      .inputOutput, "\(path): cannot be written: \(String(cString: strerror(errno)))")
  }

  /// Moves this file to a folder on the same disk, where it replaces a file of the same name.
  ///
  /// That needs no disk space, and happens completely or not at all.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be moved.
  func move(into folder: URL) throws(CommandFailure) {
    guard rename(path, folder.appending(path: lastPathComponent).path) == 0 else {
      let reason = String(cString: strerror(errno))
      throw CommandFailure(.inputOutput, "\(path): cannot be moved to \(folder.path): \(reason)")
    }
  }

  /// Removes this file or folder, if it exists.
  func remove() { try? FileManager.default.removeItem(at: self) }
}

// MARK: - Temporary folders

extension URL {
  /// Returns the path of a new temporary folder, which is not created.
  ///
  /// - Parameter purpose: The beginning of its name.
  /// - Returns: A path with a unique name.
  static func temporaryFolder(for purpose: String) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(purpose)-\(UUID().uuidString)")
  }
}
