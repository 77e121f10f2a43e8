import Testing

@testable import WebRuntime

@Suite struct HeapTests {
  @Test func `blocks are aligned, inside memory, and keep their bytes`() throws {
    let memory = Memory(pages: 64)
    var random = SplitMix(state: 1)
    var live: [(bytes: UnsafeMutableRawBufferPointer, byte: UInt8)] = []
    for _ in 0..<20_000 {
      if live.count < 40, random.next(upTo: 2) == 0 {
        let size = random.next(upTo: 2) == 0 ? random.next(upTo: 64) : random.next(upTo: 20_000)
        let alignment = 1 << random.next(upTo: 9)
        let address = try #require(memory.allocate(size, alignment: alignment))
        let bytes = UnsafeMutableRawBufferPointer(start: address, count: size)
        #expect(UInt(bitPattern: address) % UInt(max(alignment, Heap.leastAlignment)) == 0)
        #expect(memory.contains(bytes))
        let byte = UInt8(random.next(upTo: 256))
        bytes.initializeMemory(as: UInt8.self, repeating: byte)
        live.append((bytes, byte))
      } else if !live.isEmpty {
        let (bytes, byte) = live.remove(at: random.next(upTo: live.count))
        #expect(bytes.allSatisfy { $0 == byte })
        memory.free(try #require(bytes.baseAddress))
      }
    }
  }

  @Test func `a freed block is used again`() throws {
    let memory = Memory(pages: 4)
    let first = try #require(memory.allocate(100))
    memory.free(first)
    let other = try #require(memory.allocate(1000))
    let again = try #require(memory.allocate(110))
    #expect(again == first)
    #expect(other != first)
    for _ in 0..<100_000 { memory.free(try #require(memory.allocate(5000))) }
    #expect(memory.usedPages == 1)
  }

  @Test func `memory that is not contiguous is used`() throws {
    let memory = Memory(pages: 1, 2)
    #expect(memory.allocate(30_000) != nil)
    let large = try #require(memory.allocate(100_000))
    #expect(memory.contains(UnsafeMutableRawBufferPointer(start: large, count: 100_000)))
  }

  @Test(arguments: [70_000, 1 << 30, .max])
  func `too much memory is refused`(size: Int) {
    let memory = Memory(pages: 1)
    #expect(memory.allocate(size) == nil)
    #expect(memory.allocate(1000) != nil)
  }
}

/// A heap in memory that grows by pages up to a limit, as that of WebAssembly does.
private final class Memory {
  private static let pageSize = 65_536
  private let regions: [UnsafeMutableRawBufferPointer]
  private var used: [Int]
  private var heap = Heap()

  /// - Parameter pages: The size of each region of contiguous memory, in pages.
  init(pages: Int...) {
    regions = pages.map {
      .allocate(byteCount: $0 * Memory.pageSize, alignment: Memory.pageSize)
    }
    used = pages.map { _ in 0 }
  }

  deinit {
    for region in regions { region.deallocate() }
  }

  var usedPages: Int { used.reduce(0, +) / Memory.pageSize }

  func allocate(_ size: Int, alignment: Int = 16) -> UnsafeMutableRawPointer? {
    heap.allocate(size, alignment: alignment) { count in
      let size = (count + Memory.pageSize - 1) / Memory.pageSize * Memory.pageSize
      guard let index = regions.indices.first(where: { used[$0] + size <= regions[$0].count })
      else { return nil }
      defer { used[index] += size }
      return UnsafeMutableRawBufferPointer(
        rebasing: regions[index][used[index]..<used[index] + size])
    }
  }

  func free(_ address: UnsafeMutableRawPointer) {
    heap.free(address)
  }

  /// Whether memory has grown to include these bytes.
  func contains(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
    guard let address = bytes.baseAddress else { return false }
    return zip(regions, used).contains { region, used in
      guard let start = region.baseAddress else { return false }
      return address >= start && address + bytes.count <= start + used
    }
  }
}
