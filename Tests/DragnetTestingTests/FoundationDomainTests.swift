import DragnetTesting
import Foundation
import PropertyTesting
import Testing

@Suite struct FoundationDomainTests {
  @Test func `dates are in their range and come back`() {
    let range = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1e9)
    let dates = Domain<Date>.dates(in: range)
    check(dates) { date in
      let words: ChoiceSequence? = dates.encode(date)
      return range.contains(date) && words.flatMap(dates.value) == date
    }
  }

  @Test func `data come back`() {
    let data = Domain<Data>.data(count: 0...20)
    check(data) { bytes in
      let words: ChoiceSequence? = data.encode(bytes)
      return bytes.count <= 20 && words.flatMap(data.value) == bytes
    }
  }

  @Test func `URLs come back`() {
    checkLaws(of: .urls)
    let url = URL(string: "http://a.b:80/x//y%20z?q=1")!
    let words: ChoiceSequence? = Domain<URL>.urls.encode(url)
    #expect(words.flatMap(Domain<URL>.urls.value) == url)
    let other: ChoiceSequence? = Domain<URL>.urls.encode(URL(string: "mailto:a")!)
    #expect(other == nil)
  }

  @Test func `URLs have a scheme and survive a round trip as text`() {
    check(.urls) { url in
      url.scheme != nil && URL(string: url.absoluteString) == url
    }
  }
}
