import Foundation

/// What the file of a program says of how it was compiled: its symbols, where coverage is counted,
/// and what its own code calls.
struct ProgramImage {
  /// How many counters there are in the functions of each Swift module.
  let counters: [String: Int]
  /// How many functions there are of each Swift module.
  let functions: [String: Int]
  /// Whether libFuzzer is linked.
  let hasRuntime: Bool
  /// The addresses of the code of each Swift module.
  private let code: [String: ClosedRange<UInt64>]
  private let file: URL
  private let tools: Toolchain

  /// Reads an executable of the platform.
  ///
  /// - Throws: ``CommandFailure`` where it is none.
  init(_ file: URL, tools: Toolchain) async throws(CommandFailure) {
    self.file = file
    self.tools = tools
    var symbols: [(address: UInt64, name: Substring)] = []
    let table = try await tools.run("llvm-nm", ["--defined-only", "-n", file.path])
    for words in ProgramImage.rows(table) where words.count == 3 && "tTwW".contains(words[1]) {
      guard let address = UInt64(words[0], radix: 16) else { continue }
      symbols.append((address, words[2]))
    }
    var functions: [String: Int] = [:]
    var code: [String: ClosedRange<UInt64>] = [:]
    for (address, name) in symbols {
      guard let module = ProgramImage.module(of: name) else { continue }
      functions[module, default: 0] += 1
      code[module] = (code[module]?.lowerBound ?? address)...address
    }
    self.functions = functions
    self.code = code
    hasRuntime = symbols.contains { $0.name.hasSuffix(ProgramImage.entry) }

    var counters: [String: Int] = [:]
    for place in try await ProgramImage.countedPlaces(file, tools) {
      // The last symbol that does not lie behind the place.
      var bounds = 0..<symbols.count
      while !bounds.isEmpty {
        let middle = (bounds.lowerBound + bounds.upperBound) / 2
        bounds =
          symbols[middle].address <= place
          ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
      }
      guard bounds.lowerBound > 0 else { continue }
      let module = ProgramImage.module(of: symbols[bounds.lowerBound - 1].name)
      counters[module ?? "", default: 0] += 1
    }
    self.counters = counters
  }

  /// The function of libFuzzer that `main` calls, as C++ names it.
  private static let entry = "_ZN6fuzzer12FuzzerDriverEPiPPPcPFiPKhmE"

  /// How often the code of a module calls functions of the sanitizer, in its first 64 KiB.
  func calls(from module: String) async throws(CommandFailure) -> Int {
    guard let range = code[module] else { return 0 }
    let end = min(range.upperBound, range.lowerBound + 1 << 16)
    let listing = try await tools.run(
      "llvm-objdump",
      [
        "-d", "--no-show-raw-insn", "--start-address=\(range.lowerBound)", "--stop-address=\(end)",
        file.path,
      ])
    return listing.output.count(of: "<__sanitizer_cov_")
      + listing.output.count(of: "<___sanitizer_cov_")
  }

  /// The words of each line that a tool wrote.
  private static func rows(_ program: Program) -> [[Substring]] {
    program.text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    }
  }

  /// The places in the code that have a counter, from the table that the compiler writes beside the
  /// counters: pairs of an address and flags.
  ///
  /// In a program that may be loaded anywhere the addresses are relocations.
  private static func countedPlaces(
    _ file: URL, _ tools: Toolchain
  ) async throws(CommandFailure) -> [UInt64] {
    var table: Range<UInt64> = 0..<0
    for words in rows(try await tools.run("llvm-objdump", ["-h", file.path])) {
      guard words.count > 3, words[1].hasPrefix("__sancov_pcs"),
        let size = UInt64(words[2], radix: 16), let start = UInt64(words[3], radix: 16)
      else { continue }
      table = start..<start + size
    }
    guard !table.isEmpty else { return [] }
    var places: [UInt64] = []
    for words in rows(try await tools.run("llvm-objdump", ["-R", file.path])) {
      guard words.count == 3, let offset = UInt64(words[0], radix: 16), table.contains(offset),
        let place = UInt64(words[2].drop { $0 != "x" }.dropFirst(), radix: 16)
      else { continue }
      places.append(place)
    }
    return places
  }

  /// The Swift module of a function, as its mangled name begins: `$s13GestureEngine…`.
  ///
  /// Those of the standard library have other names, and those of C have none.
  private static func module(of symbol: Substring) -> String? {
    guard let mark = ["$s", "_$s"].first(where: symbol.hasPrefix) else { return nil }
    let rest = symbol.dropFirst(mark.count)
    let digits = rest.prefix(while: \.isNumber)
    guard let count = Int(digits), count > 0 else { return nil }
    let name = rest.utf8.dropFirst(digits.utf8.count).prefix(count)
    return name.count == count ? String(Substring(name)) : nil
  }
}

extension Data {
  /// How often a text is in these bytes.
  fileprivate func count(of text: String) -> Int {
    var count = 0
    var place = startIndex
    while let found = self[place...].range(of: Data(text.utf8)) {
      count += 1
      place = found.upperBound
    }
    return count
  }
}
