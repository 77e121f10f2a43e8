import GestureTesting

/// A button that gives half of the volume before back.
enum QuietMute: MuteButton {
  static func volume(before volume: Double) -> Double { volume / 2 }
}
