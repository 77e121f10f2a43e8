import Foundation
import Synchronization
import Testing

@testable import DragnetTesting

/// The failures that checks store, over several runs of the same test.
@Suite struct StoredCheckTests {
  /// Runs a check as it runs in a new process, where no check of the test has run yet.
  func inNewProcess(_ run: () throws -> Void) rethrows {
    try CheckIdentity.$counts.withValue(CheckIdentity.Counts(), operation: run)
  }

  static let folder = ".build/tests/cases-\(UInt64.random(in: 0 ... .max))"

  func settings(_ folder: String) -> RunSettings {
    RunSettings(seed: 1, failureStorage: .folder(folder))
  }

  func newFolder() -> String { ".build/tests/checks-\(UInt64.random(in: 0 ... .max))" }

  /// The number of files that store failures.
  func files(in folder: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: folder).count { $0.hasSuffix(".words") }
  }

  @Test(.serialized, arguments: [10, 1000, 100_000], [0, 1])
  func `each case of a parameterized test stores its failures separately`(
    limit: Int, offset: Int
  ) throws {
    for run in 1...2 {
      inNewProcess {
        withKnownIssue {
          check(.integers(in: 0...1_000_000), settings: settings(Self.folder)) { (n: Int) in
            n < limit + offset
          }
        } matching: {
          "\($0)".contains("tried    1 case with") == (run == 2)
        }
      }
    }
    if (limit, offset) == (100_000, 1) { #expect(try files(in: Self.folder) == 6) }
  }

  @Test func `two checks of one test store their failures separately`() {
    let folder = newFolder()
    for run in 1...2 {
      inNewProcess {
        check(.integers(in: 0...1_000_000), settings: settings(folder)) { (n: Int) in n >= 0 }
        withKnownIssue {
          check(.integers(in: 0...1_000_000), settings: settings(folder)) { (n: Int) in n < 1000 }
        } matching: {
          "\($0)".contains("tried    1 case with") == (run == 2)
        }
      }
    }
  }

  @Test func `checks in a loop store their failures separately`() throws {
    let folder = newFolder()
    for run in 1...2 {
      inNewProcess {
        for limit in [10, 1000] {
          withKnownIssue {
            check(.integers(in: 0...1_000_000), settings: settings(folder)) { (n: Int) in
              n < limit
            }
          } matching: {
            "\($0)".contains("tried    1 case with") == (run == 2)
          }
        }
      }
    }
    #expect(try files(in: folder) == 2)
  }

  @Test func `a stored failure survives an edit above the check`() {
    let folder = newFolder()
    for (run, line) in [12, 40].enumerated() {
      let place = SourceLocation(
        fileID: "Tests/Some.swift", filePath: #filePath, line: line, column: 3)
      inNewProcess {
        withKnownIssue {
          check(
            .integers(in: 0...1_000_000), settings: settings(folder), sourceLocation: place
          ) { (n: Int) in n < 1000 }
        } matching: {
          "\($0)".contains("tried    1 case with") == (run == 1)
        }
      }
    }
  }

  @Test func `failures are stored in the package, whatever the working folder is`() async {
    await #expect(processExitsWith: .success) {
      chdir("/")
      let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
      guard case .folder(let folder) = try RunSettings().forChecking().failureStorage else {
        fatalError("no folder")
      }
      precondition(folder == "\(package.path)/.dragnet/failures", folder)
    }
  }
}
