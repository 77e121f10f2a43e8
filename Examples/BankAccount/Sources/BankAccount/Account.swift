/// An account that is never overdrawn, and asks a fraud check before each withdrawal.
protocol Account: Actor {
  init()
  /// The money in the account.
  var balance: Int { get }
  /// Adds money, and returns the balance.
  func deposit(_ amount: Int) -> Int
  /// Takes money if there is enough, and returns whether there was.
  func withdraw(_ amount: Int) async -> Bool
}

/// An account with a race: while it awaits the fraud check, another withdrawal can take the money.
actor RacyAccount: Account {
  private(set) var balance = 0

  init() {}

  func deposit(_ amount: Int) -> Int {
    balance += amount
    return balance
  }

  func withdraw(_ amount: Int) async -> Bool {
    guard amount <= balance else { return false }
    await checkForFraud(amount)
    balance -= amount
    return true
  }
}

/// An account that takes the money before it awaits.
actor SafeAccount: Account {
  private(set) var balance = 0

  init() {}

  func deposit(_ amount: Int) -> Int {
    balance += amount
    return balance
  }

  func withdraw(_ amount: Int) async -> Bool {
    guard amount <= balance else { return false }
    balance -= amount
    await checkForFraud(amount)
    return true
  }
}

/// Asks another service, which takes a moment and never objects.
private func checkForFraud(_ amount: Int) async { await Task.yield() }
