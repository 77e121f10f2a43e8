#if Derivation
  import SwiftSyntax

  /// A structure whose domain is derived from its stored properties.
  struct Structure {
    /// The properties that are drawn, in their order.
    let parts: [Part]
    private let name: String
    /// The arguments of the initializer: the label, if there is one, and the part.
    private let arguments: [(label: String?, part: Part)]

    /// Reads the declaration of a structure.
    init(_ declaration: StructDeclSyntax) throws(Problem) {
      name = declaration.name.text
      var parts: [Part] = []
      for member in declaration.memberBlock.members {
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
        parts += try Self.parts(of: variable, from: parts.count, in: name)
      }
      self.parts = parts
      for part in parts where part.isRecursive && part.emptyDomain == nil {
        throw Problem(
          declaration.name,
          "each '\(name)' contains a '\(part.type)' in '\(part.name)', so no value is finite")
      }
      arguments = try Self.arguments(for: parts, in: declaration)
    }

    /// Returns the properties that a declaration of variables adds.
    private static func parts(
      of variable: VariableDeclSyntax, from first: Int, in owner: String
    ) throws(Problem) -> [Part] {
      let drawn = variable.attributes.drawn
      let modifiers = variable.modifiers.map(\.name.text)
      let isStored = variable.bindings.contains { $0.isStored }
      guard isStored, !modifiers.contains("static") else {
        if let drawn { throw Problem(drawn, "only a stored property is drawn") }
        return []
      }
      if modifiers.contains("lazy") {
        throw Problem(variable, "a lazy property cannot be drawn; write the domain by hand")
      }
      if let drawn, variable.bindings.count > 1 {
        throw Problem(drawn, "'@Drawn(from:)' names the domain of a single property")
      }
      let isConstant = variable.bindingSpecifier.text == "let"
      var parts: [Part] = []
      for binding in variable.bindings where binding.isStored {
        if isConstant, binding.initializer != nil {
          if let drawn { throw Problem(drawn, "a constant with a value is not drawn") }
          continue
        }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
          throw Problem(binding.pattern, "only a property with a name of its own can be drawn")
        }
        // In `var x, y: Int`, the last binding alone has the type.
        let later = variable.bindings.drop { $0.id != binding.id }
        let shared = later.lazy.compactMap(\.typeAnnotation).first?.type
        let type = binding.typeAnnotation?.type ?? binding.initializer?.value.literalType
        guard let type = type ?? (binding.initializer == nil ? shared : nil) else {
          throw Problem(binding.pattern, "write the type of '\(name.text)', which is drawn")
        }
        parts.append(
          try Part(
            first + parts.count, name.unquoted, type, custom: drawn?.domains.first, in: owner))
      }
      return parts
    }

    /// Returns the arguments of the initializer that has a parameter for each part.
    private static func arguments(
      for parts: [Part], in declaration: StructDeclSyntax
    ) throws(Problem) -> [(String?, Part)] {
      let initializers = declaration.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      // A structure without an initializer of its own has one with all properties.
      if initializers.isEmpty { return parts.map { ($0.propertyName, $0) } }
      for initializer in initializers {
        let signature = initializer.signature
        guard initializer.optionalMark == nil, signature.effectSpecifiers == nil else { continue }
        let parameters = signature.parameterClause.parameters
        let matches = parameters.compactMap { parameter -> (String?, Part)? in
          let label = parameter.firstName.unquoted
          let name = parameter.secondName?.unquoted ?? label
          let part = parts.first { $0.propertyName == (label == "_" ? name : label) }
          return part.map { (label == "_" ? nil : label, $0) }
        }
        let others = parameters.count - matches.count
        let defaults = parameters.count { parameter in
          parameter.defaultValue != nil
            && !parts.contains { $0.propertyName == parameter.firstName.unquoted }
        }
        if matches.count == parts.count, others == defaults { return matches }
      }
      let labels = parts.map { "\($0.propertyName):" }.joined()
      throw Problem(
        declaration.name,
        "'\(declaration.name.text)' needs an initializer 'init(\(labels))' that neither fails nor "
          + "throws")
    }

    /// The statements that return the domain.
    var body: [String] {
      let recursive = parts.filter(\.isRecursive)
      let domains = parts.filter { !$0.isRecursive }.map(\.declaration)
      if recursive.isEmpty { return domains + ["return \(domain)"] }
      let parameters = recursive.map {
        "_ domain\($0.number): PropertyTesting.Domain<\($0.type)>"
      }
      let empty = recursive.compactMap(\.emptyDomain).joined(separator: ", ")
      let inner = recursive.map(\.domain).joined(separator: ", ")
      return domains + [
        """
        func values(\(parameters.joined(separator: ", "))) -> PropertyTesting.Domain<Self> {
          \(domain)
        }
        """,
        "return .recursive(values(\(empty))) { inner in values(\(inner)) }",
      ]
    }

    /// The expression that makes the domain from those of the parts.
    private var domain: String {
      let list = arguments.map { label, part in
        (label.map { "\($0.quotedIfReserved): " } ?? "") + "part\(part.number)"
      }
      let encoding = parts.map { $0.encoding("value.\($0.propertyName.quotedIfReserved)") }
      let draw = parts.map(\.drawing) + ["return Self(\(list.joined(separator: ", ")))"]
      return """
        PropertyTesting.Domain<Self>(
          draw: { source throws(PropertyTesting.Discard) in
            \(draw.joined(separator: "\n"))
          },
          encode: { value, encoder in
            \(encoding.isEmpty ? "true" : encoding.joined(separator: "\n&& "))
          })
        """
    }
  }

  extension Part {
    /// The name of the property, without the name of its type.
    var propertyName: String { name.split(separator: ".").last.map(String.init) ?? name }
  }

  extension PatternBindingSyntax {
    /// Whether the property has storage: no accessors, or observers only.
    var isStored: Bool {
      switch accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let list):
        list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
  }

  extension TokenSyntax {
    /// The text without backticks.
    var unquoted: String { text.filter { $0 != "`" } }
  }

  extension String {
    /// The name as it must be written in code: reserved words have backticks.
    var quotedIfReserved: String {
      let isPlain = self.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_]*/#) != nil
      let reserved =
        ["default", "case", "class", "func", "in", "init", "is", "let", "operator"]
        + ["repeat", "return", "self", "static", "struct", "switch", "var", "where", "while"]
        + ["enum", "extension", "for", "if", "import", "protocol", "try", "throw", "as", "do"]
      return isPlain && !reserved.contains(self) ? self : "`\(self)`"
    }
  }

  extension ExprSyntax {
    /// The default type of a literal; `nil` for any other expression.
    var literalType: TypeSyntax? {
      let literal = self.as(PrefixOperatorExprSyntax.self)?.expression ?? self
      let name: String? =
        switch literal.kind {
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .stringLiteralExpr: "String"
        case .booleanLiteralExpr: "Bool"
        default: nil
        }
      return name.map { TypeSyntax(IdentifierTypeSyntax(name: .identifier($0))) }
    }
  }
#endif
