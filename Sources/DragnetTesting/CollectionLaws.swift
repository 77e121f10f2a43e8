/// The laws of a collection, judged by its elements and indices as a plain walk finds them.
struct CollectionLaws<Elements: Collection> {
  let elements: Elements
  let law: ReadyLaw
  /// Whether two elements are the same.
  let isSame: (Elements.Element, Elements.Element) -> Bool
  /// The elements in the order of iteration; empty if ``places`` do not reach the end.
  let list: [Elements.Element]
  /// The indices that `index(after:)` gives, with the end index.
  let places: [Elements.Index]

  init(
    _ elements: Elements, _ law: ReadyLaw,
    isSame: @escaping (Elements.Element, Elements.Element) -> Bool
  ) {
    self.elements = elements
    self.law = law
    self.isSame = isSame
    var places = [elements.startIndex]
    var hasStopped = false
    while places[places.count - 1] != elements.endIndex, !hasStopped {
      let last = places[places.count - 1]
      let next = elements.index(after: last)
      hasStopped = next <= last || next > elements.endIndex
      if !hasStopped { places.append(next) }
    }
    self.places = places
    var list: [Elements.Element] = []
    // An iteration may follow the indices, and would never end.
    if !hasStopped { for element in elements { list.append(element) } }
    self.list = list
  }

  /// The offsets to try as ends of slices and distances.
  private var offsets: [Int] { ReadyLaw.offsets(upTo: places.count - 1, most: 12) }

  /// Whether two lists have the same elements in the same order.
  private func areSame(
    _ some: some Collection<Elements.Element>, _ others: some Collection<Elements.Element>
  ) -> Bool { some.elementsEqual(others, by: isSame) }

  func judge() throws {
    try law(
      "index(after:) reaches the end after as many steps as there are elements",
      places[places.count - 1] == elements.endIndex,
      "after \(places.count - 1) steps it gives no later index up to the end")
    var again: [Elements.Element] = []
    for element in elements { again.append(element) }
    try law(
      "iterating twice gives the same elements", areSame(again, list),
      "\(describe(list)), then \(describe(again))")
    try law(
      "index(after:) reaches the end after as many steps as there are elements",
      places.count == list.count + 1,
      "\(list.count) elements, but \(places.count - 1) steps")
    try law(
      "count is the number of elements", elements.count == list.count,
      "count is \(elements.count), iteration gives \(list.count) elements")
    try law(
      "underestimatedCount is not more than count", elements.underestimatedCount <= list.count,
      "it is \(elements.underestimatedCount) of \(list.count)")
    try law(
      "isEmpty is whether there are no elements", elements.isEmpty == list.isEmpty,
      "isEmpty is \(elements.isEmpty), iteration gives \(list.count) elements")
    let stored = elements.withContiguousStorageIfAvailable { Array($0) }
    try law(
      "the contiguous storage has the elements", stored.map { areSame($0, list) } ?? true,
      "it has \(describe(stored ?? []))")
    try judgeIndices()
    try judgeDistances()
    try judgeSlices()
  }

  private func judgeIndices() throws {
    for (number, place) in places.dropLast().enumerated() {
      try law(
        "a subscript gives the element of the iteration", isSame(elements[place], list[number]),
        "element \(number) is \(describe(list[number])), its subscript \(describe(elements[place]))"
      )
      try law(
        "indices ascend", place < places[number + 1], "index \(number) is not before the next")
      var moved = place
      elements.formIndex(after: &moved)
      try law(
        "formIndex(after:) is index(after:)", moved == places[number + 1],
        "they differ at index \(number)")
    }
    try law(
      "indices are those that index(after:) gives", Array(elements.indices) == places.dropLast(),
      "there are \(elements.indices.count) indices and \(places.count - 1) steps")
  }

  private func judgeDistances() throws {
    for from in offsets {
      for to in offsets where to >= from {
        let distance = elements.distance(from: places[from], to: places[to])
        try law(
          "distance(from:to:) is the number of steps", distance == to - from,
          "from \(from) to \(to) it is \(distance)")
        try law(
          "index(_:offsetBy:) makes as many steps",
          elements.index(places[from], offsetBy: to - from) == places[to],
          "from \(from), \(to - from) steps lead elsewhere")
        let limited = elements.index(places[from], offsetBy: to - from, limitedBy: places[to])
        try law(
          "index(_:offsetBy:limitedBy:) reaches its limit", limited == places[to],
          "from \(from) it does not reach \(to)")
        let beyond = elements.index(places[from], offsetBy: to - from + 1, limitedBy: places[to])
        try law(
          "index(_:offsetBy:limitedBy:) does not pass its limit", beyond == nil,
          "from \(from) it passes \(to)")
      }
    }
  }

  private func judgeSlices() throws {
    for from in offsets {
      for to in offsets where to >= from {
        let slice = elements[places[from]..<places[to]]
        try law(
          "a slice has the elements of its range", areSame(Array(slice), list[from..<to]),
          "from \(from) to \(to) it is \(describe(Array(slice)))")
        try law(
          "a slice has the indices of its collection",
          slice.startIndex == places[from] && slice.endIndex == places[to],
          "from \(from) to \(to) its ends differ")
      }
    }
  }
}

extension CollectionLaws where Elements: BidirectionalCollection {
  func judgeBackward() throws {
    for (number, place) in places.enumerated().dropFirst() {
      try law(
        "index(before:) undoes index(after:)", elements.index(before: place) == places[number - 1],
        "it does not before index \(number)")
    }
    for from in offsets {
      for to in offsets where to < from {
        try law(
          "a negative distance leads back",
          elements.distance(from: places[from], to: places[to]) == to - from
            && elements.index(places[from], offsetBy: to - from) == places[to],
          "from \(from) to \(to) it does not")
      }
    }
  }
}
