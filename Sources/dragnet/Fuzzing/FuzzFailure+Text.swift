extension FuzzFailure {
  /// Returns the failure as indented lines, with the commands that repeat and keep it.
  ///
  /// - Parameter checkout: The checkout in which it was found.
  /// - Returns: The lines.
  func text(in checkout: Checkout) -> String {
    let reason =
      switch kind {
      case .crash, .slow: ""
      case .timeout: ": an input takes too long"
      case .memory: ": an input takes too much memory"
      }
    var next: [String] = []
    if let line = shown.replayLine { next.append("test it    \(line)") }
    if let artifact {
      next.append("repeat it  \(checkout.command("explain", artifact))")
      next.append("keep it    \(checkout.command("keep", artifact)) --name NAME")
    } else {
      next.append("the input could not be saved; copy the script above to keep it")
    }
    if let test = shown.regressionTest {
      next.append("or paste   " + test.replacing("\n", with: "\n           "))
    }
    return """
      \(law) does not hold\(reason)
      at \(message)

      \(script.indented())
      \(([note] + next).compactMap(\.self).joined(separator: "\n"))
      """.indented()
  }
}

extension SlowInput {
  /// Returns the input as indented lines, with the command that shows it.
  ///
  /// - Parameter checkout: The checkout in which it was found.
  /// - Returns: The lines.
  func text(in checkout: Checkout) -> String {
    let time = seconds.map { "\($0) s" } ?? "long"
    let next = artifact.map { "show it  \(checkout.command("explain", $0))\n" } ?? ""
    return """
      an input takes \(time), and breaks no law

      \(script.indented())
      \(next)
      """.indented()
  }
}

extension Checkout {
  /// Returns the command line of a further command about a file of the checkout.
  fileprivate func command(_ name: String, _ file: String) -> String {
    "\(Invocation.own(in: self)) \(name) \(file.shellQuoted)"
  }
}
