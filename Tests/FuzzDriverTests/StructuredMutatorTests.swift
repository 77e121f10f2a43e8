import FuzzTargets
import GestureDomains
import PropertyTesting
import Testing

@testable import FuzzDriver

@Suite struct StructuredMutatorTests {
  /// Properties of scripts, numbers, texts and trees, and one that draws while it judges.
  private static var properties: [AnyProperty] {
    [
      FuzzTarget.fatSlider.property(), FuzzTarget.stepSlider.property(),
      FuzzTarget.snapping.property(),
      FuzzTarget.dragText.property(),
      AnyProperty("strings", Domain<String>.strings) { (_: String) in .holds },
      AnyProperty(
        "trees",
        Domain<String>.recursive(.element(of: [".", "a"])) { tree in
          .combine(tree, tree) { "(\($0)\($1))" }
        }
      ) { (_: String) in .holds },
      AnyProperty("direct") { draw throws(Discard) in
        let count = try draw(.integers(in: 1...9))
        let _: [Int] = try draw(.array(of: .integers, count: count))
        return .holds
      },
      AnyProperty("never", Domain<Int>.integers.filter { _ in false }) { (_: Int) in .holds },
    ]
  }

  @Test func `the first results are the examples that fit`() {
    let bytes = Domain<[UInt8]>.bytes(count: 0...99)
    let examples: [[UInt8]] = [[1, 2], Array(0..<99), [3]]
    let property = AnyProperty("p", bytes, examples: examples) { _ in .holds }
    let mutator = StructuredMutator(property)
    let words = [examples[0], examples[2]].compactMap { bytes.encode($0)?.bytes }
    #expect(words.count == 2)
    for example in words {
      #expect(mutated([], limit: 64, seed: 1, by: mutator) == example)
    }
    let (mutants, others) = (mutator, StructuredMutator(AnyProperty("p", bytes) { _ in .holds }))
    let changed = (1...50).map { mutated(words[0], limit: 64, seed: $0, by: mutants) }
    #expect(Set(changed).count > 10)
    #expect(mutated([], limit: 64, seed: 1, by: others) != words[0])
  }

  /// Returns the result of `mutator` for `bytes` in a buffer of `limit` bytes.
  private func mutated(
    _ bytes: [UInt8], limit: Int, seed: UInt64, by mutator: StructuredMutator
  ) -> [UInt8] {
    // An extra byte reveals a write past the end.
    var buffer = bytes + [UInt8](repeating: 0, count: limit - bytes.count) + [0xa5]
    let count = buffer.withUnsafeMutableBytes {
      mutator.mutate(
        UnsafeMutableRawBufferPointer(rebasing: $0.prefix(limit)), count: bytes.count, seed: seed)
    }
    #expect(count <= limit && buffer[limit] == 0xa5)
    return Array(buffer.prefix(count))
  }

  @Test(arguments: 0..<4)
  func `any bytes change into bytes that fit, the same for the same seed`(index: Int) {
    let property = Self.properties[index]
    let (mutator, other) = (StructuredMutator(property), StructuredMutator(property))
    var random = RandomBits(seed: 3)
    var bytes: [UInt8] = []
    for seed in 0..<UInt64(600) {
      let limit = max(bytes.count, Int(random.next(below: seed % 3 == 0 ? 24 : 1500)))
      let result = mutated(bytes, limit: limit, seed: seed, by: mutator)
      #expect(mutated(bytes, limit: limit, seed: seed, by: other) == result)
      // Alternates between garbage and the last result.
      bytes =
        seed % 4 == 0
        ? (0..<Int(random.next(below: 200))).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        : result
    }
  }

  @Test(arguments: 0..<4)
  func `any two inputs give a result that fits, or no result`(index: Int) {
    let mutator = StructuredMutator(Self.properties[index])
    var random = RandomBits(seed: 5)
    for seed in 0..<UInt64(300) {
      let parents = (0..<2).map { _ in
        (0..<Int(random.next(below: 300))).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      }
      let limit = Int(random.next(below: 600))
      func cross() -> [UInt8] {
        var out = [UInt8](repeating: 0xa5, count: limit + 1)
        let count = out.withUnsafeMutableBytes { out in
          parents[0].withUnsafeBytes { first in
            parents[1].withUnsafeBytes { second in
              mutator.cross(
                first, second, into: UnsafeMutableRawBufferPointer(rebasing: out.prefix(limit)),
                seed: seed)
            }
          }
        }
        #expect(count <= limit && out[limit] == 0xa5)
        return Array(out.prefix(count))
      }
      #expect(cross() == cross())
    }
  }

  @Test func `every mutation changes some scripts`() {
    final class Counts: @unchecked Sendable { var used: [String: Int] = [:] }
    let counts = Counts()
    func counted(_ mutations: [Mutation]) -> [Mutation] {
      mutations.map { mutation in
        Mutation(name: mutation.name, weight: mutation.weight) { draft in
          let isDone = mutation.apply(&draft) && draft.finish()
          if isDone { counts.used[mutation.name, default: 0] += 1 }
          return isDone
        }
      }
    }
    let mutator = StructuredMutator(
      FuzzTarget.fatSlider.property(), mutations: counted(Mutation.andNewCases(Mutation.all)),
      crossings: counted(Mutation.crossings))
    var bytes: [UInt8] = []
    var earlier: [UInt8] = []
    for seed in 0..<UInt64(2000) {
      let result = mutated(bytes, limit: 1024, seed: seed, by: mutator)
      var crossed = [UInt8](repeating: 0, count: 1024)
      let count = crossed.withUnsafeMutableBytes { crossed in
        result.withUnsafeBytes { first in
          earlier.withUnsafeBytes { mutator.cross(first, $0, into: crossed, seed: seed) }
        }
      }
      earlier = bytes
      bytes = seed % 4 == 0 && count > 0 ? Array(crossed.prefix(count)) : result
    }
    for mutation in Mutation.andNewCases(Mutation.all) + Mutation.crossings {
      #expect(counts.used[mutation.name, default: 0] >= 20, "\(mutation.name)")
    }
  }
}
