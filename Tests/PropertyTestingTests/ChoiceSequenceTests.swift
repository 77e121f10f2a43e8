import Testing

@testable import PropertyTesting

@Suite struct ChoiceSequenceTests {
  @Test func `a shorter sequence is simpler, and among equal lengths the smaller`() {
    #expect(ChoiceSequence([9]) < ChoiceSequence([0, 0]))
    #expect(ChoiceSequence([1, 9]) < ChoiceSequence([2, 0]))
    #expect(!(ChoiceSequence([1]) < ChoiceSequence([1])))
  }

  @Test func `bytes are little-endian words, padded with zeros`() {
    #expect(ChoiceSequence(bytes: [1, 2]) == [0x0201])
    #expect(ChoiceSequence(bytes: [0, 0, 0, 0, 0, 0, 0, 1, 5]) == [1 << 56, 5])
    #expect(ChoiceSequence(bytes: []) == [])
    let choices: ChoiceSequence = [1, .max, 0x0123_4567_89ab_cdef]
    #expect(ChoiceSequence(bytes: choices.bytes) == choices)
  }

  @Test func `the text of a sequence is its words in hexadecimal`() {
    #expect(ChoiceSequence([1, 255]).description == "1 ff")
    #expect(ChoiceSequence("1 ff") == [1, 255])
    #expect(ChoiceSequence("") == [])
    #expect(ChoiceSequence("1 x") == nil)
    #expect(ChoiceSequence("10000000000000000") == nil)
    #expect(ChoiceSequence("+1") == nil)
    #expect(ChoiceSequence("1 -0") == nil)
  }

  @Test func `init(hexadecimal:) example`() {
    #expect(UInt64(hexadecimal: "ff") == 255)
    #expect(UInt64(hexadecimal: "-0") == nil)
    #expect(UInt64(hexadecimal: "") == nil)
  }
}
