import PropertyTesting
import Synchronization
import Testing

@Suite struct RehearsalTests {
  private static let failing = Property("fails", Domain<Int>.integers(in: 0...9)) { _ in false }

  @Test func `a rehearsal does the work and does not judge`() {
    let sum = Atomic(0)
    let property = Self.failing.rehearsed { sum.wrappingAdd($0, ordering: .relaxed) }
    let words: ChoiceSequence = [7]
    let verdict = words.words.withUnsafeBytes { AnyProperty(property).rehearsal.judge($0) }
    #expect(verdict == .holds)
    #expect(sum.load(ordering: .relaxed) == property.domain.value(of: words))
    #expect(AnyProperty(property).execute(words).verdict != .holds)
  }

  @Test func `AnyProperty.rehearsal example`() {
    let lists = Domain<[Int]>.array(of: .integers, count: 0...9)
    @Sendable func isSorted(_ numbers: [Int]) -> Bool {
      zip(numbers, numbers.dropFirst()).allSatisfy(<=)
    }
    let property = Property("sorts", lists) { isSorted($0.sorted()) }
      .rehearsed { numbers in _ = numbers.sorted() }
    let rehearsal = AnyProperty(property).rehearsal  // draws and sorts, but does not judge
    #expect(rehearsal.execute([1, 0, 1, 0, 0]).verdict == .holds)
  }

  @Test func `a rehearsal without work only draws`() {
    let verdict = [UInt64(3)].withUnsafeBytes { AnyProperty(Self.failing).rehearsal.judge($0) }
    #expect(verdict == .holds)
  }

  @Test func `examples do not change the rehearsal`() {
    let count = Atomic(0)
    let property = Self.failing.rehearsed { _ in count.wrappingAdd(1, ordering: .relaxed) }
      .examples(1, 2)
    _ = [UInt64(3)].withUnsafeBytes { AnyProperty(property).rehearsal.judge($0) }
    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test func `a random case depends only on its index and seed`() {
    let property = AnyProperty(
      Property("lists", Domain<[Int]>.array(of: .integers, count: 0...20)) { _ in true })
    let cases = (0..<20).map { property.randomCase($0, seed: 1) }
    #expect(cases == (0..<20).map { property.randomCase($0, seed: 1) })
    #expect(Set(cases).count > 15)
    #expect(cases != (0..<20).map { property.randomCase($0, seed: 2) })
  }
}
