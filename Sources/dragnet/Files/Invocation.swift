import Foundation

/// The way in which the user started this command.
enum Invocation {
  /// Returns the beginning of a command line that starts this command again in the same way.
  ///
  /// - Parameter checkout: The checkout of the package in whose folder the line is typed.
  static func own(in checkout: Checkout) -> String {
    text(of: CommandLine.arguments[0], in: checkout)
  }

  /// Returns the beginning of a command line that starts the command in a file.
  static func text(of program: String, in checkout: Checkout) -> String {
    let build = checkout.root.appending(path: ".build").path + "/"
    guard program.hasPrefix(build) else { return program.shellQuoted }
    // SwiftPM builds the command for its plugins under another name.
    if program.hasSuffix("-tool") { return "swift package dragnet" }
    return program.contains("/release/") ? "swift run -c release dragnet" : "swift run dragnet"
  }
}
