#if canImport(Glibc)
  // `environ` is a variable of the C library.
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The parts of the operating system that this module uses: only this folder imports the C library.
package enum Platform {
  /// The environment variables of this process by their names.
  static var environment: [String: String] {
    #if canImport(Darwin)
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [String: String] = [:]
    while let entry = next?.pointee {
      let parts = String(cString: entry).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next = next?.successor()
    }
    return variables
  }

  /// The number of this process.
  static var process: Int32 { getpid() }

  /// Whether a process with this number is running.
  static func isRunning(_ process: Int32) -> Bool {
    process > 0 && (kill(process, 0) == 0 || errno == EPERM)
  }

  /// Writes `text` and a newline to standard error.
  static func say(_ text: String) {
    let line = Array((text + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  /// Writes `text` to standard error and ends this process with the signal `SIGABRT`.
  static func end(saying text: String) -> Never {
    say(text)
    abort()
  }
}

// MARK: - Files

extension Platform {
  /// Returns the text of a file, or `nil` if it cannot be read.
  static func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  /// Writes a file and creates its folders; does nothing if the file cannot be written.
  static func save(_ text: String, to path: String) {
    makeFolders(to: path)
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }

  /// Creates the missing folders above `path`.
  static func makeFolders(to path: String) {
    for (index, character) in path.enumerated() where character == "/" && index > 0 {
      mkdir(String(path.prefix(index)), 0o755)
    }
  }

  /// Removes a file if it exists.
  static func remove(_ path: String) { unlink(path) }

  /// Returns a file name that resembles `text` and that a hash makes unique.
  static func fileName(for text: String) -> String {
    let letters = text.unicodeScalars.prefix(60).map {
      $0.properties.isAlphabetic && $0.isASCII || ("0"..."9").contains($0) ? Character($0) : "-"
    }
    return "\(String(letters))-\(String(hash(of: text), radix: 16))"
  }

  /// Returns a hash of `text` (FNV-1a), which is the same in every process; that of `Hasher` is not.
  static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}
