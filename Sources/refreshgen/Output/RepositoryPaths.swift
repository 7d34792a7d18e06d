import RefreshDiagnostics

/// Paths from the root of the repository, by which GitHub and other platforms find files.
///
/// The working directory may be any folder of the repository.
struct RepositoryPaths {
  private let root: FolderLocation
  private var locations = FileLocations()

  /// Finds the repository around the working directory; `nil` without one.
  init?() {
    guard let root = Repository.root(above: "").flatMap({ try? FolderLocation($0 + "/") }) else {
      return nil
    }
    self.root = root
  }

  /// The path of a file; unchanged if the file is outside of the repository.
  mutating func path(_ name: String) -> String {
    guard let location = try? locations.location(of: FilePath(name)),
      location.folder.isInside(root)
    else { return name }
    return RelativePath.from(root, to: location)
  }

  /// The findings of a file with paths from the root.
  mutating func apply(to checked: CheckedFile) -> CheckedFile {
    let file = SourceFile(name: path(checked.file.name), bytes: checked.file.bytes)
    var findings = checked.diagnostics
    for index in findings.indices {
      findings[index].file = path(findings[index].file)
      for note in findings[index].notes.indices {
        findings[index].notes[note].file = path(findings[index].notes[note].file)
      }
    }
    return CheckedFile(file, findings)
  }
}
