import GestureTesting
import Testing

/// Correct sliders of other makes obey every law, because their traits say what is different.
@Suite struct SoundSliderTests {
  @Test(arguments: SoundSliders.kinds.indices)
  func `a correct slider obeys every law`(index: Int) {
    check(.laws(of: SoundSliders.kinds[index]), settings: RunSettings(cases: 300))
  }
}
