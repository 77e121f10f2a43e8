/// The value as text for a report, as near to Swift code as the standard library makes it.
@usableFromInline func describe<Value>(_ value: Value) -> String { String(reflecting: value) }
