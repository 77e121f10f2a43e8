import Foundation
import Synchronization
import Testing

@testable import PropertyTesting

@Suite struct EnvironmentTests {
  @Test func `variables override settings`() throws {
    let variables = try DragnetVariables([
      "DRAGNET_SEED": "9", "DRAGNET_CASES": "5", "DRAGNET_REPLAY": "1 ff",
    ])
    let settings = RunSettings(seed: 1).overridden(by: variables)
    #expect(settings.seed == 9 && settings.cases == 5 && settings.replay == [1, 255])
    let seconds = try DragnetVariables(["DRAGNET_SECONDS": "1.5"])
    #expect(
      RunSettings(seed: 3).overridden(by: seconds)
        == RunSettings(seed: 3, cases: .max, timeLimit: .milliseconds(1500)))
    let both = try DragnetVariables(["DRAGNET_SECONDS": "1.5", "DRAGNET_CASES": "7"])
    #expect(
      RunSettings(seed: 3).overridden(by: both)
        == RunSettings(seed: 3, cases: 7, timeLimit: .milliseconds(1500)))
    #expect(RunSettings(seed: 3).overridden(by: DragnetVariables()) == RunSettings(seed: 3))
  }

  @Test func `a check reads the environment, a run does not`() async {
    await #expect(processExitsWith: .success) {
      setenv("DRAGNET_CASES", "7", 1)
      setenv("DRAGNET_SEED", "5", 1)
      let drawn = Mutex<[Int]>([])
      let property = Property("any", .integers) { (n: Int) in
        drawn.withLock { $0.append(n) }
        return true
      }
      try property.check(RunSettings(failureStorage: .none))
      let first = drawn.withLock { $0 }
      let result = property.run(RunSettings(seed: 6, cases: 8))
      precondition(result.seed == 6 && result.cases == 8)
      _ = property.run(RunSettings(seed: 5, cases: 7))
      precondition(first.count == 7 && drawn.withLock { $0.suffix(7) == first[...] })
    }
  }

  @Test(arguments: [("DRAGNET_SEED", "many"), ("DRAGNET_SEDE", "1")])
  func `a check throws the error of a variable and runs nothing`(name: String, text: String) async {
    await #expect(processExitsWith: .success) { [name = name as String, text = text as String] in
      setenv(name, text, 1)
      let property = Property("any", .integers) { (_: Int) in fatalError("it ran") }
      let error = #expect(throws: VariableError.self) {
        try property.check(RunSettings(failureStorage: .none))
      }
      precondition(error?.description.hasPrefix("\(name) is ") == true)
    }
  }
}
