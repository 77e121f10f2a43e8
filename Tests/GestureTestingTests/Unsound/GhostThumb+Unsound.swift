/// A thumb that a cancelled touch leaves in sight.
enum LastingThumb: GhostDesign {
  static let staysAfterACancel = true
}
