import PropertyTesting

/// Accounts with balances, in which a transfer from an account to itself makes money.
struct Bank {
  private var balances: [Int] = []

  mutating func open() { balances.append(0) }

  mutating func deposit(_ amount: Int, to account: Int) { balances[account] += amount }

  mutating func transfer(_ amount: Int, from source: Int, to target: Int) {
    let (left, right) = (balances[source] - amount, balances[target] + amount)
    guard left >= 0 else { return }
    balances[source] = left
    balances[target] = right
  }

  func balance(of account: Int) -> Int { balances[account] }
}

/// The balances as the model of a bank.
struct BankMachine: StateMachine {
  /// A command to a bank.
  enum Command: Hashable, Sendable {
    case open
    case deposit(Int, to: Int)
    case transfer(Int, from: Int, to: Int)
    case balance(Int)
  }

  func makeModel() -> [Int] { [] }
  func makeSystem() -> Bank { Bank() }

  func commands(in balances: [Int]) -> Domain<Command> {
    guard !balances.isEmpty else { return .one(of: .just(.open)) }
    let account = Domain<Int>.integers(in: 0...balances.count - 1)
    let amount = Domain<Int>.integers(in: 1...100)
    return .one(
      of: .just(.open), .combine(amount, account) { .deposit($0, to: $1) },
      .combine(amount, account, account) { .transfer($0, from: $1, to: $2) },
      account.map { .balance($0) })
  }

  func predict(_ command: Command, in balances: inout [Int]) -> Int? {
    switch command {
    case .open: balances.append(0)
    case .deposit(let amount, let account): balances[account] += amount
    case .transfer(let amount, let source, let target):
      if balances[source] >= amount {
        balances[source] -= amount
        balances[target] += amount
      }
    case .balance(let account): return balances[account]
    }
    return nil
  }

  func run(_ command: Command, on bank: inout Bank) -> Int? {
    switch command {
    case .open: bank.open()
    case .deposit(let amount, let account): bank.deposit(amount, to: account)
    case .transfer(let amount, let source, let target):
      bank.transfer(amount, from: source, to: target)
    case .balance(let account): return bank.balance(of: account)
    }
    return nil
  }
}
