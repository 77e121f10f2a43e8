import Foundation
import Testing

@testable import PropertyTesting

@Suite struct FailureFolderTests {
  let folder = ".build/tests/folder-\(UInt64.random(in: 0 ... .max))"

  /// Writes an empty file at a path in the folder of the test.
  func write(_ path: String) { try! Platform.save("", to: "\(folder)/\(path)") }

  @Test func `the nearest package above the file has the folder`() {
    write("outer/Package.swift")
    write("outer/inner/Package.swift")
    write("outer/inner/Tests/A/B.swift")
    #expect(
      FailureFolder.path(for: "\(folder)/outer/inner/Tests/A/B.swift")
        == "\(folder)/outer/inner/.dragnet/failures")
    #expect(
      FailureFolder.path(for: "\(folder)/outer/C.swift") == "\(folder)/outer/.dragnet/failures")
  }

  @Test func `a file outside a package uses its repository, or a temporary folder`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Platform.save("", to: "\(folder)/app/.git/HEAD")
    #expect(
      FailureFolder.path(for: "\(folder)/app/Tests/A.swift") == "\(folder)/app/.dragnet/failures")
    #expect(
      FailureFolder.path(for: "\(folder)/other/A.swift")
        == "\(Platform.temporaryFolder)/dragnet-\(Platform.user)/failures")
  }

  @Test func `files that no run used for 30 days are removed`() {
    write("old.words")
    write("new.words")
    write("old.running")
    write("old.txt")
    let days = 86_400
    for name in ["old.words", "old.running", "old.txt"] {
      Platform.touch("\(folder)/\(name)", age: 31 * days)
    }
    Platform.touch("\(folder)/new.words", age: 29 * days)
    FailureFolder.clean(folder)
    let left = Set(Platform.files(in: folder) ?? []).subtracting([".", ".."])
    #expect(left == ["new.words", "old.txt"])
  }

  @Test func `a stored failure that a run tries does not age`() {
    var stored = StoredFailures(of: "p", in: folder)
    stored.store([1, 2])
    let path = "\(folder)/\(Platform.fileName(for: "p")).words"
    Platform.touch(path, age: 1000)
    #expect(StoredFailures(of: "p", in: folder).cases == [[1, 2]])
    #expect((Platform.age(of: path) ?? 1000) < 500)
    #expect(Platform.contents(of: path)?.hasPrefix("# p\n") == true)
  }
}
