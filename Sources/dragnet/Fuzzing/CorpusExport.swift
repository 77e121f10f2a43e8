import Foundation
import PropertyTesting

/// The corpus of a target as other fuzzing engines begin with it.
struct CorpusExport {
  /// The counts of an export.
  struct Summary: Encodable, Sendable {
    /// The name of the target.
    var target: String
    /// The number of inputs.
    var inputs: Int
    /// The laws that the engine does not report, because they are known to be broken.
    var knownLaws: [String]

    /// The summary as a line of text.
    var text: String {
      let known = knownLaws.isEmpty ? "" : "; known laws: \(knownLaws.joined(separator: ", "))"
      return "\(target): \(inputs) input\(inputs == 1 ? "" : "s")\(known)"
    }
  }

  /// The counts of this export.
  let summary: Summary
  /// A message for each kept case that cannot be used.
  let complaints: [String]

  /// Writes the corpus of a target.
  ///
  /// The known laws are those that the scripts of the target are expected to break, and those in the file
  /// `Corpus/TARGET/known-laws`, which has the name of a law on each line.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - checkout: The checkout that contains the corpus.
  ///   - withFound: Whether to write the inputs that fuzzing has found in this checkout, too.
  ///   - literals: The constants of the sources.
  ///   - root: The folder that receives `TARGET/`, `TARGET.dict` if there are constants, and
  ///     `TARGET.known-laws` if there are such laws.
  /// - Throws: ``CommandFailure`` if the target does not answer or a file cannot be written.
  init(
    _ target: TargetExecutable, _ checkout: Checkout, withFound: Bool, literals: SourceLiterals,
    to root: URL
  ) async throws(CommandFailure) {
    let name = Checkout.folderName(of: target.name)
    let folder = try root.appending(path: name).made()
    let seeds = try await FuzzSeeds(target, checkout, to: folder)
    // A case of an earlier export may be gone, have another number, or be expected to fail.
    for file in folder.files()
    where FuzzSeeds.hasSeedName(file) && seeds.scripts[file.lastPathComponent] == nil {
      file.remove()
    }
    var count = seeds.scripts.count
    if withFound {
      for input in LocalCorpus(target.name, checkout).inputs {
        try folder.appending(path: input.lastPathComponent).write(try input.readBytes())
        count += 1
      }
    }
    let dictionary = root.appending(path: "\(name).dict")
    // The constants of an earlier export may be gone.
    if try !literals.write(for: target, to: dictionary) { dictionary.remove() }
    let file = root.appending(path: "\(name).known-laws")
    var known = seeds.knownLaws
    let list = checkout.corpus.appending(path: name).appending(path: "known-laws")
    if list.exists {
      let text = String(decoding: try list.readBytes(), as: UTF8.self)
      for law in KnownLawList.names(in: text) {
        known[law, default: []].append(checkout.shortPath(list))
      }
    }
    let laws = known.sorted { $0.key < $1.key }
    if laws.isEmpty {
      // A file of an earlier export would hide bugs.
      file.remove()
    } else {
      let lines = laws.map { law, paths in
        paths.sorted().map { "# \($0)\n" }.joined() + "\(law)\n"
      }
      try file.write(lines.joined().utf8)
    }
    summary = Summary(target: target.name, inputs: count, knownLaws: laws.map(\.key))
    complaints = seeds.complaints
  }
}
