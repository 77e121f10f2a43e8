import FuzzTargets
import GestureDomains
import GestureLaws
import PropertyTesting
import Specimens
import Testing

@Suite struct QuickLawTests {
  /// A search that never asks for every check.
  private final class SparingSearch: FeatureSink {
    let isSelective = true

    func label(_ label: String) {}

    func endWatching() -> Bool { false }
  }

  /// Returns the verdicts on random cases: those of all laws, and those of a sparing search.
  private func verdicts<Value>(
    _ property: Property<Value>, cases: Int
  ) -> [(all: Verdict, sparing: Verdict)] {
    let (erased, search) = (AnyProperty(property), SparingSearch())
    return (0..<cases).map { index in
      let bytes: [UInt8] = erased.randomCase(index, seed: 1).bytes
      return bytes.withUnsafeBytes { bytes in
        let sparing = Features.$sink.withValue(search) { erased.judge(bytes) }
        return (erased.judge(bytes), sparing)
      }
    }
  }

  @Test(arguments: Specimen.all.map(\.name))
  func `a sparing search of a specimen finds bugs, each as all laws find it`(name: String) throws {
    let specimen = try #require(Specimen.all.first { $0.name == name })
    // A trap would end the tests.
    let kind = specimen.kind(specimen.bugs.filter { !$0.laws.contains("A1") })
    let verdicts = verdicts(Property<GestureScript>.laws(of: kind), cases: 100)
    #expect(verdicts.allSatisfy { $0.sparing == .holds || $0.sparing == $0.all })
    // Laws that play or draw find every bug of the toggle that is left.
    let least = name == Specimen.morphToggle.name ? 0 : 5
    #expect(verdicts.count { $0.sparing != .holds } >= least)
    #expect(verdicts.contains { $0.all != .holds })
  }

  @Test func `a sparing search of a host finds bugs, each as all laws find it`() {
    let verdicts = verdicts(Property<HostScript>.laws(of: .publishedOwners), cases: 150)
    #expect(verdicts.allSatisfy { $0.sparing == .holds || $0.sparing == $0.all })
    #expect(verdicts.contains { $0.sparing != .holds })
    #expect(verdicts.contains { $0.sparing != $0.all })
  }

  @Test(arguments: ControlKind.engine.map(\.name))
  func `quick laws need no scenes`(name: String) throws {
    let kind = try #require(ControlKind.engine.first { $0.name == name })
    let domain = Domain<GestureScript>.scripts(of: kind)
    let erased = AnyProperty(name, domain) { _ in .holds }
    for index in 0..<50 {
      guard let script = domain.value(of: erased.randomCase(index, seed: 2)),
        let drawn = try? Trial(script), let undrawn = try? Trial(script, drawing: false)
      else { continue }
      for law in LawBook.controls.quick.laws {
        #expect(law.exemption(of: undrawn) == law.exemption(of: drawn))
        #expect(law.breach(by: undrawn) == law.breach(by: drawn))
      }
    }
  }
}
