import Foundation
import PackagePlugin

/// A command plugin that runs the tool in a package: `swift package refreshgen generate`.
@main
struct RefreshgenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "refreshgen").url
    process.arguments = arguments.isEmpty ? ["generate"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // The tool has already printed the error.
      exit(process.terminationStatus)
    }
  }
}
