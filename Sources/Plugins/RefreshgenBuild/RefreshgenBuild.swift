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
    files.map(\.url).filter { $0.lastPathComponent.hasSuffix(".refresh.yml") }.map { spec in
      let name = spec.deletingPathExtension().lastPathComponent
      let inputs = Inputs(of: spec)
      return .buildCommand(
        displayName: "refreshgen \(spec.lastPathComponent)",
        executable: tool.url,
        arguments: ["generate", "--quiet", "--no-tests", "--output", folder.path, spec.path],
        inputFiles: inputs.files,
        // SwiftPM leaves out of the product what is not listed here.
        outputFiles: ([".swift"] + (inputs.hasTranslations ? [".xcstrings"] : [])).map {
          folder.appendingPathComponent(name + $0)
        }
      )
    }
  }
}

/// The files from which a control is generated.
///
/// The plugin cannot run the tool to find out, since SwiftPM builds the tool after it has asked the
/// plugin. So every file that a spec, a base or the project file names counts as an input.
private struct Inputs {
  /// The spec, the project file, bases and templates.
  private(set) var files: [URL] = []
  /// Whether the generated control has a String Catalog.
  private(set) var hasTranslations = false

  init(of spec: URL) {
    add(spec)
    var folder = spec.deletingLastPathComponent()
    while folder.path != "/" {
      let project = folder.appendingPathComponent("refreshgen.yml")
      if FileManager.default.fileExists(atPath: project.path) {
        add(project)
        break
      }
      folder.deleteLastPathComponent()
    }
  }

  private mutating func add(_ file: URL) {
    let file = file.standardizedFileURL
    guard !files.contains(file), let text = try? String(contentsOf: file, encoding: .utf8) else {
      return
    }
    files.append(file)
    if text.contains(/\blocales["']?\s*:/) { hasTranslations = true }
    let folder = file.deletingLastPathComponent()
    for name in text.matches(of: /[^\s"',:{}\[\]]+\.yml/) {
      add(folder.appendingPathComponent(String(name.output)))
    }
    for name in text.matches(of: /\btemplates["']?\s*:\s*["']?([^\s"',}]+)/) {
      let templates = folder.appendingPathComponent(String(name.output.1))
      let names = try? FileManager.default.contentsOfDirectory(atPath: templates.path)
      files += (names ?? []).sorted().map { templates.appendingPathComponent($0) }
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
