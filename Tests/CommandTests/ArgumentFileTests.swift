import Foundation
import RefreshDiagnostics
import Testing

/// Checks what names of files can do to a command line.
@Suite("Arguments")
struct ArgumentFileTests {
  private static let spec = "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\n"

  @Test("stand one a line in a file")
  func lines() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "a b.refresh.yml")
      try tool.write("--quiet\n\na b.refresh.yml\r\n", to: "list")
      let result = try tool.run("validate", "@list")
      #expect(result.code == 0)
      #expect(result.errors == "")
    }
  }

  @Test("in a file name no other files")
  func nesting() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "@a.refresh.yml")
      try tool.write("--help\n", to: "a.refresh.yml")
      try tool.write("@a\n", to: "list")
      let refused = try tool.run("validate", "@list")
      #expect(refused.code == 2)
      #expect(refused.errors.contains("expected no nested argument file"))
      for lines in ["@a.refresh.yml\n", "./@a.refresh.yml\n", "--\n@a.refresh.yml\n"] {
        try tool.write(lines, to: "list")
        let result = try tool.run("validate", "@list")
        #expect(result.code == 0)
        #expect(result.errors == "1 control, no errors\n")
      }
    }
  }

  @Test("that begin with @ or - are names behind -- and with ./ before them")
  func smuggled() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "@list.refresh.yml")
      try tool.write(Self.spec.replacing("Feed", with: "News"), to: "--fix.refresh.yml")
      try tool.write("--force\n", to: "list.refresh.yml")
      #expect(try tool.shell("\"$refreshgen\" validate -- *fix*.yml @*.yml").code == 0)
      #expect(try tool.shell("\"$refreshgen\" validate ./*fix*.yml ./@*.yml").code == 0)
      let help = try tool.run("--help").output
      #expect(help.contains("./*.refresh.yml") && help.contains("-- *.refresh.yml"))
    }
  }

  @Test("in an empty file name no spec, which is not the whole project", arguments: ["", "\n\n"])
  func empty(_ list: String) throws {
    try Tool.with { tool in
      try tool.write("refreshgen: 1\nspecs: [\"*.refresh.yml\"]\n", to: "refreshgen.yml")
      try tool.write(Self.spec, to: "A.refresh.yml")
      try tool.write(list, to: "list")
      let validated = try tool.run("validate", "@list")
      #expect(validated.code == 0)
      #expect(validated.errors == "0 controls, no errors\n")
      let generated = try tool.run("generate", "@list", "--stamp", "stamp")
      #expect(generated.code == 0, "\(generated.errors)")
      #expect(try tool.names() == ["A.refresh.yml", "list", "refreshgen.yml", "stamp"])
      #expect(try tool.run("outputs", "@list").output == "")
      // Options alone still leave the specs to the project.
      try tool.write("--quiet\n", to: "list")
      #expect(try tool.run("generate", "@list").code == 0)
      #expect(try tool.names().contains("A.refresh.swift"))
    }
  }

  @Test("have limits")
  func limits() throws {
    try Tool.with { tool in
      try tool.write(String(repeating: "a\n", count: Limits.arguments + 1), to: "many")
      let many = try tool.run("validate", "@many")
      #expect(many.code == 2)
      #expect(many.errors.contains("too many arguments: expected at most \(Limits.arguments)"))
      try tool.write(String(repeating: "\n", count: Limits.argumentFileSize / 4 + 1), to: "large")
      let large = try tool.run("validate", "@large", "@large", "@large", "@large")
      #expect(large.code == 2)
      #expect(large.errors.contains("expected at most \(Limits.argumentFileSize) bytes in total"))
      try tool.write(String(repeating: "a", count: 1_000_000), to: "long")
      let long = try tool.run("validate", "@long")
      #expect(long.code == 3)
      #expect(
        long.errors.unicodeScalars.count == Limits.errorLength + "refreshgen: error: …\n".count
      )
      #expect(long.errors.hasSuffix("file name too long\n"))
    }
  }
}
