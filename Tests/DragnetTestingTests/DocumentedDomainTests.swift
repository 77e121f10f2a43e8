import DragnetTesting
import Foundation
import Testing

/// The examples of the articles "Domains" and "Ready-made laws", and of the new domains.
@Suite struct DocumentedDomainTests {
  @Test func `examples of the article on domains`() {
    check(.strings(matching: #"\d{4}-(0[1-9]|1[0-2])"#)) { month in month.count == 7 }
    let sums = Domain<String>.grammar(
      """
      sum    = term { ("+" | "-") term } ;
      term   = number | "(" sum ")" ;
      number = "1".."9" { "0".."9" } ;
      """)
    check(sums) { text in text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) }
    check(.permutations(of: 1...5)) { numbers in numbers.sorted() == [1, 2, 3, 4, 5] }
    check(.subsequences(of: "abc")) { letters in letters == letters.sorted() }
    check(.sorted(of: .integers(in: 0...99))) { numbers in numbers == numbers.sorted() }
    let pages = Domain<(items: [Int], page: Range<Int>)>.build { draw in
      let items: [Int] = try draw(.array(of: .integers(in: 0...9), count: 0...20))
      let page = try draw(.ranges(in: 0..<items.count).named("page"))
      return (items, page)
    }
    check(pages) { items, page in items[page].count == page.count }
  }

  @Test func `examples of the article on ready-made laws`() {
    checkRoundTrip(.integers, through: { (n: Int) in "\(n)" }, back: { Int($0) })
    checkInvolution(Domain<[Int]>.array(of: .integers)) { $0.reversed() }
    checkCollection(Domain<[Int]>.array(of: .integers(in: 0...9)).map { $0.dropFirst() })
    checkMonoid(Domain<[Int]>.array(of: .integers), identity: []) { $0 + $1 }
  }

  @Test func `examples of the domains`() {
    check(.characters) { character in String(character).count == 1 }
    check(.bytes(count: 0...64)) { bytes in Array(bytes.reversed().reversed()) == bytes }
    check(.indices(of: "héllo")) { index in "héllo"[index...].count > 0 }
    check(.ranges(in: 0...99)) { (range: ClosedRange<Int>) in range.count <= 100 }
    check(.ranges(in: 0..<100)) { (range: Range<Int>) in range.count <= 100 }
    check(.json) { (text: String) in JSONValue(text) != nil }
    check(.uuids) { id in id.uuidString.count == 36 }
    check(.decimals()) { amount in amount - amount == 0 }
    check(.timeZones) { zone in abs(zone.secondsFromGMT()) <= 18 * 3600 }
  }
}
