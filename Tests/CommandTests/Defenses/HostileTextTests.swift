import Foundation
import RefreshDiagnostics
import Testing

/// Runs the tool on names, keys, texts and arguments that try to act on those who read its output.
@Suite("Hostile text")
struct HostileTextTests {
  private static let formats = [
    "text", "gcc", "json", "sarif", "github", "azure", "gitlab", "junit",
  ]
  private static let annotations = [
    "::error file=", "::warning file=", "::notice file=", "##vso[task.logissue type=",
  ]

  /// A spec with a mistake in each place that takes text.
  private static func spec(_ text: String) -> String {
    let quoted = Hostile.quoted(text)
    return """
      refreshgen: 1
      control: FeedHeader
      preset: mjrefresh-header
      summary: \(quoted)
      states:
        idle: {title: \(quoted), color: \(quoted)}
        \(quoted): {title: x}
      colors:
        \(quoted): red
      locales:
        \(quoted): {idle: {title: \(quoted)}}
      \(quoted): \(quoted)

      """
  }

  private static func fine(_ text: String) -> String {
    let quoted = Hostile.quoted(text)
    return """
      refreshgen: 1
      control: FeedHeader
      preset: mjrefresh-header
      summary: \(quoted)
      states: {idle: {title: \(quoted)}}

      """
  }

  private func expectHarmless(_ result: Tool.Result, _ what: String) {
    for text in [result.output, result.errors] {
      #expect(Hostile.faults(text, allowing: Self.annotations) == [], "\(what)")
    }
  }

  @Test(
    "hostile text in a spec does nothing in any format",
    arguments: Hostile.names,
    formats
  )
  func spec(text: String, format: String) throws {
    try Tool.with { tool in
      try tool.write(Self.spec(text), to: "a.refresh.yml")
      let result = try tool.run("validate", "--format", format, "a.refresh.yml")
      #expect(result.code == 1)
      expectHarmless(result, format)
      if ["json", "sarif", "gitlab"].contains(format) {
        #expect(throws: Never.self) {
          try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        }
      }
    }
  }

  @Test(
    "hostile text as the name of a spec does nothing in any format",
    arguments: Hostile.names
  )
  func specName(text: String) throws {
    try Tool.with { tool in
      let name = "./\(text).refresh.yml"
      try tool.write(Self.spec(text), to: name)
      for format in Self.formats {
        expectHarmless(try tool.run("validate", "--format", format, name), format)
      }
      try tool.write(Self.fine(text), to: name)
      expectHarmless(try tool.run("outputs", name), "outputs")
      expectHarmless(try tool.run("generate", "--dry-run", name), "dry run")
      expectHarmless(try tool.run("generate", name), "generate")
      try tool.write(Self.fine(text + "changed"), to: name)
      expectHarmless(try tool.run("generate", "--check", "--diff", name), "check")
      let depfile = try tool.run("generate", "--depfile", "deps", name)
      expectHarmless(depfile, "depfile")
      let canBeTold = !text.unicodeScalars.contains { "\n\r=;|".unicodeScalars.contains($0) }
      #expect(depfile.code == (canBeTold ? 0 : 3))
      expectHarmless(try tool.run("validate", "--fix", "--diff", name), "fix")
    }
  }

  @Test(
    "hostile text in generated code does nothing, wherever it is printed",
    arguments: Hostile.names
  )
  func generated(text: String) throws {
    try Tool.with { tool in
      let quoted = Hostile.quoted(text)
      let spec = """
        refreshgen: 1
        control: FeedHeader
        preset: mjrefresh-header
        summary: \(quoted)
        states:
          idle: {title: \(quoted), subtitle: \(quoted), accessibility: \(quoted), symbol: \(quoted)}
          armed: {image: \(quoted), color: \(Hostile.quoted("asset:" + text))}
        locales: {de: {idle: {title: \(quoted)}}}
        lastUpdated: {show: true, key: \(quoted)}
        accessibility: {label: \(quoted)}

        """
      let name = "./\(text).refresh.yml"
      try tool.write(spec, to: name)
      let printed = try tool.run("generate", "--quiet", "--stdout", "--tests", ".", name)
      #expect(printed.code == 0)
      expectHarmless(printed, "stdout")
      // What is printed is what is written, byte for byte.
      try tool.write(spec, to: "a.refresh.yml")
      let arguments = ["generate", "--quiet", "--tests", ".", "a.refresh.yml"]
      #expect(try tool.run(arguments).code == 0)
      let files = ["a.refresh.swift", "a.refresh.xcstrings", "a.refresh.tests.swift"]
      let written = try files.map { try tool.read($0) }.joined()
      #expect(try tool.run(arguments + ["--stdout"]).output == written)
    }
  }

  @Test(
    "hostile text in a preview and a diagram does nothing",
    arguments: Hostile.names
  )
  func preview(text: String) throws {
    try Tool.with { tool in
      let name = "./\(text).refresh.yml"
      let calls = [
        ["preview"], ["preview", "--sheet"], ["diagram"], ["diagram", "--format", "mermaid"],
        ["diagram", "--format", "dot"],
      ]
      try tool.write(Self.fine("x"), to: name)
      let plain = try calls.map { try tool.run($0 + [name]) }
      try tool.write(Self.fine(text), to: name)
      for (call, other) in zip(calls, plain) {
        let result = try tool.run(call + [name])
        #expect(result.code == 0)
        // The scripts and styles of the page are as they are.
        #expect(Hostile.faults(result.output) == Hostile.faults(other.output), "\(call)")
        #expect(Hostile.faults(result.errors) == [], "\(call)")
      }
    }
  }

  @Test(
    "hostile text in a replay does nothing in any format",
    arguments: Hostile.names
  )
  func replay(text: String) throws {
    try Tool.with { tool in
      try tool.write(Self.fine(text), to: "a.refresh.yml")
      let quoted = Hostile.quoted(text)
      let event = "{\"e\":\"begin\",\(quoted):\(quoted)}"
      try tool.write("{\"viewport\":600}\n\(event)\n", to: text)
      for format in ["jsonl", "text"] {
        let arguments = ["simulate", "a.refresh.yml", "--trace", "./\(text)", "--format", format]
        let result = try tool.run(arguments)
        #expect(result.code == 0)
        expectHarmless(result, format)
      }
      for line in ["{\"e\":\(quoted)}", "{\(quoted):1}", "{\(quoted)", "[\(quoted)]", text] {
        try tool.write("{\"viewport\":600}\n\(line)\n", to: text)
        let result = try tool.run("simulate", "a.refresh.yml", "--trace", "./\(text)")
        #expect(result.code == 1)
        expectHarmless(result, line)
      }
      expectHarmless(try tool.run("simulate", "a.refresh.yml", "--gesture", text), "gesture")
    }
  }

  @Test("hostile text in arguments does nothing", arguments: Hostile.names)
  func arguments(text: String) throws {
    try Tool.with { tool in
      let calls = [
        [text], ["validate", "./\(text)"], ["validate", "--\(text)"], ["validate", "-j", text],
        ["validate", "--format", text], ["validate", "--format=\(text)"], ["explain", text],
        ["rules", text], ["reference", text], ["schema", text], ["completions", text],
        ["init", text], ["init", "--preset", text], ["presets", text], ["presets", "show", text],
        ["templates", text], ["templates", "show", text],
        ["generate", "--output", text, "--tests", text, "a.refresh.yml"], ["outputs", text],
        ["generate", "--templates", text, "a.refresh.yml"], ["validate", "--project", text],
        ["generate", "--module", text, "a.refresh.yml"], ["generate", "--stamp", "no/\(text)/x"],
        ["simulate", text, "--gesture", "begin"], ["simulate", "a.refresh.yml", "--trace", text],
        ["simulate", "a.refresh.yml", "--gesture", "begin", "--control", text],
      ]
      try tool.write(Self.fine("x"), to: "a.refresh.yml")
      for call in calls {
        expectHarmless(try tool.run(call), "\(call)")
      }
    }
  }

  @Test("hostile text in a project file does nothing", arguments: Hostile.names)
  func project(text: String) throws {
    try Tool.with { tool in
      let quoted = Hostile.quoted(text)
      try tool.write(
        """
        refreshgen: 1
        specs: [\(quoted), "*.refresh.yml"]
        output: \(quoted)
        tests: \(quoted)
        module: \(quoted)
        access: \(quoted)
        templates: \(quoted)
        colors: {\(quoted): \(quoted)}
        rules: {\(quoted): \(quoted)}
        \(quoted): 1

        """,
        to: "refreshgen.yml"
      )
      try tool.write(Self.fine("x"), to: "a.refresh.yml")
      for format in Self.formats {
        expectHarmless(try tool.run("validate", "--format", format), format)
      }
      expectHarmless(try tool.run("generate"), "generate")
      expectHarmless(try tool.run("generate", "--check", "--diff"), "check")
      expectHarmless(try tool.run("outputs"), "outputs")
    }
  }

  @Test("hostile text in the header of a generated file does nothing", arguments: Hostile.names)
  func header(text: String) throws {
    try Tool.with { tool in
      try tool.write(Self.fine("x"), to: "a.refresh.yml")
      try tool.write("refreshgen: 1\nspecs: [\"**/*.refresh.yml\"]\n", to: "refreshgen.yml")
      #expect(try tool.run("generate").code == 0)
      let header = " from ./a.refresh.yml."
      let forged = try tool.read("a.refresh.swift")
        .replacingOccurrences(of: header, with: " from ./\(text)/b.refresh.yml.")
      for name in ["a.refresh.swift", "b.refresh.swift"] {
        try tool.write(forged, to: name)
        expectHarmless(try tool.run("generate", "--check", "--diff"), name)
        expectHarmless(try tool.run("generate"), name)
      }
    }
  }

  @Test("hostile text in templates does nothing", arguments: Hostile.names)
  func templates(text: String) throws {
    try Tool.with { tool in
      try tool.write(Self.fine("x"), to: "a.refresh.yml")
      try tool.makeFolder("templates")
      for call in ["{{ \(text) }}", "{{ x | \(text) }}", "{% \(text) %}"] {
        try tool.write(call, to: "templates/control.swift.tmpl")
        expectHarmless(try tool.run("generate", "--templates", "templates", "a.refresh.yml"), call)
      }
      try tool.write("x", to: "templates/\(text)control.swift.tmpl")
      expectHarmless(try tool.run("generate", "--templates", "templates", "a.refresh.yml"), "name")
    }
  }

  @Test(
    "hostile text in a generated file is shown with escapes, in a difference that no tool applies"
  )
  func difference() throws {
    try Tool.with { tool in
      try tool.write(Self.fine("x"), to: "a.refresh.yml")
      #expect(try tool.run("generate", "a.refresh.yml").code == 0)
      for text in Hostile.names {
        let generated = try tool.read("a.refresh.swift")
        try tool.write("\(text)\n::error::forged\n\(generated)", to: "a.refresh.swift")
        let result = try tool.run("generate", "--check", "--diff", "a.refresh.yml")
        #expect(result.code == 1)
        expectHarmless(result, text)
        #expect(result.output.contains("(shown with escapes)"))
      }
    }
  }

  @Test(
    "hostile text in words for a shell is read back by one",
    arguments: Hostile.names
  )
  func shellWords(text: String) throws {
    try Tool.with { tool in
      let word = SafeText.shellWord(text)
      #expect(Hostile.faults(word) == [])
      guard FileManager.default.fileExists(atPath: "/bin/bash") else { return }
      try tool.write("printf %s \(word)", to: "script")
      let result = try tool.shell("LC_ALL=C.UTF-8 exec /bin/bash script")
      #expect(Array(result.output.unicodeScalars) == Array(text.unicodeScalars))
    }
  }
}
