/// A handle that begins its time again at each motion.
enum RestlessHold: HoldDesign { static let needsRest = true }
