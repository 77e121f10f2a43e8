/// A call of ``Property/check(_:fileID:filePath:line:)``.
package struct CheckCall: Sendable {
  /// The module and the name of the source file.
  package let fileID: String
  /// The path of the source file.
  package let filePath: String
  /// The line of the call.
  package let line: Int
  /// The type of the values.
  package let values: any Any.Type
  /// The settings of the run.
  package let settings: RunSettings

  /// Names the property after its test, and answers the request of this process if there is one.
  ///
  /// It returns whether it has answered, so that nothing runs. It is `nil` in a program without
  /// DragnetTesting, which sets it before any test begins.
  nonisolated(unsafe) package static var begin: ((CheckCall, inout AnyProperty) -> Bool)?
}
