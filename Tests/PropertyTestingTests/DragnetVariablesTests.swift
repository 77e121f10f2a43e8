import PropertyTesting
import Testing

@Suite struct DragnetVariablesTests {
  @Test func `variables are parsed`() throws {
    let variables = try DragnetVariables([
      "DRAGNET_SEED": "7", "DRAGNET_SECONDS": "1.5", "DRAGNET_REPLAY": "1 ff",
      "DRAGNET_STRATEGY": "bytes", "DRAGNET_KNOWN_LAWS": "A1\na law, with a comma",
      "DRAGNET_BUGS": "", "DRAGNET_KEEP": "a_long-name2",
      "DRAGNET_DOCTOR": "", "PATH": "/bin", "DRAGNET": "no variable of ours",
    ])
    var expected = DragnetVariables()
    expected.seed = 7
    expected.seconds = 1.5
    expected.replay = [1, 0xff]
    expected.strategy = .bytes
    expected.knownLaws = ["A1", "a law, with a comma"]
    expected.bugs = []
    expected.keep = "a_long-name2"
    #expect(variables == expected)
  }

  @Test(arguments: [
    ("DRAGNET_SEED", "-1", "a whole number from 0 to 18446744073709551615"),
    ("DRAGNET_CASES", "0", "a whole number above 0"),
    ("DRAGNET_CASES", "many", "a whole number above 0"),
    ("DRAGNET_SECONDS", "nan", "a number above 0, 100000000 at most"),
    ("DRAGNET_CPU_SECONDS", "inf", "a number above 0, 100000000 at most"),
    ("DRAGNET_REPLAY", "1 0x", "hexadecimal words with a space between them"),
    ("DRAGNET_STRATEGY", "Bytes", "structured or bytes"),
    ("DRAGNET_BASELINE", "full", "empty, plays or search"),
    ("DRAGNET_UPDATE_GOLDEN", "yes", "1"),
  ])
  func `a malformed variable is an error`(name: String, text: String, allowed: String) {
    let error = #expect(throws: VariableError.self) { try DragnetVariables([name: text]) }
    #expect(error?.description == "\(name) is \"\(text)\"; it must be \(allowed)")
  }

  @Test func `an unknown variable is an error that lists those for users`() {
    let error = #expect(throws: VariableError.self) { try DragnetVariables(["DRAGNET_SEDE": "1"]) }
    #expect(error?.description.hasPrefix("DRAGNET_SEDE is not a variable of Dragnet") == true)
    #expect(error?.description.contains("DRAGNET_SEED, DRAGNET_CASES, ") == true)
    #expect(error?.description.contains("DRAGNET_MUTANT") == false)
  }

  @Test func `every variable is listed once`() {
    let names = DragnetVariables.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Mirror(reflecting: DragnetVariables()).children.count == names.count)
  }
}
