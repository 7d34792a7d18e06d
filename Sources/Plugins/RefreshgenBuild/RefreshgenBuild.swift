import Foundation
import PackagePlugin

/// Generates the controls of a target's specs whenever it is built.
///
/// It runs the same tool as the command line, spec by spec, and declares what that reads and writes
/// by the names of the specs alone. Tests are left out: they belong to another target.
@main
struct RefreshgenBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let sources = target.sourceModule?.sourceFiles else { return [] }
    let tool = try context.tool(named: "refreshgen").url
    let folder = context.pluginWorkDirectoryURL
    return sources.map(\.url).filter { $0.lastPathComponent.hasSuffix(".refresh.yml") }.map {
      spec in
      let name = spec.deletingPathExtension().lastPathComponent
      return .buildCommand(
        displayName: "refreshgen \(spec.lastPathComponent)",
        executable: tool,
        arguments: ["generate", "--quiet", "--no-tests", "--output", folder.path, spec.path],
        inputFiles: [spec],
        outputFiles: [folder.appendingPathComponent("\(name).swift")]
      )
    }
  }
}
