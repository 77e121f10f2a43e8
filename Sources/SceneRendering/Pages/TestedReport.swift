/// A page about the test cases that checks tried: how their sizes, labels and values are distributed.
///
/// It is a pure function of the records that `DRAGNET_TESTED` asks for.
public struct TestedReport: Sendable {
  /// A test case.
  public struct Case: Sendable {
    /// The verdict.
    public enum Status: String, Sendable, Codable {
      case passed
      case failed
      /// The case was discarded.
      case discarded = "gave_up"
    }

    /// The verdict.
    public var status: Status
    /// The law that the case broke, or the place that discarded it; empty otherwise.
    public var reason: String
    /// The value as text; empty if it was not drawn.
    public var value: String
    /// The labels without a number, each with a text that may be empty.
    public var labels: [String: String]
    /// The numbers of labels.
    public var numbers: [String: Double]

    /// Creates a case.
    public init(
      status: Status, reason: String = "", value: String, labels: [String: String] = [:],
      numbers: [String: Double] = [:]
    ) {
      self.status = status
      self.reason = reason
      self.value = value
      self.labels = labels
      self.numbers = numbers
    }
  }

  /// A property and the cases that its last run tried.
  public struct Property: Sendable {
    /// The name.
    public var name: String
    /// The cases, in the order in which they were tried.
    public var cases: [Case]
    /// Remarks on the run.
    public var remarks: [String]

    /// Creates a property.
    public init(name: String, cases: [Case], remarks: [String] = []) {
      self.name = name
      self.cases = cases
      self.remarks = remarks
    }
  }

  /// The properties with their counts: those that break a law first, otherwise in the order of their names.
  public let entries: [(property: Property, summary: TestedSummary)]

  /// Creates a report about properties.
  public init(_ properties: [Property]) {
    entries = properties.map { ($0, TestedSummary($0)) }.sorted { a, b in
      let (first, second) = (a.1.brokenLaws.isEmpty, b.1.brokenLaws.isEmpty)
      return first == second ? a.0.name < b.0.name : second
    }
  }

  /// The numbers of properties, cases and broken laws, as a sentence.
  public var verdict: String {
    let cases = entries.reduce(0) { $0 + $1.summary.judged }
    let properties = entries.count == 1 ? "1 property" : "\(entries.count) properties"
    return "\(cases) cases of \(properties), \(Words.laws(brokenLaws))"
  }

  private var brokenLaws: Int { entries.reduce(0) { $0 + $1.summary.brokenLaws.count } }

  /// The report as an HTML document that refers to no other file.
  public var html: String {
    Templates.page(
      "tested",
      Page(
        verdict: verdict, tone: brokenLaws == 0 ? "good" : "wrong",
        properties: entries.enumerated().map { index, entry in
          Page.Property(entry.property, entry.summary, id: "property-\(index + 1)")
        }))
  }
}

/// The content of the template.
private struct Page: Sendable {
  struct Property: Sendable {
    let id: String
    let name: String
    let laws: String
    let tone: String
    let counts: TestedSummary
    let summary: String
    let remarks: [String]
    let charts: [Chart]
    let tables: [Table]
  }

  struct Chart: Sendable {
    let title: String
    let note: String
    let picture: String
  }

  struct Table: Sendable {
    let title: String
    let rows: [Row]
  }

  struct Row: Sendable {
    let count: String
    let text: String
  }

  let verdict: String
  let tone: String
  let properties: [Property]
}

extension Page.Property {
  /// The number of rows of a table.
  private static let mostRows = 10
  /// The number of characters of a value in a table.
  private static let mostCharacters = 300

  init(_ property: TestedReport.Property, _ summary: TestedSummary, id: String) {
    let judged = property.cases.filter { $0.status != .discarded }
    self.id = id
    name = property.name
    laws = Words.laws(summary.brokenLaws.count)
    tone = summary.brokenLaws.isEmpty ? "good" : "wrong"
    counts = summary
    self.summary = summary.text
    remarks = property.remarks
    charts =
      Self.groups(judged) + Self.labels(judged)
      + summary.numbers.map { name in
        let histogram = Histogram(judged.compactMap { $0.numbers[name] })
        return Page.Chart(
          title: name, note: histogram.summary, picture: histogram.chart(title: name))
      }
    var tables: [Page.Table] = []
    func table(_ title: String, _ texts: [String], countedOnce: Bool = true) {
      let counts = texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        .filter { countedOnce || $0.value > 1 }
      guard !counts.isEmpty else { return }
      tables.append(
        Page.Table(
          title: title,
          rows: counts.prefix(Self.mostRows).map {
            Page.Row(count: "\($0.value)", text: Words.fitted($0.key, Self.mostCharacters))
          }))
    }
    if !summary.brokenLaws.isEmpty {
      tables.append(
        Page.Table(
          title: "Broken laws",
          rows: summary.brokenLaws.prefix(Self.mostRows).map { law in
            Page.Row(
              count: "\(law.cases)",
              text: Words.fitted("\(law.name) does not hold for \(law.value)", Self.mostCharacters))
          }))
    }
    table(
      "Places that discarded cases",
      property.cases.filter { $0.status == .discarded && !$0.reason.isEmpty }.map(\.reason))
    table("Most frequent values", judged.map(\.value), countedOnce: false)
    if let last = judged.last {
      let step = max(1, judged.count / Self.mostRows)
      let sample =
        stride(from: step - 1, to: judged.count - 1, by: step).map { judged[$0] } + [last]
      tables.append(
        Page.Table(
          title: "Some of the values, in the order of the run",
          rows: sample.suffix(Self.mostRows).map {
            Page.Row(count: "", text: Words.fitted($0.value, Self.mostCharacters))
          }))
    }
    self.tables = tables
  }

  /// Returns a chart of the labels with the shares of cases.
  private static func labels(_ cases: [TestedReport.Case]) -> [Page.Chart] {
    var counts: [String: Int] = [:]
    for test in cases {
      for (label, text) in test.labels {
        counts[text.isEmpty ? label : "\(label): \(text)", default: 0] += 1
      }
    }
    guard !counts.isEmpty else { return [] }
    let bars = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .prefix(Bars.most)
      .map { label, count in
        Bars.Bar(
          label: label, value: Double(count),
          text: "\(count), \(percent(count, of: cases.count))")
      }
    let more = counts.count > Bars.most ? "the most frequent \(Bars.most) of \(counts.count)" : ""
    return [
      Page.Chart(
        title: "labels", note: more, picture: Bars(title: "labels", bars: Array(bars)).part)
    ]
  }

  /// Returns a chart for each group of numbers: those whose names begin with the same word and a colon,
  /// such as `events: down` and `events: up`.
  private static func groups(_ cases: [TestedReport.Case]) -> [Page.Chart] {
    var groups: [String: [String: Double]] = [:]
    for test in cases {
      for (name, number) in test.numbers {
        guard let (group, member) = TestedSummary.group(of: name) else { continue }
        groups[group, default: [:]][member, default: 0] += number
      }
    }
    return groups.sorted { $0.key < $1.key }.map { group, sums in
      let bars = sums.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        .map { member, sum in
          Bars.Bar(
            label: member, value: sum,
            text: "\(sum.shortest), \((sum / Double(cases.count)).shortest) in a case")
        }
      return Page.Chart(
        title: group, note: "the sums of all cases",
        picture: Bars(title: group, bars: Array(bars.prefix(Bars.most))).part)
    }
  }
}

/// Returns a share as text.
private func percent(_ count: Int, of total: Int) -> String {
  "\((100 * Double(count) / Double(max(1, total))).shortest) %"
}

/// The counts of a property's cases.
public struct TestedSummary: Sendable, Hashable {
  /// A law that cases break.
  public struct BrokenLaw: Sendable, Hashable {
    /// The name of the law.
    public let name: String
    /// The number of cases that break it.
    public let cases: Int
    /// The shortest value that breaks it, as one line of text.
    public let value: String
  }

  /// The number of cases that were judged.
  public let judged: Int
  /// The number of cases that failed.
  public let failed: Int
  /// The number of discarded cases.
  public let discarded: Int
  /// The number of judged cases whose value an earlier case has.
  public let duplicates: Int
  /// The laws that cases break, the most frequent first.
  public let brokenLaws: [BrokenLaw]
  /// The names of numbers that a histogram shows, sorted: all but those of groups.
  let numbers: [String]

  /// Counts the cases of a property.
  public init(_ property: TestedReport.Property) {
    let judged = property.cases.filter { $0.status != .discarded }
    self.judged = judged.count
    failed = judged.count { $0.status == .failed }
    discarded = property.cases.count - judged.count
    duplicates = judged.count - Set(judged.map(\.value)).count
    let failing = judged.filter { $0.status == .failed }
    brokenLaws = Dictionary(grouping: failing) { $0.reason.isEmpty ? "the property" : $0.reason }
      .map { name, cases in
        let value = cases.map(\.value).min { ($0.count, $0) < ($1.count, $1) }
        return BrokenLaw(
          name: name, cases: cases.count,
          value: (value ?? "").split(separator: "\n").joined(separator: "; "))
      }
      .sorted { $0.cases != $1.cases ? $0.cases > $1.cases : $0.name < $1.name }
    numbers = Set(judged.flatMap(\.numbers.keys)).filter { Self.group(of: $0) == nil }.sorted()
  }

  /// The counts as a sentence.
  var text: String {
    var parts = [judged == 1 ? "1 case" : "\(judged) cases"]
    if failed > 0 { parts.append("\(failed) failed") }
    parts.append("\(percent(duplicates, of: judged)) with the value of an earlier case")
    if discarded > 0 {
      parts.append("\(discarded) more discarded (\(percent(discarded, of: judged + discarded)))")
    }
    return parts.joined(separator: ", ")
  }

  /// Returns the group of a number and its name in the group; `nil` for a number of its own.
  static func group(of name: String) -> (String, String)? {
    let parts = name.split(separator: ": ", maxSplits: 1)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
}
