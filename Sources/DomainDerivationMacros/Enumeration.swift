#if Derivation
  import SwiftSyntax

  /// An enumeration whose domain is derived from its cases.
  struct Enumeration {
    /// A case with the parts that are its associated values.
    private struct Case {
      let name: String
      let parts: [(label: String?, part: Part)]

      /// Whether a value of this case contains values of the type.
      var isRecursive: Bool { parts.contains { $0.part.isRecursive } }
    }

    private let cases: [Case]
    /// The associated values of all cases.
    var parts: [Part] { cases.flatMap { $0.parts.map(\.part) } }

    /// Reads the declaration of an enumeration.
    init(_ declaration: EnumDeclSyntax) throws(Problem) {
      let owner = declaration.name.text
      var cases: [Case] = []
      var count = 0
      for member in declaration.memberBlock.members {
        guard let list = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
        let drawn = list.attributes.drawn
        if let drawn, list.elements.count > 1 {
          throw Problem(drawn, "'@Drawn(from:)' names the domains of a single case")
        }
        for element in list.elements {
          let values = Array(element.parameterClause?.parameters ?? [])
          if let drawn, drawn.domains.count != values.count {
            throw Problem(
              drawn,
              "'@Drawn(from:)' names \(drawn.domains.count) domains, but '\(element.name.text)' "
                + "has \(values.count) associated values")
          }
          var parts: [(String?, Part)] = []
          for (index, value) in values.enumerated() {
            let label = value.firstName.flatMap { $0.text == "_" ? nil : $0.unquoted }
            let plain = element.name.unquoted + (values.count > 1 ? ".\(index)" : "")
            let part = try Part(
              count, label ?? plain, value.type, custom: drawn?.domains[index], in: owner)
            parts.append((label, part))
            count += 1
          }
          cases.append(Case(name: element.name.text, parts: parts))
        }
      }
      self.cases = cases
      guard !cases.isEmpty else {
        throw Problem(declaration.name, "'\(owner)' has no cases, so it has no values")
      }
      if leaves.isEmpty {
        throw Problem(
          declaration.name, "every case of '\(owner)' contains '\(owner)', so no value is finite")
      }
    }

    /// The cases that contain no values of the type; if there are none, those that may be empty.
    private var leaves: [Case] {
      let plain = cases.filter { !$0.isRecursive }
      if !plain.isEmpty { return plain }
      return cases.filter { element in
        element.parts.allSatisfy { !$0.part.isRecursive || $0.part.emptyDomain != nil }
      }
    }

    /// The statements that return the domain.
    var body: [String] {
      let recursive = cases.filter(\.isRecursive)
      let domains = parts.filter { !$0.isRecursive }.map(\.declaration)
      if recursive.isEmpty { return domains + ["return \(choice(of: cases))"] }
      let empty = leaves.flatMap(\.parts).compactMap { _, part in
        part.isRecursive
          ? part.emptyDomain.map { "let domain\(part.number) = \($0)" } : nil
      }
      let leaf =
        empty.isEmpty
        ? ["let leaves = \(choice(of: leaves))"]
        : [
          """
          func emptyValues() -> PropertyTesting.Domain<Self> {
            \((empty + ["return \(choice(of: leaves))"]).joined(separator: "\n"))
          }
          let leaves = emptyValues()
          """
        ]
      let inner = recursive.flatMap(\.parts).filter(\.part.isRecursive).map(\.part.declaration)
      return domains + leaf + [
        """
        return PropertyTesting.Domain<Self>.recursive(leaves) { inner in
          \((inner + ["return \(choice(of: recursive))"]).joined(separator: "\n"))
        }
        """
      ]
    }

    /// Returns the expression of the domain of some cases.
    private func choice(of cases: [Case]) -> String {
      let domains = cases.map { ".weight(1, \(domain(of: $0)))" }
      return "PropertyTesting.Domain<Self>.one(of: [\n\(domains.joined(separator: ",\n"))\n])"
    }

    /// Returns the expression of the domain of a case.
    private func domain(of element: Case) -> String {
      func list(_ text: (Part) -> String) -> String {
        let values = element.parts.map { label, part in
          (label.map { "\($0.quotedIfReserved): " } ?? "") + text(part)
        }
        return values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
      }
      let draw =
        element.parts.map(\.part.drawing)
        + ["return Self.\(element.name)\(list { "part\($0.number)" })"]
      let pattern = ".\(element.name)\(list { "let part\($0.number)" })"
      let encoding = element.parts.map { $0.part.encoding("part\($0.part.number)") }
      return """
        PropertyTesting.Domain<Self>(
          draw: { source throws(PropertyTesting.Discard) in
            \(draw.joined(separator: "\n"))
          },
          encode: { value, encoder in
            guard case \(pattern) = value else { return false }
            return \(encoding.isEmpty ? "true" : encoding.joined(separator: "\n&& "))
          })
        """
    }
  }
#endif
