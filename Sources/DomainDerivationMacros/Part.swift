#if Derivation
  import SwiftSyntax

  /// A part that a derived domain draws: a stored property or an associated value.
  struct Part {
    /// The number of the part in its type, which makes the names in the code unique.
    let number: Int
    /// The name of the part in reports.
    let name: String
    let type: TypeSyntax
    /// The expression of the domain that the user has named.
    let custom: ExprSyntax?
    /// The expression of the part's domain, in which `inner` is the domain of the type itself.
    let domain: String
    /// Whether the part contains values of the type itself.
    let isRecursive: Bool

    /// A part of the type `owner`.
    init(
      _ number: Int, _ name: String, _ type: TypeSyntax, custom: ExprSyntax?, in owner: String
    ) throws(Problem) {
      self.number = number
      // The shrinker gives these names a meaning of their own.
      self.name = ["element", "part", "one of"].contains(name) ? "\(owner).\(name)" : name
      self.type = type.trimmed
      self.custom = custom
      isRecursive = custom == nil && type.mentions(owner: owner)
      if let custom {
        domain = custom.trimmedDescription
      } else if isRecursive {
        domain = try Self.recursiveDomain(of: type, in: owner)
      } else {
        domain = try Self.arbitrary(type)
      }
    }

    /// The declaration of the constant with the part's domain.
    var declaration: String { "let domain\(number): PropertyTesting.Domain<\(type)> = \(domain)" }

    /// The statement that draws the part.
    var drawing: String {
      """
      let part\(number) = try source.span("\(name)") { source throws(PropertyTesting.Discard) in
        try domain\(number).draw(from: &source)
      }
      """
    }

    /// Returns the expression that encodes the part that `value` denotes.
    func encoding(_ value: String) -> String { "domain\(number).encode(\(value), into: &encoder)" }

    /// The domain of the empty value of a container; `nil` if the type is not a container.
    var emptyDomain: String? {
      let (value, condition): (String, String)
      if type.is(ArrayTypeSyntax.self) || ["Array", "Set"].contains(type.genericName) {
        (value, condition) = ("[]", "value.isEmpty")
      } else if type.is(DictionaryTypeSyntax.self) || type.genericName == "Dictionary" {
        (value, condition) = ("[:]", "value.isEmpty")
      } else if type.is(OptionalTypeSyntax.self) || type.genericName == "Optional" {
        (value, condition) = ("nil", "value == nil")
      } else {
        return nil
      }
      return """
        PropertyTesting.Domain<\(type)>(
          draw: { _ throws(PropertyTesting.Discard) in \(value) },
          encode: { value, _ in \(condition) })
        """
    }

    private static func arbitrary(_ type: TypeSyntax) throws(Problem) -> String {
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count > 1 {
        return try domainOfTuple(tuple) { element throws(Problem) in try arbitrary(element) }
      }
      let plain = type.as(AttributedTypeSyntax.self)?.baseType ?? type
      if plain.is(FunctionTypeSyntax.self) {
        throw Problem(type, "a function has no domain; name one with '@Drawn(from:)'")
      }
      if plain.is(SomeOrAnyTypeSyntax.self) {
        throw Problem(
          type, "'\(type.trimmedDescription)' has no domain; name one with '@Drawn(from:)'")
      }
      return "PropertyTesting.Domain<\(type.trimmedDescription)>.arbitrary"
    }

    private static func domainOfTuple(
      _ tuple: TupleTypeSyntax, element: (TypeSyntax) throws(Problem) -> String
    ) throws(Problem) -> String {
      var parts: [String] = []
      for part in tuple.elements {
        if part.firstName != nil {
          throw Problem(part, "a tuple with labels has no domain; name one with '@Drawn(from:)'")
        }
        parts.append(try element(part.type))
      }
      return
        "PropertyTesting.Domain<\(tuple.trimmedDescription)>.tuple(\(parts.joined(separator: ", ")))"
    }

    /// Returns the domain of a type that mentions `owner`.
    private static func recursiveDomain(
      of type: TypeSyntax, in owner: String
    ) throws(Problem) -> String {
      guard type.mentions(owner: owner) else { return try arbitrary(type) }
      func inner(_ type: TypeSyntax) throws(Problem) -> String {
        try recursiveDomain(of: type, in: owner)
      }
      let domain = "PropertyTesting.Domain<\(type.trimmedDescription)>"
      if let array = type.as(ArrayTypeSyntax.self) {
        return "\(domain).array(of: \(try inner(array.element)))"
      }
      if let optional = type.as(OptionalTypeSyntax.self) {
        return "\(domain).optional(\(try inner(optional.wrappedType)))"
      }
      if let dictionary = type.as(DictionaryTypeSyntax.self) {
        return
          "\(domain).dictionary(of: \(try inner(dictionary.key)), \(try inner(dictionary.value)))"
      }
      if let tuple = type.as(TupleTypeSyntax.self) {
        return try domainOfTuple(tuple) { element throws(Problem) in try inner(element) }
      }
      if let name = type.as(IdentifierTypeSyntax.self)?.name.text {
        if name == owner || name == "Self" { return "inner" }
        let arguments = type.genericArguments
        switch (name, arguments.count) {
        case ("Array", 1): return "\(domain).array(of: \(try inner(arguments[0])))"
        case ("Set", 1): return "\(domain).set(of: \(try inner(arguments[0])))"
        case ("Optional", 1): return "\(domain).optional(\(try inner(arguments[0])))"
        case ("Dictionary", 2):
          return "\(domain).dictionary(of: \(try inner(arguments[0])), \(try inner(arguments[1])))"
        default: break
        }
      }
      throw Problem(
        type,
        "the domain of '\(type.trimmedDescription)' cannot be derived inside '\(owner)'; "
          + "name one with '@Drawn(from:)'")
    }
  }

  extension TypeSyntax {
    /// Whether the type contains `name` as an identifier.
    func mentions(_ name: String) -> Bool {
      tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }

    /// Whether the type contains the type `owner`, by its name or as `Self`.
    ///
    /// A member of that type, such as `Order.Kind`, is another type.
    func mentions(owner: String) -> Bool {
      func mentions(_ node: Syntax) -> Bool {
        if let token = node.as(TokenSyntax.self) { return [owner, "Self"].contains(token.text) }
        return node.children(viewMode: .sourceAccurate).contains { child in
          guard node.is(MemberTypeSyntax.self), let base = child.as(IdentifierTypeSyntax.self)
          else {
            return mentions(child)
          }
          return base.genericArgumentClause.map { mentions(Syntax($0)) } ?? false
        }
      }
      return mentions(Syntax(self))
    }

    /// The name of a generic type with arguments; `nil` for any other type.
    var genericName: String? { genericArguments.isEmpty ? nil : identifier }

    private var identifier: String? { self.as(IdentifierTypeSyntax.self)?.name.text }

    /// The arguments of a generic type.
    var genericArguments: [TypeSyntax] {
      let clause = self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      return clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self) } ?? []
    }
  }

  extension AttributeListSyntax {
    /// The attribute `@Drawn(from:)`, if there is one.
    var drawn: AttributeSyntax? {
      lazy.compactMap { $0.as(AttributeSyntax.self) }
        .first { $0.attributeName.trimmedDescription.split(separator: ".").last == "Drawn" }
    }
  }

  extension AttributeSyntax {
    /// The expressions of the domains in `@Drawn(from:)`.
    var domains: [ExprSyntax] {
      arguments?.as(LabeledExprListSyntax.self)?.map(\.expression) ?? []
    }
  }
#endif
