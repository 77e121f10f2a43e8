import GestureTesting

/// A picker that loops, but does not go back from its first row.
enum BacklessPicker: PickerDesign {
  static func row(at place: Double) -> Double { max(0, place.rounded()) }
}

/// A picker that goes on from its row after a wait.
enum PatientPicker: PickerDesign {
  static let forgetsInWaits = true
}

/// A picker that goes on from its row after a resize.
enum ResizedPicker: PickerDesign {
  static let forgetsInResizes = true
}

/// A picker whose touches do nothing, because it never measures its track.
enum DeadPicker: PickerDesign {
  static let isUnmeasured = true
}

/// A picker that is a row off after one and a half turns.
enum SlippingPicker: PickerDesign {
  static func row(at place: Double) -> Double { place.rounded() + (abs(place) > 18 ? 1 : 0) }
}

/// A picker that measures the distance which recognises a drag from sample to sample.
enum StuckPicker: PickerDesign {
  static func begins(
    from down: GesturePoint, after last: GesturePoint, at point: GesturePoint
  ) -> Bool { abs(point.y - last.y) >= 18 }
}
