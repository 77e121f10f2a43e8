import DragnetTesting
import Testing

@Suite struct DomainLawTests {
  let digits = Domain<Int>.integers(in: 0...9)
  let settings = RunSettings(seed: 1, failureStorage: .none)

  @Test func `correct domains pass`() {
    checkLaws(of: .array(of: digits))
    checkLaws(of: .set(of: digits, count: 0...4))
    checkLaws(of: digits.map { "\($0)" }, encodes: false)
    checkLaws(of: Domain<Double>.doubles) {
      $0.bitPattern == $1.bitPattern || $0.isNaN && $1.isNaN
    }
  }

  @Test func `a wrong or missing encoding is found`() {
    withKnownIssue {
      checkLaws(
        of: digits.map {
          $0 / 2
        } back: {
          $0 * 3
        }, settings: settings)
    } matching: {
      "\($0)".contains("the words that a value encodes as draw that value")
    }
    withKnownIssue {
      checkLaws(of: digits.map { "\($0)" }, settings: settings)
    } matching: {
      "\($0)".contains("every value that is drawn can be encoded")
    }
  }

  @Test func `a domain that depends on more than words is found`() {
    let unruly = Domain<Int>(draw: { source throws(Discard) in
      Int(source.word(below: 10)) + Int.random(in: 0...1)
    })
    withKnownIssue {
      checkLaws(of: unruly, encodes: false, settings: settings)
    } matching: {
      "\($0)".contains("the words that were read draw the same value")
    }
  }
}
