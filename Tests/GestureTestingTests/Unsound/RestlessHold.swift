/// A handle that begins its time again at each motion.
enum RestlessHold: HoldDesign { static let needsRest = true }

/// A handle that leaps by the motion before its time.
enum EarlyHold: HoldDesign { static let countsEarlyMotion = true }
