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
  var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The time at which this file was last written; `nil` if it does not exist.
  var changeDate: Date? {
    // A new URL, because a URL caches the values that it has read.
    let values = try? URL(filePath: path).resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate
  }

  /// The path, size and time of this file, which change when it is built again.
  var identity: String {
    let values = try? FileManager.default.attributesOfItem(atPath: path)
    let time = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path) \(values?[.size] ?? 0) \(time)"
  }

  /// Returns the files in this folder and the folders below it, sorted by path.
  ///
  /// Symbolic links are followed. A pipe, a device, or a broken link is returned only if it has the
  /// given extension: whoever reads it reports the error.
  ///
  /// - Parameter type: The extension of the files to return; `nil` for all files.
  /// - Returns: The files; an empty array if the folder does not exist.
  func files(withExtension type: String? = nil) -> [URL] {
    var files: [URL] = []
    var visited: Set<FolderIdentity> = []
    collect(&files, &visited, type)
    return files.sorted { $0.path < $1.path }
  }

  /// Adds the files in this folder and below, except for folders that were visited before.
  private func collect(
    _ files: inout [URL], _ visited: inout Set<FolderIdentity>, _ type: String?
  ) {
    var status = stat()
    guard stat(path, &status) == 0,
      visited.insert(
        FolderIdentity(
          device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
      )
      .inserted
    else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      let url = standardizedFileURL.appending(path: name)
      switch FileKind(path: url.path) {
      case .folder: url.collect(&files, &visited, type)
      case .file: if type == nil || url.pathExtension == type { files.append(url) }
      case .pipe, .device, .socket, .brokenLink: if url.pathExtension == type { files.append(url) }
      case nil: break
      }
    }
  }

  /// The number of a folder on its disk, by which a cycle of links is noticed.
  private struct FolderIdentity: Hashable {
    var device: UInt64
    var number: UInt64
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
  /// - Parameter limit: The largest number of bytes; by default 4 MiB.
  /// - Returns: The bytes.
  /// - Throws: ``CommandFailure`` if it cannot be read, is a pipe or a device, or is too large.
  func readBytes(upTo limit: Int = URL.largestFile) throws(CommandFailure) -> [UInt8] {
    func failure(_ reason: String) -> CommandFailure {
      CommandFailure(.inputOutput, "\(path): cannot be read: \(reason)")
    }
    // Without O_NONBLOCK, a pipe that nobody writes to would stop the command here.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure(String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(String(cString: strerror(errno))) }
    let kind = FileKind(status)
    guard kind == .file else { throw failure("it is \(kind.text), not a file") }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    // The size can be wrong, as that of a file that is just being written.
    while bytes.count <= limit {
      let count = Foundation.read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(String(cString: strerror(errno))) }
      if count == 0 { return bytes }
      bytes += piece[..<count]
    }
    throw CommandFailure(
      .malformedInput,
      "\(path): the file has \(Swift.max(bytes.count, size)) bytes; "
        + "it must not have more than \(limit)")
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
    // The name is taken first, by an empty file, because not every disk has hard links.
    let placeholder = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard placeholder >= 0 else {
      if errno == EEXIST { return false }
      throw CommandFailure(
        .inputOutput, "\(path): cannot be written: \(String(cString: strerror(errno)))")
    }
    close(placeholder)
    guard rename(hidden.path, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(path)
      throw CommandFailure(.inputOutput, "\(path): cannot be written: \(reason)")
    }
    return true
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

  /// Creates a symbolic link here.
  ///
  /// - Parameter place: The file or folder that it stands for.
  /// - Throws: ``CommandFailure`` if it cannot be created.
  func link(to place: URL) throws(CommandFailure) {
    guard symlink(place.path, path) == 0 else {
      throw CommandFailure(
        .inputOutput, "\(path): cannot be created: \(String(cString: strerror(errno)))")
    }
  }

  /// Removes this file or folder, if it exists.
  func remove() {
    // The first attempt fails if another thread removes or creates a file at the same time.
    for _ in 0..<3 {
      if (try? FileManager.default.removeItem(at: self)) != nil { return }
    }
  }
}
