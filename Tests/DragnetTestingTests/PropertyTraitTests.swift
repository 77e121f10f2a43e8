import DragnetTesting
import Testing

@Suite(.property(seed: 3, cases: 40)) struct PropertyTraitTests {
  /// Returns the numbers that a check draws.
  func drawn(_ settings: RunSettings = RunSettings(failureStorage: .none)) -> [Int] {
    var drawn: [Int] = []
    check(.integers, settings: settings) { (number: Int) in
      drawn.append(number)
      return true
    }
    return drawn
  }

  @Test func `the trait of a suite applies to its tests`() {
    #expect(drawn().count == 40)
  }

  @Test(.property(cases: 7)) func `the trait of a test goes before that of its suite`() {
    #expect(drawn().count == 7)
    // The seed is still that of the suite.
    #expect(drawn() == drawn(RunSettings(seed: 3, cases: 7, failureStorage: .none)))
  }

  @Test(.property(cases: 7)) func `a setting of a check goes before those of traits`() {
    #expect(drawn(RunSettings(cases: 5, failureStorage: .none)).count == 5)
  }

  @Test(.property(in: .nightly, cases: 9))
  func `a trait for another profile has no effect`() {
    #expect(drawn().count == 40)
  }

  @Test(.property(in: .local, cases: 9))
  func `a trait for the current profile goes before a setting of a check`() {
    #expect(drawn(RunSettings(cases: 5, failureStorage: .none)).count == 9)
  }

  @Suite struct Inner {
    @Test func `the trait of an outer suite applies`() {
      #expect(PropertyTraitTests().drawn().count == 40)
    }
  }
}

/// The examples of traits and profiles, word for word.
@Suite struct DocumentedTraitTests {
  @Suite(.property(cases: 10_000, shrinkTime: .seconds(20))) struct ParserTests {
    @Test(.property(in: .nightly, cases: 1_000_000)) func `no text grows`() {
      check(.strings) { text in formatted(text).utf8.count <= text.utf8.count }
    }
  }
}

extension RunProfile {
  static let soak: RunProfile = "soak"
}

@Suite(.property(in: .soak, cases: 1_000_000)) struct SoakTests {
  @Test func `no text grows`() {
    check(.strings) { text in formatted(text).utf8.count <= text.utf8.count }
  }
}
