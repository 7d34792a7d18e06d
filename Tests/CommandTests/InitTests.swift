import Foundation
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

/// Checks the spec that `init` writes.
@Suite("init")
struct InitTests {
  static let presets = [String?.none] + Preset.all.map { $0.name }

  @Test("init writes a spec that is fine", arguments: presets)
  func fine(_ preset: String?) throws {
    try Tool.with { tool in
      let from = preset.map { ["--preset", $0] } ?? []
      let result = try tool.run(["init", "FeedHeader"] + from)
      #expect(result.errors.hasPrefix("wrote FeedHeader.refresh.yml\nfor completion in editors"))
      let checked = try tool.run("validate", "--strict", "FeedHeader.refresh.yml")
      #expect(checked.code == 0, "\(checked.output)")
    }
  }

  @Test("init explains keys in comments that are fine as keys, too", arguments: presets)
  func comments(_ preset: String?) throws {
    let sketch = SpecSketch(
      name: "FeedHeader",
      preset: preset,
      settings: preset.flatMap(Preset.named)?.settings ?? MapValue()
    ).text
    let text = sketch.replacing(#/(?m)^# (?=[ a-zA-Z]+:( |$))/#, with: "")
      .replacing(#/(?m)^preset: .*\n/#, with: "")
    let file = SourceFile(name: "a.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    #expect(!spec.hasErrors, "\(spec.diagnostics)\n\(text)")
    let control = try #require(spec.controls.first)
    let settings = control.settings
    #expect(settings.entries.count == SpecLanguage.control.table.names.count - 1)
    for key in SpecLanguage.control.table.keys {
      guard let inner = SpecLanguage.control.schema(of: key.name) else { continue }
      let map = settings.map(key.id)
      #expect(inner.table.keys.filter { map[$0.id] == nil }.map(\.name) == [])
    }
    let all = settings.map(.states).map(.all)
    #expect(SpecLanguage.state.table.keys.filter { all[$0.id] == nil }.map(\.name) == [])
  }

  @Test("init names every key of a control, with its default value")
  func complete() {
    let text = SpecSketch(name: "A").text
    #expect(text.contains("#   resetOnRefresh: true "))
    for key in SpecLanguage.control.table.names {
      #expect(
        text.contains("\n# \(key):") || text.contains("\n\(key):") || text.hasPrefix("\(key):")
      )
    }
  }

  @Test("init names the schema beside the project file, relative to the spec")
  func schema() throws {
    try Tool.with { tool in
      try tool.write("refreshgen: 1\nspecs: [\"**/*.refresh.yml\"]\n", to: "refreshgen.yml")
      try tool.makeFolder("Refresh/Deep")
      let result = try tool.shell("cd Refresh/Deep && \"$refreshgen\" init FeedHeader")
      #expect(result.errors.contains("run once: refreshgen schema >../../refreshgen.schema.json\n"))
      let text = try tool.read("Refresh/Deep/FeedHeader.refresh.yml")
      #expect(text.hasPrefix("# yaml-language-server: $schema=../../refreshgen.schema.json\n"))
    }
  }

  @Test("init keeps a spec that is there")
  func kept() throws {
    try Tool.with { tool in
      try tool.write("mine", to: "A.refresh.yml")
      let result = try tool.run("init", "A")
      #expect(result.code == 1)
      #expect(
        result.errors
          == "refreshgen: error: A.refresh.yml already exists; use --force to replace the file\n"
      )
      #expect(try tool.read("A.refresh.yml") == "mine")
      #expect(try tool.run("init", "A", "--force").code == 0)
      try tool.write("", to: "B.refresh.yml")
      #expect(try tool.run("init", "B").code == 0)
      #expect(try tool.read("B.refresh.yml").contains("control: B\n"))
    }
  }

  @Test("init adds the spec to the project, unless a pattern has it")
  func project() throws {
    try Tool.with { tool in
      let project =
        "refreshgen: 1\nspecs:\n  - \"Refresh/*.refresh.yml\" # all\noutput: Generated\n"
      try tool.makeFolder("Refresh")
      try tool.write(project, to: "refreshgen.yml")
      #expect(try tool.shell("\"$refreshgen\" schema >refreshgen.schema.json").code == 0)
      #expect(try tool.shell("cd Refresh && \"$refreshgen\" init A").code == 0)
      #expect(try tool.read("refreshgen.yml") == project)
      let result = try tool.run("init", "B")
      #expect(
        result.errors == "wrote B.refresh.yml\nadded 'B.refresh.yml' to 'specs' in refreshgen.yml\n"
      )
      let added = project.replacingOccurrences(
        of: " # all\n",
        with: " # all\n  - \"B.refresh.yml\"\n"
      )
      #expect(try tool.read("refreshgen.yml") == added)
      #expect(try tool.run("validate", "--strict").errors == "2 controls, no errors\n")
    }
  }

  @Test(
    "init takes names of Swift types only",
    arguments: ["a/b", "class", "../x", "1", "a b", ""]
  )
  func names(_ name: String) throws {
    try Tool.with { tool in
      let result = try tool.run(["init", name])
      #expect(result.code == 2)
      #expect(try tool.names() == [])
    }
  }

  @Test(
    "init in a package writes a project file for the target with tests",
    arguments: [
      (#".target(name: "App"), .testTarget(name: "AppTests")"#, "App", "AppTests", "App"),
      (
        #".executableTarget(\n name: "my-app"), .testTarget(name: "Checks")"#, "my-app", "Checks",
        "my_app"
      ),
      (
        #".target(name: "Core"), .target(name: "App"), .testTarget(name: "AppTests")"#, "App",
        "AppTests", "App"
      ),
    ]
  )
  func package(_ targets: String, _ target: String, _ tests: String, _ module: String) throws {
    try Tool.with { tool in
      let text = targets.replacingOccurrences(of: "\\n", with: "\n")
      try tool.write("let package = Package(targets: [\(text)])\n", to: "Package.swift")
      let result = try tool.run("init", "FeedHeader")
      #expect(result.errors.hasSuffix("\nwrote refreshgen.yml\n"))
      #expect(
        try tool.read("refreshgen.yml") == """
          refreshgen: 1
          specs: ["*.refresh.yml"]
          output: Sources/\(target)/Generated
          tests: Tests/\(tests)/Generated
          module: \(module)

          """
      )
      #expect(
        try tool.run("generate").errors == """
          wrote Sources/\(target)/Generated/FeedHeader.refresh.swift
          wrote Tests/\(tests)/Generated/FeedHeader.refresh.tests.swift

          """
      )
    }
  }

  @Test(
    "init in a package with unclear targets names the keys of the project file",
    arguments: [
      "", #".target(name: "A")"#,
      #".target(name: "A"), .target(name: "B"), .testTarget(name: "T")"#,
      #".target(name: "A"), .testTarget(name: "ATests"), .target(name: "B"), .testTarget(name: "BTests")"#,
      #".target(name: "Elsewhere", path: "Code"), .testTarget(name: "ElsewhereTests")"#,
    ]
  )
  func unclearPackage(_ targets: String) throws {
    try Tool.with { tool in
      try tool.makeFolder("Sources/A")
      try tool.makeFolder("Sources/B")
      try tool.write("let package = Package(targets: [\(targets)])\n", to: "Package.swift")
      let result = try tool.run("init", "FeedHeader")
      #expect(
        result.errors.hasSuffix(
          """

          no refreshgen.yml was written: the package has no single target with tests in Sources and Tests; \
          write one with the keys 'specs', 'output', 'tests' and 'module'

          """
        )
      )
      #expect(try !tool.names().contains("refreshgen.yml"))
    }
  }

  @Test(
    "generate without a folder for tests writes the control, and one line says how to get tests"
  )
  func withoutTests() throws {
    try Tool.with { tool in
      try tool.write("refreshgen: 1\ncontrol: Feed\npreset: ego\n", to: "Feed.refresh.yml")
      let line =
        "no tests were generated: name a folder of a test target with --tests, or with 'tests' in "
        + "refreshgen.yml\n"
      let first = try tool.run("generate", "Feed.refresh.yml")
      #expect(first.errors == "wrote Feed.refresh.swift\n" + line)
      #expect(try tool.names() == ["Feed.refresh.swift", "Feed.refresh.yml"])
      // The line is not repeated, and a wish for no tests needs none.
      #expect(try tool.run("generate", "Feed.refresh.yml").errors == "1 file is up to date\n")
      let folder = try tool.run("generate", "--output", "Out", "Feed.refresh.yml")
      #expect(folder.errors == "wrote Out/Feed.refresh.swift\n" + line)
      let unwanted = try tool.run("generate", "--no-tests", "--output", "No", "Feed.refresh.yml")
      #expect(unwanted.errors == "wrote No/Feed.refresh.swift\n")
      let tests = try tool.run("generate", "--tests", "Tests", "Feed.refresh.yml")
      #expect(tests.errors == "wrote Tests/Feed.refresh.tests.swift\n1 file is up to date\n")
    }
  }
}
