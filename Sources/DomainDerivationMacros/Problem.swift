#if Derivation
  import SwiftDiagnostics
  import SwiftSyntax

  /// An error in the declaration of a type whose domain is derived.
  struct Problem: Error {
    let node: Syntax
    let text: String

    /// An error at `node`.
    init(_ node: some SyntaxProtocol, _ text: String) {
      self.node = Syntax(node)
      self.text = text
    }

    /// The error as the compiler shows it.
    var diagnostic: Diagnostic { Diagnostic(node: node, message: Message(message: text)) }

    private struct Message: DiagnosticMessage {
      let message: String
      var severity: DiagnosticSeverity { .error }
      var diagnosticID: MessageID { MessageID(domain: "DomainDerivation", id: message) }
    }
  }
#endif
