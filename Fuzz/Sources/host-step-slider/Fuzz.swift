import FuzzTargets

@main enum Fuzz { static func main() { FuzzTarget.hostStepSlider.fuzz() } }
