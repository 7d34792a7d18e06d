import RefreshDiagnostics
import RefreshGenerator

extension Command {
  static let templates = Command(
    name: "templates",
    operands: "list|show NAME|export DIR",
    operandWords: { ["list", "show", "export"] + BuiltInTemplates.all.map(\.name) },
    operandCount: 1...2,
    summary: "lists, prints or exports the built-in templates",
    options: [Option(name: "--force", summary: "with export: replace existing files")],
    examples: [
      "refreshgen templates show control.swift", "refreshgen templates export Refresh/Templates",
    ],
    run: { invocation, console in
      let words = invocation.operands
      switch (words[0], words.dropFirst().first) {
      case ("list", nil):
        console.result(BuiltInTemplates.all.map { "\($0.name)\n" }.joined())
        return .fine
      case ("show", let name?):
        console.result(try template(named: name).text)
        return .fine
      case ("export", let folder?):
        return try export(to: folder, isForced: invocation.has("--force"), console: console)
      default:
        throw UsageError("'templates' takes 'list', 'show NAME' or 'export DIR'")
      }
    }
  )

  private static func template(named name: String) throws(UsageError) -> BuiltInTemplates.Source {
    if let template = BuiltInTemplates.all.first(where: { $0.name == name }) { return template }
    let names = BuiltInTemplates.all.map(\.name)
    let hint = Suggestions.question(Suggestions.nearest(to: name, among: names))
    throw UsageError("unknown template '\(SafeText.escape(name))'\(hint)")
  }

  private static func export(
    to folder: String,
    isForced: Bool,
    console: Console
  ) throws(FileError) -> ExitCode {
    var code = ExitCode.fine
    try FileSystem.makeFolder(at: folder)
    for template in BuiltInTemplates.all {
      let path = FilePath(folder: folder, name: template.name + TemplateFolder.suffix).text
      // A link that came with a pull request may lead to any file.
      if let kind = FileStatus(of: path)?.kind, kind != .file {
        throw .unexpected(kind, path: path)
      }
      guard isForced || !FileSystem.exists(at: path) else {
        console.error("\(path) already exists; use --force to replace the file")
        code = .findings
        continue
      }
      try ReplacedFile(path: path).write(Array(template.text.utf8))
      console.status("wrote \(path)")
    }
    return code
  }
}
