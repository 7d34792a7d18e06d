import Foundation
import Testing

/// Three apps of a repository that share a base with a warning.
@Suite("A base that several projects share")
struct SharedBaseTests {
  private static let setUp = """
    git init -q . && mkdir shared a b c
    printf 'refreshgen: 1\\ncontrol: Brand\\npreset: modern-header\\ntimeout: 20s\\nstates: {idle: {title: "%%d"}}\\n' \
      >shared/Brand.refresh.yml
    for app in a b c; do
      printf 'refreshgen: 1\\nspecs: ["*.refresh.yml"]\\npresets: {brand: ../shared/Brand.refresh.yml}\\n' \
        >$app/refreshgen.yml
      printf "refreshgen: 1\\ncontrol: Feed$app\\npreset: brand\\n" >$app/Feed.refresh.yml
    done

    """

  private func withApps(_ body: (Tool) throws -> Void) throws {
    try Tool.with { tool in
      let result = try tool.shell(Self.setUp, environment: ["HOME": tool.folder.path])
      #expect(result.code == 0, "\(result.errors)")
      try body(tool)
    }
  }

  @Test(
    "has each finding once in a run over all projects",
    arguments: ["text", "gcc", "json", "sarif", "github", "azure", "gitlab", "junit"]
  )
  func once(_ format: String) throws {
    try withApps { tool in
      for command in ["validate", "generate"] {
        let result = try tool.run(command, "--all-projects", "--format", format)
        let count = result.output.ranges(of: "is shown as written").count
        #expect(count == 1, "\(command): \(result.output)")
      }
      let check = try tool.run("generate", "--all-projects", "--check", "-q", "--format", format)
      #expect(check.code == 0 && !check.output.contains("shown as written"), "\(check.output)")
    }
  }

  @Test("is generated for the other projects if one has no spec, and names the file to delete")
  func empty() throws {
    try withApps { tool in
      let first = try tool.run("generate", "--all-projects", "-q")
      #expect(first.code == 0)
      let change = "rm b/Feed.refresh.yml; echo 'height: 80' >>c/Feed.refresh.yml"
      #expect(try tool.shell(change).code == 0)
      let check = try tool.run("generate", "--all-projects", "--check")
      #expect(check.output.contains("c/Feed.refresh.swift"), "\(check.errors)\(check.output)")
      let result = try tool.run("generate", "--all-projects")
      #expect(result.code == 2)
      #expect(result.output.hasPrefix("b/refreshgen.yml:2:9: error: no file matches"))
      #expect(result.output.contains("delete this file and the generated files, too"))
      #expect(result.errors.contains("wrote c/Feed.refresh.swift"))
      #expect(try tool.shell("rm b/refreshgen.yml b/Feed.refresh.swift").code == 0)
      #expect(try tool.run("generate", "--all-projects", "--check").code == 0)
    }
  }

  @Test("groups the controls that it changes alike in 'diff', which takes a revision with a path")
  func groups() throws {
    try withApps { tool in
      let change = """
        git add . && git -c user.name=a -c user.email=a@b commit -qm a
        sed -i s/20s/100ms/ shared/Brand.refresh.yml
        """
      #expect(try tool.shell(change, environment: ["HOME": tool.folder.path]).code == 0)
      let result = try tool.run("diff", "--all-projects", "--fail-on", "behavior", "HEAD")
      #expect(result.code == 1)
      #expect(
        result.output == """
          Feeda (a/Feed.refresh.yml)
          Feedb (b/Feed.refresh.yml)
          Feedc (c/Feed.refresh.yml)
            behavior
              a refresh that the app does not end ended after 20s, and ends after 100ms now
              timeout: 20s → 100ms, set in shared/Brand.refresh.yml

          """
      )
      let file = try tool.run("diff", "HEAD", "a/Feed.refresh.yml")
      #expect(file.code == 2)
      #expect(file.errors.contains("did you mean 'HEAD:a/Feed.refresh.yml'?"), "\(file.errors)")
    }
  }

  @Test("Tests in a folder of a test target get the module to import")
  func module() throws {
    try withApps { tool in
      let arguments = ["generate", "--tests", "Tests/FeedTests", "a/Feed.refresh.yml"]
      let missing = try tool.run(arguments)
      let note = "the tests import no module; name that of the controls with --module Feed\n"
      #expect(missing.errors.hasSuffix(note), "\(missing.errors)")
      let named = try tool.run(arguments + ["--module", "Feed"])
      #expect(!named.errors.contains("no module"))
      #expect(try tool.read("Tests/FeedTests/Feed.refresh.tests.swift").contains("import Feed"))
    }
  }
}
