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
    parts.append("\(Self.percent(duplicates, of: judged)) with the value of an earlier case")
    if discarded > 0 {
      parts.append(
        "\(discarded) more discarded (\(Self.percent(discarded, of: judged + discarded)))")
    }
    return parts.joined(separator: ", ")
  }

  /// Returns the group of a number and its name in the group; `nil` for a number of its own.
  static func group(of name: String) -> (String, String)? {
    let parts = name.split(separator: ": ", maxSplits: 1)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
  /// Returns a share as text.
  static func percent(_ count: Int, of total: Int) -> String {
    "\((100 * Double(count) / Double(max(1, total))).shortest) %"
  }
}
