/// The constants in Swift source text that a search may need: strings, numbers, and names of enum cases.
///
/// Code often tells its input apart by constants: the keyword of a command, the name of a header, a limit. Few
/// random cases contain them. A search knows them from the sources, as Hypothesis does.
///
/// The scanner knows comments, strings of every kind with their escapes and interpolations, and numbers of
/// every base. It is no parser: a regular expression literal that contains a quotation mark hides what follows
/// on its line. It takes time linear in the size of the text.
struct SwiftLiterals {
  /// The constants as bytes in UTF-8, without duplicates, in the order of their first places.
  ///
  /// Numbers are decimal.
  private(set) var constants: [[UInt8]] = []
  private var known: Set<[UInt8]> = []

  /// The most bytes of a constant: longer texts are messages, and libFuzzer's dictionary ends at 64.
  static let mostBytes = 40
  /// Integers below this number are not constants: random cases contain them.
  private static let leastInteger: UInt64 = 10

  /// Adds the constants of a source text.
  mutating func read(_ text: some Sequence<UInt8>) {
    var scanner = SwiftScanner(text)
    while let token = scanner.next() {
      switch token {
      case .string(let bytes): insert(bytes)
      case .name(let bytes): insert(bytes)
      case .number(let text): insertNumber(text)
      }
    }
  }

  private mutating func insert(_ bytes: [UInt8]) {
    guard (1...Self.mostBytes).contains(bytes.count), known.insert(bytes).inserted else { return }
    constants.append(bytes)
  }

  /// Adds a number in the spelling of Swift.
  private mutating func insertNumber(_ spelling: String) {
    let isNegative = spelling.hasPrefix("-")
    let digits = spelling.drop { $0 == "-" }.filter { $0 != "_" }
    let bases: [(prefix: String, radix: Int)] = [("0x", 16), ("0o", 8), ("0b", 2)]
    let base = bases.first { digits.hasPrefix($0.prefix) }
    let whole = UInt64(digits.dropFirst(base?.prefix.count ?? 0), radix: base?.radix ?? 10)
    let real = Double(digits) ?? .nan
    // Nor are small integers in the spelling of a fraction.
    if let small = whole ?? UInt64(exactly: real), small < Self.leastInteger { return }
    guard let magnitude = whole.map(String.init) ?? (real.isFinite ? real.description : nil) else {
      return
    }
    insert(Array(((isNegative ? "-" : "") + magnitude).utf8))
  }
}
