import Foundation
import PackagePlugin

/// A command plugin that runs the tool in a package: `swift package refreshgen generate`.
@main
struct RefreshgenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "refreshgen")
    try run(tool, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: PluginContext.Tool, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments.isEmpty ? ["generate"] : arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      // The tool has already printed the error.
      exit(process.terminationStatus)
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RefreshgenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the selected targets to the arguments. They are dropped, since the project file
      // selects the specs.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let tool = try context.tool(named: "refreshgen")
      try run(tool, extractor.remainingArguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
