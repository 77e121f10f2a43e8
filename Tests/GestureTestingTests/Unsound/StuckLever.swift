import GestureTesting

/// A lever that stays where a cancelled touch leaves it.
enum StuckLever: LeverDesign {
  static let returnsAfterACancel = false
}
