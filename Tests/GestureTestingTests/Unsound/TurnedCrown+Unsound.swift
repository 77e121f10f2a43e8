/// A crown that never leads to 0.
enum StoppedCrown: CrownDesign { static let least = 1.0 }

/// A crown that takes a quick turn for a turn the other way.
enum BackwardCrown: CrownDesign { static let sense = -1.0 }
