import RefreshDiagnostics
import RefreshLanguage

/// A project file for the SwiftPM package in the working directory.
struct PackageProject {
  private let manifest: String

  /// Reads the manifest; `nil` without a package.
  init?() throws(FileError) {
    guard FileSystem.exists(at: "Package.swift") else { return nil }
    let bytes = try FileSystem.read(
      at: "Package.swift",
      origin: .found,
      limit: Limits.projectFileSize
    )
    manifest = String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a project file, or says that the targets are not clear.
  func write(to console: Console) throws(FileError) {
    guard let text else {
      console.status(
        """
        no \(ProjectLanguage.fileName) was written: the package has no single target with tests in \
        Sources and Tests; write one with the keys 'specs', 'output', 'tests' and 'module'
        """
      )
      return
    }
    try ReplacedFile(path: ProjectLanguage.fileName).write(Array(text.utf8))
    console.status("wrote \(ProjectLanguage.fileName)")
  }

  private var text: String? {
    let targets = names(of: ["target", "executableTarget"]).filter { isFolder($0, in: "Sources") }
    let tests = names(of: ["testTarget"]).filter { isFolder($0, in: "Tests") }
    let pairs = targets.filter { tests.contains($0 + "Tests") }
    let pair = pairs.count == 1 ? (pairs[0], pairs[0] + "Tests") : nil
    let only = targets.count == 1 && tests.count == 1 ? (targets[0], tests[0]) : nil
    guard let (target, test) = pair ?? only else { return nil }
    let module = SwiftName.module(ofTarget: target) ?? target
    guard SwiftName.canNameModule(module) else { return nil }
    return """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      output: Sources/\(target)/Generated
      tests: Tests/\(test)/Generated
      module: \(module)

      """
  }

  /// The names of targets, such as `App` in `.target(name: "App")`.
  private func names(of kinds: [String]) -> [String] {
    let names = manifest.split(separator: ".").compactMap { call -> String? in
      guard let kind = kinds.first(where: { call.hasPrefix($0 + "(") }) else { return nil }
      let parts = call.dropFirst(kind.count + 1).split(
        separator: "\"",
        omittingEmptySubsequences: false
      )
      let isNamed = parts.count > 1 && parts[0].filter { !$0.isWhitespace } == "name:"
      return isNamed ? String(parts[1]) : nil
    }
    return Set(names).sorted()
  }

  /// Whether a target is where SwiftPM looks for it first; in a new package, the folder may be missing.
  private func isFolder(_ target: String, in folder: String) -> Bool {
    FileSystem.exists(at: "\(folder)/\(target)") || !FileSystem.exists(at: folder)
  }
}
