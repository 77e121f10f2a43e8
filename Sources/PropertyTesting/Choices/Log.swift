/// A list that only grows, until it is emptied: what the hot path of drawing appends to.
///
/// An array asks at each append whether it is shared. This one never is, which makes a recorded draw
/// half as long. There is no memory before the first element.
struct Log<Element>: ~Copyable {
  private(set) var count = 0
  private var capacity = 0
  private var start: UnsafeMutablePointer<Element>?

  deinit {
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

  /// Forgets all elements from the one at `index` on, but keeps the memory.
  mutating func removeAll(from index: Int = 0) {
    guard let start, index < count else { return }
    (start + index).deinitialize(count: count - index)
    count = index
  }

  /// Forgets the elements that `isUnwanted` says so of.
  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    let kept = elements.filter { !isUnwanted($0) }
    removeAll()
    for element in kept { append(element) }
  }

  /// What is there; valid until the log changes.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }
}
