#if Derivation
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// The macro `@Arbitrary`, which makes a type conform to the protocol `Arbitrary`.
  package enum ArbitraryMacro: ExtensionMacro {
    package static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      // The list is empty if the type conforms to the protocol already.
      guard !protocols.isEmpty else { return [] }
      let derived: Derived
      do throws(Problem) {
        derived = try Derived(declaration, node)
      } catch {
        context.diagnose(error.diagnostic)
        return []
      }
      let requirements = derived.requirements.map { "\($0): PropertyTesting.Arbitrary" }
      let condition = requirements.isEmpty ? "" : " where \(requirements.joined(separator: ", "))"
      let code: DeclSyntax = """
        extension \(type.trimmed): PropertyTesting.Arbitrary\(raw: condition) {
          \(raw: derived.access)static var arbitrary: PropertyTesting.Domain<Self> {
            \(raw: derived.body.joined(separator: "\n"))
          }
        }
        """
      return code.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }
  }

  /// The macro `@Drawn(from:)`, which `@Arbitrary` reads and which adds nothing itself.
  package enum DrawnMacro: PeerMacro {
    package static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      []
    }
  }

  /// The code of a derived domain.
  struct Derived {
    /// The access modifier of the domain, followed by a space, or nothing.
    let access: String
    /// The type parameters that must conform to `Arbitrary`.
    let requirements: [String]
    /// The statements that return the domain.
    let body: [String]

    /// Derives the domain of a declared type.
    init(_ declaration: some DeclGroupSyntax, _ attribute: AttributeSyntax) throws(Problem) {
      let modifiers = declaration.modifiers.map(\.name.text)
      access = ["public", "package"].first { modifiers.contains($0) }.map { "\($0) " } ?? ""
      let parameters: GenericParameterClauseSyntax?
      let parts: [Part]
      if let structure = declaration.as(StructDeclSyntax.self) {
        let derived = try Structure(structure)
        (parts, body) = (derived.parts, derived.body)
        parameters = structure.genericParameterClause
      } else if let enumeration = declaration.as(EnumDeclSyntax.self) {
        let derived = try Enumeration(enumeration)
        (parts, body) = (derived.parts, derived.body)
        parameters = enumeration.genericParameterClause
      } else {
        throw Problem(
          attribute, "@Arbitrary derives domains of structures and enumerations only")
      }
      requirements = (parameters?.parameters.map(\.name.text) ?? []).filter { name in
        parts.contains { $0.custom == nil && $0.type.mentions(name) }
      }
    }
  }
#endif
