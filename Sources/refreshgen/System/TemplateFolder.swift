import RefreshDiagnostics
import RefreshGenerator
import RefreshTemplates

/// The templates of a project that take the place of the built-in ones.
struct TemplateFolder {
  /// How the names of templates end.
  static let suffix = ".tmpl"

  /// The templates, in the order of their names.
  let templates: [Generator.TemplateFile]

  /// Reads the templates of a folder.
  ///
  /// Those whose names are none of ours are for the others to include.
  init(_ folder: String) throws {
    let names = try FileSystem.list(folder).map(\.name).filter { $0.hasSuffix(Self.suffix) }
    let known = BuiltInTemplates.all.map(\.name)
    templates = try names.sorted().map { file in
      let name = String(file.dropLast(Self.suffix.count))
      let path = FilePath(folder: folder, name: file).text
      if !known.contains(name), let near = Suggestions.nearest(to: name, among: known).first {
        throw UsageError(
          "'\(SafeText.escape(path))' takes the place of no template; did you mean "
            + "'\(near)\(Self.suffix)'?"
        )
      }
      let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
      return Generator.TemplateFile(name: name, path: path, text: text)
    }
  }
}
