import Foundation
import Testing

@testable import dragnet

@Suite struct InvocationTests {
  @Test(
    arguments: [
      ("/p q/.build/x86_64/release/dragnet", "swift run -c release dragnet"),
      ("/p q/.build/debug/dragnet", "swift run dragnet"),
      ("/p q/.build/x86_64/debug/dragnet-tool", "swift package dragnet"),
      ("/else/.build/debug/dragnet", "/else/.build/debug/dragnet"),
      ("/my tools/dragnet", "'/my tools/dragnet'"),
    ])
  func `a further command is started in the way of this one`(program: String, line: String) {
    let checkout = Checkout(root: URL(filePath: "/p q"))
    #expect(Invocation.text(of: program, in: checkout) == line)
  }
}
