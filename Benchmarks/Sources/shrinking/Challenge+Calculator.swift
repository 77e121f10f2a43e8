import PropertyTesting

/// An arithmetic expression.
indirect enum Expression: Sendable, CustomDebugStringConvertible {
  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  struct DivisionByZero: Error {}

  func value() throws -> Int {
    switch self {
    case .number(let number): return number
    case .sum(let a, let b): return try a.value() &+ b.value()
    case .quotient(let a, let b):
      let (dividend, divisor) = (try a.value(), try b.value())
      if divisor == 0 { throw DivisionByZero() }
      return dividend.dividedReportingOverflow(by: divisor).partialValue
    }
  }

  /// Whether a divisor is the literal 0.
  var dividesByLiteralZero: Bool {
    switch self {
    case .number: return false
    case .quotient(_, .number(0)): return true
    case .sum(let a, let b), .quotient(let a, let b):
      return a.dividesByLiteralZero || b.dividesByLiteralZero
    }
  }

  var debugDescription: String {
    switch self {
    case .number(let number): return "\(number)"
    case .sum(let a, let b): return "(\(a.debugDescription) + \(b.debugDescription))"
    case .quotient(let a, let b): return "(\(a.debugDescription) / \(b.debugDescription))"
    }
  }
}

extension Challenge {
  /// An expression without a literal division by zero never divides by zero.
  static var calculator: Challenge {
    let expressions = Domain<Expression>.recursive(
      Domain<Int>.integers.map { .number($0) }
    ) { expression in
      .one(
        of: .combine(expression, expression) { .sum($0, $1) },
        .combine(expression, expression) { .quotient($0, $1) })
    }
    return Challenge("calculator", minimum: "(0 / (0 + 0))", expressions) { expression in
      guard !expression.dividesByLiteralZero else { throw Discard() }
      _ = try expression.value()
      return true
    }
  }
}
