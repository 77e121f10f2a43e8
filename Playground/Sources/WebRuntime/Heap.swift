/// A memory allocator.
///
/// The size of a block is a power of two. A freed block goes into the list of its size, and the
/// next allocation of that size takes it from there, so both are O(1) and blocks never merge.
///
///     block                            address
///       |--- padding ---|[block][order]|-------- size --------|---|
///
/// The allocator must not allocate: the heads of the lists are the first bytes of its memory.
struct Heap {
  /// The alignment of every block, in bytes.
  static let leastAlignment = 16
  /// The size of the largest block, as a power of two.
  static let greatestOrder = 30

  private struct Header {
    var block: UnsafeMutableRawPointer
    var order: Int
  }

  private var freed: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  /// The start of the memory that was never part of a block.
  private var top: UnsafeMutableRawPointer?
  /// The number of bytes from there on.
  private var available = 0

  init() {}

  /// Allocates memory.
  ///
  /// - Parameters:
  ///   - size: In bytes.
  ///   - alignment: A power of two.
  ///   - grow: Adds at least that many bytes to the end of memory. Returns their address and their
  ///     number, or `nil` if there is not enough memory.
  /// - Returns: `nil` if there is not enough memory.
  mutating func allocate(
    _ size: Int, alignment: Int, grow: (Int) -> UnsafeMutableRawBufferPointer?
  ) -> UnsafeMutableRawPointer? {
    let alignment = max(alignment, Heap.leastAlignment)
    let (needed, overflow) = size.addingReportingOverflow(
      MemoryLayout<Header>.size + alignment)
    guard !overflow, needed <= 1 << Heap.greatestOrder else { return nil }
    let order = Int.bitWidth - (needed - 1).leadingZeroBitCount
    guard let block = block(ofOrder: order, grow: grow) else { return nil }
    let address = (block + MemoryLayout<Header>.size).alignedUp(toMultipleOf: alignment)
    Heap.header(of: address).pointee = Header(block: block, order: order)
    return address
  }

  /// Frees memory that ``allocate(_:alignment:grow:)`` returned.
  mutating func free(_ address: UnsafeMutableRawPointer) {
    guard let freed else { return }
    let header = Heap.header(of: address).pointee
    header.block.storeBytes(of: freed[header.order], as: UnsafeMutableRawPointer?.self)
    freed[header.order] = header.block
  }

  private static func header(of address: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Header> {
    (address - MemoryLayout<Header>.size).assumingMemoryBound(to: Header.self)
  }

  private mutating func block(
    ofOrder order: Int, grow: (Int) -> UnsafeMutableRawBufferPointer?
  ) -> UnsafeMutableRawPointer? {
    guard let freed = lists(grow: grow) else { return nil }
    if let block = freed[order] {
      freed[order] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    return extend(by: 1 << order, grow: grow)
  }

  /// Returns the heads of the lists of freed blocks, by order.
  private mutating func lists(
    grow: (Int) -> UnsafeMutableRawBufferPointer?
  ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?>? {
    if let freed { return freed }
    let count = Heap.greatestOrder + 1
    let size = count * MemoryLayout<UnsafeMutableRawPointer?>.stride
    guard let memory = extend(by: size, grow: grow) else { return nil }
    let lists = memory.bindMemory(to: UnsafeMutableRawPointer?.self, capacity: count)
    lists.initialize(repeating: nil, count: count)
    freed = lists
    return lists
  }

  /// Returns `size` bytes that were never part of a block.
  private mutating func extend(
    by size: Int, grow: (Int) -> UnsafeMutableRawBufferPointer?
  ) -> UnsafeMutableRawPointer? {
    if size > available {
      guard let added = grow(size - available), let start = added.baseAddress else { return nil }
      if let top, start == top + available {
        available += added.count
      } else {
        top = start
        available = added.count
        if size > available { return extend(by: size, grow: grow) }
      }
    }
    guard let start = top else { return nil }
    top = start + size
    available -= size
    return start
  }
}
