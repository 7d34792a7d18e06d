import Foundation
import Testing

/// A target in `Package.swift`.
struct PackageTarget {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized

  /// The kind of the target, such as `testTarget`.
  let kind: String
  /// The name of the target.
  let name: String
  /// The names of the declared dependencies, without those that have a condition.
  let dependencies: Set<String>
  /// The folder of the sources.
  let folder: String
  /// The excluded files and folders in the folder.
  let excluded: [String]

  /// All targets of the package, without plugins.
  static func all() throws -> [PackageTarget] {
    let manifest = try String(
      contentsOf: package.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    // The targets are indented by four spaces, their arguments by more.
    return manifest.split(separator: /\n {4}\./).compactMap { PackageTarget($0) }
  }

  private init?(_ text: Substring) {
    guard let start = text.prefixMatch(of: /(\w*[tT]arget|systemLibrary)\(\s*name: "([^"]+)"/)
    else {
      return nil
    }
    kind = String(start.1)
    name = String(start.2)
    dependencies = Set(
      Self.strings("dependencies", in: text.replacing(/\.target\([^)]*condition:[^)]*\)/, with: ""))
    )
    let parent = kind == "testTarget" ? "Tests" : "Sources"
    folder =
      text.firstMatch(of: /\n {6}path: "([^"]+)"/).map { String($0.1) } ?? "\(parent)/\(name)"
    excluded = Self.strings("exclude", in: text)
  }

  /// The strings in an argument.
  private static func strings(_ argument: String, in text: Substring) -> [String] {
    guard let argument = text.firstRange(of: "\(argument): ") else { return [] }
    let rest = text[argument.upperBound...]
    let end = rest.firstRange(of: /\],?\n|\](, \w+: |\))/)?.lowerBound ?? rest.endIndex
    return rest[..<end].matches(of: /"([^"]+)"/).map { String($0.1) }
  }

  /// The modules that the sources import.
  func imports() throws -> Set<String> {
    let folder = Self.package.appendingPathComponent(folder)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var found: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      if excluded.contains(where: { file == $0 || file.hasPrefix("\($0)/") }) { continue }
      let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let lines = source.matches(of: /(?m)^ *(?:@\w+ )*(?:[a-z]+ )?import (\w+)$/)
      found.formUnion(lines.map { String($0.1) })
    }
    return found
  }
}
