// The functions of a C library that Embedded Swift calls, under their C names. On the host the
// system's C library has them.

#if arch(wasm32)
  import CWebAssembly

  nonisolated(unsafe) private var heap = Heap()

  private let pageSize = 65_536
  private let outOfMemory: CInt = 12

  /// Allocates memory; see `posix_memalign` of POSIX.
  @c(posix_memalign) public func allocate(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ size: Int
  ) -> CInt {
    result.pointee = heap.allocate(size, alignment: alignment) { count in
      let pages = (count + pageSize - 1) / pageSize
      let before = memory_grow(pages)
      guard before >= 0 else { return nil }
      return UnsafeMutableRawBufferPointer(
        start: UnsafeMutableRawPointer(bitPattern: before * pageSize), count: pages * pageSize)
    }
    return result.pointee == nil ? outOfMemory : 0
  }

  /// Frees memory for `free`, a name that Swift reserves.
  @c(runtime_free) public func release(_ address: UnsafeMutableRawPointer?) {
    if let address { heap.free(address) }
  }

  /// Compares bytes; see `memcmp` of the C standard.
  @c(memcmp) public func compare(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int
  ) -> CInt {
    for index in 0..<count where a[index] != b[index] { return a[index] < b[index] ? -1 : 1 }
    return 0
  }

  /// Rounds to the nearest integer; see `round` of the C standard.
  @c(round) public func round(_ number: Double) -> Double {
    roundedToNearest(number)
  }

  /// Multiplies integers of 128 bits, given as halves of 64 bits.
  ///
  /// The compiler calls this function because WebAssembly has no such instruction.
  @c(__multi3) public func multiply(
    _ result: UnsafeMutablePointer<UInt64>,
    _ aLow: UInt64, _ aHigh: UInt64, _ bLow: UInt64, _ bHigh: UInt64
  ) {
    let product = Wide(low: aLow, high: aHigh) &* Wide(low: bLow, high: bHigh)
    result[0] = product.low
    result[1] = product.high
  }

  /// Reads the number that `Double(_: String)` asks for.
  ///
  /// - Returns: The end of the text, or `nil` if the text is not a number.
  @c(_swift_stdlib_strtod_clocale) public func number(
    _ text: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<Double>
  ) -> UnsafePointer<UInt8>? {
    var count = 0
    while text[count] != 0 { count += 1 }
    let bytes = UnsafeBufferPointer(start: text, count: count)
    let number = NumberText.number(bytes) { decimal($0.baseAddress, $0.count) }
    guard let number else { return nil }
    result.pointee = number
    return text + count
  }

  /// Returns the number nearest to a decimal number.
  ///
  /// The page provides this function. It has Swift's calling convention, which adds two arguments
  /// that JavaScript ignores.
  @_silgen_name("decimal") private func decimal(_ text: UnsafePointer<UInt8>?, _ count: Int)
    -> Double
#endif
