import PackagePlugin

/// The command `swift package dragnet COMMAND …`.
@main
struct DragnetPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try context.runDragnet(arguments)
  }
}
