import Foundation
import Testing

/// Checks `validate --fix`.
@Suite("validate --fix")
struct FixTests {
  private static let broken =
    "refreshgen: 1\r\ncontrol:   FeedHeader # é stays\r\nheigth: 54\r\ntrigger: {when: relase}\r\n"

  @Test("validate --fix fixes what is safe, and leaves every other byte")
  func fixes() throws {
    try Tool.with { tool in
      try tool.write(Self.broken, to: "a.refresh.yml")
      let result = try tool.run("validate", "--fix", "a.refresh.yml")
      #expect(result.code == 0)
      #expect(result.errors == "fixed 2 in a.refresh.yml\n1 control, no errors\n")
      let fixed = Self.broken.replacingOccurrences(of: "heigth", with: "height")
        .replacingOccurrences(of: "relase", with: "release")
      #expect(try tool.read("a.refresh.yml") == fixed)
    }
  }

  @Test("validate --fix --diff shows what would change, and changes nothing")
  func diff() throws {
    try Tool.with { tool in
      try tool.write(Self.broken, to: "a.refresh.yml")
      let result = try tool.run("validate", "--fix", "--diff", "a.refresh.yml")
      #expect(result.code == 1)
      #expect(
        result.output == """
          --- a/a.refresh.yml
          +++ b/a.refresh.yml
          @@ -1,4 +1,4 @@
           refreshgen: 1\r
           control:   FeedHeader # é stays\r
          -heigth: 54\r
          -trigger: {when: relase}\r
          +height: 54\r
          +trigger: {when: release}\r

          """
      )
      #expect(try tool.read("a.refresh.yml") == Self.broken)
      let applied = try tool.shell(
        "\"$refreshgen\" validate --fix --diff a.refresh.yml | git apply && "
          + "\"$refreshgen\" validate -q a.refresh.yml"
      )
      #expect(applied.code == 0, "\(applied.errors)")
    }
  }

  @Test("validate --fix makes no key a duplicate of another")
  func duplicates() throws {
    try Tool.with { tool in
      let spec = "refreshgen: 1\ncontrol: A\nheight: 54\nheigth: 60\ntimout: 5\ntimeoutt: 6\n"
      try tool.write(spec, to: "a.refresh.yml")
      let result = try tool.run("validate", "--fix", "a.refresh.yml")
      #expect(result.output.contains("unknown key 'heigth'; did you mean 'height'?"))
      #expect(result.output.contains("unknown key 'timeoutt'; did you mean 'timeout'?"))
      #expect(result.errors == "fixed 1 in a.refresh.yml\n2 errors\n")
      let fixed = spec.replacingOccurrences(of: "timout:", with: "timeout:")
      #expect(try tool.read("a.refresh.yml") == fixed)
    }
  }

  @Test("validate --fix reports findings without a fix")
  func rest() throws {
    try Tool.with { tool in
      try tool.write("refreshgen: 1\ncontrol: A\nheigth: 0\nunheard: 1\n", to: "a.refresh.yml")
      let result = try tool.run("validate", "--fix", "a.refresh.yml")
      #expect(result.code == 1)
      #expect(result.output.contains("unknown key 'heigth'; did you mean 'height'?"))
      #expect(result.output.contains("unknown key 'unheard'"))
      #expect(
        result.errors == """
          left out 1 fix that leads to other findings in a.refresh.yml
          2 errors; 'refreshgen validate --fix' fixes up to 1

          """
      )
      #expect(try tool.read("a.refresh.yml").contains("heigth: 0"))
    }
  }

  @Test("validate --fix leaves a fine file untouched")
  func fine() throws {
    try Tool.with { tool in
      try tool.write("refreshgen: 1\ncontrol: A\n", to: "a.refresh.yml")
      let before = try tool.time(of: "a.refresh.yml")
      #expect(try tool.run("validate", "--fix", "a.refresh.yml").code == 0)
      #expect(try tool.time(of: "a.refresh.yml") == before)
      #expect(try tool.run("validate", "--fix", "--diff", "a.refresh.yml").output == "")
    }
  }

  @Test("validate --fix needs files, and --diff needs it")
  func usage() throws {
    try Tool.with { tool in
      let input = try tool.run("validate", "--fix", "-")
      #expect(
        input.errors == """
          refreshgen: error: '--fix' requires files, not standard input; see \
          'refreshgen validate --help'

          """
      )
      let alone = try tool.run("validate", "--diff", "a.yml")
      #expect(
        alone.errors == """
          refreshgen: error: '--diff' requires '--fix'; see 'refreshgen validate --help'

          """
      )
    }
  }
}
