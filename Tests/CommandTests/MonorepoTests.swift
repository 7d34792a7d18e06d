import Foundation
import Testing

@Suite("A repository of several projects")
struct MonorepoTests {
  /// A repository of three apps with one base in a folder beside them.
  private static func withApps(_ body: (Tool) throws -> Void) throws {
    try Tool.with { tool in
      try tool.makeFolder("design")
      try tool.write(
        "refreshgen: 1\ncontrol: Brand\npreset: modern-header\nheight: 66\n",
        to: "design/Brand.refresh.yml"
      )
      for app in ["chat", "news", "store"] {
        try tool.makeFolder("apps/\(app)/Refresh")
        try tool.write(
          """
          refreshgen: 1
          specs: ["Refresh/*.refresh.yml"]
          output: Generated
          presets: {brand: ../../design/Brand.refresh.yml}
          """,
          to: "apps/\(app)/refreshgen.yml"
        )
        try tool.write(
          "refreshgen: 1\ncontrol: \(app.capitalized)Header\npreset: brand\n",
          to: "apps/\(app)/Refresh/Feed.refresh.yml"
        )
      }
      #expect(
        try tool.shell("git init --quiet .", environment: ["HOME": tool.folder.path]).code == 0
      )
      try body(tool)
    }
  }

  @Test("shares a base, without an option, since the checkout is inside")
  func base() throws {
    try Self.withApps { tool in
      for command in [["validate", "--strict"], ["generate"], ["generate", "--check"]] {
        let result = try tool.run(command + ["--all-projects"])
        #expect(result.code == 0, "\(command): \(result.output)\(result.errors)")
      }
      let result = try tool.shell("cd apps/chat && $refreshgen validate --strict")
      #expect(result.code == 0, "\(result.errors)")
      #expect(try tool.run("outputs", "--all-projects").output.contains("apps/news/Generated/"))
    }
  }

  @Test("has an outside: another checkout, the data of git, and folders above")
  func outside() throws {
    try Self.withApps { tool in
      let spec = "refreshgen: 1\ncontrol: Brand\npreset: modern-header\n"
      try tool.makeFolder("vendor/lib")
      try tool.write(spec, to: "vendor/lib/Brand.refresh.yml")
      try tool.write(spec, to: ".git/Brand.refresh.yml")
      let git = "cd vendor/lib && git init --quiet ."
      #expect(try tool.shell(git, environment: ["HOME": tool.folder.path]).code == 0)
      for place in ["../../vendor/lib", "../../.git", "../../.."] {
        let project =
          "refreshgen: 1\nspecs: [\"Refresh/*.refresh.yml\"]\n"
          + "presets: {brand: \(place)/Brand.refresh.yml}\n"
        try tool.write(project, to: "apps/chat/refreshgen.yml")
        let result = try tool.shell("cd apps/chat && $refreshgen validate")
        #expect(result.code != 0, "\(place): \(result.output)\(result.errors)")
        #expect((result.output + result.errors).contains("outside"), "\(place)")
      }
    }
  }

  @Test("names its projects where a command finds none")
  func root() throws {
    try Self.withApps { tool in
      let result = try tool.run("validate")
      #expect(result.code == 2)
      #expect(
        result.errors == """
          refreshgen: error: 'validate' needs a SPEC, because there is no refreshgen.yml in this folder \
          or above: use '--all-projects' for 'apps/chat' and 2 more, or run the command there; see \
          'refreshgen validate --help'

          """
      )
    }
    try Tool.with { tool in
      try tool.write("refreshgen: 1\n", to: "refreshgen.yaml")
      let result = try tool.run("validate")
      #expect(result.errors.contains("; rename 'refreshgen.yaml' to 'refreshgen.yml'"))
    }
  }

  @Test("takes a folder for the specs in it and below")
  func folder() throws {
    try Self.withApps { tool in
      let result = try tool.run("validate", "apps/")
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.errors == "3 controls, no errors\n")
      let empty = try tool.run("validate", "apps/chat/Refresh/..", "vendor")
      #expect(empty.code == 3)
      try tool.makeFolder("none")
      #expect(
        try tool.run("validate", "none").errors
          == "refreshgen: error: none: expected a file, found a folder\n"
      )
    }
  }

  @Test(
    "words of other tools get one line",
    arguments: [
      ("new", "unknown command 'new'; did you mean 'init'?"),
      ("lint", "unknown command 'lint'; did you mean 'validate'?"),
      ("check", "unknown command 'check'; did you mean 'validate'?"),
    ]
  )
  func words(_ word: String, message: String) throws {
    try Tool.with { tool in
      #expect(try tool.run(word).errors == "refreshgen: error: \(message)\n")
      let result = try tool.run("generate", "--out", "x")
      #expect(
        result.errors == "refreshgen: error: unknown option '--out' of 'generate'; did you mean "
          + "'--output DIR'?; see 'refreshgen generate --help'\n"
      )
    }
  }

  @Test("a stamp gets its folder")
  func stamp() throws {
    try Self.withApps { tool in
      let result = try tool.run("generate", "--all-projects", "--stamp", "build/out/stamp")
      #expect(result.code == 0, "\(result.errors)")
      #expect(FileManager.default.fileExists(atPath: "\(tool.folder.path)/build/out/stamp"))
    }
  }
}
