import FuzzTargets

@main enum Fuzz { static func main() { FuzzTarget.publishedStepSlider.fuzz() } }
