import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// Memory for `count` elements that child processes share with this one; `nil` if there is none.
  static func share<Element>(
    _: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element>? {
    let memory = mmap(
      nil, count * MemoryLayout<Element>.stride, PROT_READ | PROT_WRITE,
      MAP_SHARED | Int32(MAP_ANONYMOUS), -1, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    return memory.bindMemory(to: Element.self, capacity: count)
  }

  /// Takes back what ``share(_:count:)`` gave.
  static func unshare<Element>(_ elements: UnsafeMutablePointer<Element>, count: Int) {
    munmap(elements, count * MemoryLayout<Element>.stride)
  }

  /// Maps a file of `count` words into memory: what is written there survives a crash.
  ///
  /// - Parameters:
  ///   - path: The file; it is made if it is not there, with its folders.
  ///   - count: How many words.
  /// - Returns: The words, or `nil` if there can be no such file.
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

  /// The words of a file in memory, which another thread may read meanwhile, and the next process may
  /// after a crash: each is written when it is said to be, after those before it.
  struct MappedWords {
    fileprivate let words: UnsafeMutablePointer<Atomic<UInt64>>
    fileprivate let size: Int

    subscript(index: Int) -> UInt64 {
      get { words[index].load(ordering: .acquiring) }
      nonmutating set { words[index].store(newValue, ordering: .releasing) }
    }
  }

  /// Takes back what ``map(_:count:)`` gave.
  static func unmap(_ mapped: MappedWords) { munmap(mapped.words, mapped.size) }
}
