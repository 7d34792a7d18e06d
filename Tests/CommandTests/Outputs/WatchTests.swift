import Foundation
import Testing

@testable import refreshgen

/// Checks that `generate --watch` notices every change of what a run depends on.
@Suite("Watched files")
struct WatchTests {
  private static let spec = "refreshgen: 1\ncontrol: Feed\npreset: ego\n"

  @Test(
    "watched files differ after a change",
    arguments: [
      "echo '# more' >>Refresh/A.refresh.yml",
      "mkdir -p Refresh/new/sub; cp Refresh/A.refresh.yml "
        + "Refresh/new/sub/B.refresh.yml", "rm Refresh/A.refresh.yml",
      "echo '# more' >>refreshgen.yml",
      "cp -r Refresh new; rm -r Refresh; mv new Refresh", "echo x >T/control.swift.tmpl",
      "echo y >T/mine.tmpl", "mv Refresh/A.refresh.yml Refresh/C.refresh.yml",
      "cp -p Refresh/A.refresh.yml x; sed -i.bak s/Feed/News/ x; touch -r Refresh/A.refresh.yml x; "
        + "mv x Refresh/A.refresh.yml", "rm refreshgen.yml",
    ]
  )
  func change(_ script: String) throws {
    try withProject { tool, invocation in
      let before = WatchedFiles(invocation: invocation)
      #expect(!before.isEmpty)
      #expect(WatchedFiles(invocation: invocation) == before)
      let result = try tool.shell(script)
      #expect(result.code == 0, "\(result.errors)")
      #expect(WatchedFiles(invocation: invocation) != before)
    }
  }

  @Test(
    "watched files do not differ after other changes",
    arguments: [
      "echo x >Refresh/notes.txt", "mkdir Refresh/empty", "echo x >Out.swift", "touch T/x.txt",
    ]
  )
  func noChange(_ script: String) throws {
    try withProject { tool, invocation in
      let before = WatchedFiles(invocation: invocation)
      let result = try tool.shell(script)
      #expect(result.code == 0, "\(result.errors)")
      #expect(WatchedFiles(invocation: invocation) == before)
    }
  }

  @Test("watched files are followed through a new folder, and through one that was replaced")
  func session() throws {
    try withProject { tool, _ in
      let script = """
        "$refreshgen" generate --watch >log 2>&1 & pid=$!
        await() { for i in $(seq 600); do grep -qs "$1" $2 && return; sleep 0.1; done; echo no $1; }
        await waiting log
        mkdir -p Refresh/new/sub
        sed s/Feed/News/ Refresh/A.refresh.yml >Refresh/new/sub/News.refresh.yml
        await 'enum News' Out/News.refresh.swift
        cp -r Refresh branch; sed -i.bak s/Feed/Moments/ branch/A.refresh.yml
        rm -r Refresh; mv branch Refresh
        await 'enum Moments' Out/A.refresh.swift
        kill -9 $pid # which a test runner that blocks signals lets through
        """
      let result = try tool.shell(script)
      let log = try tool.read("log")
      #expect(result.output == "", "\(log)")
    }
  }

  /// Runs `body` in a project with a spec and a template, with the call that watches it.
  private func withProject(_ body: (Tool, Invocation) throws -> Void) throws {
    try Tool.with { tool in
      try tool.makeFolder("Refresh")
      try tool.makeFolder("T")
      try tool.write(Self.spec, to: "Refresh/A.refresh.yml")
      try tool.write("{{ name }}", to: "T/xctest.swift.tmpl")
      try tool.write(
        "refreshgen: 1\nspecs: [\"Refresh/**/*.refresh.yml\"]\noutput: Out\ntemplates: T\n",
        to: "refreshgen.yml"
      )
      let project = tool.folder.appendingPathComponent("refreshgen.yml").path
      let parser = ArgumentParser(command: .generate)
      try body(tool, try parser.parse(["--watch", "--project", project]))
    }
  }
}
