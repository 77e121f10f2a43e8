/// Taps that count as two for more than a second.
enum SlowPair: PairDesign { static let time = 1.25 }
