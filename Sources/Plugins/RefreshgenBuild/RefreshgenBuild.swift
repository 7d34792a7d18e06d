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
/// plugin. So it looks for names of files in the texts of the spec, its bases and the project file.
private struct Inputs {
  /// The spec, the project file, bases and templates.
  private(set) var files: [URL] = []
  /// Whether the generated control has a String Catalog.
  private(set) var hasTranslations = false

  init(of spec: URL) {
    var folder = spec.deletingLastPathComponent()
    var project: (folder: URL, text: String)?
    while project == nil && folder.path != "/" {
      let file = folder.appendingPathComponent("refreshgen.yml")
      if let text = try? String(contentsOf: file, encoding: .utf8) {
        project = (folder, text)
        files.append(file)
        files += Self.templates(in: text, of: folder)
      }
      folder.deleteLastPathComponent()
    }
    add(spec, project)
  }

  /// Adds a spec with its bases.
  private mutating func add(_ file: URL, _ project: (folder: URL, text: String)?) {
    let file = file.standardizedFileURL
    guard !files.contains(file), let text = try? String(contentsOf: file, encoding: .utf8) else {
      return
    }
    files.append(file)
    // A key, not a word of a comment or a text.
    if text.contains(/(?m)(^\s*|[{,]\s*)["']?locales["']?\s*:(?!\s*\{\s*\})/) {
      hasTranslations = true
    }
    for base in text.matches(of: /(?m)^\s*["']?preset["']?\s*:\s*["']?([^\s"']+)/) {
      let name = base.output.1
      if name.hasSuffix(".yml") {
        add(file.deletingLastPathComponent().appendingPathComponent(String(name)), project)
      } else if let project {
        for preset in project.text.matches(of: /([\w-]+)["']?\s*:\s*["']?([^\s"',}]+\.yml)/)
        where preset.output.1 == name {
          add(project.folder.appendingPathComponent(String(preset.output.2)), project)
        }
      }
    }
  }

  private static func templates(in text: String, of folder: URL) -> [URL] {
    guard let name = text.firstMatch(of: /(?m)^\s*["']?templates["']?\s*:\s*["']?([^\s"']+)/) else {
      return []
    }
    let folder = folder.appendingPathComponent(String(name.output.1))
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { folder.appendingPathComponent($0) }
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
