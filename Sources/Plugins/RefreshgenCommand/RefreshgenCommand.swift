import Foundation
import PackagePlugin

/// Runs the tool in the package: `swift package refreshgen generate`.
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
      // The tool has said what is wrong.
      exit(process.terminationStatus)
    }
  }
}
