#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that people write and edit: small, and never a pipe or a device.
extension Platform {
  /// The largest number of bytes that ``smallFile(_:)`` reads.
  static let mostBytes = 1 << 22

  /// Returns the bytes of a file.
  ///
  /// - Throws: The reason, as the end of a sentence that begins with the path, if the file cannot be
  ///   read, is not a regular file, or is larger than 4 MiB.
  static func smallFile(_ path: String) throws(SmallFileError) -> [UInt8] {
    // Without O_NONBLOCK, a pipe that nobody writes to would stop the process here.
    let file = retrying { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard file >= 0 else { throw SmallFileError(reason: String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw SmallFileError(reason: "it is not a regular file")
    }
    var bytes: [UInt8] = []
    while let more = read(file) {
      if more.isEmpty { return bytes }
      bytes += more
      if bytes.count > mostBytes { throw SmallFileError(reason: "it is larger than 4 MiB") }
    }
    throw SmallFileError(reason: String(cString: strerror(errno)))
  }

  /// The reason why a small file cannot be read or written.
  struct SmallFileError: Error, Hashable {
    let reason: String
  }

  /// Creates a file and the folders above it; an existing file stays as it is.
  ///
  /// - Throws: The reason why the file was not created.
  static func create(_ path: String, _ text: String) throws(SmallFileError) {
    makeFolders(to: path)
    let file = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
    guard file >= 0 else { throw SmallFileError(reason: String(cString: strerror(errno))) }
    let isWritten = write(Array(text.utf8), to: file)
    let number = errno
    close(file)
    guard isWritten else {
      unlink(path)
      throw SmallFileError(reason: String(cString: strerror(number)))
    }
  }

  /// Returns the names in a folder, sorted, without those that begin with a dot; `nil` if there is no
  /// such folder.
  static func names(in folder: String) -> [String]? {
    files(in: folder)?.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns a path relative to the current folder, if it lies there.
  static func shortPath(_ path: String) -> String {
    guard let current = getcwd(nil, 0) else { return path }
    defer { free(current) }
    let folder = String(cString: current) + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// Runs `body` when this process exits.
  static func atExit(_ body: @convention(c) () -> Void) { atexit(body) }
}

extension Platform {
  /// Returns the position of the first occurrence of `pattern` in `bytes`, from a position on.
  static func position(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var start = start
      while bytes.count - start >= pattern.count,
        let found = memchr(base + start, Int32(first), bytes.count - start - pattern.count + 1)
      {
        let position = base.distance(to: UnsafeRawPointer(found))
        if memcmp(found, pattern, pattern.count) == 0 { return position }
        start = position + 1
      }
      return nil
    }
  }
}
