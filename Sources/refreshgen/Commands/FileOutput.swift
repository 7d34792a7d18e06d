import RefreshGenerator

/// Puts generated files where they belong.
struct FileOutput {
  private let invocation: Invocation
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
  }

  /// Writes, prints or announces the files of one spec.
  func put(_ files: [GeneratedFile], of spec: String) -> ExitCode {
    if invocation.has("--stdout") {
      for file in files { console.result(file.text) }
      return .fine
    }
    var code = ExitCode.fine
    for file in files {
      let path = path(of: file, from: spec)
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
      guard old.starts(with: Generator.banner.utf8) || invocation.has("--force") else {
        console.error("\(path) was not generated; --force replaces it")
        return .findings
      }
    }
    if invocation.has("--dry-run") {
      console.status("would write \(path)")
      return .fine
    }
    try FileSystem.makeFolder(folder(of: path))
    try FileSystem.write(bytes, to: path)
    console.status("wrote \(path)")
    return .fine
  }

  private func path(of file: GeneratedFile, from spec: String) -> String {
    let besideSpec = folder(of: spec)
    let folder =
      switch file.kind {
      case .control: invocation["--output"] ?? besideSpec
      case .harness: invocation["--tests"] ?? invocation["--output"] ?? besideSpec
      }
    guard !folder.isEmpty else { return file.name }
    return folder.hasSuffix("/") ? folder + file.name : "\(folder)/\(file.name)"
  }

  private func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
