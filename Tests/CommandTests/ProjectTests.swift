import Foundation
import Testing

/// Checks what a project file changes.
@Suite("A project")
struct ProjectTests {
  private static let file = """
    refreshgen: 1
    specs: ["Refresh/**/*.refresh.yml"]
    output: Sources/Generated
    tests: Tests/Generated
    module: App
    colors: {brand: "#C2002F"}

    """

  private static func spec(_ name: String, _ more: String = "") -> String {
    "refreshgen: 1\ncontrol: \(name)\npreset: mjrefresh-header\n\(more)"
  }

  /// Runs `body` in a project of two specs.
  private func withProject(_ file: String = file, _ body: (Tool) throws -> Void) throws {
    try Tool.with { tool in
      try tool.makeFolder("Refresh/Deep/Deeper")
      try tool.write(file, to: "refreshgen.yml")
      try tool.write(Self.spec("FeedHeader"), to: "Refresh/Feed.refresh.yml")
      try tool.write(Self.spec("NewsHeader"), to: "Refresh/Deep/Deeper/News.refresh.yml")
      try body(tool)
    }
  }

  @Test("a project is found upward, and all its specs are checked")
  func upward() throws {
    try withProject { tool in
      let result = try tool.shell("cd Refresh/Deep && \"$refreshgen\" validate")
      #expect(result.errors == "2 controls, no errors\n")
      #expect(result.code == 0)
    }
  }

  @Test("a project sets the output folder, independent of the working directory")
  func output() throws {
    try withProject { tool in
      let listed = try tool.shell("cd Refresh && \"$refreshgen\" outputs")
      #expect(
        listed.output == """
          ../Sources/Generated/News.refresh.swift
          ../Tests/Generated/News.refresh.tests.swift
          ../Sources/Generated/Feed.refresh.swift
          ../Tests/Generated/Feed.refresh.tests.swift

          """
      )
      let result = try tool.shell("cd Refresh && \"$refreshgen\" generate -q")
      #expect(result.output + result.errors == "")
      #expect(
        try tool.names("Sources/Generated").suffix(2) == [
          "Feed.refresh.swift", "News.refresh.swift",
        ]
      )
      let tests = try tool.read("Tests/Generated/News.refresh.tests.swift")
      #expect(tests.contains("@testable import App"))
    }
  }

  @Test("a project shares its palette with every spec")
  func palette() throws {
    try withProject { tool in
      try tool.write(
        Self.spec("FeedHeader", "states: {all: {color: $brand}}\n"),
        to: "Refresh/Feed.refresh.yml"
      )
      #expect(try tool.run("validate").code == 0)
      // A spec that is named belongs to the nearest project above it, wherever the tool runs.
      #expect(try tool.run("validate", "Refresh/Feed.refresh.yml").code == 0)
      let elsewhere = try tool.shell(
        "cd / && \"$refreshgen\" validate \"$OLDPWD/Refresh/Feed.refresh.yml\""
      )
      #expect(elsewhere.code == 0, "\(elsewhere.output)")
    }
  }

  @Test("a project reports two controls of one name, even in different files")
  func sharedNames() throws {
    try withProject { tool in
      try tool.write(Self.spec("FeedHeader"), to: "Refresh/Deep/Deeper/News.refresh.yml")
      let result = try tool.run("validate")
      #expect(result.code == 1)
      #expect(
        result.output == """
          Refresh/Feed.refresh.yml:2:10: error: two controls are called 'FeedHeader': expected a \
          name of its own for each [duplicate-control]
              2 | control: FeedHeader
                |          ^~~~~~~~~~
          Refresh/Deep/Deeper/News.refresh.yml:2:10: note: the first one

          """ || result.output.contains("[duplicate-control]"),
        "\(result.output)"
      )
    }
  }

  @Test("a project generates for Objective-C on request, which takes another name for each control")
  func objectiveC() throws {
    try withProject { tool in
      let view = "states: {refreshing: {view: FeedHeaderRefresh}}\n"
      try tool.write(Self.spec("FeedHeader", view), to: "Refresh/Feed.refresh.yml")
      #expect(try tool.run("generate", "--dry-run").code == 0)
      let result = try tool.run("generate", "--dry-run", "--target", "objc")
      #expect(result.code == 1)
      #expect(
        result.output.contains(
          "the view has the same name as the Objective-C class of 'FeedHeader'"
        )
      )
      try tool.write(Self.spec("FeedHeader"), to: "Refresh/Feed.refresh.yml")
      let text = try tool.run("generate", "--stdout", "--target", "objc").output
      #expect(text.contains("final class FeedHeaderRefresh: RefreshFacade"))
      #expect(!text.contains("SwiftUI"))
    }
  }

  @Test("changes how much a rule matters", arguments: ["off", "note", "warning", "error"])
  func levels(_ level: String) throws {
    try withProject(Self.file + "rules: {unused-ignore: \(level)}\n") { tool in
      let spec = Self.spec("FeedHeader", "# refreshgen:ignore malformed-ignore in vain\n")
      try tool.write(spec, to: "Refresh/Feed.refresh.yml")
      let result = try tool.run("validate")
      #expect(result.code == (level == "error" ? 1 : 0))
      #expect(result.output.contains(": \(level): ") == (level != "off"), "\(result.output)")
    }
  }

  @Test(
    "a folder among the patterns gets the pattern for its specs",
    arguments: [("Refresh", "Refresh/**/*.refresh.yml"), (".", "**/*.refresh.yml")]
  )
  func folder(_ name: String, pattern: String) throws {
    let file = Self.file.replacingOccurrences(of: "\"Refresh/**/*.refresh.yml\"", with: name)
    try withProject(file) { tool in
      let result = try tool.run("validate")
      #expect(result.code == 2)
      #expect(
        result.output.contains("expected patterns relative to this file, such as '\(pattern)';"),
        "\(result.output)"
      )
    }
  }

  @Test("a project warns of a pattern that fits no file")
  func unmatched() throws {
    let file = Self.file.replacingOccurrences(of: "\"]", with: "\", \"Gone/*.yml\"]")
    try withProject(file) { tool in
      let result = try tool.run("validate")
      #expect(result.code == 0)
      #expect(
        result.output == """
          refreshgen.yml:2:37: warning: no file matches 'Gone/*.yml': expected a pattern relative to this \
          file, such as 'Refresh/**/*.refresh.yml' [unmatched-pattern]
              2 | specs: ["Refresh/**/*.refresh.yml", "Gone/*.yml"]
                |                                     ^~~~~~~~~~~~

          """
      )
      #expect(try tool.run("validate", "--strict").code == 1)
    }
  }

  @Test("a project that is faulty stops the tool before it does anything with it")
  func faulty() throws {
    try withProject("refreshgen: 1\nspecs: [\"*.yml\"]\noutptu: x\n") { tool in
      let result = try tool.run("generate")
      #expect(result.code == 2)
      #expect(result.output.contains("did you mean 'output'?"))
      #expect(try tool.names() == ["Refresh", "refreshgen.yml"])
    }
  }

  @Test("a project file among the specs is reported")
  func takenForSpec() throws {
    try withProject { tool in
      let result = try tool.run("validate", "refreshgen.yml")
      #expect(result.code == 2)
      #expect(
        result.errors.contains("'refreshgen.yml' is a project file, not a spec; use '--project'")
      )
      #expect(try tool.run("validate", "--project", "refreshgen.yml").code == 0)
    }
  }

  @Test("a missing project file is reported with a remedy")
  func missing() throws {
    try Tool.with { tool in
      let result = try tool.run("validate")
      #expect(result.code == 2)
      #expect(
        result.errors == """
          refreshgen: error: 'validate' needs a SPEC, because there is no refreshgen.yml in this \
          folder or above; see 'refreshgen validate --help'

          """
      )
    }
  }

  @Test("a project is answered with the same text, however many files are read at a time")
  func jobs() throws {
    try withProject { tool in
      for index in 0..<40 {
        let more = index % 3 == 0 ? "heigth: 3\n" : ""
        try tool.write(Self.spec("C\(index)", more), to: "Refresh/C\(index).refresh.yml")
      }
      let one = try tool.run("validate", "--jobs", "1", "--format", "json")
      for jobs in ["2", "3", "7", "64"] {
        let several = try tool.run("validate", "-j", jobs, "--format", "json")
        #expect(several.output == one.output)
      }
      #expect(one.output.contains("C39") == true)
    }
  }
}
