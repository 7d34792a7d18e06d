import Foundation
import PackagePlugin

/// A build tool plugin that generates controls from the specs in a target.
///
/// The plugin runs `refreshgen generate` for each spec. It generates no tests, because tests belong
/// to another target.
@main
struct RefreshgenBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let sources = target.sourceModule?.sourceFiles else { return [] }
    let tool = try context.tool(named: "refreshgen")
    return commands(for: sources, tool: tool, folder: context.pluginWorkDirectoryURL)
  }

  /// One command for each spec among the files of a target.
  private func commands(for files: FileList, tool: PluginContext.Tool, folder: URL) -> [Command] {
    let specs = files.map(\.url).filter { $0.lastPathComponent.hasSuffix(".refresh.yml") }
    return specs.map { spec in
      let name = spec.deletingPathExtension().lastPathComponent
      return .buildCommand(
        displayName: "refreshgen \(spec.lastPathComponent)",
        executable: tool.url,
        arguments: ["generate", "--quiet", "--no-tests", "--output", folder.path, spec.path],
        // Any spec can be the base of another one, so each command depends on all specs.
        inputFiles: specs,
        outputFiles: [folder.appendingPathComponent("\(name).swift")]
      )
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RefreshgenBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let tool = try context.tool(named: "refreshgen")
      return commands(for: target.inputFiles, tool: tool, folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
