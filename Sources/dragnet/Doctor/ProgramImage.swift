import Foundation

/// The facts about an executable that show how it was compiled: its symbols, its coverage counters,
/// and its calls.
struct ProgramImage {
  /// The number of coverage counters in the functions of each Swift module; the key is empty for
  /// other code.
  let counters: [String: Int]
  /// The number of functions of each Swift module.
  let functions: [String: Int]
  /// Whether libFuzzer is linked.
  let hasRuntime: Bool
  /// The addresses of each Swift module's code.
  private let code: [String: ClosedRange<UInt64>]
  private let file: URL
  private let tools: Toolchain

  /// Reads an executable.
  ///
  /// - Parameters:
  ///   - file: The executable.
  ///   - tools: The tools that read it.
  /// - Throws: ``CommandFailure`` if the file is not an executable of this platform.
  init(_ file: URL, tools: Toolchain) async throws(CommandFailure) {
    self.file = file
    self.tools = tools
    var symbols: [(address: UInt64, module: String?)] = []
    var functions: [String: Int] = [:]
    var code: [String: ClosedRange<UInt64>] = [:]
    var hasRuntime = false
    let table = try await tools.run("llvm-nm", ["--defined-only", "-n", file.path])
    for words in ProgramImage.rows(table) where words.count == 3 && "tTwW".contains(words[1]) {
      guard let address = UInt64(words[0], radix: 16) else { continue }
      let module = ProgramImage.module(of: words[2])
      symbols.append((address, module))
      hasRuntime = hasRuntime || words[2].hasSuffix(ProgramImage.entry)
      guard let module else { continue }
      functions[module, default: 0] += 1
      code[module] = (code[module]?.lowerBound ?? address)...address
    }
    self.functions = functions
    self.code = code
    self.hasRuntime = hasRuntime

    var counters: [String: Int] = [:]
    for place in try await ProgramImage.countedPlaces(file, tools) {
      // Search for the last symbol at or before the place.
      var bounds = 0..<symbols.count
      while !bounds.isEmpty {
        let middle = (bounds.lowerBound + bounds.upperBound) / 2
        bounds =
          symbols[middle].address <= place
          ? middle + 1..<bounds.upperBound : bounds.lowerBound..<middle
      }
      guard bounds.lowerBound > 0 else { continue }
      counters[symbols[bounds.lowerBound - 1].module ?? "", default: 0] += 1
    }
    self.counters = counters
  }

  /// Whether a file is an executable of Apple's platforms.
  static func isMachO(_ file: URL) -> Bool {
    let magic = try? FileHandle(forReadingFrom: file).read(upToCount: 4)
    // A program of 64 bits, of 32 bits, and of several architectures.
    return [[0xcf, 0xfa, 0xed, 0xfe], [0xce, 0xfa, 0xed, 0xfe], [0xca, 0xfe, 0xba, 0xbe]]
      .contains(magic.map { [UInt8]($0) })
  }

  /// The mangled name of libFuzzer's function that `main` calls.
  private static let entry = "_ZN6fuzzer12FuzzerDriverEPiPPPcPFiPKhmE"

  /// Returns the number of calls of some functions in the first 64 KiB of a module's code.
  ///
  /// - Parameters:
  ///   - functions: The beginning of the names of the functions.
  ///   - module: The module.
  /// - Returns: The number of calls; 0 if the program has no such module.
  /// - Throws: ``CommandFailure`` if the code cannot be read.
  func calls(
    of functions: String, from module: String
  ) async throws(CommandFailure) -> Int {
    guard let range = code[module] else { return 0 }
    let end = min(range.upperBound, range.lowerBound + 1 << 16)
    let listing = try await tools.run(
      "llvm-objdump",
      [
        "-d", "--no-show-raw-insn", "--start-address=\(range.lowerBound)", "--stop-address=\(end)",
        file.path,
      ])
    return listing.output.count(of: "<\(functions)") + listing.output.count(of: "<_\(functions)")
  }

  /// Returns the words of each line of a tool's output.
  private static func rows(_ program: Program) -> [[Substring]] {
    program.text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    }
  }

  /// Returns the addresses of the code that has a counter.
  ///
  /// The compiler writes a table of them beside the counters: pairs of an address and flags. In a
  /// position-independent executable the addresses are relocations.
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

  /// Returns the Swift module of a function, from the beginning of its mangled name:
  /// `$s13GestureEngine…`.
  ///
  /// Some functions of the compiler begin with the name of a type that they copy, destroy or convert, such as `Element`.
  ///
  /// - Returns: The module; `nil` for functions of the standard library, of C or of the compiler.
  static func module(of symbol: Substring) -> String? {
    guard let mark = ["$s", "_$s"].first(where: symbol.hasPrefix), !isMadeForType(symbol) else {
      return nil
    }
    let rest = symbol.dropFirst(mark.count)
    let digits = rest.prefix(while: \.isNumber)
    guard let count = Int(digits), count > 0 else { return nil }
    let name = rest.utf8.dropFirst(digits.utf8.count).prefix(count)
    return name.count == count ? String(Substring(name)) : nil
  }

  /// Returns whether the compiler made a function for a type: an outlined copy or destroy (`WO` and a letter), or a
  /// reabstraction thunk (`TR`) and its partial application (`TRTA`).
  private static func isMadeForType(_ symbol: Substring) -> Bool {
    // Copies of a function have a number: `TRTA.12`.
    let name = symbol.prefix { $0 != "." }
    return name.hasSuffix("TR") || name.hasSuffix("TRTA") || name.dropLast().hasSuffix("WO")
  }
}

extension Data {
  /// Returns the number of occurrences of a text in these bytes.
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
