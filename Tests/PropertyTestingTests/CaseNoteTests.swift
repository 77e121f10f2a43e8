import Foundation
import Testing

@testable import PropertyTesting

@Suite struct CaseNoteTests {
  func folder() -> String { ".build/tests/notes-\(UInt64.random(in: 0 ... .max))" }

  /// Opens the notes of a property in `folder`.
  func notes(_ folder: String) throws -> CaseNote.Opened {
    try #require(try CaseNote.open(of: "p", in: folder))
  }

  @Test func `a note names the current case`() throws {
    let note = try notes(folder()).note
    #expect(note.current == nil)
    note.note(.words([1, 2, 3]))
    #expect(note.current == .words([1, 2, 3]))
    note.note(.generated(seed: 7, index: 8))
    #expect(note.current == .generated(seed: 7, index: 8))
    note.noteNothing()
    #expect(note.current == nil)
  }

  @Test func `a note that is locked belongs to its run, not to a process with the same number`()
    throws
  {
    let folder = folder()
    let first = try notes(folder).note
    first.note(.words([1]))
    let second = try notes(folder)
    #expect(second.leftovers.isEmpty, "another run has the first note")
    second.note.note(.words([2]))
    #expect(first.current == .words([1]) && second.note.current == .words([2]))
    withExtendedLifetime(first) {}
  }

  @Test func `a note that no run has locked was left by a crash`() throws {
    let folder = folder()
    // As in a container, where each process has the same number as the one before.
    func crash(_ noted: NotedCase) throws { try notes(folder).note.note(noted) }
    try crash(.words([1]))
    try crash(.generated(seed: 2, index: 3))
    let left = try notes(folder)
    #expect(
      left.leftovers.map(\.leftover?.noted) == [.words([1]), .generated(seed: 2, index: 3)])
    #expect(try notes(folder).leftovers.isEmpty, "this process has locked them")
    for note in left.leftovers { note.remove() }
    left.note.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func `a note remembers the random case before, which survived`() throws {
    let folder = folder()
    func left(_ cases: [NotedCase]) throws -> NotedCase? {
      let note = try notes(folder).note
      for noted in cases { note.note(noted) }
      return note.suspect?.survivor
    }
    #expect(try left([.words([]), .generated(seed: 1, index: 1)]) == nil)
    #expect(
      try left([.generated(seed: 1, index: 1), .words([5]), .words([6])])
        == .generated(seed: 1, index: 1))
    #expect(
      try left([.generated(seed: 1, index: 4), .generated(seed: 1, index: 4)]) == nil,
      "the case was drawn and then judged")
    let note = try notes(folder).note
    note.note(.generated(seed: 1, index: 4))
    note.leave(.words([9]), hasHung: true)
    #expect(note.suspect?.survivor == nil, "the case that was noted last did not survive")
  }

  @Test func `a file of another format is no note`() throws {
    let folder = folder()
    let first = try notes(folder)
    first.note.remove()
    let path = "\(folder)/\(Platform.fileName(for: "p")).running"
    try Platform.save(String(repeating: "\u{1}", count: 65536), to: path)
    let opened = try notes(folder)
    #expect(opened.leftovers.isEmpty && opened.note.current == nil)
  }

  @Test(arguments: [8189, 8190, 100_000])
  func `a case of any size is noted`(count: Int) throws {
    let folder = folder()
    let words = NotedCase.words(ChoiceSequence((0..<UInt64(count)).map { $0 }))
    try notes(folder).note.note(words)
    #expect(try notes(folder).leftovers.first?.leftover?.noted == words)
  }

  #if os(Linux)
    @Test func `the whole file of a note has room on the disk, so that no store can fail`() throws {
      let path = "\(folder())/words"
      let words = try #require(try Platform.LockedWords(path, creates: true))
      try words.grow(to: 10_000)
      let file = open(path, O_RDONLY)
      defer { close(file) }
      let firstHole: Int32 = 4
      #expect(lseek(file, 0, firstHole) == words.count * MemoryLayout<UInt64>.size)
      words.remove()
    }
  #endif

  @Test func `a note without room on the disk is said to be missing, and nothing ends the run`()
    async
  {
    let folder: String = folder()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [folder = folder as String] in
      limitFileSize(to: 16384)
      let note = try #require(try CaseNote.open(of: "p", in: folder)).note
      note.note(.words(ChoiceSequence(Array(repeating: 1, count: 10_000))))
      precondition(note.current == nil)
      note.note(.words([1]))
      precondition(note.current == .words([1]))
      note.remove()
      limitFileSize(to: 1024)
      let property = Property("small", .integers) { (n: Int) in n < 10 }
      let found = property.run(RunSettings(seed: 1, failureStorage: .folder(folder)))
      precondition(found.counterexample?.value == "10")
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains("if a case of 10000 words traps or hangs, the next run will not know it"))
    #expect(output.contains("if a case traps or hangs, the next run will not know it: could not"))
  }
}
