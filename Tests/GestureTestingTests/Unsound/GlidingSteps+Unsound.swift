import GestureTesting

/// A slider that glides to a step although the touch has slid off it.
enum CarelessTaps: TapDesign { static let tolerance = 1e6 }
