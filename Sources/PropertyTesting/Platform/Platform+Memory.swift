import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// Allocates memory for `count` elements that child processes share with this process.
  ///
  /// - Returns: The memory, or `nil` if there is not enough.
  static func share<Element>(
    _: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element>? {
    let memory = mmap(
      nil, count * MemoryLayout<Element>.stride, PROT_READ | PROT_WRITE,
      MAP_SHARED | Int32(MAP_ANONYMOUS), -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    return memory.bindMemory(to: Element.self, capacity: count)
  }

  /// Frees memory that ``share(_:count:)`` returned.
  static func unshare<Element>(_ elements: UnsafeMutablePointer<Element>, count: Int) {
    munmap(elements, count * MemoryLayout<Element>.stride)
  }

  /// Maps a file of `count` words into memory; the words survive a crash of this process.
  ///
  /// - Parameters:
  ///   - path: The file; it and its folders are created if they do not exist.
  ///   - count: The number of words.
  /// - Returns: The words, or `nil` if the file cannot be created.
  static func map(_ path: String, count: Int) -> MappedWords? {
    makeFolders(to: path)
    let file = open(path, O_RDWR | O_CREAT, 0o644)
    guard file >= 0 else { return nil }
    defer { close(file) }
    let size = count * MemoryLayout<UInt64>.size
    guard ftruncate(file, off_t(size)) == 0,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0),
      memory != MAP_FAILED
    else { return nil }
    return MappedWords(
      words: memory.bindMemory(to: Atomic<UInt64>.self, capacity: count), size: size)
  }

  /// The words of a file in memory, for other threads to read now and other processes after a crash.
  ///
  /// Each write takes effect at once and after all earlier writes.
  struct MappedWords {
    fileprivate let words: UnsafeMutablePointer<Atomic<UInt64>>
    fileprivate let size: Int

    subscript(index: Int) -> UInt64 {
      get { words[index].load(ordering: .acquiring) }
      nonmutating set { words[index].store(newValue, ordering: .releasing) }
    }
  }

  /// Frees memory that ``map(_:count:)`` returned.
  static func unmap(_ mapped: MappedWords) { munmap(mapped.words, mapped.size) }
}
