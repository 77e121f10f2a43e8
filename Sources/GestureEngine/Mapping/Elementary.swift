// The platform's elementary functions: the engine has no other dependency. Embedded Swift has no C
// library to import, so there they are symbols that whoever links the engine provides.
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

/// Functions of the platform under names that no method of a type hides.
@usableFromInline enum Elementary {
  @usableFromInline static func exponential(_ x: Double) -> Double { exp(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
}
