#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// Returns the text of a file, or `nil` if it cannot be read.
  package static func contents(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the bytes of a file; `nil` if it cannot be read, and then leaves the error in `errno`.
  package static func bytes(of path: String) -> [UInt8]? {
    let file = retrying { open(path, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { return nil }
    var bytes: [UInt8] = []
    while let more = read(file) {
      if more.isEmpty {
        close(file)
        return bytes
      }
      bytes += more
    }
    let number = errno
    close(file)
    errno = number
    return nil
  }

  /// The path of the program that this process runs, or `nil` if the system does not say it.
  package static var executablePath: String? {
    #if canImport(Darwin)
      var count: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &count)
      var path = [CChar](repeating: 0, count: Int(count))
      guard _NSGetExecutablePath(&path, &count) == 0 else { return nil }
      return path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    #else
      var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
      let count = path.withUnsafeMutableBytes {
        readlink("/proc/self/exe", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
      }
      return count > 0 ? String(decoding: path.prefix(count), as: UTF8.self) : nil
    #endif
  }

  /// Replaces a file and creates its folders.
  ///
  /// The file has either its old contents or the new ones, even if this process or the machine stops
  /// while writing.
  ///
  /// - Throws: ``SystemError`` if the file cannot be written, and then the file has not changed.
  static func save(_ text: String, to path: String) throws(SystemError) {
    makeFolders(to: path)
    let action = "write \(path)"
    let temporary = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 16)).temporary"
    let file = retrying { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644) }
    guard file >= 0 else { throw SystemError(action) }
    var number: Int32?
    if !write(Array(text.utf8), to: file) || retrying({ fsync(file) }) != 0 { number = errno }
    // Some file systems report a full disk only now.
    if close(file) != 0 && number == nil { number = errno }
    if number == nil && rename(temporary, path) != 0 { number = errno }
    guard let number else { return }
    unlink(temporary)
    throw SystemError(action, number)
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
  package static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}

// MARK: - Descriptors

extension Platform {
  /// Returns the result of a system call, which is made again while a signal interrupts it.
  static func retrying(_ call: () -> Int32) -> Int32 {
    while true {
      let result = call()
      if result != -1 || errno != EINTR { return result }
    }
  }

  /// Writes all of `bytes`; returns whether that was possible, and otherwise leaves the error in `errno`.
  package static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        #if canImport(Glibc)
          let count = Glibc.write(file, rest.rebased, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(file, rest.rebased, rest.count)
        #else
          let count = Darwin.write(file, rest.rebased, rest.count)
        #endif
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
      }
      return true
    }
  }

  /// Reads some bytes; returns none at the end of the file, and `nil` after an error.
  static func read(_ file: Int32) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(file, &buffer, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(file, &buffer, buffer.count)
      #else
        let count = Darwin.read(file, &buffer, buffer.count)
      #endif
      if count >= 0 { return buffer[..<count] }
      if errno != EINTR { return nil }
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// The address of the first byte.
  fileprivate var rebased: UnsafeRawPointer? {
    UnsafeRawBufferPointer(rebasing: self).baseAddress
  }
}
