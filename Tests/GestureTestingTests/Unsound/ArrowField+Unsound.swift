/// A number that takes a drag there and back for a click on its arrow.
enum ReturnedField: ArrowFieldDesign { static let forgetsDrags = true }
