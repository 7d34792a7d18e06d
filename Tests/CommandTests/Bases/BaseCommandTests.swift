import Foundation
import Testing

@testable import refreshgen

/// Checks what the commands do with specs that are based on others.
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

  private func append(_ line: String, to name: String, in tool: Tool) throws {
    try tool.write(try tool.read(name) + line + "\n", to: name)
  }

  @Test("generate nothing from bases, even if the command line names them")
  func generated() throws {
    try withProject { tool in
      #expect(try tool.run("outputs").output == "Out/Feed.refresh.swift\nOut/News.refresh.swift\n")
      let named = try tool.run("generate", "-q", "Refresh/Brand.refresh.yml")
      #expect(named.code == 0)
      #expect(try tool.run("outputs", "Refresh/Brand.refresh.yml").output == "")
      #expect(try tool.run("generate", "-q").code == 0)
      let files = ["Feed.refresh.swift", "News.refresh.swift"]
      #expect(try tool.names("Out") == files)
      #expect(try tool.run("validate").errors == "2 controls, no errors\n")
      // A spec becomes a base.
      let project = Self.project.replacingOccurrences(
        of: "brand:",
        with: "news: Refresh/News.refresh.yml, brand:"
      )
      try tool.write(project, to: "refreshgen.yml")
      #expect(
        try tool.run("generate").errors.contains(
          "removed Out/News.refresh.swift: Refresh/News.refresh.yml no longer generates the file\n"
        )
      )
    }
  }

  @Test(
    "commands for bases find every output out of date after a change of any base",
    arguments: ["Refresh/Brand.refresh.yml", "Refresh/Root.refresh.yml"]
  )
  func stale(_ base: String) throws {
    try withProject { tool in
      #expect(try tool.run("generate", "-q").code == 0)
      let before = try tool.time(of: "Out/Feed.refresh.swift")
      #expect(try tool.run("generate").errors == "2 files are up to date\n")
      #expect(try tool.time(of: "Out/Feed.refresh.swift") == before)
      #expect(try tool.run("generate", "--check").code == 0)
      try append("trigger: {distance: 99}", to: base, in: tool)
      let check = try tool.run("generate", "--check", "--format", "gcc")
      #expect(check.code == 1)
      #expect(
        check.output.split(separator: "\n").map { $0.prefix { $0 != ":" } }
          == ["Out/Feed.refresh.swift", "Out/News.refresh.swift"]
      )
      let again = try tool.run("generate")
      #expect(again.errors == "wrote Out/Feed.refresh.swift\nwrote Out/News.refresh.swift\n")
      #expect(try tool.read("Out/News.refresh.swift").contains("distance: 99"))
      #expect(try tool.run("generate", "--check").code == 0)
      // What the outputs do not show is no reason to write them.
      try append("# more", to: base, in: tool)
      #expect(try tool.run("generate").errors == "2 files are up to date\n")
    }
  }

  @Test("commands for bases see another base under the same name")
  func renamed() throws {
    try withProject { tool in
      #expect(try tool.run("generate", "-q").code == 0)
      try tool.write(
        Self.spec("Other", on: "modern-header") + "height: 88\n",
        to: "Base/Other.refresh.yml"
      )
      try tool.write(
        Self.project.replacingOccurrences(of: "Refresh/Brand", with: "Base/Other"),
        to: "refreshgen.yml"
      )
      #expect(try tool.run("generate", "-q").code == 0)
      #expect(try tool.read("Out/Feed.refresh.swift").contains("height: 88"))
      #expect(try !tool.read("Out/News.refresh.swift").contains("height: 88"))
    }
  }

  @Test("commands for bases list bases as dependencies")
  func depfile() throws {
    try withProject { tool in
      for _ in 0..<2 {
        let spec = "Refresh/News.refresh.yml"
        #expect(try tool.run("generate", "-q", "--depfile", "deps", spec).code == 0)
        let rule = try tool.read("deps").components(separatedBy: "\n\n")[0]
        #expect(
          rule == """
            Out/News.refresh.swift: \\
              refreshgen.yml \\
              Refresh/News.refresh.yml \\
              Refresh/Brand.refresh.yml \\
              Refresh/Root.refresh.yml
            """
        )
      }
    }
  }

  @Test("commands for bases fix a base together with the specs that use it")
  func fix() throws {
    try withProject { tool in
      try append("heigth: 61", to: "Refresh/Brand.refresh.yml", in: tool)
      let broken = try tool.run("generate")
      #expect(broken.code == 1)
      #expect(try !tool.names().contains("Out"))
      let result = try tool.run("validate", "--fix")
      #expect(result.output == "")
      #expect(result.errors == "fixed 1 in Refresh/Brand.refresh.yml\n2 controls, no errors\n")
      #expect(result.code == 0)
    }
  }

  @Test(
    "commands for bases contain the findings of a base once, in every format",
    arguments: ["text", "gcc", "json", "sarif", "github", "azure", "gitlab", "junit"]
  )
  func formats(_ format: String) throws {
    try withProject { tool in
      try append("heigth: 1", to: "Refresh/Root.refresh.yml", in: tool)
      for command in [["validate"], ["generate"], ["validate", "Refresh/Feed.refresh.yml"]] {
        let result = try tool.run(command + ["--format", format])
        #expect(result.code == 1)
        let parts = result.output.components(separatedBy: "unknown key 'heigth'")
        // JUnit has it as a title, and with its line.
        #expect(parts.count == (format == "junit" ? 3 : 2), "\(result.output)")
        if ["json", "sarif", "gitlab"].contains(format) {
          _ = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        }
      }
    }
  }

  @Test("commands for bases print the findings of a base before they give up")
  func others() throws {
    try withProject { tool in
      for command in [
        ["diagram"], ["preview"], ["simulate", "--gesture", "drag 0 -> -120 in 0.3s; release"],
      ] {
        #expect(try tool.run(command + ["Refresh/Feed.refresh.yml"]).code == 0)
      }
      try append("heigth: 1", to: "Refresh/Root.refresh.yml", in: tool)
      for command in [["diagram"], ["preview"], ["simulate", "--gesture", "wait 1s"]] {
        let result = try tool.run(command + ["Refresh/Feed.refresh.yml"])
        #expect(result.code == 1)
        #expect(result.errors.contains("Refresh/Root.refresh.yml:4:1: error: unknown key"))
        #expect(result.errors.contains("the base 'Refresh/Brand.refresh.yml' has errors"))
      }
    }
  }

  @Test("commands for bases list and print the bases of a project, and start new specs from them")
  func presets() throws {
    try withProject { tool in
      #expect(try tool.run("presets").output.hasSuffix("progress-circle\nbrand\nroot\n"))
      let text = try tool.read("Refresh/Brand.refresh.yml")
      #expect(try tool.run("presets", "show", "brand").output == text)
      try append("height: 91", to: "Refresh/Brand.refresh.yml", in: tool)
      for preset in ["brand", "./Refresh/Brand.refresh.yml"] {
        let sketch = try tool.run("init", "--stdout", "--preset", preset, "Mine").output
        #expect(sketch.contains("\npreset: \(preset)\n"))
        #expect(sketch.contains("\n# height: 91 "))
      }
      let unknown = try tool.run("init", "--preset", "bran", "Mine")
      #expect(unknown.code == 2)
      #expect(unknown.errors.contains("unknown preset 'bran'; did you mean 'brand'?"))
    }
  }

  @Test("commands for bases resolve the paths of standard input from the folder of its name")
  func standardInput() throws {
    try withProject { tool in
      let above = Self.spec("Mine", on: "./Refresh/Brand.refresh.yml")
      let beside = Self.spec("Mine", on: "./Brand.refresh.yml")
      let name = ["--stdin-name", "Refresh/Mine.refresh.yml"]
      for (options, spec, code) in [([], above, 0), ([], beside, 1), (name, beside, 0)] {
        let result = try tool.run(["validate", "-"] + options, input: spec)
        #expect(result.code == Int32(code), "\(result.output)\(result.errors)")
      }
    }
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
