#if os(Linux)
  import Foundation
  import RefreshDiagnostics
  import Testing

  /// Runs the tool on inputs that would fill the memory or never end, with little of both at hand.
  ///
  /// The limits are those of the shell: of memory that is written to, and of time of the processor,
  /// which a busy machine does not make longer. A run without bounds goes over both by far.
  /// `make bounds` runs them on the optimized tool.
  @Suite("Bounds")
  struct BoundTests {
    private static let spec = """
      refreshgen: 1
      control: FeedHeader
      preset: mjrefresh-header
      states: {idle: {title: Pull}}

      """

    /// What a run may take: 64 MiB, besides the stacks of its threads.
    private static let memory = 65_536 + 32_768
    private static let seconds = 60

    private func run(_ tool: Tool, _ command: String) throws -> Tool.Result {
      try tool.shell("ulimit -d \(Self.memory); ulimit -t \(Self.seconds); \(command)")
    }

    @Test("bounds are there: what takes more memory fails")
    func control() throws {
      try Tool.with { tool in
        let result = try run(tool, "head -c 200000000 /dev/zero | tail -n 1 > /dev/null")
        #expect(result.code != 0)
      }
    }

    @Test("bounds hold for traces of any length", arguments: ["jsonl", "text"])
    func longTrace(_ format: String) throws {
      try Tool.with { tool in
        try tool.write(Self.spec, to: "a.yml")
        let result = try run(
          tool,
          """
          (echo '{"viewport":600}'; yes '{"e":"scroll","y":-9,"drag":true}' | head -n 60000) \
            | "$refreshgen" simulate a.yml --trace - --format \(format) | tail -n 1 | cut -c 1-200
          """
        )
        #expect(result.output.contains("-9"))
        #expect(result.errors == "")
      }
    }

    @Test("bounds hold for an endless trace, for traces of blank ones and of none")
    func oddTraces() throws {
      try Tool.with { tool in
        try tool.write(Self.spec, to: "a.yml")
        let simulate = "\"$refreshgen\" simulate a.yml --events"
        let zeros = try run(tool, "\(simulate) /dev/zero")
        #expect(zeros.code == 3)
        #expect(zeros.errors.contains("larger than \(Limits.traceFileSize) bytes"))
        let blank = try run(tool, "yes '' | head -c 4000000 | \(simulate) -")
        #expect(blank.code == 1)
        #expect(blank.errors.contains(", found the end [invalid-event]\n"))
        let spaces = try run(tool, "yes ' ' | head -c 1000000 | \(simulate) -")
        #expect(spaces.code == 1)
      }
    }

    @Test("bounds hold for long gestures", arguments: ["events", "jsonl", "text"])
    func longGesture(_ format: String) throws {
      try Tool.with { tool in
        try tool.write(Self.spec, to: "a.yml")
        let gesture = "--gesture 'drag 0 -> -90 in 300s; release' --format \(format)"
        let result = try run(tool, "\"$refreshgen\" simulate a.yml \(gesture) | tail -n 1")
        #expect(result.errors == "")
      }
    }

    @Test(
      "bounds hold for numbers in traces",
      arguments: ["1e16", "1.7e308", "-1.7e308", "1e9", "-1e9", "1e-320", "1000000001", "0"],
      ["jsonl", "text"]
    )
    func numbers(_ number: String, _ format: String) throws {
      try Tool.with { tool in
        try tool.write(Self.spec, to: "a.yml")
        let events = [
          "{\"e\":\"scroll\",\"y\":\(number),\"drag\":true}", "{\"e\":\"content\",\"h\":\(number)}",
          "{\"e\":\"viewport\",\"h\":\(number)}", "{\"e\":\"advance\",\"s\":\(number)}",
          "{\"e\":\"inset\",\"top\":\(number),\"bottom\":\(number)}",
        ]
        for event in events {
          let lines = ["{\"viewport\":600}", event, "{\"e\":\"begin\"}", event, "{\"e\":\"end\"}"]
          try tool.write(lines.map { $0 + "\n" }.joined(), to: "a.jsonl")
          let command = "\"$refreshgen\" simulate a.yml --trace a.jsonl --format \(format)"
          let result = try run(tool, command)
          let isPlayed = abs(Double(number) ?? 0) <= Limits.traceNumber
          let isBackwards = event.contains("advance") && number.hasPrefix("-")
          #expect(result.code == (isPlayed && !isBackwards ? 0 : 1), "\(event)")
          for word in ["nan", "inf", "NaN", "Infinity"] {
            #expect(!result.output.contains("\"\(word)") && !result.output.contains(":\(word)"))
          }
        }
      }
    }

    @Test("bounds hold for patterns of project files")
    func patterns() throws {
      try Tool.with { tool in
        try tool.makeFolder(String(repeating: "a/", count: 40))
        try tool.write(Self.spec, to: "a/a.refresh.yml")
        let folders = String(repeating: "**/a/", count: 60)
        try tool.write("refreshgen: 1\nspecs: [\"\(folders)*b.yml\"]\n", to: "refreshgen.yml")
        let none = try run(tool, "\"$refreshgen\" validate")
        #expect(none.output.contains("no file matches"))
      }
    }

    @Test("bounds hold for lists in specs and project files")
    func lists() throws {
      for (count, code) in [(Limits.listValues, 0), (Limits.listValues + 1, 1)] {
        try Tool.with { tool in
          let list = (0..<count).map { "f\($0)" }.joined(separator: ", ")
          let states = "Pull}, refreshing: {images: [\(list)]}}"
          try tool.write(Self.spec.replacing("Pull}}", with: states), to: "a.yml")
          let spec = try run(tool, "\"$refreshgen\" validate a.yml")
          #expect(spec.code == code)
          try tool.write("refreshgen: 1\nspecs: [a.yml, \(list)]\n", to: "refreshgen.yml")
          let project = try run(tool, "\"$refreshgen\" validate")
          #expect(project.code == 2)
          guard code == 1 else { return }
          let expected = "expected at most \(Limits.listValues)"
          #expect(
            spec.output.contains("'images' has 1001 values: \(expected)")
          )
          #expect(project.output.contains("'specs' has 1002 values: \(expected)"))
        }
      }
    }

    @Test("bounds hold for argument files that name each other")
    func argumentFiles() throws {
      try Tool.with { tool in
        try tool.write(String(repeating: "@list\n", count: 1_000), to: "list")
        let result = try run(tool, "\"$refreshgen\" validate @list")
        #expect(result.code == 2)
        #expect(result.errors.contains("expected no nested argument file"))
      }
    }

    @Test(
      "bounds hold for findings",
      arguments: ["text", "gcc", "json", "sarif", "github", "azure", "gitlab", "junit"]
    )
    func findings(_ format: String) throws {
      try Tool.with { tool in
        let keys = (0..<6_000).map { "k\($0): 1\n" }.joined()
        try tool.write("refreshgen: 1\ncontrol: FeedHeader\n" + keys, to: "a.yml")
        let result = try run(tool, "\"$refreshgen\" validate --format \(format) a.yml")
        #expect(result.code == 1)
        #expect(result.output.contains("5800 more findings are not shown"))
        #expect(result.output.utf8.count < 512 * 1024)
      }
    }

    @Test("bounds hold for files of a megabyte", arguments: Megabyte.all.map(\.name))
    func megabyte(_ name: String) throws {
      let text = try #require(Megabyte.all.first { $0.name == name }).text
      try Tool.with { tool in
        try tool.write(text, to: "a.yml")
        let result = try run(tool, "\"$refreshgen\" validate a.yml")
        #expect(result.code <= 1, "\(result.errors)")
        #expect(result.output.utf8.count < 512 * 1024)
        try tool.write(text, to: "refreshgen.yml")
        #expect(try run(tool, "\"$refreshgen\" outputs").code == 2)
        try tool.write(Self.spec, to: "b.yml")
        let simulation = try run(
          tool,
          "\"$refreshgen\" simulate b.yml --project /dev/null --trace a.yml"
        )
        #expect(simulation.code != 0)
        #expect(simulation.output.utf8.count + simulation.errors.utf8.count < 64 * 1024)
      }
    }

    @Test("bounds hold for differences of large files")
    func difference() throws {
      try Tool.with { tool in
        let controls = (0..<400).map {
          "---\nrefreshgen: 1\ncontrol: A\($0)\npreset: mjrefresh-header\n"
        }
        try tool.write(controls.joined(), to: "a.refresh.yml")
        #expect(try tool.run("generate", "--no-tests", "a.refresh.yml").code == 0)
        let changed = controls.map { $0 + "trigger: {distance: 77}\n" }
        try tool.write(changed.joined(), to: "a.refresh.yml")
        let command = "\"$refreshgen\" generate --no-tests --check --diff a.refresh.yml > a.patch"
        #expect(try run(tool, command).code == 1)
        #expect(try tool.shell("git apply a.patch").code == 0)
        #expect(try tool.run("generate", "--no-tests", "a.refresh.yml", "--force").code == 0)
      }
    }
  }

  /// Files of a megabyte, each of which is too much of something.
  private enum Megabyte {
    static let all: [(name: String, text: String)] = [
      ("zeros", fill("\0")), ("line feeds", fill("\n")), ("brackets", fill("[")),
      ("braces", fill("{a: ")), ("dashes", fill("- ")), ("quotes", fill("\"")),
      ("documents", fill("---\n")), ("lists", fill("---\n- x\n")), ("bangs", fill("!")),
      ("anchors", fill("&a ")), ("comments", fill("# refreshgen:ignore x y z\n")),
      ("marks", fill("e\u{301}\u{301}\u{301}\u{301}")), ("wide", fill("下")),
      ("one key", head + fill("k") + ": 1\n"), ("one title", title(fill("x"))),
      ("one escape", title(fill("\\u001B"))), ("one word", title(fill("x "))),
      ("one color", head + "colors: {a: \"" + fill("#") + "\"}\n"),
      ("one name", "refreshgen: 1\ncontrol: " + fill("F") + "\n"),
      ("announcements", head + "accessibility: {announce: [" + fill("x,") + "x]}\n"),
      ("duplicates", head + fill("a: 1\n")), ("tags", fill("%TAG ! x\n")), ("numbers", fill("1")),
    ]

    private static let head = "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\n"

    private static func title(_ text: String) -> String {
      head + "states: {idle: {title: \"\(text)\"}}\n"
    }

    private static func fill(_ text: String) -> String {
      String(repeating: text, count: ((1 << 20) - 200) / text.utf8.count)
    }
  }
#endif
