import GestureTesting

/// A button that gives half of the volume before back.
enum QuietMute: MuteButton {
  static func volume(before volume: Double) -> Double { volume / 2 }
}

/// An icon that gives half of the volume before back.
enum QuietIcon: VolumeIcon {
  static let actsAtDown = false
  static func volume(before volume: Double) -> Double { volume / 2 }
}
