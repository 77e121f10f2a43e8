import Testing

@testable import dragnet

@Suite struct TargetNameTests {
  private let names = [
    "CodeTests.Runs/packing loses nothing", "CodeTests.Runs/lengths add up",
    "CodeTests.sums(1, 2.5)",
    "MoreTests.Sums/lengths add up",
  ]

  @Test(
    arguments: [
      ("CodeTests.Runs/lengths add up", "CodeTests.Runs/lengths add up"),
      ("packing loses nothing", "CodeTests.Runs/packing loses nothing"),
      ("Runs/lengths add up", "CodeTests.Runs/lengths add up"),
      ("sums(1, 2.5)", "CodeTests.sums(1, 2.5)"),
    ])
  func `a text stands for the only name that ends with it`(text: String, name: String) throws {
    #expect(try TargetName.resolve(text, in: names, of: "the package") == name)
  }

  @Test func `resolve(_:in:of:) example`() throws {
    let all = ["Codes.Runs/packing loses nothing", "Codes.Runs/lengths add up"]
    #expect(
      try TargetName.resolve("lengths add up", in: all, of: "the package")
        == "Codes.Runs/lengths add up")
  }

  @Test func `the name of a folder stands for its target`() throws {
    for name in names {
      let folder = Checkout.folderName(of: name)
      #expect(try TargetName.resolve(folder, in: names, of: "the package") == name)
      #expect(Checkout.folderName(of: folder) == folder)
    }
  }

  @Test func `a text that several names end with is an error that lists them`() {
    let failure = #expect(throws: CommandFailure.self) {
      try TargetName.resolve("lengths add up", in: names, of: "the package")
    }
    #expect(failure?.status == .usage)
    #expect(
      failure?.message == """
        lengths add up can be each of these targets:
          CodeTests.Runs/lengths add up
          MoreTests.Sums/lengths add up
        """)
  }

  @Test(arguments: ["packing loses nothin", "5)", "up", "CodeTests"])
  func `an unknown text is an error that lists the nearest names first`(text: String) {
    let failure = #expect(throws: CommandFailure.self) {
      try TargetName.resolve(text, in: names, of: "the package")
    }
    #expect(failure?.status == .usage)
    let lines = failure?.message.split(separator: "\n") ?? []
    #expect(lines.first == "the package has no target \(text); its targets are:")
    #expect(lines.count == 5)
    if text.hasPrefix("packing") { #expect(lines[1] == "  CodeTests.Runs/packing loses nothing") }
  }

  @Test(.timeLimit(.minutes(1)))
  func `the nearest of many names are found soon`() {
    let long = (0..<500).map { number in
      "LongTests.Suite/\(String(repeating: "a name of several words ", count: 3))\(number)"
    }
    let failure = #expect(throws: CommandFailure.self) {
      try TargetName.resolve(
        String(repeating: "a name of several words ", count: 3) + "x1", in: long.reversed(),
        of: "the package")
    }
    let lines = failure?.message.split(separator: "\n") ?? []
    #expect(lines.count == 22 && lines.last == "  and 480 more")
  }

  @Test func `folderName(of:) example`() {
    #expect(Checkout.folderName(of: "round-trip") == "round-trip")
    #expect(Checkout.folderName(of: "Codes.Run/a is b") == "Codes.Run-a-is-b-c3541aa0")
  }

  @Test func `different targets have different folders with safe names`() {
    let names = [
      "a b", "a-b", "a/b", "ä b", "..", ".", ".git", String(repeating: "x", count: 300), "a%b",
    ]
    let folders = names.map(Checkout.folderName)
    #expect(Set(folders).count == names.count)
    for folder in folders {
      #expect(folder.count <= 100)
      #expect(!folder.hasPrefix("."))
      #expect(
        folder.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    }
  }
}
