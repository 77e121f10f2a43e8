import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// Reserves memory for `count` elements that child processes share with this process.
  ///
  /// Only the parts that are written take up memory.
  ///
  /// - Returns: The memory, or `nil` if there are not enough addresses.
  static func share<Element>(
    _: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element>? {
    let memory = mmap(
      nil, count * MemoryLayout<Element>.stride, PROT_READ | PROT_WRITE,
      MAP_SHARED | Int32(MAP_ANONYMOUS) | Int32(MAP_NORESERVE), -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    return memory.bindMemory(to: Element.self, capacity: count)
  }

  /// Frees memory that ``share(_:count:)`` returned.
  static func unshare<Element>(_ elements: UnsafeMutablePointer<Element>, count: Int) {
    munmap(elements, count * MemoryLayout<Element>.stride)
  }

  /// A locked file of words in memory, for other threads to read now and other processes after a crash.
  ///
  /// Each write takes effect at once and after all earlier writes. The lock ends with the last
  /// process that has the file open, however that process ends.
  final class LockedWords: @unchecked Sendable {
    /// The number of words that a file can have: 64 MiB.
    static let capacity = 1 << 23
    /// The number of words by which a file grows: 4 KiB.
    private static let pageCount = 512

    let path: String
    private let file: Int32
    private let words: UnsafeMutablePointer<Atomic<UInt64>>
    private var isLocked = true
    private let size = Atomic<Int>(0)
    /// The number of words that the file has; any thread may read it.
    var count: Int { size.load(ordering: .acquiring) }

    /// Opens and locks a file of at least 512 words.
    ///
    /// It is `nil` if the file is locked already, by this process or by another, or if it does not exist
    /// and must not be created.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - creates: Whether to create the file and its folders if they do not exist.
    /// - Throws: ``SystemError`` if the file cannot be opened, locked or written.
    init?(_ path: String, creates: Bool) throws(SystemError) {
      if creates { Platform.makeFolders(to: path) }
      let action = "write \(path)"
      let flags = O_RDWR | O_CLOEXEC | (creates ? O_CREAT : 0)
      while true {
        let file = Platform.retrying { open(path, flags, 0o644) }
        if file < 0 && errno == ENOENT && !creates { return nil }
        guard file >= 0 else { throw SystemError(action) }
        var status = stat()
        guard Platform.retrying({ flock(file, LOCK_EX | LOCK_NB) }) == 0,
          fstat(file, &status) == 0
        else {
          let error = SystemError("lock \(path)")
          close(file)
          if error.number == EWOULDBLOCK { return nil }
          throw error
        }
        // The process that had the lock may have removed the file in the meantime.
        if status.st_nlink == 0 {
          close(file)
          continue
        }
        let memory = mmap(
          nil, Self.capacity * MemoryLayout<UInt64>.size, PROT_READ | PROT_WRITE, MAP_SHARED, file,
          0)
        guard let memory, memory != MAP_FAILED else {
          let error = SystemError(action)
          close(file)
          throw error
        }
        self.path = path
        self.file = file
        words = memory.bindMemory(to: Atomic<UInt64>.self, capacity: Self.capacity)
        let count = Int(status.st_size) / MemoryLayout<UInt64>.size
        size.store(min(count, Self.capacity), ordering: .relaxed)
        break
      }
      try grow(to: Self.pageCount)
    }

    deinit {
      unlock()
      munmap(words, Self.capacity * MemoryLayout<UInt64>.size)
      close(file)
    }

    /// Makes sure that the file has at least `wanted` words; new words are zero.
    ///
    /// The zeros are written to the file, so that a disk that is full is an error here. A later store to
    /// memory would end the process.
    func grow(to wanted: Int) throws(SystemError) {
      while count < wanted {
        let wordSize = MemoryLayout<UInt64>.size
        let zeros = [UInt8](repeating: 0, count: Self.pageCount * wordSize)
        guard count < Self.capacity else { throw SystemError("enlarge \(path)", EFBIG) }
        guard lseek(file, off_t(count * wordSize), SEEK_SET) >= 0, Platform.write(zeros, to: file)
        else {
          throw SystemError("enlarge \(path)")
        }
        size.add(Self.pageCount, ordering: .releasing)
      }
    }

    /// Unlocks the file, which this process must not change any more.
    func unlock() {
      guard isLocked, !Platform.isChild else { return }
      isLocked = false
      // Closing the file is not enough: a child process of another thread may have it open as well.
      flock(file, LOCK_UN)
    }

    /// Removes the file, unless it was unlocked, so that it may belong to another run.
    func remove() {
      guard isLocked, !Platform.isChild else { return }
      unlink(path)
      unlock()
    }

    subscript(index: Int) -> UInt64 {
      get { words[index].load(ordering: .acquiring) }
      set { words[index].store(newValue, ordering: .releasing) }
    }
  }
}
