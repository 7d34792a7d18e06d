import Foundation
import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshLoading
import Testing

@testable import refreshgen

/// Checks that nothing is taken for unchanged that isn't.
@Suite("Cache entries")
struct CacheTests {
  private static let spec = """
    refreshgen: 1
    control: Name
    preset: mjrefresh-header
    states: {idle: {title: Pull, color: $ink}}
    locales: {de: {idle: {title: Zieh}, armed: {title: Los}, refreshing: {title: Lädt}}}

    """

  /// Runs `body` in a project of two controls that was generated from.
  private func withProject(_ body: (Tool) throws -> Void) throws {
    try Tool.with { tool in
      try tool.write(Self.project, to: "refreshgen.yml")
      for name in ["One", "Two"] {
        let text = Self.spec.replacingOccurrences(of: "Name", with: name)
        try tool.write(text, to: "\(name).refresh.yml")
      }
      let first = try tool.run("generate", "-q")
      #expect(first.code == 0, "\(first.output)\(first.errors)")
      try #require(tool.read(Self.manifest).contains("\"silent\":true,\"key\":"))
      #expect(try tool.run("generate").errors == "6 files are up to date\n")
      try body(tool)
    }
  }

  private static let project = """
    refreshgen: 1
    specs: ["*.refresh.yml"]
    output: Out
    tests: Out
    colors: {ink: {light: "#102030", dark: "#E0E8F0"}}

    """

  private static let manifest = "Out/.refreshgen-manifest"

  private func change(_ name: String, in tool: Tool, _ old: String, _ new: String) throws {
    let text = try tool.read(name)
    try #require(text.contains(old))
    try tool.write(text.replacingOccurrences(of: old, with: new), to: name)
  }

  /// Where a text first stands in a file, as findings tell it.
  private func place(of text: String, in name: String, of tool: Tool) throws -> String {
    let lines = try tool.read(name).components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains(text) })
    let column = try #require(lines[line].range(of: text)).lowerBound
    return "\(name):\(line + 1):\(lines[line][..<column].unicodeScalars.count + 1)"
  }

  /// Expects that a check fails with a finding about a file, and that `generate` fixes it.
  private func expectFixed(_ tool: Tool, _ finding: String, _ options: [String] = []) throws {
    let check = try tool.run(["generate", "--check", "--format", "gcc"] + options)
    #expect(check.code == 1)
    #expect(check.output.contains(finding), "\(check.output)")
    #expect(try tool.run(["generate", "-q"] + options).code == 0)
    let again = try tool.run(["generate", "--check"] + options)
    #expect(again.code == 0)
    #expect(again.errors == "6 files are up to date\n")
  }

  @Test("cache entries notice a spec that has changed")
  func spec() throws {
    try withProject { tool in
      let name = "Out/Two.refresh.swift"
      try change("Two.refresh.yml", in: tool, "title: Pull", "title: Tug")
      let place = try place(of: "Pull\"", in: name, of: tool)
      try expectFixed(tool, "\(place): error: the file is out of date: Two.refresh.yml")
      #expect(try tool.read(name).contains("Tug"))
    }
  }

  @Test("cache entries notice other options")
  func options() throws {
    try withProject { tool in
      for options in [["--access", "public"], ["--target", "uikit"], ["--nonisolated"]] {
        try expectFixed(tool, "Out/One.refresh.swift", options)
      }
      try expectFixed(tool, "Out/One.refresh.tests.swift", ["--module", "App"])
      try expectFixed(tool, "Out/One.refresh.tests.swift", ["--test-framework", "xctest"])
    }
  }

  @Test("cache entries notice a template that has changed")
  func template() throws {
    try withProject { tool in
      #expect(try tool.run("templates", "export", "T").code == 0)
      #expect(try tool.run("generate", "--check", "--templates", "T").code == 0)
      try change("T/control.swift.tmpl", in: tool, "The behavior of the control", "What it does")
      try expectFixed(tool, "Out/One.refresh.swift", ["--templates", "T"])
    }
  }

  @Test("cache entries notice a color of the project that has changed")
  func color() throws {
    try withProject { tool in
      try change("refreshgen.yml", in: tool, "#102030", "#203040")
      try expectFixed(tool, "Out/One.refresh.swift")
    }
  }

  @Test("cache entries notice a rule that matters more than before")
  func rule() throws {
    try Tool.with { tool in
      let off = Self.project + "rules: {no-effect-override: off}\n"
      try tool.write(off, to: "refreshgen.yml")
      try tool.write(
        "refreshgen: 1\ncontrol: One\npreset: mjrefresh-header\nheight: 54\n",
        to: "One.refresh.yml"
      )
      #expect(try tool.run("generate").output == "")
      try tool.write(
        off.replacingOccurrences(of: ": off", with: ": error"),
        to: "refreshgen.yml"
      )
      let result = try tool.run("generate", "--format", "gcc")
      #expect(result.code == 1)
      #expect(result.output.contains("[no-effect-override]"))
    }
  }

  @Test("cache entries notice another version of the tool, and other templates")
  func version() throws {
    let context = SpecContext()
    let generator = try Generator()
    let inputs = OutputPlan.inputs("1.0.0", context, generator)
    #expect(inputs == OutputPlan.inputs("1.0.0", context, try Generator()))
    #expect(inputs != OutputPlan.inputs("1.0.1", context, generator))
    let file = Generator.TemplateFile(name: "mine", path: "mine.tmpl", text: "")
    #expect(inputs != OutputPlan.inputs("1.0.0", context, try Generator(overrides: [file])))
  }

  @Test("cache entries let findings be shown again, though nothing is generated")
  func findings() throws {
    try Tool.with { tool in
      try tool.write(
        "refreshgen: 1\ncontrol: One\npreset: mjrefresh-header\nheight: 54\n",
        to: "One.refresh.yml"
      )
      let first = try tool.run("generate", "One.refresh.yml")
      #expect(first.output.contains("[no-effect-override]"))
      let second = try tool.run("generate", "One.refresh.yml")
      #expect(second.output == first.output)
      #expect(second.errors == "2 files are up to date\n")
    }
  }

  @Test("cache entries notice a file that was edited, and one that is gone")
  func outputs() throws {
    try withProject { tool in
      let name = "Out/One.refresh.tests.swift"
      let old = try tool.read(name)
      try change(name, in: tool, "rig.play(", "rig.pray(")
      let check = try tool.run("generate", "--check", "--format", "gcc")
      #expect(check.output.contains("was edited by hand: put the change into One.refresh.yml"))
      let refused = try tool.run("generate")
      #expect(refused.code == 1)
      #expect(refused.errors.contains("\(name): the file was edited by hand"))
      try FileManager.default.removeItem(at: tool.folder.appendingPathComponent(name))
      try expectFixed(tool, "\(name):1:1: error: the file is missing")
      #expect(try tool.read(name) == old)
    }
  }

  @Test("cache entries do not match an edited manifest, which is restored")
  func manifests() throws {
    try withProject { tool in
      let old = try tool.read(Self.manifest)
      let lines = old.split(separator: "\n")
      for line in lines where line.contains("\"hashes\"") {
        // Without the line, as a merge may leave it.
        try tool.write(old.replacingOccurrences(of: "\(line)\n", with: ""), to: Self.manifest)
        let check = try tool.run("generate", "--check", "--format", "gcc")
        #expect(check.code == 1)
        #expect(check.output.contains("does not list"), "\(check.output)")
        #expect(try tool.run("generate").errors == "6 files are up to date\n")
        #expect(try tool.read(Self.manifest) == old)
      }
      // With the names of others.
      try change(Self.manifest, in: tool, "[\"One\"]", "[\"Other\"]")
      #expect(try tool.run("generate", "-q").code == 0)
      #expect(try tool.read(Self.manifest) == old)
    }
  }

  @Test("cache entries don't let a file pass whose edit was noted in the manifest")
  func noted() throws {
    try withProject { tool in
      let name = "Out/One.refresh.swift"
      let before = try tool.read(name)
      try change(name, in: tool, "title: \"Pull\"", "title: \"Push\"")
      let hashes = [before, try tool.read(name)].map { ContentHash(of: Array($0.utf8)).text }
      try change(Self.manifest, in: tool, hashes[0], hashes[1])
      // 'Push' and 'Pull' have the first two letters in common.
      let place = try place(of: "sh\"", in: name, of: tool)
      try expectFixed(tool, "\(place): error: the file is out of date: One.refresh.yml")
      #expect(try tool.read(name) == before)
    }
  }

  @Test("cache entries don't hide that another spec has taken a name")
  func sharedNames() throws {
    try withProject { tool in
      let text = Self.spec.replacingOccurrences(of: "Name", with: "Two")
      try tool.write(text, to: "Copy.refresh.yml")
      let result = try tool.run("generate", "--format", "gcc")
      #expect(result.code == 1)
      #expect(
        result.output.contains(
          "Two.refresh.yml:2:10: error: another file also defines the control 'Two'"
        ),
        "\(result.output)"
      )
      // What was generated before stays, as from any spec with a mistake.
      #expect(try tool.names("Out").contains("Two.refresh.swift"))
      #expect(try tool.names("Out").allSatisfy { !$0.contains("drafts") })
    }
  }

  @Test("cache entries don't hide that another spec has taken the name of a view")
  func sharedViews() throws {
    try withProject { tool in
      try change("One.refresh.yml", in: tool, "title: Pull", "view: Banner")
      #expect(try tool.run("generate", "-q").code == 0)
      let text = Self.spec.replacingOccurrences(of: "Name", with: "Banner")
      try tool.write(text, to: "Three.refresh.yml")
      for command in ["validate", "generate"] {
        let result = try tool.run(command, "--format", "gcc")
        #expect(result.code == 1)
        #expect(
          result.output.contains("the view has the same name as the control 'Banner'"),
          "\(result.output)"
        )
      }
    }
  }

  @Test("cache entries outlive a run that was killed before its files were in their places")
  func killed() throws {
    try withProject { tool in
      try tool.makeFolder("Out/.refreshgen-drafts")
      try tool.write("half", to: "Out/.refreshgen-drafts/One.refresh.swift")
      try change("One.refresh.yml", in: tool, "title: Pull", "title: Tug")
      #expect(try tool.run("generate", "-q").code == 0)
      #expect(try !tool.names("Out").contains(".refreshgen-drafts"))
      #expect(try tool.run("generate", "--check").code == 0)
    }
  }

  @Test("cache entries leave alone what is no draft of theirs")
  func foreignDrafts() throws {
    try withProject { tool in
      try tool.makeFolder("Out/.refreshgen-drafts")
      try tool.write("mine", to: "Out/.refreshgen-drafts/notes.txt")
      try change("One.refresh.yml", in: tool, "title: Pull", "title: Tug")
      #expect(try tool.run("generate", "-q").code == 0)
      #expect(try tool.names("Out/.refreshgen-drafts") == ["notes.txt"])
    }
  }
}
