#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The exponential function of the platform, the engine's own.
@inline(__always) func exponential(_ exponent: Double) -> Double { exp(exponent) }
