import FuzzTargets

@main enum Fuzz { static func main() { FuzzTarget.hostRangeSlider.fuzz() } }
