/// The lines of a file with code, and those that were run, as the pages of `llvm-cov` show them.
///
/// The summary of `llvm-cov` adds up the lines of all functions instead. It counts the line of a closure
/// twice, and as a line that was not run if the closure was not: in `bytes[...]`, Swift makes a function
/// of `...` that nothing calls.
struct LineCoverage: Equatable {
  /// The number of lines with code.
  private(set) var lines = 0
  /// The number of those lines that were run.
  private(set) var covered = 0

  /// A place in the file where the count changes.
  struct Segment: Decodable {
    /// The line, from 1.
    var line: Int
    /// How often the code after this place was run.
    var count: UInt64
    /// Whether the code after this place is counted.
    var hasCount: Bool
    /// Whether a region begins here.
    var isEntry: Bool
    /// Whether the region is the space between others.
    var isGap: Bool

    /// Reads the list of values that `llvm-cov` writes; the second is the column.
    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      line = try values.decode(Int.self)
      _ = try values.decode(Int.self)
      count = try values.decode(UInt64.self)
      hasCount = try values.decode(Bool.self)
      isEntry = try values.decode(Bool.self)
      isGap = try values.decode(Bool.self)
    }

    /// Whether a region with code begins here.
    fileprivate var startsCode: Bool { isEntry && hasCount && !isGap }
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
      count(here, wrapped)
      wrapped = here.last ?? wrapped
      line += 1
    }
  }

  /// Counts a line.
  ///
  /// - Parameters:
  ///   - segments: The segments that begin in the line.
  ///   - wrapped: The last segment before the line.
  private mutating func count(_ segments: ArraySlice<Segment>, _ wrapped: Segment?) {
    let starts = segments.filter(\.startsCode)
    let isSkipped = segments.first.map { $0.isEntry && !$0.hasCount } ?? false
    let continues = wrapped?.hasCount == true && !isSkipped
    guard continues || segments.contains(where: { $0.isEntry && $0.hasCount }) else { return }
    lines += 1
    let counts = starts.map(\.count) + [wrapped?.count ?? 0]
    if counts.contains(where: { $0 > 0 }) { covered += 1 }
  }
}
