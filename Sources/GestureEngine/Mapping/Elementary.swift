// The elementary functions of the platform are the engine's only dependency. Embedded Swift has no C
// library to import, so the program that links the engine must provide these symbols.
#if hasFeature(Embedded)
  @_silgen_name("exp") func exp(_ x: Double) -> Double
  @_silgen_name("log") func log(_ x: Double) -> Double
  @_silgen_name("sin") func sin(_ x: Double) -> Double
  @_silgen_name("cos") func cos(_ x: Double) -> Double
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// The platform's functions, under names that no method of a type shadows.
@usableFromInline enum Elementary {
  @usableFromInline static func exponential(_ x: Double) -> Double { exp(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
}
