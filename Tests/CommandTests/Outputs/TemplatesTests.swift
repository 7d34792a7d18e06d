import Testing

/// Checks the templates of a project.
@Suite("Templates")
struct TemplatesTests {
  private static let spec = "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\n"

  @Test("templates that are exported generate what the built-in ones do")
  func export() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "a.refresh.yml")
      #expect(try tool.run("templates", "export", "T").code == 0)
      let names = try tool.run("templates", "list").output
      #expect(names == "file.swift\ncontrol.swift\nharness.swift\nxctest.swift\n")
      #expect(
        try tool.run("templates", "show", "file.swift").output == tool.read("T/file.swift.tmpl")
      )
      #expect(try tool.run("generate", "-q", "a.refresh.yml").code == 0)
      let checked = try tool.run("generate", "--check", "--templates", "T", "a.refresh.yml")
      #expect(checked.code == 0)
      let again = try tool.run("templates", "export", "T")
      #expect(again.code == 1)
      #expect(
        again.errors.contains("T/file.swift.tmpl already exists; use --force to replace the file")
      )
    }
  }

  @Test("templates of a project replace the built-in ones")
  func override() throws {
    try Tool.with { tool in
      try tool.makeFolder("T")
      try tool.write(Self.spec, to: "a.refresh.yml")
      try tool.write(
        "refreshgen: 1\nspecs: [\"*.refresh.yml\"]\ntemplates: T\n",
        to: "refreshgen.yml"
      )
      try tool.write("// ours\nlet name = \"{{ name }}\"\n", to: "T/control.swift.tmpl")
      #expect(try tool.run("generate", "-q", "--depfile", "a.d").code == 0)
      let text = try tool.read("a.refresh.swift")
      #expect(text.contains("\n// ours\nlet name = \"FeedHeader\"\n\n// Checksums"), "\(text)")
      #expect(try tool.read("a.d").contains("T/control.swift.tmpl"))
    }
  }

  @Test("templates with a mistake are reported with line, column and spec")
  func fault() throws {
    try Tool.with { tool in
      try tool.makeFolder("T")
      try tool.write(Self.spec, to: "a.refresh.yml")
      try tool.write("line\n  {{ nam }}\n", to: "T/control.swift.tmpl")
      let result = try tool.run("generate", "--templates", "T", "a.refresh.yml")
      #expect(result.code == 2)
      #expect(result.errors.hasPrefix("refreshgen: error: T/control.swift.tmpl:2:6: "), "\(result)")
      #expect(result.errors.hasSuffix("\n  while generating from a.refresh.yml\n"))
      try tool.write("{% if %}\n", to: "T/control.swift.tmpl")
      let syntax = try tool.run("generate", "--templates", "T", "a.refresh.yml")
      #expect(syntax.code == 2)
      #expect(syntax.errors.hasPrefix("refreshgen: error: T/control.swift.tmpl:1:"))
    }
  }

  @Test("templates with an unknown name are reported")
  func misnamed() throws {
    try Tool.with { tool in
      try tool.makeFolder("T")
      try tool.write(Self.spec, to: "a.refresh.yml")
      try tool.write("", to: "T/contrl.swift.tmpl")
      let result = try tool.run("generate", "--templates", "T", "a.refresh.yml")
      #expect(result.code == 2)
      #expect(
        result.errors == """
          refreshgen: error: 'T/contrl.swift.tmpl' does not override a template; did you mean \
          'control.swift.tmpl'?; see 'refreshgen generate --help'

          """
      )
      _ = try tool.shell("mv T/contrl.swift.tmpl T/owners.tmpl")
      let other = try tool.run("generate", "--templates", "T", "a.refresh.yml")
      #expect(other.code == 2)
      #expect(
        other.errors.contains(
          "'T/owners.tmpl' does not override a template: expected one of 'file.swift.tmpl', "
        )
      )
    }
  }

  @Test("and arguments may come from files")
  func argumentFile() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "my spec.refresh.yml")
      try tool.write("--output\nmy folder\n\nmy spec.refresh.yml\n", to: "args")
      #expect(try tool.run("generate", "@args").code == 0)
      #expect(try tool.names("my folder").contains("my spec.refresh.swift"))
      try tool.write("@loop\n", to: "loop")
      #expect(try tool.run("generate", "@loop").code == 2)
      #expect(try tool.run("generate", "@none").code == 3)
    }
  }
}
