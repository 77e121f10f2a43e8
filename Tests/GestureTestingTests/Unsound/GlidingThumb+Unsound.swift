/// A slider whose thumb glides on from under a touch that holds it.
enum UncaughtGlide: TapGlideDesign { static let glidesOn = true }

/// A slider whose glides begin at 0.
enum GlideFromZero: TapGlideDesign { static func start(of value: Double) -> Double { 0 } }
