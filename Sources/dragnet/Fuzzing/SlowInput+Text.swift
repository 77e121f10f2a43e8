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
  func command(_ name: String, _ file: String) -> String {
    "\(Invocation.own(in: self)) \(name) \(file.shellQuoted)"
  }
}
