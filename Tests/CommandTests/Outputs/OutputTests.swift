import Foundation
import Testing

/// Checks that `generate` keeps files that are not generated, and reports changes of those that are.
@Suite("Outputs")
struct OutputTests {
  private static let spec = "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\n"

  /// Runs `body` in a folder with a spec that was generated from.
  private func withOutput(_ body: (Tool) throws -> Void) throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "Feed.refresh.yml")
      try tool.write(
        "refreshgen: 1\nspecs: [\"*.refresh.yml\"]\ntests: .\n",
        to: "refreshgen.yml"
      )
      #expect(try tool.run("generate", "-q", "Feed.refresh.yml").code == 0)
      try body(tool)
    }
  }

  private func edit(_ name: String, in tool: Tool, _ change: (String) -> String) throws {
    try tool.write(change(try tool.read(name)), to: name)
  }

  @Test("outputs are refused where they were edited by hand, and the edit is kept")
  func edited() throws {
    try withOutput { tool in
      try edit("Feed.refresh.swift", in: tool) { $0 + "// mine\n" }
      let edited = try tool.read("Feed.refresh.swift")
      try tool.write(Self.spec + "height: 60\n", to: "Feed.refresh.yml")
      let result = try tool.run("generate", "Feed.refresh.yml")
      #expect(result.code == 1)
      #expect(
        result.errors == """
          wrote Feed.refresh.tests.swift
          refreshgen: error: Feed.refresh.swift: the file was edited by hand; see '--check --diff' for the \
          edits, make them in Feed.refresh.yml, and use --force to replace the file

          """
      )
      #expect(try tool.read("Feed.refresh.swift") == edited)
      // Nor is it taken for generated the next time.
      #expect(try tool.run("generate", "Feed.refresh.yml").code == 1)
      #expect(try tool.run("generate", "--force", "Feed.refresh.yml").code == 0)
      #expect(try tool.read("Feed.refresh.swift").contains("height: 60"))
      #expect(try tool.run("generate", "Feed.refresh.yml").errors == "2 files are up to date\n")
    }
  }

  @Test("a single kind of conflict marker in an edited file is an edit, not a merge conflict")
  func markers() throws {
    for edit in ["=======\n", "<<<<<<< HEAD\n=======\n", "=======\n>>>>>>> b\n"] {
      try withOutput { tool in
        try self.edit("Feed.refresh.swift", in: tool) { $0 + "/*\n\(edit)*/\n" }
        let edited = try tool.read("Feed.refresh.swift")
        let result = try tool.run("generate", "Feed.refresh.yml")
        #expect(result.code == 1)
        #expect(result.errors.contains("Feed.refresh.swift: the file was edited by hand"))
        #expect(try tool.read("Feed.refresh.swift") == edited)
      }
    }
  }

  @Test("a dry run lists what it would do, and does nothing")
  func dryRun() throws {
    try withOutput { tool in
      let old = try tool.read("Feed.refresh.swift")
      try tool.write(Self.spec + "height: 71\n", to: "Feed.refresh.yml")
      let result = try tool.run("generate", "--dry-run", "--no-tests", "Feed.refresh.yml")
      #expect(result.code == 0)
      #expect(result.errors == "would write Feed.refresh.swift\n", "\(result.errors)")
      #expect(try tool.read("Feed.refresh.swift") == old)
    }
  }

  @Test("outputs below a license that a tool has put above the header are edited ones")
  func license() throws {
    try withOutput { tool in
      try edit("Feed.refresh.swift", in: tool) { "// License\n\n" + $0 }
      let licensed = try tool.read("Feed.refresh.swift")
      #expect(try tool.run("generate", "-q", "Feed.refresh.yml").code == 1)
      try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Feed.refresh.yml"))
      try tool.write(Self.spec.replacingOccurrences(of: "Feed", with: "B"), to: "B.refresh.yml")
      try tool.write("refreshgen: 1\nspecs: [\"*.refresh.yml\"]\n", to: "refreshgen.yml")
      let checked = try tool.run("generate", "--check", "--format", "gcc")
      #expect(
        checked.output.contains(
          "Feed.refresh.swift:1:1: error: the file is orphaned: Feed.refresh.yml no longer exists; "
            + "run 'refreshgen generate --force' to remove the file [orphaned-output]\n"
        ),
        "\(checked.output)"
      )
      #expect(try tool.run("generate", "-q").code == 1)
      #expect(try tool.read("Feed.refresh.swift") == licensed)
    }
  }

  @Test("outputs in which a carriage return turns a comment into code are not up to date")
  func loneCarriageReturn() throws {
    try withOutput { tool in
      try edit("Feed.refresh.swift", in: tool) {
        // Nothing else differs: what is left out as a part of a line ending would hide the edit.
        $0.replacingOccurrences(of: "/// The appearance", with: "/// The \rappearance")
      }
      let result = try tool.run("generate", "--check", "--format", "gcc", "Feed.refresh.yml")
      #expect(result.code == 1)
      #expect(
        result.output.contains("the file was edited by hand: put the change into Feed.refresh.yml"),
        "\(result.output)"
      )
    }
  }

  @Test("outputs with the line endings of Windows are neither edited nor out of date")
  func carriageReturns() throws {
    try withOutput { tool in
      for name in ["Feed.refresh.swift", "Feed.refresh.tests.swift"] {
        try edit(name, in: tool) { $0.replacingOccurrences(of: "\n", with: "\r\n") }
      }
      let check = try tool.run("generate", "--check", "Feed.refresh.yml")
      #expect(check.errors == "2 files are up to date\n")
      try tool.write(Self.spec + "height: 60\n", to: "Feed.refresh.yml")
      let stale = try tool.run("generate", "--check", "--format", "gcc", "Feed.refresh.yml")
      #expect(stale.output.contains(": error: the file is out of date"), "\(stale.output)")
      #expect(try tool.run("generate", "-q", "Feed.refresh.yml").code == 0)
      #expect(try !tool.read("Feed.refresh.swift").utf8.contains(13))
    }
  }

  @Test("outputs are not written where one of them can't be, and leave nothing behind")
  func unwritable() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "A.refresh.yml")
      try tool.write(
        Self.spec.replacingOccurrences(of: "Feed", with: "More"),
        to: "B.refresh.yml"
      )
      try tool.makeFolder("Out/B.refresh.swift")
      let result = try tool.run("generate", "--output", "Out", "A.refresh.yml", "B.refresh.yml")
      #expect(result.code == 3)
      #expect(
        result.errors
          == "refreshgen: error: Out/B.refresh.swift: expected a file, found a folder\n"
      )
      #expect(try tool.names("Out") == ["B.refresh.swift"])
    }
  }

  @Test("outputs are not written where a template fails for one of the specs")
  func templateFault() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "A.refresh.yml")
      try tool.write(
        "refreshgen: 1\ncontrol: B\npreset: mjrefresh-header\ntimeout: 0.5s\ncontent: MyView\n",
        to: "B.refresh.yml"
      )
      #expect(try tool.run("templates", "export", "T").code == 0)
      let template = try tool.read("T/control.swift.tmpl")
      // Only this control is drawn by a view.
      let fault = "{% if content %}\n{{ nothing }}\n{% end %}\n"
      try tool.write(template + fault, to: "T/control.swift.tmpl")
      let arguments = ["generate", "--templates", "T", "--output", "Out"]
      let result = try tool.run(arguments + ["A.refresh.yml", "B.refresh.yml"])
      #expect(result.code == 2, "\(result.errors)")
      #expect(result.errors.contains("unknown name 'nothing'"))
      #expect(result.output.contains("B.refresh.yml:4:10: warning: 'timeout' is unusually short"))
      #expect(try tool.names() == ["A.refresh.yml", "B.refresh.yml", "T"])
    }
  }

  @Test("outputs are compared and listed by --check, which writes nothing")
  func check() throws {
    try withOutput { tool in
      #expect(try tool.run("generate", "--check", "Feed.refresh.yml").code == 0)
      try tool.write(Self.spec + "trigger: {distance: 60}\n", to: "Feed.refresh.yml")
      try edit("Feed.refresh.tests.swift", in: tool) { $0 + "// mine\n" }
      try tool.write(
        Self.spec.replacingOccurrences(of: "Feed", with: "More"),
        to: "More.refresh.yml"
      )
      let before = try tool.names()
      let result = try tool.run(
        "generate",
        "--check",
        "--no-tests",
        "Feed.refresh.yml",
        "More.refresh.yml"
      )
      #expect(result.code == 1)
      #expect(
        result.output == """
          Feed.refresh.swift:10:53: error: the file is out of date: it differs from what \
          Feed.refresh.yml generates; run 'refreshgen generate' [stale-output]
             10 | /// A 54-point header. Releasing the list more than 54 points past the top edge starts \
          a refresh;
                |                                                     ^
          More.refresh.swift:1:1: error: the file is missing, or was not committed: More.refresh.yml \
          generates it; run 'refreshgen generate' and commit the file [missing-output]

          """,
        "\(result.output)"
      )
      #expect(
        result.errors
          == "to fix this, run: refreshgen generate --no-tests Feed.refresh.yml More.refresh.yml\n"
      )
      let edited = try tool.run("generate", "--check", "--format", "gcc", "Feed.refresh.yml")
      #expect(
        edited.output.contains("the file was edited by hand: put the change into Feed.refresh.yml")
      )
      #expect(edited.output.contains("[edited-output]"))
      #expect(edited.errors.contains("edited files are replaced only with --force"))
      #expect(try tool.names() == before)
    }
  }

  @Test("outputs are brought up to date by the command in the last line of a run")
  func lastLine() throws {
    try Tool.with { tool in
      try tool.write("refreshgen: 1\nspecs: [\"*.refresh.yml\"]\n", to: "refreshgen.yml")
      let script = """
        spec() { printf 'refreshgen: 1\\ncontrol: %s\\npreset: modern-header\\n' $1 >$1.refresh.yml; }
        last() { "$refreshgen" generate $1 2>&1 >/dev/null | tail -1; }
        spec A; spec B; spec C; "$refreshgen" generate -q
        echo 'height: 70' >>A.refresh.yml; last --check; rm B.refresh.yml C.refresh.yml; last --check
        "$refreshgen" generate -q --prune; echo 'trigger: {distence: 80}' >>A.refresh.yml; last --check; last
        "$refreshgen" validate -q --fix && "$refreshgen" generate -q; "$refreshgen" generate --check -q; echo $?
        """
      let result = try tool.shell(script)
      #expect(
        result.output == """
          to fix this, run: refreshgen generate
          to fix this, run: refreshgen generate --prune
          'refreshgen validate --fix' fixes up to 1
          'refreshgen validate --fix' fixes up to 1
          0

          """,
        "\(result.errors)"
      )
    }
  }

  @Test("outputs are shown by --check --diff as a patch that brings them up to date")
  func diff() throws {
    try withOutput { tool in
      try tool.write(Self.spec + "height: 60\n", to: "Feed.refresh.yml")
      let script = """
        "$refreshgen" generate -q --check --diff --format json:x.json Feed.refresh.yml >a.patch
        git apply -p1 a.patch && "$refreshgen" generate --check -q Feed.refresh.yml
        """
      let result = try tool.shell(script)
      #expect(result.code == 0, "\(result.output)\(result.errors)")
    }
  }

  @Test("outputs of a project are removed with their spec, unless they were edited")
  func orphans() throws {
    try Tool.with { tool in
      try tool.write(
        "refreshgen: 1\nspecs: [\"*.refresh.yml\"]\noutput: Out\n",
        to: "refreshgen.yml"
      )
      for name in ["A", "B", "C"] {
        try tool.write(
          "refreshgen: 1\ncontrol: \(name)\npreset: ego\nlocales: {de: {idle: {title: x}}}\n",
          to: "\(name).refresh.yml"
        )
      }
      try tool.write("mine", to: "Out.txt")
      #expect(try tool.run("generate", "-q").code == 0)
      try tool.write("mine", to: "Out/D.refresh.swift")
      for name in ["B", "C"] {
        let url = tool.folder.appendingPathComponent("\(name).refresh.yml")
        try FileManager.default.removeItem(at: url)
      }
      try edit("Out/C.refresh.swift", in: tool) { $0 + "// mine\n" }
      // Work on some of the specs says nothing of the others.
      #expect(try tool.run("generate", "-q", "A.refresh.yml").code == 0)
      #expect(try tool.names("Out").contains("B.refresh.swift"))
      let checked = try tool.run("generate", "--check", "--format", "gcc")
      #expect(checked.code == 1)
      #expect(
        checked.output.contains(
          "Out/B.refresh.swift:1:1: error: the file is orphaned: B.refresh.yml no longer exists; "
            + "run 'refreshgen generate' to remove the file [orphaned-output]"
        ),
        "\(checked.output)"
      )
      let result = try tool.run("generate")
      #expect(result.code == 1)
      #expect(
        result.errors == """
          removed Out/B.refresh.swift: B.refresh.yml no longer exists
          removed Out/B.refresh.xcstrings: B.refresh.yml no longer exists
          refreshgen: error: Out/C.refresh.swift: the file is orphaned, but was edited by hand: \
          C.refresh.yml no longer exists; use --force to remove the file

          """
      )
      #expect(
        try tool.names("Out") == [
          "A.refresh.swift", "A.refresh.xcstrings", "C.refresh.swift", "C.refresh.xcstrings",
          "D.refresh.swift",
        ]
      )
      #expect(try tool.run("generate", "-q", "--force", "--prune").code == 0)
      #expect(
        try tool.names("Out") == ["A.refresh.swift", "A.refresh.xcstrings", "D.refresh.swift"]
      )
    }
  }

  @Test("outputs of a spec with a mistake stay")
  func broken() throws {
    try Tool.with { tool in
      try tool.write(
        "refreshgen: 1\nspecs: [\"*.refresh.yml\"]\noutput: Out\n",
        to: "refreshgen.yml"
      )
      try tool.write(Self.spec, to: "A.refresh.yml")
      // With further specs, the limit of removals is not what keeps the file.
      for name in ["B", "C"] {
        let text = Self.spec.replacingOccurrences(of: "Feed", with: name)
        try tool.write(text, to: "\(name).refresh.yml")
      }
      #expect(try tool.run("generate", "-q").code == 0)
      try tool.write(Self.spec + "heigth: 1\n", to: "A.refresh.yml")
      #expect(try tool.run("generate", "-q").code == 1)
      #expect(try tool.names("Out").contains("A.refresh.swift"))
    }
  }

  @Test("outputs do not depend on the number of jobs")
  func jobs() throws {
    try Tool.with { tool in
      for index in 0..<7 {
        let text = Self.spec.replacingOccurrences(of: "FeedHeader", with: "C\(index)")
        try tool.write(text, to: "C\(index).refresh.yml")
      }
      let script = """
        "$refreshgen" generate -q --output one --tests one -j 1 *.yml
        "$refreshgen" generate -q --output four --tests four -j 4 *.yml
        diff -r one four && ls -A one | wc -l
        """
      let result = try tool.shell(script)
      #expect(result.output.trimmingCharacters(in: .whitespacesAndNewlines) == "14")
    }
  }

  @Test("outputs are announced to builds by a stamp and the files that they depend on")
  func depfile() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "My Feed.refresh.yml")
      let arguments = ["generate", "-q", "--stamp", "out.stamp", "--depfile", "out.d"]
      #expect(try tool.run(arguments + ["My Feed.refresh.yml"]).code == 0)
      #expect(try tool.read("out.stamp") == "")
      #expect(
        try tool.read("out.d")
          == "out.stamp: \\\n  My\\ Feed.refresh.yml\n\nMy\\ Feed.refresh.yml:\n"
      )
      try tool.write("refreshgen: 1\n", to: "Bad.refresh.yml")
      let bad = try tool.run("generate", "-q", "--stamp", "bad.stamp", "Bad.refresh.yml")
      #expect(bad.code == 1)
      #expect(try !tool.names().contains("bad.stamp"))
    }
  }

  @Test("outputs follow a spec while it is watched")
  func watch() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "A.refresh.yml")
      let script = """
        "$refreshgen" generate --watch A.refresh.yml >log 2>&1 & pid=$!
        for i in $(seq 100); do grep -q waiting log && break; sleep 0.05; done
        sed -i.bak 's/FeedHeader/NewsHeader/' A.refresh.yml
        for i in $(seq 100); do grep -q NewsHeader A.refresh.swift && break; sleep 0.05; done
        kill -9 $pid # which a test runner that blocks signals lets through
        grep -c 'enum NewsHeader' A.refresh.swift
        """
      let result = try tool.shell(script)
      #expect(result.output == "1\n", "\(result.errors)")
    }
  }

  @Test("outputs can't be asked for in two ways at once")
  func usage() throws {
    try Tool.with { tool in
      let both = try tool.run("generate", "--check", "--stdout", "a.yml")
      #expect(both.code == 2)
      #expect(both.errors.contains("'--check' and '--stdout' cannot be used together"))
      let diff = try tool.run("generate", "--diff", "a.yml")
      #expect(diff.errors.contains("'--diff' requires '--check'"))
    }
  }
}
