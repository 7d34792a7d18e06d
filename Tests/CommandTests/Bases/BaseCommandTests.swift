import Foundation
import Testing

@testable import refreshgen

/// Checks that `generate --watch` notices changes of bases.
@Suite("Commands for bases")
struct BaseCommandTests {
  /// Runs `body` in a project of two specs over one base, which is based on another.
  private func withProject(_ body: (Tool) throws -> Void) throws {
    try Tool.with { tool in
      for folder in ["Refresh", "Base"] { try tool.makeFolder(folder) }
      try tool.write(Self.project, to: "refreshgen.yml")
      try tool.write(Self.spec("Brand", on: "./Root.refresh.yml"), to: "Refresh/Brand.refresh.yml")
      try tool.write(Self.spec("Root", on: "modern-header"), to: "Refresh/Root.refresh.yml")
      try tool.write(Self.spec("Feed", on: "brand"), to: "Refresh/Feed.refresh.yml")
      try tool.write(
        Self.spec("News", on: "./Brand.refresh.yml"),
        to: "Refresh/News.refresh.yml"
      )
      try body(tool)
    }
  }

  private static let project = """
    refreshgen: 1
    specs: ["Refresh/*.refresh.yml"]
    output: Out
    presets: {brand: Refresh/Brand.refresh.yml, root: Refresh/Root.refresh.yml}

    """

  private static func spec(_ name: String, on base: String) -> String {
    "refreshgen: 1\ncontrol: \(name)\npreset: \(base)\n"
  }

  @Test(
    "commands for bases watch bases, also those that are missing",
    arguments: [
      "echo '# more' >>Base/Far.refresh.yml", "rm Base/Far.refresh.yml",
      "cp Base/Far.refresh.yml Base/Missing.refresh.yml", "echo '# more' >>Base/Unused.refresh.yml",
    ]
  )
  func watch(_ script: String) throws {
    try withProject { tool in
      try tool.write(
        Self.project.replacingOccurrences(of: "brand:", with: "u: Base/Unused.refresh.yml, brand:"),
        to: "refreshgen.yml"
      )
      for name in ["Far", "Unused"] {
        try tool.write(Self.spec(name, on: "ego"), to: "Base/\(name).refresh.yml")
      }
      for (name, base) in [("X", "Far"), ("Y", "Missing")] {
        let text = Self.spec(name, on: "../Base/\(base).refresh.yml")
        try tool.write(text, to: "Refresh/\(name).refresh.yml")
      }
      let project = tool.folder.appendingPathComponent("refreshgen.yml").path
      let invocation = try ArgumentParser(command: .generate).parse(["--project", project])
      let before = WatchedFiles(invocation: invocation)
      #expect(WatchedFiles(invocation: invocation) == before)
      #expect(try tool.shell(script).code == 0)
      #expect(WatchedFiles(invocation: invocation) != before)
    }
  }
}
