import GestureTesting

/// Arrow keys that skip every other number.
enum DoubleArrows: PageKeyDesign {
  static var steps: ControlTraits.KeySteps { .init(2, page: 10, fine: 1) }
}

/// Page keys that move by one number, as the arrow keys do.
enum ShortPages: PageKeyDesign {
  static var steps: ControlTraits.KeySteps { .init(1) }
}

/// Fine keys of a step that is not whole, and so is rounded away.
enum LostFineKeys: PageKeyDesign {
  static var steps: ControlTraits.KeySteps { .init(1, page: 10, fine: 0) }
}
