/// A stepper that takes a touch for a press wherever it slides.
enum SlidPress: StepperDesign { static let tolerance = Double.infinity }
