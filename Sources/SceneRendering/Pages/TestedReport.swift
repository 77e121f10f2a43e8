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
    tables = [
      Self.brokenLaws(summary),
      Self.frequencies(
        "Places that discarded cases",
        property.cases.filter { $0.status == .discarded && !$0.reason.isEmpty }.map(\.reason)),
      Self.frequencies("Most frequent values", judged.map(\.value), countedOnce: false),
      Self.sample(judged),
    ].filter { !$0.rows.isEmpty }
  }

  /// Returns a table of the broken laws, each with a value that breaks it.
  private static func brokenLaws(_ summary: TestedSummary) -> Page.Table {
    let rows = summary.brokenLaws.prefix(mostRows).map { law in
      Page.Row(
        count: "\(law.cases)",
        text: Words.fitted("\(law.name) does not hold for \(law.value)", mostCharacters))
    }
    return Page.Table(title: "Broken laws", rows: rows)
  }

  /// Returns a table of the most frequent texts.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - texts: The texts.
  ///   - countedOnce: Whether the table has texts that occur once.
  /// - Returns: The table, without rows if there are no such texts.
  private static func frequencies(
    _ title: String, _ texts: [String], countedOnce: Bool = true
  ) -> Page.Table {
    var counts: [String: Int] = [:]
    for text in texts { counts[text, default: 0] += 1 }
    let shown = counts.filter { countedOnce || $0.value > 1 }
      .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    let rows = shown.prefix(mostRows).map {
      Page.Row(count: "\($0.value)", text: Words.fitted($0.key, mostCharacters))
    }
    return Page.Table(title: title, rows: rows)
  }

  /// Returns a table of values at equal distances in the run, the last of which is the last one.
  private static func sample(_ judged: [TestedReport.Case]) -> Page.Table {
    let step = max(1, judged.count / mostRows)
    let sample =
      stride(from: step - 1, to: judged.count - 1, by: step).map { judged[$0] } + judged.suffix(1)
    let rows = sample.suffix(mostRows).map {
      Page.Row(count: "", text: Words.fitted($0.value, mostCharacters))
    }
    return Page.Table(title: "Some of the values, in the order of the run", rows: rows)
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
          text: "\(count), \(TestedSummary.percent(count, of: cases.count))")
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
