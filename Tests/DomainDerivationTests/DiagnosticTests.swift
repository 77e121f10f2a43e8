#if Derivation && canImport(ArbitraryMacros)
  @testable import ArbitraryMacros
  import SwiftParser
  import SwiftSyntax
  import SwiftSyntaxMacroExpansion
  import SwiftSyntaxMacros
  import Testing

  @Suite struct DiagnosticTests {
    /// Expands the macros in `source`; returns the code and the messages.
    func expand(_ source: String) -> (code: String, messages: [String]) {
      let file = Parser.parse(source: source)
      let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
      let specs: [String: MacroSpec] = [
        "Arbitrary": MacroSpec(type: ArbitraryMacro.self, conformances: ["Arbitrary"]),
        "Drawn": MacroSpec(type: DrawnMacro.self),
      ]
      let expanded = file.expand(
        macroSpecs: specs, contextGenerator: { _ in context }, indentationWidth: .spaces(2))
      return (expanded.description, context.diagnostics.map(\.message))
    }

    @Test(arguments: [
      (
        "@Arbitrary final class Node { var value = 1 }",
        "@Arbitrary derives domains of structures and enumerations only"
      ),
      (
        "@Arbitrary struct A { var act: () -> Void }",
        "a function has no domain; name one with '@Drawn(from:)'"
      ),
      (
        "@Arbitrary struct A { var value: any Sequence }",
        "'any Sequence' has no domain; name one with '@Drawn(from:)'"
      ),
      ("@Arbitrary struct A { var x = make() }", "write the type of 'x', which is drawn"),
      (
        "@Arbitrary struct A { @Drawn(from: .booleans) let x = true }",
        "a constant with a value is not drawn"
      ),
      (
        "@Arbitrary struct A { @Drawn(from: .booleans) var x: Bool { true } }",
        "only a stored property is drawn"
      ),
      (
        "@Arbitrary struct A { lazy var x: Int = 1 }",
        "a lazy property cannot be drawn; write the domain by hand"
      ),
      (
        "@Arbitrary struct A { var x: Int; init?(x: Int) { self.x = x } }",
        "'A' needs an initializer 'init(x:)' that neither fails nor throws"
      ),
      (
        "@Arbitrary struct A { var pair: (x: Int, y: Int) }",
        "a tuple with labels has no domain; name one with '@Drawn(from:)'"
      ),
      (
        "@Arbitrary struct A { var box: Box<A> }",
        "the domain of 'Box<A>' cannot be derived inside 'A'; name one with '@Drawn(from:)'"
      ),
      (
        "@Arbitrary indirect enum E { case e(E) }",
        "every case of 'E' contains 'E', so no value is finite"
      ),
      ("@Arbitrary enum E {}", "'E' has no cases, so it has no values"),
      (
        "@Arbitrary enum E { @Drawn(from: .booleans) case e(Bool, Bool) }",
        "'@Drawn(from:)' names 1 domains, but 'e' has 2 associated values"
      ),
      (
        "@Arbitrary enum E { @Drawn(from: .booleans) case e(Bool), f(Bool) }",
        "'@Drawn(from:)' names the domains of a single case"
      ),
    ])
    func `a declaration without a domain is an error`(_ source: String, _ message: String) {
      #expect(expand(source).messages == [message])
    }

    @Test func `a structure expands to an extension`() {
      let (code, messages) = expand(
        """
        @Arbitrary public struct Box<Value> {
          var value: Value
          @Drawn(from: .integers(in: 1...9)) var count: Int
        }
        """)
      #expect(messages == [])
      let expected = """
        public struct Box<Value> {
          var value: Value
          var count: Int
        }

        extension Box: PropertyTesting.Arbitrary where Value: PropertyTesting.Arbitrary {
          public static var arbitrary: PropertyTesting.Domain<Self> {
            let domain0: PropertyTesting.Domain<Value> = PropertyTesting.Domain<Value>.arbitrary
            let domain1: PropertyTesting.Domain<Int> = .integers(in: 1...9)
            return PropertyTesting.Domain<Self>(
              draw: { source throws(PropertyTesting.Discard) in
                let part0 = try source.span("value") { source throws(PropertyTesting.Discard) in
                  try domain0.draw(from: &source)
                }
                let part1 = try source.span("count") { source throws(PropertyTesting.Discard) in
                  try domain1.draw(from: &source)
                }
                return Self(value: part0, count: part1)
              },
              encode: { value, encoder in
                domain0.encode(value.value, into: &encoder)
                && domain1.encode(value.count, into: &encoder)
              })
          }
        }
        """
      func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      #expect(compact(code) == compact(expected))
    }
  }
#endif
