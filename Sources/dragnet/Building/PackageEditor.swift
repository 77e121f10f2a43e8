import Foundation

/// Changes of a package's manifest by SwiftPM's own commands, and the notes of what was done.
struct PackageEditor {
  /// The folder of the package.
  let root: URL
  /// What was done so far, a line for each change.
  private(set) var notes: [String] = []

  /// Edits the package in a folder.
  init(_ root: URL) { self.root = root }

  /// Runs `swift package` with a command that changes the manifest.
  ///
  /// - Parameters:
  ///   - arguments: The command and its arguments.
  ///   - note: The change in words.
  /// - Throws: ``CommandFailure`` with SwiftPM's message if the manifest cannot be changed.
  mutating func edit(_ arguments: [String], note: String) async throws(CommandFailure) {
    // Another `swift` may hold the package's own build folder, as one that runs a plugin does.
    let scratch = Instrumentation.none.scratch(in: Checkout(root: root))
    let edit = try await Program(
      .name("swift"),
      ["package", "--package-path", root.path, "--scratch-path", scratch.path] + arguments,
      environment: ChildEnvironment.ofTool)
    guard edit.status == 0 else {
      throw CommandFailure(
        .malformedInput, "Package.swift cannot be changed (\(note)):\n\(edit.end(40))")
    }
    notes.append(note)
  }

  /// Adds a product to the dependencies of a target.
  ///
  /// SwiftPM writes `["Code",.product(name: "Product", package: "package"),]` in lists of one line.
  ///
  /// - Parameters:
  ///   - product: The product.
  ///   - package: The identity of its package.
  ///   - target: The target.
  /// - Throws: ``CommandFailure`` with SwiftPM's message if the manifest cannot be changed.
  mutating func add(
    _ product: String, of package: String, to target: String
  ) async throws(CommandFailure) {
    try await edit(
      ["add-target-dependency", product, target, "--package", package],
      note: "added the product \(product) to the target \(target)")
    let manifest = root.appending(path: "Package.swift")
    let entry = ".product(name: \"\(product)\", package: \"\(package)\")"
    let text = String(decoding: try manifest.readBytes(), as: UTF8.self)
    let spaced = text.replacing(",\(entry)", with: ", \(entry)")
      .replacing("\(entry),]", with: "\(entry)]")
    if spaced != text { try manifest.write(spaced.utf8) }
  }

  /// Writes a file, unless it exists.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - path: The path, relative to the package.
  /// - Throws: ``CommandFailure`` if the file cannot be written.
  mutating func write(_ text: String, to path: String) throws(CommandFailure) {
    let file = root.appending(path: path)
    try file.deletingLastPathComponent().makeFolder()
    if try file.writeNew(text.utf8) {
      notes.append("wrote \(path)")
    } else {
      notes.append("\(path) exists, and is not changed")
    }
  }

  /// Adds lines to `.gitignore`, except for those that it has.
  ///
  /// - Throws: ``CommandFailure`` if the file cannot be written.
  mutating func ignore(_ rules: [String]) throws(CommandFailure) {
    let file = root.appending(path: ".gitignore")
    let text = file.exists ? String(decoding: try file.readBytes(), as: UTF8.self) : ""
    let known = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingPrefix("/").trimmingSuffix("/")
    }
    let added = rules.filter { rule in
      !known.contains(rule.trimmingPrefix("/").trimmingSuffix("/"))
    }
    guard !added.isEmpty else { return }
    let start = text.last?.isNewline == false ? text + "\n" : text
    try file.write((start + added.map { "\($0)\n" }.joined()).utf8)
    notes.append("added \(added.joined(separator: " and ")) to .gitignore")
  }
}

extension StringProtocol {
  /// This text without a suffix, if it has it.
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    String(hasSuffix(suffix) ? dropLast(suffix.count) : dropLast(0))
  }
}
