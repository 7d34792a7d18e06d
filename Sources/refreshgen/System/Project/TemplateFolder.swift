import RefreshDiagnostics
import RefreshGenerator

/// The templates of a project, which override built-in templates.
struct TemplateFolder {
  /// The file extension of templates.
  static let suffix = ".tmpl"

  /// The templates, sorted by name.
  let templates: [Generator.TemplateFile]

  /// Reads the templates of a folder; `project` is the project that names the folder, if any.
  init(folder: String, of project: ProjectFiles?) throws {
    let entries = try FileSystem.entries(in: folder)
    if let entry = entries.undecodable.first(where: { $0.name.hasSuffix(Self.suffix) }) {
      throw FileError.undecodable(FilePath(folder: folder, name: entry.name).text)
    }
    let names = entries.names.filter { $0.hasSuffix(Self.suffix) }
    let known = BuiltInTemplates.all.map(\.name)
    templates = try names.sorted().map { file in
      let name = String(file.dropLast(Self.suffix.count))
      let path = FilePath(folder: folder, name: file).text
      guard known.contains(name) else {
        let near = Suggestions.nearest(to: name, among: known).map { $0 + Self.suffix }
        let names = WordList.oneOf(known.map { $0 + Self.suffix })
        throw UsageError(
          "'\(SafeText.escape(path))' does not override a template"
            + (near.isEmpty ? ": expected \(names)" : Suggestions.question(Array(near.prefix(1))))
        )
      }
      try project?.checkLink(at: path)
      let bytes = try FileSystem.read(at: path, origin: .found, limit: Limits.templateFileSize)
      let text = String(decoding: bytes, as: UTF8.self)
      return Generator.TemplateFile(name: name, path: path, text: text)
    }
  }
}
