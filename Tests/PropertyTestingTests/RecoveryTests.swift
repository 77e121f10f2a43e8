import Foundation
import Testing

@testable import PropertyTesting

/// Cases that trap in ways that a process of its own must tell apart.
@Suite struct RecoveryTests {
  static let numbers = Domain<Int>.integers(in: 0...1_000_000)

  static let file = Platform.shortPath(#filePath)

  func folder() -> String { ".build/tests/recovery-\(UInt64.random(in: 0 ... .max))" }

  /// Runs a property of numbers.
  static func run(
    _ folder: String, replay: ChoiceSequence? = nil, _ holds: @escaping @Sendable (Int) -> Bool
  ) -> RunResult {
    Property("p", numbers) { (n: Int) in holds(n) }.run(
      RunSettings(seed: 1, replay: replay, failureStorage: .folder(folder)))
  }

  // MARK: Two traps

  @Sendable static func trapsTwice(_ n: Int) -> Bool {
    if n >= 1000 { fatalError("A") }
    if n >= 10 { fatalError("B") }
    return true
  }

  @Test func `two traps are two failures, and each is shrunk by itself`() async {
    let folder: String = folder()
    await #expect(processExitsWith: .trap) { [folder = folder as String] in
      _ = RecoveryTests.run(folder, RecoveryTests.trapsTwice)
    }
    for _ in 1...2 {
      let result = Self.run(folder, Self.trapsTwice)
      let found = ([result.counterexample].compactMap(\.self) + result.others)
        .map { "\($0.value): \($0.failure.message.suffix(14)) at \($0.failure.place.suffix(8))" }
      #expect(
        Set(found) == [
          "10: Fatal error: B at swift:\(#line - 13)",
          "1000: Fatal error: A at swift:\(#line - 14)",
        ])
    }
  }

  @Sendable static func trapsInLibrary(_ n: Int) -> Bool {
    let few = Array(0..<10)
    if n >= 1000 { return few[n] > 0 }
    if n >= 100 { return few[n + 1] > 0 }
    return true
  }

  @Test func `traps in the same line of the standard library are told apart by their callers`()
    async
  {
    let folder: String = folder()
    await #expect(processExitsWith: .trap) { [folder = folder as String] in
      _ = RecoveryTests.run(folder, RecoveryTests.trapsInLibrary)
    }
    let result = Self.run(folder, Self.trapsInLibrary)
    let found = [result.counterexample].compactMap(\.self) + result.others
    #expect(found.map(\.value).sorted() == ["100", "1000"])
    let lines = [#line - 15, #line - 14].map { "\(Self.file):\($0)" }
    #expect(found.map(\.failure.place).sorted() == lines)
    for failure in found.map(\.failure) {
      // An optimized build has no message.
      #expect(failure.message.contains("Index out of range") || failure.message.contains("SIG"))
    }
  }

  @Sendable static func trapsInC(_ n: Int) -> Bool {
    n < 1000 || strlen(UnsafePointer<CChar>(bitPattern: n % 100 + 1)!) > 0
  }

  @Test func `a trap in a C library is named by its signal and its function`() async {
    let folder: String = folder()
    await #expect(processExitsWith: .signal(SIGSEGV)) { [folder = folder as String] in
      _ = RecoveryTests.run(folder, RecoveryTests.trapsInC)
    }
    let failure = Self.run(folder, Self.trapsInC).counterexample?.failure
    #expect(failure?.message.hasPrefix("SIGSEGV in ") == true)
    #expect(
      failure?.message.contains("libc.so") == true || failure?.message.contains("strlen") == true)
    #expect(failure?.place == "\(Self.file):\(#line - 12)")
  }

  @Sendable static func abortsInC(_ n: Int) -> Bool {
    if n >= 1000 {
      Platform.say("reason of the library")
      abort()
    }
    return true
  }

  @Test func `a C library that aborts is quoted`() throws {
    let property = AnyProperty(Property("p", Self.numbers) { (n: Int) in Self.abortsInC(n) })
    guard case .trapped(let crash)? = try property.trap(in: Self.numbers.encode(1000)!) else {
      Issue.record("it did not trap")
      return
    }
    #expect(crash.message.hasPrefix("reason of the library (SIGABRT"))
  }

  @Test func `a stack that overflows is a trap with a place`() throws {
    func depth(_ n: Int) -> Int { n < 0 ? 0 : 1 + depth(n &+ 1) &* n }
    let property = AnyProperty("p", Self.numbers) { n in depth(n) > 0 ? .holds : .discarded }
    guard case .trapped(let crash)? = try property.trap(in: []) else {
      Issue.record("it did not trap")
      return
    }
    #expect(crash.message.hasPrefix("stack overflow in "))
  }

  @Test func `a long message is cut, and keeps its line`() throws {
    let property = AnyProperty("p", Self.numbers) { _ in
      fatalError(String(repeating: "x", count: 200_000))
    }
    guard case .trapped(let crash)? = try property.trap(in: []) else {
      Issue.record("it did not trap")
      return
    }
    #expect(crash.message.contains("RecoveryTests.swift:\(#line - 6): Fatal error: xxx"))
    #expect(crash.message.utf8.count < 1100 && crash.message.hasSuffix(" characters)"))
    #expect(crash.place.hasSuffix("RecoveryTests.swift:\(#line - 8)"))
  }

  @Test func `a failed precondition is a trap with its line and message`() throws {
    let property = AnyProperty("p", Self.numbers) { n in
      precondition(n < 100, "\(n) is too large")
      return .holds
    }
    guard case .trapped(let crash)? = try property.trap(in: Self.numbers.encode(500)!) else {
      Issue.record("it did not trap")
      return
    }
    #expect(
      crash.message.hasSuffix(
        "RecoveryTests.swift:\(#line - 7): Precondition failed: 500 is too large"))
    #expect(crash.place.hasSuffix("RecoveryTests.swift:\(#line - 10)"))
  }

  @Test func `messages that differ in a value are the same trap`() throws {
    let property = AnyProperty("p", Self.numbers) { n in
      fatalError(n < 100 ? "bad number \(n)" : "large [\(n)]")
    }
    func trap(_ n: Int) throws -> Trap {
      let words = try #require(Self.numbers.encode(n))
      return try #require(try property.trap(in: words))
    }
    #expect(try trap(1).isSame(as: trap(2)))
    #expect(try trap(100).isSame(as: trap(200)))
    #expect(try !trap(1).isSame(as: trap(100)))
  }

  // MARK: Large cases

  /// A property of 10,000 numbers that traps if the last is large.
  static func runLarge(_ folder: String) -> RunResult {
    let many = Domain<[Int]>.array(of: .integers(in: 0...9), count: 10_000)
    return Property("large", many) { (xs: [Int]) in
      if xs.last! >= 5 { fatalError("the end is large") }
      return true
    }.run(RunSettings(seed: 1, failureStorage: .folder(folder), phases: [.reuse, .generate]))
  }

  @Test func `a large case that traps is recovered as well`() async {
    let folder: String = folder()
    await #expect(processExitsWith: .trap) { [folder = folder as String] in
      _ = RecoveryTests.runLarge(folder)
    }
    for _ in 1...2 {
      let found = Self.runLarge(folder).counterexample
      #expect(found?.failure.message.hasSuffix("the end is large") == true)
      #expect((found?.choices?.count ?? 0) >= 10_000)
    }
  }

  // MARK: Drawing

  /// An asynchronous property whose domain traps for numbers from 1000 on.
  static func drawsAsync(_ folder: String) async -> RunResult {
    let domain = numbers.map { (n: Int) -> Int in
      precondition(n < 1000, "no such number")
      return n
    }
    return await AnyProperty.run(
      "draws", domain, settings: RunSettings(seed: 1, failureStorage: .folder(folder))
    ) { _ in
      await Task.yield()
      return .holds
    }
  }

  @Test func `an asynchronous property whose domain traps is recovered`() async {
    let folder: String = folder()
    await #expect(processExitsWith: .trap) { [folder = folder as String] in
      _ = await RecoveryTests.drawsAsync(folder)
    }
    let found = await Self.drawsAsync(folder).counterexample
    #expect(found?.choices == Self.numbers.encode(1000))
    #expect(found?.failure.law == "draws, without trapping")
  }

  // MARK: Full stacks

  @Sendable static func recurses(_ n: Int) -> Int { n >= 1000 ? deeper(n) + 1 : n }
  @Sendable static func deeper(_ n: Int) -> Int { recurses(n + 1) + 1 }
  @Sendable static func recursesToo(_ n: Int) -> Int { n >= 10 ? recursesToo(n + 1) + 1 : n }

  @Test func `full stacks of the same functions are one failure, whatever the depth`() async {
    let folder: String = folder()
    await #expect(processExitsWith: .signal(SIGSEGV)) { [folder = folder as String] in
      _ = RecoveryTests.run(folder) { RecoveryTests.recurses($0) >= 0 }
    }
    let result = Self.run(folder) { Self.recurses($0) >= 0 }
    #expect(result.counterexample?.value == "1000" && result.others.isEmpty)
    let failure = result.counterexample?.failure
    #expect(failure?.message.hasPrefix("stack overflow in ") == true)
    #expect(failure?.place.hasPrefix("\(Self.file):") == true)
  }

  @Test func `full stacks of different functions are two failures`() async {
    let folder: String = folder()
    await #expect(processExitsWith: .signal(SIGSEGV)) { [folder = folder as String] in
      _ = RecoveryTests.run(folder) {
        RecoveryTests.recurses($0) + RecoveryTests.recursesToo($0) > 0
      }
    }
    let result = Self.run(folder) { Self.recurses($0) + Self.recursesToo($0) > 0 }
    let found = [result.counterexample].compactMap(\.self) + result.others
    #expect(found.map(\.value).sorted() == ["10", "1000"])
  }
}
