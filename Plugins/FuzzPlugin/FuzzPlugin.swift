import PackagePlugin

/// The command `swift package fuzz [CHECK…]`.
@main
struct FuzzPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    // Without names, this command takes the checks, even beside a package of fuzz targets.
    try context.runDragnet(["fuzz", "--checks"] + arguments)
  }
}
