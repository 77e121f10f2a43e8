// A test needs no import beside `Testing` and `DragnetTesting`.
@_exported public import PropertyTesting
