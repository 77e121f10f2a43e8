/// A dial that spins back when a quick touch lifts off.
enum RecoilingSpin: SpinDesign { static let sense = -1.0 }
