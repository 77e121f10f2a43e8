// A test imports only `Testing` and `DragnetTesting`.
@_exported public import PropertyTesting
