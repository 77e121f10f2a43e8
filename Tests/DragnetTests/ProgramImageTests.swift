import Testing

@testable import dragnet

struct ProgramImageTests {
  @Test(
    arguments: [
      ("$s13GestureEngine9FatSliderV6handleyAA8ResponseVAA0A5EventOF", "GestureEngine"),
      ("_$s7Sliders6SliderV5trackAA5TrackVvg", "Sliders"),
      // The compiler makes these functions for a type, whose name is not that of a module.
      ("$s7ElementSTQzABSbIgnnd_A2BSbIegnnd_SKRzlTR", nil),
      ("$s7ElementSTQzABSbIgnnd_A2BSbIegnnd_SlRzlTRTA.12", nil),
      ("$s7ElementQzSgSTRzSHABRQlWOh", nil), ("$sSa6appendyyxnF", nil), ("main", nil),
    ] as [(String, String?)])
  func `a function has the module of the code that it is compiled from`(
    symbol: String, module: String?
  ) {
    #expect(ProgramImage.module(of: symbol[...]) == module)
  }
}
