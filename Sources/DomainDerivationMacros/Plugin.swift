#if Derivation
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// The compiler plugin of the module `DomainDerivation`.
  @main struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [ArbitraryMacro.self, DrawnMacro.self]
  }
#else
  /// A program that does nothing, because the trait `Derivation` is not enabled.
  @main enum Plugin {
    static func main() {}
  }
#endif
