import RefreshDiagnostics
import RefreshGenerator

/// The templates of a project, which override built-in templates.
struct TemplateFolder {
  /// The file extension of templates.
  static let suffix = ".tmpl"

  /// The templates, sorted by name.
  let templates: [Generator.TemplateFile]

  /// Reads the templates of a folder; `project` is the project that names the folder, if any.
  ///
  /// Templates that do not override a built-in one can be included by others.
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
      if !known.contains(name), let near = Suggestions.nearest(to: name, among: known).first {
        throw UsageError(
          "'\(SafeText.escape(path))' does not override a template; did you mean "
            + "'\(near)\(Self.suffix)'?"
        )
      }
      try project?.checkLink(at: path)
      let bytes = try FileSystem.read(at: path, origin: .found, limit: Limits.templateFileSize)
      let text = String(decoding: bytes, as: UTF8.self)
      return Generator.TemplateFile(name: name, path: path, text: text)
    }
  }
}
