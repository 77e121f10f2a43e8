#if Derivation
  import DomainDerivation
  import DragnetTesting
  import Testing

  @Arbitrary struct Order: Equatable {
    var item: String
    @Drawn(from: .integers(in: 1...99)) var count: Int
    var discount: Int?
    let version = 1
  }

  @Arbitrary enum Shape: Equatable {
    case rectangle(Int8, height: Int8)
    case dot
    @Drawn(from: .integers(in: 1...9)) case circle(radius: Int)
    case `default`(Bool)
  }

  @Arbitrary indirect enum Expression: Equatable {
    case sum(Expression, Expression)
    case number(UInt8)
    case call(String, [Expression])
  }

  @Arbitrary struct Tree: Equatable {
    var name: UInt8
    var children: [Tree]
    var next: [UInt8: Tree]
  }

  @Arbitrary struct Ticket: Equatable {
    @Arbitrary enum Kind: Equatable {
      case day
      case month
    }

    @Arbitrary struct Stop: Equatable { var number: UInt8 }

    var kind: Ticket.Kind
    var stops: [Self.Stop]
    var returns: [Ticket]
  }

  @Arbitrary indirect enum Nest: Equatable {
    case nest([Nest])
    case pair(Int8, Nest)
  }

  @Arbitrary struct Pair<First: Equatable, Second: Equatable>: Equatable {
    let first: First
    var second: [Second]
  }

  @Arbitrary enum Either<Left: Equatable, Right: Equatable>: Equatable {
    case left(Left)
    case right(Right)
  }

  @Arbitrary package struct Percentage: Equatable {
    package let value: Int8
    let isRounded: Bool

    init(isRounded: Bool, value: Int8, unit: String = "%") {
      self.isRounded = isRounded
      self.value = value
    }
  }

  enum Outer {
    @Arbitrary struct Inner: Equatable {
      var x, y: Int16
      var scale = 1
      private(set) var tags: Set<UInt8> = []
      var area: Int { Int(x) * Int(y) }
      var element: Character = "a" { didSet {} }
      static let zero = 0
    }
  }

  /// The example of the article "Domains", word for word.
  enum Documented {
    @Arbitrary struct Order: Equatable {
      var item: String
      @Drawn(from: .integers(in: 1...99)) var count: Int
      var discount: Int?
    }
  }

  @Suite struct DerivationTests {
    @Test func `the example of the article on domains`() {
      typealias Order = Documented.Order
      check(Order.arbitrary) { order in order.count > 0 }
    }

    let settings = RunSettings(seed: 1, cases: 300, failureStorage: .none)

    @Test func `derived domains keep the laws of domains`() {
      checkLaws(of: Order.arbitrary, settings: settings)
      checkLaws(of: Shape.arbitrary, settings: settings)
      checkLaws(of: Expression.arbitrary, settings: settings)
      checkLaws(of: Tree.arbitrary, settings: settings)
      checkLaws(of: Ticket.arbitrary, settings: settings)
      checkLaws(of: Nest.arbitrary, settings: settings)
      checkLaws(of: Pair<Int, Shape>.arbitrary, settings: settings)
      checkLaws(of: Either<[Order], Bool>.arbitrary, settings: settings)
      checkLaws(of: Percentage.arbitrary, settings: settings)
      checkLaws(of: Outer.Inner.arbitrary, settings: settings)
    }

    @Test func `zero words give the simplest value`() {
      #expect(Order.arbitrary.value(of: []) == Order(item: "", count: 1, discount: nil))
      #expect(Shape.arbitrary.value(of: []) == .rectangle(0, height: 0))
      #expect(Expression.arbitrary.value(of: []) == .number(0))
      #expect(Tree.arbitrary.value(of: []) == Tree(name: 0, children: [], next: [:]))
      #expect(Nest.arbitrary.value(of: []) == .nest([]))
      #expect(Percentage.arbitrary.value(of: []) == Percentage(isRounded: false, value: 0))
    }

    @Test func `named domains limit the parts`() {
      check(Order.arbitrary, settings: settings) { (1...99).contains($0.count) }
      check(Shape.arbitrary, settings: settings) { shape in
        if case .circle(let radius) = shape { (1...9).contains(radius) } else { true }
      }
      #expect(Order.arbitrary.encode(Order(item: "", count: 100, discount: nil)) == nil)
    }

    @Test func `a failing value shrinks to the smallest one`() {
      let result = Property("few", Expression.arbitrary) { depth(of: $0) < 3 }.run(settings)
      #expect(
        result.counterexample?.value == """
          .sum(.number(0), .sum(.number(0), .sum(.number(0), .number(0))))
          """)
    }

    @Test func `reports name the properties that do not matter`() {
      let result = Property("no discount", Order.arbitrary) { $0.discount == nil }.run(settings)
      #expect(
        result.counterexample?.value == "Order(item: \"\", count: 1, discount: 0, version: 1)")
      #expect(result.counterexample?.freeParts.map(\.name) == ["item", "count"])
    }

    @Test func `every case of an enumeration is drawn`() {
      let settings = RunSettings(
        seed: 1, cases: 1000, requiredLabels: ["rectangle": 0.1, "dot": 0.1, "circle": 0.1],
        failureStorage: .none)
      check(Shape.arbitrary, settings: settings) { shape in
        switch shape {
        case .rectangle: label("rectangle")
        case .dot: label("dot")
        case .circle: label("circle")
        case .default: label("default")
        }
        return true
      }
    }

    private func depth(of expression: Expression) -> Int {
      switch expression {
      case .number: 0
      case .sum(let a, let b): 1 + max(depth(of: a), depth(of: b))
      case .call(_, let arguments): 1 + (arguments.map { depth(of: $0) }.max() ?? 0)
      }
    }
  }
#endif
