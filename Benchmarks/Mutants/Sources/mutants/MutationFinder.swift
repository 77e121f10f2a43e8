import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A finder of all possible mutations of a source file.
///
/// It replaces operators by similar ones and numbers by the next number, negates conditions, swaps the
/// sides of a choice, and removes statements. It skips syntax that does not run: patterns, attributes
/// and types.
final class MutationFinder: SyntaxVisitor {
  private let file: String
  private let converter: SourceLocationConverter
  private var found: [Mutation] = []

  /// Returns the mutations of a source file.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - file: The name of the file.
  /// - Returns: The mutations, by position.
  static func mutations(of source: String, file: String) -> [Mutation] {
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let finder = MutationFinder(
      file: file, converter: SourceLocationConverter(fileName: file, tree: tree))
    finder.walk(tree)
    return finder.found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private init(file: String, converter: SourceLocationConverter) {
    self.file = file
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Syntax that does not run

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  // MARK: Syntax that runs

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return .visitChildren
    }
    for other in MutationFinder.replacements[name] ?? [] {
      let left = node.leftOperand.trimmedDescription
      add(
        "\(name) to \(other)", to: node,
        as: "\(left) \(other) \(node.rightOperand.trimmedDescription)")
    }
    if name == "..<" || name == "..." {
      add(
        "a longer range", to: node,
        as:
          "\(node.leftOperand.trimmedDescription)\(name)((\(node.rightOperand.trimmedDescription)) + 1)"
      )
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["-", "!"].contains(node.operator.text) {
      add("without \(node.operator.text)", to: node, as: node.expression.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    add(
      "the other choice", to: node,
      as: """
        \(node.condition.trimmedDescription) ? \(node.elseExpression.trimmedDescription) : \
        \(node.thenExpression.trimmedDescription)
        """)
    return .visitChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add("the next number", to: node, as: "\(node.literal.text) + 1")
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add("twice the number and one", to: node, as: "2 * \(node.literal.text) + 1")
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let other = node.literal.text == "true" ? "false" : "true"
    add("\(node.literal.text) to \(other)", to: node, as: other)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let other = ["min": "max", "max": "min"]
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let other = other[name]
    {
      add("\(name) to \(other)", to: node, as: "\(other)(\(node.arguments.trimmedDescription))")
    }
    return .visitChildren
  }

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition, !condition.is(InfixOperatorExprSyntax.self)
    {
      add("a negated condition", to: condition, as: "!(\(condition.trimmedDescription))")
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // A single expression can be a return value, and an initializer must assign all properties.
    let isOnly = node.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    let isInitializer = sequence(first: Syntax(node), next: \.parent)
      .contains { $0.is(InitializerDeclSyntax.self) }
    guard case .expr(let statement) = node.item, !isInitializer else { return .visitChildren }
    let isAssignment =
      statement.as(InfixOperatorExprSyntax.self).map { infix in
        infix.operator.is(AssignmentExprSyntax.self)
          || ["+=", "-=", "*=", "/=", "&+=", "&-="].contains(infix.operator.trimmedDescription)
      } ?? false
    if isAssignment || (!isOnly && statement.is(FunctionCallExprSyntax.self)) {
      add("a dropped statement", to: statement, as: "")
    }
    return .visitChildren
  }

  private func add(_ change: String, to node: some SyntaxProtocol, as replacement: String) {
    let original = node.trimmedDescription
    // An expression with `try` cannot follow an operator.
    guard !original.contains("try ") else { return }
    let start = node.positionAfterSkippingLeadingTrivia
    let place = converter.location(for: start)
    found.append(
      Mutation(
        change: change, file: file, line: place.line, column: place.column,
        range: start.utf8Offset..<start.utf8Offset + node.trimmedLength.utf8Length,
        code: converter.sourceLines[place.line - 1]
          .trimmingCharacters(in: .whitespacesAndNewlines), original: original,
        replacement: replacement))
  }

  /// The operators that replace each operator.
  private static let replacements = [
    "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "+=": ["-="], "-=": ["+="],
    "<": ["<=", ">"], "<=": ["<"], ">": [">=", "<"], ">=": [">"],
    "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
  ]
}
