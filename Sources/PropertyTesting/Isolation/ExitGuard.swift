/// A guard that ends this process like a trap if `exit` is called while a case is being judged.
///
/// Otherwise a case that calls `exit(0)` would end the tests as if all had passed. The next run finds the
/// note of the case, and shrinks it in child processes.
final class ExitGuard: @unchecked Sendable {
  private let note: CaseNote
  private let property: AnyProperty
  /// Whether the next run examines the case.
  private let isExamined: Bool

  /// The guards of the runs that judge now.
  private static let guards = Platform.Lock<[ExitGuard]>([])

  /// Starts to guard the cases that are noted in `note`.
  ///
  /// - Parameters:
  ///   - note: The note of the case that is being judged.
  ///   - property: The property of the case.
  ///   - isExamined: Whether the next run examines the case.
  init(_ note: CaseNote, of property: AnyProperty, isExamined: Bool) {
    self.note = note
    self.property = property
    self.isExamined = isExamined
    Platform.guardExits { ExitGuard.message }
    Self.guards.withLock { $0.append(self) }
  }

  /// Stops guarding, and releases the property, which must not outlive its run.
  func stop() { Self.guards.withLock { $0.removeAll { $0 === self } } }

  /// The message about the cases that are being judged now; `nil` if there is none.
  private static var message: String? {
    let lines = guards.withLock(\.self).compactMap(\.line)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private var line: String? {
    guard let noted = note.current else { return nil }
    let start = "\(property.name) exits: the process of the tests exits while a case is judged"
    let known = ChildRunner(property, caseTimeLimit: nil).draw(noted)
      .map { "\n" + $0.lines(command: property.command) }
    let next =
      isExamined
      ? "\n  next     run again: the case is shrunk and reported, and the other tests run" : ""
    return start + (known ?? "") + next
  }
}
