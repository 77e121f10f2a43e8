extension SpringMotion {
  /// The two solutions that every motion of a spring is a sum of, at one moment.
  struct Basis {
    /// e^(−ζω₀t) · cos(ωt), or cosh where the spring is over-damped.
    let even: Double
    /// e^(−ζω₀t) · sin(ωt) / ω, or sinh; its limit t · e^(−ω₀t) where the damping is critical.
    let odd: Double

    init(seconds: Double, frequency: Double, dampingRatio: Double) {
      let decay = dampingRatio * frequency
      let detuning = (1 - dampingRatio) * (1 + dampingRatio)
      let root = detuning.magnitude.squareRoot()
      let rate = frequency * root
      let angle = rate * seconds
      if detuning > 0 {
        let envelope = Elementary.exponential(-decay * seconds)
        even = envelope * Elementary.cosine(angle)
        odd = envelope * seconds * Basis.cardinal(angle, sign: -1, Elementary.sine)
      } else {
        // Both exponents are negative, unlike those of cosh and sinh, so neither overflows.
        // The slow one is rate − decay, which are nearly the same where the damping is strong.
        let slow = Elementary.exponential(-frequency / (dampingRatio + root) * seconds)
        let fast = Elementary.exponential((-rate - decay) * seconds)
        even = (slow + fast) / 2
        odd =
          angle < 0.1
          ? Elementary.exponential(-decay * seconds) * seconds * Basis.series(angle, sign: 1)
          : (slow - fast) / (2 * rate)
      }
    }

    /// f(x) / x for an odd f with the series x ± x³/6 + x⁵/120 ± …, without dividing 0 by 0.
    private static func cardinal(_ x: Double, sign: Double, _ f: (Double) -> Double) -> Double {
      x < 0.1 ? series(x, sign: sign) : f(x) / x
    }

    /// 1 ± x²/6 + x⁴/120 ± x⁶/5040 + x⁸/362880, exact to a rounding for |x| < 0.1.
    private static func series(_ x: Double, sign: Double) -> Double {
      let s = sign * x * x
      return 1 + s / 6 * (1 + s / 20 * (1 + s / 42 * (1 + s / 72)))
    }
  }
}
