public import PropertyTesting
public import Testing

/// Checks the laws of `SetAlgebra`; a failure is an issue at this line.
///
///     @Test func `weekdays are a set`() {
///       checkSetAlgebra(Weekdays.arbitrary, elements: .element(of: Weekdays.single))
///     }
///
/// The laws are those that the documentation of `SetAlgebra` lists, and: each operation has the elements that its
/// name says, an operation that forms its result in place gives the same, the results of `insert(_:)`,
/// `remove(_:)` and `update(with:)` say what they did, and a change of a copy leaves the original.
///
/// - Parameters:
///   - domain: The domain of the sets.
///   - elements: The domain of the elements to insert, remove and look up. For an `OptionSet`, these are options
///     of one bit.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
public func checkSetAlgebra<Elements: SetAlgebra>(
  _ domain: Domain<Elements>, elements: Domain<Elements.Element>,
  settings: RunSettings = RunSettings(), sourceLocation: SourceLocation = #_sourceLocation
) where Elements.Element: Equatable {
  let law = ReadyLaw(at: sourceLocation)
  check(
    .tuple(domain.repeating(2), elements.repeating(3)), settings: settings,
    sourceLocation: sourceLocation
  ) { sets, elements in
    let laws = SetLaws(first: sets[0], second: sets[1], elements: elements, law: law)
    try laws.judgeEmptySet()
    try laws.judgeMembers()
    try laws.judgeRelations()
    try laws.judgeFormedSets()
    for element in elements { try laws.judgeChanges(of: element) }
    return true
  }
}

/// The laws of two sets and some elements.
private struct SetLaws<Elements: SetAlgebra> where Elements.Element: Equatable {
  let first: Elements
  let second: Elements
  let elements: [Elements.Element]
  let law: ReadyLaw

  private var both: String { "of \(describe(first)) and \(describe(second))" }

  func judgeEmptySet() throws {
    let empty = Elements()
    try law("init() makes an empty set", empty.isEmpty, "it is \(describe(empty))")
    try law(
      "an empty array literal is init()", empty == [], "\(describe(empty)) and \([] as Elements)")
    try law(
      "isEmpty is whether the set equals the empty set", first.isEmpty == (first == empty),
      "for \(describe(first)), isEmpty is \(first.isEmpty)")
    try law(
      "the union with the empty set changes nothing",
      first.union(empty) == first && empty.union(first) == first, "for \(describe(first))")
    try law(
      "the intersection with the empty set is empty",
      first.intersection(empty) == empty && empty.intersection(first) == empty,
      "for \(describe(first))")
    try law(
      "a set is its union and its intersection with itself",
      first.union(first) == first && first.intersection(first) == first, "for \(describe(first))")
    for element in elements {
      try law(
        "the empty set contains nothing", !empty.contains(element),
        "it contains \(describe(element))")
    }
    let made = Elements(elements)
    for element in elements {
      try law(
        "init(_:) makes a set of all elements", made.contains(element),
        "\(describe(made)) does not contain \(describe(element))")
    }
  }

  func judgeMembers() throws {
    for element in elements {
      let (inFirst, inSecond) = (first.contains(element), second.contains(element))
      func judge(_ name: String, _ result: Elements, _ expected: Bool) throws {
        try law(
          "\(name) has the elements that it should have", result.contains(element) == expected,
          "\(both), it is \(describe(result)), which \(expected ? "does not contain" : "contains") "
            + describe(element))
      }
      try judge("union(_:)", first.union(second), inFirst || inSecond)
      try judge("intersection(_:)", first.intersection(second), inFirst && inSecond)
      try judge("symmetricDifference(_:)", first.symmetricDifference(second), inFirst != inSecond)
      try judge("subtracting(_:)", first.subtracting(second), inFirst && !inSecond)
    }
  }

  func judgeRelations() throws {
    let (union, intersection) = (first.union(second), first.intersection(second))
    func judge(_ name: String, _ result: Bool, _ expected: Bool, _ meaning: String) throws {
      try law("\(name) is whether \(meaning)", result == expected, "\(both), it is \(result)")
    }
    try judge(
      "isSubset(of:)", first.isSubset(of: second), union == second,
      "the union equals the other set")
    try judge(
      "isSuperset(of:)", first.isSuperset(of: second), union == first, "the union equals the set")
    try judge(
      "isDisjoint(with:)", first.isDisjoint(with: second), intersection.isEmpty,
      "the intersection is empty")
    try law(
      "union and intersection are commutative",
      second.union(first) == union && second.intersection(first) == intersection, both)
  }

  func judgeFormedSets() throws {
    func judge(
      _ name: String, _ result: Elements, _ form: (inout Elements) -> Void
    ) throws {
      var formed = first
      form(&formed)
      try law(
        "\(name) gives the same in place", formed == result,
        "\(both), it is \(describe(formed)), expected \(describe(result))")
    }
    try judge("formUnion(_:)", first.union(second)) { $0.formUnion(second) }
    try judge("formIntersection(_:)", first.intersection(second)) { $0.formIntersection(second) }
    try judge("formSymmetricDifference(_:)", first.symmetricDifference(second)) {
      $0.formSymmetricDifference(second)
    }
    try judge("subtract(_:)", first.subtracting(second)) { $0.subtract(second) }
  }

  func judgeChanges(of element: Elements.Element) throws {
    let wasIn = first.contains(element)
    var changed = first
    let insertion = changed.insert(element)
    try law(
      "insert(_:) adds the element", changed.contains(element),
      "\(describe(changed)) does not contain \(describe(element))")
    try law(
      "insert(_:) says whether it added the element", insertion.inserted != wasIn,
      "for \(describe(element)) in \(describe(first)), it says \(insertion.inserted)")
    try law(
      "insert(_:) returns the element that the set has", insertion.memberAfterInsert == element,
      "for \(describe(element)), it returns \(describe(insertion.memberAfterInsert))")
    changed = first
    let updated = changed.update(with: element)
    try law(
      "update(with:) adds the element", changed.contains(element),
      "\(describe(changed)) does not contain \(describe(element))")
    try law(
      "update(with:) returns an element that was there", updated == (wasIn ? element : nil),
      "for \(describe(element)) in \(describe(first)), it returns \(describe(updated))")
    changed = first
    let removed = changed.remove(element)
    try law(
      "remove(_:) takes the element away", !changed.contains(element),
      "\(describe(changed)) contains \(describe(element))")
    try law(
      "remove(_:) returns the element that was there", removed == (wasIn ? element : nil),
      "for \(describe(element)) in \(describe(first)), it returns \(describe(removed))")
    try law(
      "a change of a copy leaves the original", first.contains(element) == wasIn,
      "inserting or removing \(describe(element)) changes it")
  }
}
