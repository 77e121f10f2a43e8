import ControlHost
import GestureEngine

extension HostTrace {
  /// Returns an observation of a step whose effects or values are not those of the control itself.
  func flawOfAnswer(at index: Int) -> Observation? {
    let step = steps[index]
    let values = HostValues(of: step.after.control)
    let reported = ControlAnswer.effects(among: step.effects, ofPair: values.upper != nil)
    guard let answer = step.answers.first,
      !step.answers.contains(where: {
        $0.matches(reported, values, in: traits)
          && $0.isDrawn(at: step.after.control.presentedValue, in: step.after.range)
      })
    else { return nil }
    guard answer.tellsEndsAlone || values.isSame(as: answer.values, in: traits) else {
      return observation(
        "the value is \(values), that of the control alone \(answer.values)", values,
        expected: answer.values)
    }
    if let presented = answer.presentedValue,
      reported.isEmpty, case let seen = step.after.control.presentedValue
    {
      return Observation(
        "the value is drawn at \(seen), by the control alone at \(presented)",
        traits.contrast(seen, expected: presented))
    }
    let (effects, expected) = (HostEffect.text(of: reported), HostEffect.text(of: answer.effects))
    return Observation(
      "the effects are \(effects), those of the control alone \(expected)",
      .response(effects, expected: expected))
  }
}
