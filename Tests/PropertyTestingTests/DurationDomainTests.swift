import Testing

@testable import PropertyTesting

@Suite struct DurationDomainTests {
  @Test func `durations keep the laws`() {
    let minute = Domain<Duration>.durations(in: .seconds(-60) ... .seconds(60))
    checkLaws(of: minute, simplest: .zero) { $0 >= .seconds(-60) && $0 <= .seconds(60) }
    #expect(minute.value(of: [0, 1]) == .seconds(1))
    #expect(minute.encode(.milliseconds(1500)) == [1, 2999])
    #expect(minute.encode(.nanoseconds(7)) == [3, 13])
    checkLaws(
      of: .durations(in: .nanoseconds(3) ... .microseconds(2)), simplest: .microseconds(1))
    checkLaws(of: .durations(in: .seconds(Int64.min) ... .seconds(Int64.max)), simplest: .zero)
  }

  @Test func `integers of 128 bits keep the laws`() {
    checkLaws(of: Domain<Int128>.integers, simplest: 0)
    checkLaws(of: Domain<UInt128>.integers, simplest: 0)
    checkLaws(of: Domain<Int128>.integers(in: -5...Int128(UInt64.max)), simplest: 0) {
      $0 >= -5 && $0 <= Int128(UInt64.max)
    }
    let drawn = Set(values(Domain<Int128>.integers, count: 2000))
    #expect(drawn.isSuperset(of: [0, 1, -1]))
  }
}
