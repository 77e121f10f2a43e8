import GestureTesting
import Testing

/// Correct sliders of other makes obey every law, because their traits say what is different.
///
/// `swift run -c release --package-path Benchmarks sound` tests each with 200,000 cases.
@Suite struct SoundSliderTests {
  @Test(arguments: SoundSliders.kinds.indices)
  func `a correct slider obeys every law`(index: Int) {
    check(.laws(of: SoundSliders.kinds[index]), settings: RunSettings(cases: 100))
  }

  @Test(arguments: SoundSliders.undeclared.indices)
  func `a law finds a design that is not declared`(index: Int) {
    let kind = SoundSliders.undeclared[index]
    let settings = RunSettings(
      seed: 1, cases: 5000, isolation: .off, failureStorage: .none, phases: [.generate])
    #expect(Property.laws(of: kind).run(settings).counterexample != nil, "\(kind.name)")
  }
}
