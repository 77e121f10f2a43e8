/// An append-only list for the hot path of drawing.
///
/// An array checks at each append whether its storage is shared. A log is never shared, which halves
/// the time of a recorded draw. It allocates no memory before its first element.
@usableFromInline struct Log<Element>: ~Copyable {
  @usableFromInline private(set) var count = 0
  private var capacity = 0
  @usableFromInline var start: UnsafeMutablePointer<Element>?

  init() {}

  @inlinable deinit {
    start?.deinitialize(count: count)
    start?.deallocate()
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (start.unsafelyUnwrapped + count).initialize(to: element)
    count &+= 1
  }

  private mutating func grow() {
    let larger = max(16, capacity * 2)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    if let start {
      memory.moveInitialize(from: start, count: count)
      start.deallocate()
    }
    (start, capacity) = (memory, larger)
  }

  /// Removes the elements from `index` on, and keeps the memory.
  mutating func removeAll(from index: Int = 0) {
    guard let start, index < count else { return }
    (start + index).deinitialize(count: count - index)
    count = index
  }

  /// Removes the last elements, as far as they satisfy the given predicate.
  mutating func removeLast(while shouldBeRemoved: (Element) -> Bool) {
    guard let start else { return }
    var kept = count
    while kept > 0, shouldBeRemoved(start[kept - 1]) { kept -= 1 }
    removeAll(from: kept)
  }

  /// The elements, in a buffer that is valid until the log changes.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }
}
