/// Pages about the coverage of source files: a table, and the lines of each file.
///
/// The files with the most code that was not run come first.
public struct CoveragePages: Sendable {
  /// A line of a source file.
  public struct Line: Sendable {
    /// The text.
    public var text: String
    /// How often the line was run; `nil` for a line without code.
    public var count: UInt64?
    /// The columns of code that was not run, counted from 1 in UTF-8.
    public var missed: [Range<Int>]

    /// Creates a line.
    public init(text: String, count: UInt64?, missed: [Range<Int>] = []) {
      self.text = text
      self.count = count
      self.missed = missed
    }
  }

  /// A source file.
  public struct File: Sendable {
    /// The path, relative to the package.
    public var path: String
    /// The lines.
    public var lines: [Line]
    /// The number of regions, which are pieces of code without a branch.
    public var regions: Int
    /// The number of regions that were run.
    public var coveredRegions: Int

    /// Creates a file.
    public init(path: String, lines: [Line], regions: Int, coveredRegions: Int) {
      self.path = path
      self.lines = lines
      self.regions = regions
      self.coveredRegions = coveredRegions
    }

    /// The name of the file's page, which no other path has: its hyphens stand for slashes.
    var page: String {
      let parts = path.split(separator: "/")
        .map { $0.replacing("~", with: "~~").replacing("-", with: "~-") }
      return parts.joined(separator: "-") + ".html"
    }

    fileprivate var code: Int { lines.count { $0.count != nil } }
    fileprivate var missedLines: Int { lines.count { $0.count == 0 } }
    fileprivate var missedRegions: Int { regions - coveredRegions }
  }

  /// The files, those with the most missed lines first.
  private let files: [File]

  /// Creates the pages of some files.
  public init(_ files: [File]) {
    self.files = files.sorted {
      ($1.missedLines, $1.missedRegions, $0.path) < ($0.missedLines, $0.missedRegions, $1.path)
    }
  }

  /// The pages by the names of their files; the first is `index.html`.
  public var pages: [(name: String, html: String)] {
    [("index.html", Templates.page("coverage", Table(files)))]
      + files.enumerated().map { index, file in
        let next = index + 1 < files.count ? files[index + 1] : nil
        return (file.page, Templates.page("source", Source(file, next: next)))
      }
  }

  /// Returns a share as a percentage, rounded down, so that 100 % means all.
  static func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "" : "\(part * 100 / whole) %"
  }
}

/// The content of the table's template.
private struct Table: Sendable {
  struct Row: Sendable {
    let path: String
    let page: String
    let missedLines: Int
    let lines: String
    let missedRegions: Int
    let regions: String
    let bar: String
    let tone: String

    init(_ file: CoveragePages.File) {
      path = file.path
      page = file.page
      missedLines = file.missedLines
      lines = CoveragePages.percent(file.code - file.missedLines, of: file.code)
      missedRegions = file.missedRegions
      regions = CoveragePages.percent(file.coveredRegions, of: file.regions)
      let share = file.code == 0 ? 100 : (file.code - file.missedLines) * 100 / file.code
      bar = "\(share)"
      tone = file.missedLines == 0 && file.missedRegions == 0 ? "good" : ""
    }
  }

  let verdict: String
  let rows: [Row]

  init(_ files: [CoveragePages.File]) {
    let code = files.reduce(0) { $0 + $1.code }
    let missed = files.reduce(0) { $0 + $1.missedLines }
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    verdict =
      "\(CoveragePages.percent(code - missed, of: code)) of the lines in \(count) were run: "
      + "\(code - missed) of \(code)"
    rows = files.map(Row.init)
  }
}

/// The content of the template of a file.
private struct Source: Sendable {
  struct Row: Sendable {
    struct Part: Sendable {
      let text: String
      let isMissed: Bool
    }

    let number: Int
    let count: String
    let tone: String
    let parts: [Part]

    init(_ line: CoveragePages.Line, _ number: Int) {
      self.number = number
      count = line.count.map { "\($0)" } ?? ""
      tone = line.count == 0 ? "missed" : ""
      // A missed line is marked as a whole.
      parts = line.count == 0 ? [Part(text: line.text, isMissed: false)] : Row.parts(of: line)
    }

    private static func parts(of line: CoveragePages.Line) -> [Part] {
      let bytes = Array(line.text.utf8)
      var parts: [Part] = []
      var start = 0
      func add(upTo end: Int, _ isMissed: Bool) {
        guard end > start else { return }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        parts.append(Part(text: text, isMissed: isMissed))
        start = end
      }
      for missed in line.missed {
        add(upTo: min(missed.lowerBound - 1, bytes.count), false)
        add(upTo: min(missed.upperBound - 1, bytes.count), true)
      }
      add(upTo: bytes.count, false)
      return parts
    }
  }

  /// A run of lines with code that was not run.
  struct Gap: Sendable {
    let first: Int
    let text: String
  }

  let path: String
  let verdict: String
  let gaps: [Gap]
  let next: Next?
  let rows: [Row]

  struct Next: Sendable {
    let path: String
    let page: String
  }

  init(_ file: CoveragePages.File, next: CoveragePages.File?) {
    path = file.path
    self.next = next.map { Next(path: $0.path, page: $0.page) }
    verdict =
      "\(file.code - file.missedLines) of \(file.code) lines and "
      + "\(file.coveredRegions) of \(file.regions) regions were run"
    rows = file.lines.enumerated().map { Row($1, $0 + 1) }
    var gaps: [ClosedRange<Int>] = []
    for (index, line) in file.lines.enumerated() where line.count == 0 || !line.missed.isEmpty {
      if let last = gaps.last, last.upperBound == index {
        gaps[gaps.count - 1] = last.lowerBound...index + 1
      } else {
        gaps.append(index + 1...index + 1)
      }
    }
    self.gaps = gaps.map { gap in
      Gap(
        first: gap.lowerBound,
        text: gap.count == 1 ? "\(gap.lowerBound)" : "\(gap.lowerBound)–\(gap.upperBound)")
    }
  }
}
