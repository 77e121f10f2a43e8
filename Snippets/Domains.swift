// The code of the article "Domains".
import DragnetTesting
import Testing

func checkDomains() {
  // snippet.month
  check(.strings(matching: #"\d{4}-(0[1-9]|1[0-2])"#)) { month in month.count == 7 }
  // snippet.end

  // snippet.tuple
  check(.tuple(.integers, .integers)) { (a: Int, b: Int) in a &+ b == b &+ a }
  // snippet.end

  // snippet.grammar
  let sums = Domain<String>.grammar(
    """
    sum    = term { ("+" | "-") term } ;
    term   = number | "(" sum ")" ;
    number = "1".."9" { "0".."9" } ;
    """)
  check(sums) { text in text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) }
  // snippet.end

  // snippet.collections
  check(.permutations(of: 1...5)) { numbers in numbers.sorted() == [1, 2, 3, 4, 5] }
  check(.subsequences(of: "abc")) { letters in letters == letters.sorted() }
  check(.sorted(of: .integers(in: 0...99))) { numbers in numbers == numbers.sorted() }
  // snippet.end

  // snippet.build
  let pages = Domain<(items: [Int], page: Range<Int>)>.build { draw in
    let items: [Int] = try draw(.array(of: .integers(in: 0...9), count: 0...20))
    let page = try draw(.ranges(in: 0..<items.count).named("page"))
    return (items, page)
  }
  check(pages) { items, page in items[page].count == page.count }
  // snippet.end
}

#if Derivation
  // snippet.arbitrary
  import DomainDerivation

  @Arbitrary struct Order: Equatable {
    var item: String
    @Drawn(from: .integers(in: 1...99)) var count: Int
    var discount: Int?
  }
  // snippet.end

  func checkOrders() {
    // snippet.order
    check(Order.arbitrary) { order in order.count > 0 }
    // snippet.end
  }
#endif
