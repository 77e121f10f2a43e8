import Foundation
import SceneRendering

/// The records of tested cases in some files: JSON Lines in the format of Hypothesis's observability.
///
/// `DRAGNET_TESTED` makes checks write such files, and other tools write them as well.
struct CaseRecord {
  /// The properties in the order of their names, each with the cases of its last run.
  let properties: [TestedReport.Property]

  /// The extension of the files.
  static let fileType = "jsonl"
  /// The largest file that is read, in bytes.
  private static let largestFile = 1 << 30

  /// Reads files.
  ///
  /// - Parameter files: The files.
  /// - Throws: ``CommandFailure`` if a file cannot be read, with file and line if a line does not parse.
  init(_ files: [URL]) throws(CommandFailure) {
    var runs: [String: (start: Double, property: TestedReport.Property)] = [:]
    for file in files {
      let bytes = try file.readBytes(upTo: Self.largestFile)
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where !line.isEmpty {
        let entry: Line
        do {
          entry = try JSONDecoder().decode(Line.self, from: Data(line))
        } catch {
          throw CommandFailure(
            .malformedInput, "\(file.path):\(index + 1): this is no line of a record of cases")
        }
        let known = runs[entry.property]
        if let known, known.start > entry.start { continue }
        if known == nil || known!.start < entry.start {
          runs[entry.property] = (entry.start, .init(name: entry.property, cases: []))
        }
        switch entry.content {
        case .test(let test): runs[entry.property]?.property.cases.append(test)
        case .remark(let remark): runs[entry.property]?.property.remarks.append(remark)
        }
      }
    }
    properties = runs.values.map(\.property).sorted { $0.name < $1.name }
  }

  /// A line of a record.
  private struct Line: Decodable {
    enum Content {
      case test(TestedReport.Case)
      case remark(String)
    }

    let property: String
    let start: Double
    let content: Content

    private enum Key: String, CodingKey {
      case type, property, status, representation, features, title, content
      case start = "run_start"
      case reason = "status_reason"
    }

    init(from decoder: any Decoder) throws {
      let line = try decoder.container(keyedBy: Key.self)
      property = try line.decode(String.self, forKey: .property)
      start = try line.decode(Double.self, forKey: .start)
      guard try line.decode(String.self, forKey: .type) == "test_case" else {
        let title = try line.decode(String.self, forKey: .title)
        content = .remark("\(title): \(try line.decode(String.self, forKey: .content))")
        return
      }
      var test = TestedReport.Case(
        status: try line.decode(TestedReport.Case.Status.self, forKey: .status),
        reason: try line.decodeIfPresent(String.self, forKey: .reason) ?? "",
        value: try line.decode(String.self, forKey: .representation))
      for (name, feature) in try line.decode([String: Feature].self, forKey: .features) {
        switch feature {
        case .number(let number): test.numbers[name] = number
        case .text(let text): test.labels[name] = text
        }
      }
      content = .test(test)
    }
  }

  /// The value of a label.
  private enum Feature: Decodable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let truth = try? value.decode(Bool.self) {
        self = .text("\(truth)")
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        // A label of another kind, such as a pair of numbers, has no histogram.
        self = .text((try? value.decode(String.self)) ?? "")
      }
    }
  }
}
