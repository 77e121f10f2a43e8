/// The difference between a kept case and its file.
public struct CaseProblem: Sendable, Hashable {
  /// The path of the file.
  public var path: String
  /// The problem in words.
  public var message: String
  /// The action that solves the problem; `nil` if the message says enough.
  public var advice: String?
}

extension CaseProblem {
  /// A file that does not parse.
  init(_ path: String, _ error: CaseError) {
    self.path = error.place(in: path)
    message = error.message
  }

  /// A case that does not behave as its file expects; `nil` if it does, or fails.
  init?(_ path: String, _ replay: CaseReplay) {
    guard let problem = replay.problem else { return nil }
    self.path = path
    message = problem
    switch replay {
    case .changed: advice = "swift package dragnet keep --again '\(path)'"
    case .holds: advice = "remove the line `expect fails`, so that the case must hold from now on"
    case .asExpected, .fails, .discarded: break
    }
  }
}
