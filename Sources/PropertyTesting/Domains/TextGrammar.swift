/// A grammar of texts: rules with names, of which the first is the start.
///
/// Both regular expressions and EBNF are read as grammars, so a single mechanism draws and encodes
/// their texts.
struct TextGrammar: Sendable {
  /// A part of a grammar.
  indirect enum Node: Sendable {
    /// A scalar of a class.
    case scalar(ScalarClass)
    /// The parts one after the other.
    case sequence([Node])
    /// One of the parts; a grammar knows the least heights of all.
    case choice([Node], heights: [Int] = [])
    /// The part, repeated a number of times; a grammar knows the least height of the part.
    case repetition(Node, ClosedRange<Int>, height: Int = 0)
    /// The rule with this index.
    case rule(Int)
  }

  /// The rules; the text of a rule is that of its node.
  private(set) var rules: [Node]
  /// For each rule, the least number of rules that are inside each other in one of its texts.
  private(set) var heights: [Int] = []

  /// The number of rules above the least height that may be inside each other.
  private static let extraHeight = 8

  /// A grammar of rules.
  ///
  /// In each choice, the alternatives with the least heights come first, so that the first is finite.
  ///
  /// - Parameters:
  ///   - rules: The rules, of which the first is the start.
  ///   - endless: Receives the index of a rule without a finite text; then the result is `nil`.
  init?(_ rules: [Node], endless: inout Int) {
    self.rules = rules
    heights = Array(repeating: .max, count: rules.count)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, rule) in rules.enumerated() {
        let height = height(of: rule)
        let own = height == .max ? .max : height + 1
        if own < heights[index] {
          heights[index] = own
          hasChanged = true
        }
      }
    }
    if let index = heights.firstIndex(of: .max) {
      endless = index
      return nil
    }
    self.rules = rules.map { measured($0) }
  }

  /// Returns the least number of rules inside each other in a text of `node`.
  private func height(of node: Node) -> Int {
    switch node {
    case .scalar: 0
    case .sequence(let parts): parts.map { height(of: $0) }.max() ?? 0
    case .choice(let parts, _): parts.map { height(of: $0) }.min() ?? 0
    case .repetition(let part, let limits, _): limits.lowerBound == 0 ? 0 : height(of: part)
    case .rule(let index): heights[index]
    }
  }

  /// Returns a node with the heights of its parts, and with the alternatives of each choice in their order.
  private func measured(_ node: Node) -> Node {
    switch node {
    case .scalar, .rule: return node
    case .sequence(let parts): return .sequence(parts.map { measured($0) })
    case .repetition(let part, let limits, _):
      return .repetition(measured(part), limits, height: height(of: part))
    case .choice(let parts, _):
      let heights = parts.map { height(of: $0) }
      let order = parts.indices.sorted { a, b in (heights[a], a) < (heights[b], b) }
      return .choice(order.map { measured(parts[$0]) }, heights: order.map { heights[$0] })
    }
  }

  /// The number of rules that may be inside each other in a text.
  var mostHeight: Int { (heights.first ?? 0) + Self.extraHeight }

  /// Returns the number of alternatives that fit into `room` more rules; the simplest always counts.
  ///
  /// - Parameters:
  ///   - heights: The least heights of the alternatives.
  ///   - room: The number of rules that may be inside each other.
  /// - Returns: The number.
  static func fitting(_ heights: [Int], _ room: Int) -> Int {
    max(1, heights.prefix { $0 <= room }.count)
  }
}

// MARK: - Drawing

extension TextGrammar {
  /// Draws a text.
  func draw(from source: inout ChoiceSource) throws(Discard) -> String {
    var text = String.UnicodeScalarView()
    try draw(.rule(0), room: mostHeight, from: &source, into: &text)
    return String(text)
  }

  private func draw(
    _ node: Node, room: Int, from source: inout ChoiceSource,
    into text: inout String.UnicodeScalarView
  ) throws(Discard) {
    switch node {
    case .scalar(let scalars):
      let word = scalars.count > 1 ? source.word(below: UInt64(scalars.count)) : 0
      text.append(scalars.scalar(at: Int(word)))
    case .sequence(let parts):
      for part in parts { try draw(part, room: room, from: &source, into: &text) }
    case .choice(let parts, let heights):
      let start = source.mark
      let index = pick(among: heights, room: room, from: &source)
      // A closure cannot change a parameter and a span at the same time, so it returns the text.
      let more = try source.span("one of", from: start) { source throws(Discard) in
        var text = String.UnicodeScalarView()
        try draw(parts[index], room: room, from: &source, into: &text)
        return text
      }
      text.append(contentsOf: more)
    case .repetition(let part, let limits, let height):
      let limits = Self.fitted(limits, height, room)
      var more = String.UnicodeScalarView()
      // Parts with rules may contain this repetition, so they share the budget of recursive values.
      let isBudgeted = height > 0
      let planned = plannedLength(in: limits, isBudgeted: isBudgeted, from: &source)
      try source.drawList(of: limits, planned: planned) { source throws(Discard) in
        if isBudgeted { _ = source.plansBranch() }
        try draw(part, room: room, from: &source, into: &more)
        return true
      }
      text.append(contentsOf: more)
    case .rule(let index):
      try draw(rules[index], room: room - 1, from: &source, into: &text)
    }
  }

  private func plannedLength(
    in limits: ClosedRange<Int>, isBudgeted: Bool, from source: inout ChoiceSource
  ) -> Int {
    let wasBranching = source.supply.generator.isBranching
    source.supply.generator.isBranching = isBudgeted
    defer { source.supply.generator.isBranching = wasBranching }
    return source.plannedLength(in: limits)
  }

  /// Returns the limits of a repetition, whose part of a least height may not fit any more.
  static func fitted(_ limits: ClosedRange<Int>, _ height: Int, _ room: Int) -> ClosedRange<Int> {
    height <= room ? limits : limits.lowerBound...limits.lowerBound
  }

  /// Draws the index of an alternative; those with rules share the budget of recursive values.
  private func pick(among heights: [Int], room: Int, from source: inout ChoiceSource) -> Int {
    let count = Self.fitting(heights, room)
    guard count > 1 else { return 0 }
    let simple = heights.prefix(count).count { $0 == heights[0] }
    let all = simple == count || source.plansBranch() ? count : simple
    return Int(source.word(below: UInt64(count)) { $0.next(below: UInt64(all)) })
  }
}
