import Foundation
import Testing

@Suite("diff")
struct DiffTests {
  private static let spec = """
    refreshgen: 1
    control: FeedHeader
    preset: brand
    trigger: {distance: 72}
    """

  /// A project in a repository, whose first revision is tagged `old`.
  private static func withProject(_ body: (Tool) throws -> Void) throws {
    try Tool.with { tool in
      try tool.makeFolder("Refresh")
      try tool.write(
        """
        refreshgen: 1
        specs: ["Refresh/*.refresh.yml"]
        output: Generated
        presets: {brand: Refresh/Brand.refresh.yml}
        """,
        to: "refreshgen.yml"
      )
      try tool.write(
        "refreshgen: 1\ncontrol: Brand\npreset: modern-header\nheight: 60\n",
        to: "Refresh/Brand.refresh.yml"
      )
      try tool.write(spec, to: "Refresh/Feed.refresh.yml")
      let result = try tool.shell(
        """
        git init --quiet . && git add . && git -c user.name=A -c user.email=a@example.com \
        commit --quiet -m First && git tag old
        """,
        environment: ["HOME": tool.folder.path]
      )
      #expect(result.code == 0, "\(result.errors)")
      try body(tool)
    }
  }

  @Test("compares the project with a revision, whose bases and project file are of the revision")
  func revision() throws {
    try Self.withProject { tool in
      #expect(try tool.run("diff", "old").output == "no changes\n")
      try tool.write(
        "refreshgen: 1\ncontrol: Brand\npreset: modern-header\nheight: 66\n",
        to: "Refresh/Brand.refresh.yml"
      )
      let result = try tool.run("diff", "old")
      #expect(result.code == 0)
      #expect(result.errors == "")
      #expect(
        result.output == """
          FeedHeader (Refresh/Feed.refresh.yml)
            behavior
              after a call of 'begin', the control added an inset of 60 points, and adds 66 now
              gesture: begin: refreshing → refreshing
              height: 60 → 66, set in Refresh/Brand.refresh.yml

          """
      )
      let script = "cd Refresh && $refreshgen diff old"
      #expect(try tool.shell(script).output.contains("height: 60 → 66"))
    }
  }

  @Test("reports another bundle in the project file, in which texts are looked up")
  func bundle() throws {
    try Self.withProject { tool in
      let project = try tool.read("refreshgen.yml")
      try tool.write(project + "\nbundle: module\n", to: "refreshgen.yml")
      #expect(
        try tool.run("diff", "old").output == """
          FeedHeader (Refresh/Feed.refresh.yml)
            behavior
              behaves the same
            texts
              bundle: main → module

          """
      )
    }
  }

  @Test("finds the same changes in all forms of its arguments")
  func operands() throws {
    try Self.withProject { tool in
      let new = Self.spec.replacing("72", with: "90")
      try tool.write(new, to: "Refresh/Feed.refresh.yml")
      try tool.makeFolder("Old")
      try tool.write(Self.spec, to: "Old/Feed.refresh.yml")
      let sentence = "a pull of at least 72 and less than 90 points refreshed, and does not now"
      for operands in [
        ["old"], ["old:Refresh/Feed.refresh.yml", "Refresh/Feed.refresh.yml"],
        ["old:./Refresh", "Refresh"], ["Old/Feed.refresh.yml", "-"], ["Old", "Refresh/"],
        ["old:Refresh/Feed.refresh.yml", "-"],
      ] {
        let result = try tool.run(["diff"] + operands, input: new)
        #expect(result.code == 0, "\(operands): \(result.errors)")
        #expect(result.output.contains(sentence), "\(operands): \(result.output)")
      }
    }
  }

  @Test(
    "compares the specs of a folder or repository with several projects, each with its own bases"
  )
  func projects() throws {
    try Tool.with { tool in
      for (folder, height) in [("ios", 60), ("mac", 70)] {
        try tool.makeFolder(folder)
        try tool.write(
          "refreshgen: 1\nspecs: [\"*.refresh.yml\"]\npresets: {brand: Brand.refresh.yml}\n",
          to: "\(folder)/refreshgen.yml"
        )
        try tool.write(
          "refreshgen: 1\ncontrol: Brand\npreset: modern-header\nheight: \(height)\n",
          to: "\(folder)/Brand.refresh.yml"
        )
        try tool.write(
          Self.spec.replacing("Feed", with: folder.capitalized),
          to: "\(folder)/Feed.refresh.yml"
        )
      }
      let script =
        "git init --quiet . && git add . && git -c user.name=A -c user.email=a@example.com "
        + "commit --quiet -m First && git tag old"
      #expect(try tool.shell(script, environment: ["HOME": tool.folder.path]).code == 0)
      for operands in [["old", "--all-projects"], ["old:", "."], ["old:./", "."]] {
        #expect(try tool.run(["diff"] + operands).output == "no changes\n", "\(operands)")
      }
      try tool.write(
        "refreshgen: 1\ncontrol: Brand\npreset: modern-header\nheight: 74\n",
        to: "mac/Brand.refresh.yml"
      )
      for operands in [["old", "--all-projects"], ["old:", "."], ["old:mac", "mac"]] {
        let result = try tool.run(["diff"] + operands)
        #expect(result.errors == "")
        #expect(result.output.contains("height: 70 → 74"), "\(operands): \(result.output)")
        #expect(!result.output.contains("60"))
      }
      let result = try tool.run("diff", "old")
      #expect(result.code == 2)
      #expect(result.errors.contains("or '--all-projects'"))
      #expect(try tool.run("diff", "old:", ".", "--all-projects").code == 2)
      // A project of its own in a folder below keeps its specs.
      try tool.write("refreshgen: 1\nspecs: [\"**/*.refresh.yml\"]\n", to: "refreshgen.yml")
      try tool.write("refreshgen: 1\ncontrol: Top\npreset: ego\n", to: "Top.refresh.yml")
      let nested = try tool.shell(
        "git add . && git -c user.name=A -c user.email=a@example.com commit --quiet -m Second",
        environment: ["HOME": tool.folder.path]
      )
      #expect(nested.code == 0)
      #expect(try tool.run("diff", "HEAD").output == "no changes\n")
    }
  }

  @Test("hostile names of files stay in their code span in a comment")
  func hostile() throws {
    try Tool.with { tool in
      let name = "n\n# `x` @team.refresh.yml"
      try tool.write(Self.spec.replacing("brand", with: "ego"), to: "old.refresh.yml")
      try tool.write(Self.spec.replacing("brand", with: "modern-header"), to: name)
      let result = try tool.run("diff", "old.refresh.yml", name, "--format", "markdown")
      #expect(result.code == 0)
      #expect(result.output.contains("(`n\\n# 'x' @team.refresh.yml`)\n"), "\(result.output)")
    }
  }

  @Test("fails on what --fail-on names, in every format")
  func failing() throws {
    try Self.withProject { tool in
      let look = Self.spec + "\nalpha: followsPull\n"
      let behavior = Self.spec.replacing("72", with: "90")
      for (text, codes) in [(Self.spec, [0, 0]), (look, [0, 1]), (behavior, [1, 1])] {
        try tool.write(text, to: "Refresh/Feed.refresh.yml")
        for format in ["text", "markdown", "json"] {
          let results = try ["behavior", "any"].map {
            try tool.run("diff", "old", "--format", format, "--fail-on", $0)
          }
          #expect(results.map(\.code) == codes.map(Int32.init))
        }
      }
    }
  }

  @Test("never takes an old version that it cannot read for an unchanged one")
  func unreadable() throws {
    try Self.withProject { tool in
      let file = "Refresh/Feed.refresh.yml"
      for (operands, message) in [
        (["none"], "none: git found no such revision"),
        (["--", "--upload-pack=x"], "--upload-pack=x: git found no such revision"),
        (["none:\(file)", file], "none: git found no such revision"),
        (["old:None.refresh.yml", file], "old:None.refresh.yml: no such file in the revision"),
        (["old:../../x", file], "old:../../x: no such file in the revision"),
        (["None.refresh.yml", file], "None.refresh.yml: no such file or directory"),
      ] {
        let result = try tool.run(["diff"] + operands)
        #expect(result.code == 3)
        #expect(result.output == "")
        #expect(result.errors == "refreshgen: error: \(message)\n")
      }
      try tool.write("refreshgen: 1\n", to: "Broken.refresh.yml")
      #expect(try tool.run("diff", "Broken.refresh.yml", file).code == 3)
      #expect(try tool.run("diff", file, "Broken.refresh.yml").code == 1)
      let missing = try tool.shell("$refreshgen diff old", environment: ["PATH": "/none"])
      #expect(missing.code == 3)
      #expect(missing.errors.contains("git: the program was not found"))
    }
    try Tool.with { tool in
      try tool.write("refreshgen: 1\nspecs: [\"*.refresh.yml\"]\n", to: "refreshgen.yml")
      try tool.write(Self.spec, to: "Feed.refresh.yml")
      let result = try tool.run("diff", "HEAD")
      #expect(result.code == 3)
      #expect(result.errors.contains("git found no repository"))
    }
  }
}
