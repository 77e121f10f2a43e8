extension TextGrammar {
  /// Writes the words from which `text` is drawn.
  ///
  /// - Returns: Whether the grammar has the text, and its words were found in a limited number of steps.
  func encode(_ text: String, into encoder: inout ChoiceEncoder) -> Bool {
    var search = Search(grammar: self, scalars: Array(text.unicodeScalars))
    guard search.run() else { return false }
    for word in search.words { encoder.write(word) }
    return true
  }

  /// A search for the words of a text, which tries one alternative after the other.
  ///
  /// It keeps the goals and the alternatives in memory of their own, because a long text would need more
  /// stack than a thread of the concurrency library has.
  private struct Search {
    let grammar: TextGrammar
    let scalars: [Unicode.Scalar]
    private(set) var words: [UInt64] = []
    /// The alternatives to try when the present one fails, the next one last.
    private var branches: [Branch] = []
    /// The goals that remain.
    private var goals: Goals?
    /// The index of the next scalar.
    private var position = 0

    init(grammar: TextGrammar, scalars: [Unicode.Scalar]) {
      self.grammar = grammar
      self.scalars = scalars
      goals = Goals(.node(.rule(0), room: grammar.mostHeight), before: nil)
    }

    /// The number of steps after which a search ends.
    private static let mostSteps = 100_000

    /// A part of the text to match next.
    private enum Goal {
      /// A node, with the number of rules that may be inside each other.
      case node(Node, room: Int)
      /// The rest of a repetition after `done` parts, the last of which began at `start`.
      case rest(Node, ClosedRange<Int>, done: Int, start: Int?, room: Int)
    }

    /// Goals to reach one after the other.
    ///
    /// Alternatives share their last goals.
    private final class Goals {
      let first: Goal
      let others: Goals?

      init(_ first: Goal, before others: Goals?) {
        self.first = first
        self.others = others
      }
    }

    /// A state to return to.
    private struct Branch {
      var goals: Goals?
      var position: Int
      /// The number of words before the alternative.
      var count: Int
      /// The word that stands for the alternative.
      var word: UInt64?
    }

    /// Searches until the goals match the whole text.
    ///
    /// - Returns: Whether they do; then ``words`` are the words of the text.
    mutating func run() -> Bool {
      for _ in 0..<Search.mostSteps {
        if let goals {
          self.goals = goals.others
          if reach(goals.first) { continue }
        } else if position == scalars.count {
          return true
        }
        guard let branch = branches.popLast() else { return false }
        words.removeSubrange(branch.count...)
        if let word = branch.word { words.append(word) }
        (goals, position) = (branch.goals, branch.position)
      }
      return false
    }

    /// Takes a step towards a goal; returns `false` if the text does not match it.
    private mutating func reach(_ goal: Goal) -> Bool {
      switch goal {
      case .node(.scalar(let scalars), _):
        guard position < self.scalars.count, let place = scalars.place(of: self.scalars[position])
        else { return false }
        if scalars.count > 1 { words.append(UInt64(place)) }
        position += 1
      case .node(.sequence(let parts), let room):
        for part in parts.reversed() { add(.node(part, room: room)) }
      case .node(.choice(let parts, let heights), let room):
        let fitting = TextGrammar.fitting(heights, room)
        let alternatives = (0..<fitting).map { index in
          (word: fitting > 1 ? UInt64(index) : nil, goal: Goal.node(parts[index], room: room))
        }
        choose(among: alternatives)
      case .node(.repetition(let part, let limits, let height), let room):
        let limits = TextGrammar.fitted(limits, height, room)
        add(.rest(part, limits, done: 0, start: nil, room: room))
      case .node(.rule(let index), let room):
        guard room > 0 else { return false }
        add(.node(grammar.rules[index], room: room - 1))
      case .rest(let part, let limits, let done, let start, let room):
        // A part without text would repeat for ever.
        if let start, position == start, done > limits.lowerBound { return false }
        return repeats(part, limits, done, room)
      }
      return true
    }

    /// Continues a repetition: first with one more part, then without.
    private mutating func repeats(
      _ part: Node, _ limits: ClosedRange<Int>, _ done: Int, _ room: Int
    ) -> Bool {
      let asks = limits.lowerBound < limits.upperBound
      let rest = goals
      if done >= limits.lowerBound {
        guard done < limits.upperBound else {
          if asks { words.append(0) }
          return true
        }
        branches.append(
          Branch(goals: rest, position: position, count: words.count, word: asks ? 0 : nil))
      }
      if asks { words.append(done >= limits.lowerBound ? 1 : 0) }
      add(.rest(part, limits, done: done + 1, start: position, room: room))
      add(.node(part, room: room))
      return true
    }

    private mutating func add(_ goal: Goal) { goals = Goals(goal, before: goals) }

    /// Continues with the first alternative, and keeps the others.
    private mutating func choose(among alternatives: [(word: UInt64?, goal: Goal)]) {
      for alternative in alternatives.dropFirst().reversed() {
        branches.append(
          Branch(
            goals: Goals(alternative.goal, before: goals), position: position, count: words.count,
            word: alternative.word))
      }
      guard let first = alternatives.first else { return }
      if let word = first.word { words.append(word) }
      add(first.goal)
    }
  }
}
