import RefreshGenerator

/// Puts generated files where they belong.
struct FileOutput {
  private let settings: OutputSettings
  private let console: Console

  init(_ settings: OutputSettings, _ console: Console) {
    self.settings = settings
    self.console = console
  }

  /// Writes, prints or announces the files of one spec.
  func put(_ files: [GeneratedFile], of spec: String) -> ExitCode {
    if settings.prints {
      for file in files { console.result(file.text) }
      return .fine
    }
    var code = ExitCode.fine
    for file in files {
      let path = settings.path(of: file.name, file.kind, from: spec)
      do throws(FileError) {
        code = max(code, try put(file, at: path))
      } catch {
        console.error("\(error)")
        code = .failure
      }
    }
    return code
  }

  private func put(_ file: GeneratedFile, at path: String) throws(FileError) -> ExitCode {
    let bytes = Array(file.text.utf8)
    if FileSystem.exists(path) {
      let old = try FileSystem.read(path)
      if old == bytes {
        console.status("unchanged \(path)")
        return .fine
      }
      guard old.starts(with: Generator.banner.utf8) || settings.isForced else {
        console.error("\(path) was not generated; --force replaces it")
        return .findings
      }
    }
    if settings.isDry {
      console.status("would write \(path)")
      return .fine
    }
    try FileSystem.makeFolder(folder(of: path))
    try FileSystem.write(bytes, to: path)
    console.status("wrote \(path)")
    return .fine
  }

  private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
