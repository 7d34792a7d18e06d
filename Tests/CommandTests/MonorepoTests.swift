import Foundation
import Testing

@Suite("A repository of several projects")
struct MonorepoTests {
  /// A copy of the example, which has three apps and one base in a folder beside them.
  private static func withApps(_ body: (Tool) throws -> Void) throws {
    try Tool.with { tool in
      let example = DocumentationPage.root.appendingPathComponent("examples/monorepo").path
      let script = "cp -R '\(example)/.' . && git init --quiet ."
      #expect(try tool.shell(script, environment: ["HOME": tool.folder.path]).code == 0)
      try body(tool)
    }
  }

  @Test("shares a base, without an option, since the checkout is inside")
  func base() throws {
    try Self.withApps { tool in
      for command in [["validate", "--strict"], ["generate", "--check"], ["generate"]] {
        let result = try tool.run(command + ["--all-projects"])
        #expect(result.code == 0, "\(command): \(result.output)\(result.errors)")
      }
      let result = try tool.shell("cd mail && $refreshgen validate --strict")
      #expect(result.code == 0, "\(result.errors)")
      #expect(try tool.run("outputs", "--all-projects").output.contains("reader/Generated/"))
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
      for place in ["../vendor/lib", "../.git", "../.."] {
        let project =
          "refreshgen: 1\nspecs: [\"*.refresh.yml\"]\n"
          + "presets: {brand: \(place)/Brand.refresh.yml}\n"
        try tool.write(project, to: "mail/refreshgen.yml")
        let result = try tool.shell("cd mail && $refreshgen validate")
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
          or above: use '--all-projects' for 'mail' and 2 more, or run the command there; see \
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
      let result = try tool.run("validate", "mail/", "reader/../reader", "shop")
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.errors == "3 controls, no errors\n")
      #expect(try tool.run("validate", "mail", "vendor").code == 3)
      let empty = try tool.run("validate", "--format", "gcc", "mail/Generated")
      let reason = "the folder contains no spec: expected a file such as 'Feed.refresh.yml'"
      #expect(empty.errors == "refreshgen: error: mail/Generated: \(reason)\n")
      #expect(empty.output == "mail/Generated:1:1: error: \(reason) [unreadable-file]\n")
      #expect(try tool.run("diagram", "mail/Generated").errors == empty.errors)
      #expect(try tool.run("diagram", "mail").code == 0)
      #expect(
        try tool.run("diagram", ".").errors
          == """
          refreshgen: error: 'diagram' takes one spec, but the folder contains 4: expected the path of one; \
          see 'refreshgen diagram --help'

          """
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
