/// The lines of a file with code, and those that were run, as the pages of `llvm-cov` show them.
///
/// The summary of `llvm-cov` adds up the lines of all functions instead. It counts the line of a closure
/// twice, and as a line that was not run if the closure was not: in `bytes[...]`, Swift makes a function
/// of `...` that nothing calls.
struct LineCoverage: Equatable {
  /// How often each line with code was run.
  private(set) var counts: [Int: UInt64] = [:]
  /// The columns of code that was not run, by line; a range that has no end in its line ends at `Int.max`.
  private(set) var missed: [Int: [Range<Int>]] = [:]

  /// The number of lines with code.
  var lines: Int { counts.count }
  /// The number of those lines that were run.
  var covered: Int { counts.values.count { $0 > 0 } }

  /// A place in the file where the count changes.
  struct Segment: Decodable {
    /// The line, from 1.
    var line: Int
    /// The column, from 1.
    var column: Int
    /// How often the code after this place was run.
    var count: UInt64
    /// Whether the code after this place is counted.
    var hasCount: Bool
    /// Whether a region begins here.
    var isEntry: Bool
    /// Whether the region is the space between others.
    var isGap: Bool

    /// Reads the list of values that `llvm-cov` writes.
    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      line = try values.decode(Int.self)
      column = try values.decode(Int.self)
      count = try values.decode(UInt64.self)
      hasCount = try values.decode(Bool.self)
      isEntry = try values.decode(Bool.self)
      isGap = try values.decode(Bool.self)
    }

    /// Whether a region with code begins here.
    fileprivate var startsCode: Bool { isEntry && hasCount && !isGap }
    /// Whether the code after this place was not run.
    fileprivate var isMissed: Bool { hasCount && count == 0 && !isGap }
  }

  /// Counts the lines of a file.
  ///
  /// - Parameter segments: The segments of the file, in order.
  init(_ segments: [Segment]) {
    var rest = segments[...]
    var wrapped: Segment?
    var line = segments.first?.line ?? 0
    while !rest.isEmpty {
      let here = rest.prefix { $0.line == line }
      rest = rest.dropFirst(here.count)
      count(here, wrapped, line)
      wrapped = here.last ?? wrapped
      line += 1
    }
  }

  /// Counts a line.
  ///
  /// - Parameters:
  ///   - segments: The segments that begin in the line.
  ///   - wrapped: The last segment before the line.
  ///   - line: The line.
  private mutating func count(
    _ segments: ArraySlice<Segment>, _ wrapped: Segment?, _ line: Int
  ) {
    let starts = segments.filter(\.startsCode)
    let isSkipped = segments.first.map { $0.isEntry && !$0.hasCount } ?? false
    let continues = wrapped?.hasCount == true && !isSkipped
    guard continues || segments.contains(where: { $0.isEntry && $0.hasCount }) else { return }
    counts[line] = (starts.map(\.count) + [wrapped?.count ?? 0]).max()
    let places = [(1, wrapped)] + segments.map { ($0.column, $0) }
    let ends = segments.map(\.column) + [.max]
    for ((start, segment), end) in zip(places, ends) where segment?.isMissed == true && start < end
    {
      missed[line, default: []].append(start..<end)
    }
  }
}
