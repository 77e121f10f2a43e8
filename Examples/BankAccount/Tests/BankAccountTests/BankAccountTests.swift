import DragnetTesting
import Testing

@testable import BankAccount

/// The commands of an account, whose model is its balance.
struct AccountMachine<System: Account>: AsyncStateMachine {
  enum Command: Hashable { case deposit(Int), withdraw(Int), read }
  enum Answer: Equatable { case balance(Int), success(Bool) }

  func makeModel() -> Int { 0 }
  func makeSystem() -> System { System() }

  func commands(in balance: Int) -> Domain<Command> {
    .one(
      of: .combine(.integers(in: 1...9)) { .deposit($0) },
      .combine(.integers(in: 1...9)) { .withdraw($0) }, .just(.read))
  }

  func predict(_ command: Command, in balance: inout Int) -> Answer {
    switch command {
    case .deposit(let amount):
      balance += amount
      return .balance(balance)
    case .withdraw(let amount):
      guard amount <= balance else { return .success(false) }
      balance -= amount
      return .success(true)
    case .read: return .balance(balance)
    }
  }

  func run(_ command: Command, on account: inout System) async -> Answer {
    switch command {
    case .deposit(let amount): .balance(await account.deposit(amount))
    case .withdraw(let amount): .success(await account.withdraw(amount))
    case .read: .balance(await account.balance)
    }
  }
}

@Suite struct BankAccountTests {
  @Test func `commands that take turns see no race`() async {
    await check(AccountMachine<RacyAccount>())
    await check(AccountMachine<SafeAccount>())
  }

  @Test func `the safe account can be shared by tasks`() {
    check(interleaving: AccountMachine<SafeAccount>())
  }

  /// Two withdrawals both see the money, and both take it.
  ///
  /// Remove `withKnownIssue` to see the report.
  @Test func `the racy account can be shared by tasks`() {
    withKnownIssue("the balance is read before the fraud check, and written after it") {
      check(interleaving: AccountMachine<RacyAccount>())
    }
  }
}
