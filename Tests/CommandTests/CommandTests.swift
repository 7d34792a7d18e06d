import Foundation
import RefreshLanguage
import Testing

@Suite("The command line")
struct CommandTests {
  private let spec = """
    refreshgen: 1
    control: FeedHeader
    preset: mjrefresh-header

    """

  private func withTool(_ body: (Tool) throws -> Void) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try body(tool)
  }

  @Test("the command line reports three faults in one run, each with what was expected")
  func threeFaults() throws {
    try withTool { tool in
      try tool.write(
        """
        refreshgen: 1
        control: FeedHeader
        heigth: 54
        interruptible: yes
        animation: {reveal: 250}

        """,
        to: "Feed.refresh.yml"
      )
      let result = try tool.run("validate", "Feed.refresh.yml")
      #expect(result.code == 1)
      #expect(
        result.output == """
          Feed.refresh.yml:3:1: error: unknown key 'heigth'; did you mean 'height'? [unknown-key]
              3 | heigth: 54
                | ^~~~~~
          Feed.refresh.yml:4:16: error: invalid value 'yes' for 'interruptible': expected true or false; \
          did you mean 'true'? [wrong-type]
              4 | interruptible: yes
                |                ^~~
          Feed.refresh.yml:5:21: error: 250 has no unit and is read as 250s, which is out \
          of range for 'reveal': expected a duration from 0s to 10s, such as 250ms or 0.25s; did you mean '250ms'? [out-of-range]
              5 | animation: {reveal: 250}
                |                     ^~~

          """
      )
      #expect(result.errors == "3 errors; 'refreshgen validate --fix' fixes up to 3\n")
    }
  }

  @Test("many findings end with their number for each rule")
  func summary() throws {
    try withTool { tool in
      let keys = (1...20).map { "x\($0): 1\n" }.joined()
      try tool.write("refreshgen: 1\ncontrol: Feed\nheight: 60px\n\(keys)", to: "a.refresh.yml")
      let result = try tool.run("validate", "a.refresh.yml")
      #expect(
        result.errors == """
          21 errors; 'refreshgen validate --fix' fixes up to 1
            20 unknown-key
             1 wrong-type

          """
      )
    }
  }

  @Test("the command line writes findings in one line each for compilers' readers")
  func gcc() throws {
    try withTool { tool in
      try tool.write("refreshgen: 1\ncontrol: class\n", to: "a.refresh.yml")
      let result = try tool.run("validate", "--format", "gcc", "a.refresh.yml")
      #expect(
        result.output == """
          a.refresh.yml:2:10: error: 'class' is already used by Swift, UIKit or \
          refreshgen: expected another name, such as FeedHeader [reserved-name]

          """
      )
      #expect(result.code == 1)
    }
  }

  @Test("the command line exits 3 when a file is missing")
  func missingFile() throws {
    try withTool { tool in
      let result = try tool.run("validate", "none.refresh.yml")
      #expect(result.code == 3)
      #expect(
        result.errors == "refreshgen: error: none.refresh.yml: no such file or directory\n"
      )
    }
  }

  @Test("the command line exits 2 with a hint when an option is mistyped")
  func unknownOption() throws {
    try withTool { tool in
      let result = try tool.run("generate", "--otput", "x", "a.refresh.yml")
      #expect(result.code == 2)
      #expect(
        result.errors == """
          refreshgen: error: unknown option '--otput' of 'generate'; did you mean '--output'?; \
          see 'refreshgen generate --help'

          """
      )
    }
  }

  @Test("the command line exits 2 with a hint when a command is mistyped")
  func unknownCommand() throws {
    try withTool { tool in
      let result = try tool.run("generat")
      #expect(result.code == 2)
      #expect(
        result.errors
          == "refreshgen: error: unknown command 'generat'; did you mean 'generate'?\n"
      )
    }
  }

  @Test("the command line writes once, and then neither a byte nor a time changes")
  func generateTwice() throws {
    try withTool { tool in
      try tool.write(spec, to: "Feed.refresh.yml")
      let first = try tool.run("generate", "--tests", ".", "Feed.refresh.yml")
      #expect(first.code == 0)
      #expect(first.errors == "wrote Feed.refresh.swift\nwrote Feed.refresh.tests.swift\n")
      let text = try tool.read("Feed.refresh.swift")
      let time = try tool.time(of: "Feed.refresh.swift")
      let second = try tool.run("generate", "--tests", ".", "Feed.refresh.yml")
      #expect(second.code == 0)
      #expect(second.errors == "2 files are up to date\n")
      #expect(try tool.read("Feed.refresh.swift") == text)
      #expect(try tool.time(of: "Feed.refresh.swift") == time)
      #expect(
        try tool.names() == [
          "Feed.refresh.swift", "Feed.refresh.tests.swift", "Feed.refresh.yml",
        ]
      )
    }
  }

  @Test("generate replaces no file written by hand, unless it is forced to")
  func foreignFile() throws {
    try withTool { tool in
      try tool.write(spec, to: "Feed.refresh.yml")
      try tool.write("// mine\n", to: "Feed.refresh.swift")
      let result = try tool.run("generate", "Feed.refresh.yml")
      #expect(result.code == 1)
      #expect(try tool.read("Feed.refresh.swift") == "// mine\n")
      #expect(try tool.run("generate", "--force", "Feed.refresh.yml").code == 0)
      #expect(try tool.read("Feed.refresh.swift").hasPrefix("// Generated by refreshgen"))
    }
  }

  @Test("the command line writes nothing for a spec with errors")
  func faultySpec() throws {
    try withTool { tool in
      try tool.write("refreshgen: 1\n", to: "a.refresh.yml")
      #expect(try tool.run("generate", "a.refresh.yml").code == 1)
      #expect(try tool.names() == ["a.refresh.yml"])
    }
  }

  @Test("the command line puts controls and tests where it is told to")
  func folders() throws {
    try withTool { tool in
      try tool.write(spec, to: "Feed.refresh.yml")
      let result = try tool.run(
        "generate",
        "--output",
        "App/Generated",
        "--tests",
        "Tests/",
        "--module",
        "App",
        "Feed.refresh.yml"
      )
      #expect(
        result.errors
          == "wrote App/Generated/Feed.refresh.swift\nwrote Tests/Feed.refresh.tests.swift\n"
      )
      #expect(try tool.read("Tests/Feed.refresh.tests.swift").contains("@testable import App"))
    }
  }

  @Test("the command line reads a spec from standard input and prints the control")
  func standardInput() throws {
    try withTool { tool in
      let result = try tool.run(
        "generate",
        "--stdout",
        "--no-tests",
        "--stdin-name",
        "Feed.refresh.yml",
        "-",
        input: spec
      )
      #expect(result.code == 0)
      #expect(result.output.contains("enum FeedHeader: RefreshDesign"))
      #expect(try tool.names() == [])
    }
  }

  @Test("simulate plays a trace and prints the state after each event")
  func simulate() throws {
    try withTool { tool in
      try tool.write(spec, to: "Feed.refresh.yml")
      try tool.write(
        """
        {"viewport":600,"content":2000,"inset":{"top":64,"bottom":34},"offset":-64}
        {"e":"scroll","y":-70.0,"drag":true,"obs":{"state":"nonsense"}}
        {"e":"scroll","y":-119,"drag":true}
        {"e":"drop"}
        {"e":"scroll","y":-118,"drag":false}
        {"e":"advance","s":0.25}

        """,
        to: "pull.jsonl"
      )
      let result = try tool.run("simulate", "Feed.refresh.yml", "--trace", "pull.jsonl")
      #expect(result.code == 0)
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == 5)
      #expect(
        lines[0] == """
          {"e":"scroll","y":-70,"drag":true,"obs":{"state":"pulling","top":64,"bottom":34,\
          "offset":-70,"progress":0.1111111111111111,"fired":0,"completed":0,\
          "title":"Pull down to refresh"}}
          """
      )
      #expect(
        lines[4] == """
          {"e":"advance","s":0.25,"obs":{"state":"refreshing","top":118,"bottom":34,\
          "offset":-118,"progress":1,"fired":1,"completed":0,"title":"Loading..."}}
          """
      )
    }
  }

  @Test("the command line names the line of a trace that it can't read")
  func faultyTrace() throws {
    try withTool { tool in
      try tool.write(spec, to: "Feed.refresh.yml")
      try tool.write("{\"viewport\":600}\n{\"e\":\"scrol\",\"y\":1}\n", to: "a.jsonl")
      let result = try tool.run("simulate", "Feed.refresh.yml", "--trace", "a.jsonl")
      #expect(result.code == 1)
      #expect(
        result.errors.hasPrefix("a.jsonl:2:1: error: unknown event 'scrol': expected one of")
      )
      #expect(
        result.errors.hasSuffix(
          """
          [invalid-trace]
              2 | {"e":"scrol","y":1}
                | ^

          """
        )
      )
    }
  }

  @Test("the command line lists in its help what it can do, and exits 0")
  func help() throws {
    try withTool { tool in
      let overview = try tool.run("--help")
      #expect(overview.code == 0)
      for command in ["validate", "generate", "simulate", "presets"] {
        #expect(overview.output.contains("  \(command) "))
        let help = try tool.run(command, "--help")
        #expect(help.code == 0)
        #expect(help.output.contains("Usage: refreshgen \(command)"))
      }
      #expect(try tool.run("--version").output.hasPrefix("refreshgen "))
    }
  }

  @Test("the command line plays a gesture, as a trace or a table")
  func gesture() throws {
    try withTool { tool in
      try tool.write(spec, to: "Feed.refresh.yml")
      let script = "drag 0 -> -200 in 0.3s; release; wait 1s; end success"
      let trace = try tool.run("simulate", "Feed.refresh.yml", "--gesture", script)
      #expect(trace.code == 0)
      #expect(trace.output.contains("\"state\":\"refreshing\""))

      // What a gesture did can be played again, to the same effect.
      try tool.write(trace.output, to: "gesture.jsonl")
      let replay = try tool.run("simulate", "Feed.refresh.yml", "--trace", "gesture.jsonl")
      let lines = trace.output.split(separator: "\n").dropFirst()
      #expect(replay.output.split(separator: "\n") == Array(lines))

      let table = try tool.run(
        "simulate",
        "Feed.refresh.yml",
        "--format",
        "text",
        "--gesture",
        script
      )
      #expect(table.output.contains("  armed "))
    }
  }

  @Test("the command line names the column of a gesture that it can't read")
  func faultyGesture() throws {
    try withTool { tool in
      try tool.write(spec, to: "Feed.refresh.yml")
      let result = try tool.run("simulate", "Feed.refresh.yml", "--gesture", "drag 0 -> ")
      #expect(result.code == 1)
      #expect(
        result.errors.hasSuffix(
          """
          --gesture:1:11: error: expected an offset such as -120, found the end [invalid-gesture]
              1 | drag 0 ->\u{20}
                |           ^

          """
        )
      )
      let neither = try tool.run("simulate", "Feed.refresh.yml")
      #expect(neither.code == 2)
    }
  }

  @Test("the command line simulates every preset")
  func presets() throws {
    try withTool { tool in
      let names = try tool.run("presets").output.split(separator: "\n").map(String.init)
      #expect(names == Preset.all.map(\.name))
      for name in names {
        try tool.write("refreshgen: 1\ncontrol: A\npreset: \(name)\n", to: "a.refresh.yml")
        let script = "begin; wait 2s; end; wait 2s; drag 0 -> 10 in 0.1s; release"
        let result = try tool.run("simulate", "a.refresh.yml", "--gesture", script)
        #expect(result.code == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("\"fired\":1,\"completed\":1"))
      }
    }
  }

  @Test("validate prints the facts that it has proved")
  func proof() throws {
    try withTool { tool in
      try tool.write(
        "refreshgen: 1\ncontrol: Feed\npreset: svinfinitescrolling\n",
        to: "a.refresh.yml"
      )
      let result = try tool.run("validate", "--proof", "a.refresh.yml")
      #expect(result.code == 0)
      #expect(result.output.hasPrefix("Feed: proved in "))
      #expect(result.output.contains("  phases: idle, pulling, armed, pending, refreshing\n"))
      #expect(result.output.contains("  I1: at rest, the insets are those of the app\n"))
    }
  }
}
