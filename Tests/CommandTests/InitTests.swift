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
    for name in SpecLanguage.control.table.names {
      guard let inner = SpecLanguage.control.schema(of: name) else { continue }
      let map = settings.map(name)
      #expect(inner.table.names.filter { map[$0] == nil } == [])
    }
    let all = settings.map(.states).map(.all)
    #expect(SpecLanguage.state.table.names.filter { all[$0] == nil } == [])
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
}
