import Foundation

extension Doctor {
  /// Refuses a target that could find nothing, unless this very file was found well before.
  ///
  /// - Parameters:
  ///   - target: Its name.
  ///   - executable: Its executable.
  ///   - checkout: Where to remember it.
  /// - Throws: ``CommandFailure`` that says what is wrong.
  func refuseBlind(
    _ target: String, _ executable: URL, _ checkout: Checkout
  ) async throws(CommandFailure) {
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      throw CommandFailure(.inputOutput, "\(executable.path): there is no such program")
    }
    let note = try checkout.work.appending(path: "doctor").made()
      .appending(path: target)
    let identity = Doctor.identity(of: executable)
    if let known = try? String(contentsOf: note, encoding: .utf8), known == identity { return }
    let wrong = try await examine(target, executable).filter { !$0.ok }
    guard wrong.isEmpty else {
      throw CommandFailure(
        .internalError,
        "\(target) is refused, because it could find nothing:\n"
          + wrong.map { "  \($0.check.rawValue): \($0.detail)" }.joined(separator: "\n"))
    }
    try note.write(identity.utf8)
  }

  /// The path, size and time of a file, which change when it is built anew.
  private static func identity(of file: URL) -> String {
    let values = try? FileManager.default.attributesOfItem(atPath: file.path)
    let time = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(file.path) \(values?[.size] ?? 0) \(time)\n"
  }
}
