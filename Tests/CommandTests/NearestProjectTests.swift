import Testing

/// Checks which project the specs on a command line belong to.
@Suite("The nearest project")
struct NearestProjectTests {
  /// Runs `body` at the top of a repository with two projects, each with a spec that uses its palette.
  private func withProjects(_ body: (Tool) throws -> Void) throws {
    try Tool.with { tool in
      for (folder, name) in [("ios", "Feed"), ("mac", "News")] {
        try tool.makeFolder("\(folder)/Refresh")
        try tool.write(
          """
          refreshgen: 1
          specs: ["Refresh/*.refresh.yml"]
          output: Generated
          module: App
          colors: {\(folder): "#C2002F"}

          """,
          to: "\(folder)/refreshgen.yml"
        )
        try tool.write(
          """
          refreshgen: 1
          control: \(name)Header
          preset: modern-header
          states: {idle: {color: $\(folder)}}

          """,
          to: "\(folder)/Refresh/\(name).refresh.yml"
        )
      }
      try body(tool)
    }
  }

  private static let specs = ["ios/Refresh/Feed.refresh.yml", "mac/Refresh/News.refresh.yml"]

  @Test("every command finds the project above the spec that it is given")
  func everyCommand() throws {
    try withProjects { tool in
      let spec = Self.specs[0]
      let commands = [
        ["validate", spec], ["generate", spec], ["generate", "--check", spec], ["outputs", spec],
        ["preview", spec, "-o", "page.html"], ["preview", spec, "--sheet", "-o", "sheet.svg"],
        ["diagram", spec], ["simulate", spec, "--gesture", "wait 1s"],
      ]
      for command in commands {
        let result = try tool.run(command)
        #expect(result.code == 0, "\(command): \(result.output)\(result.errors)")
      }
      #expect(try tool.names("ios/Generated") == ["Feed.refresh.swift"])
      #expect(try tool.names("ios/Refresh") == ["Feed.refresh.yml"])
      #expect(try tool.run("outputs", spec).output.hasPrefix("ios/Generated/Feed.refresh.swift\n"))
    }
  }

  @Test("one run generates the specs of several projects, each with the settings of its own")
  func several() throws {
    try withProjects { tool in
      #expect(
        try tool.run("validate", Self.specs[0], Self.specs[1]).errors == "2 controls, no errors\n"
      )
      let options = ["--stamp", "stamp", "--depfile", "deps"]
      #expect(try tool.run(["generate"] + options + Self.specs).code == 0)
      #expect(try tool.names("ios/Generated") == ["Feed.refresh.swift"])
      #expect(try tool.names("mac/Generated") == ["News.refresh.swift"])
      let deps = try tool.read("deps")
      for input in ["ios/refreshgen.yml", "mac/refreshgen.yml"] + Self.specs {
        #expect(deps.contains("\n\(input):\n"))
      }
      #expect(try tool.names().contains("stamp"))
    }
  }

  @Test("nothing is written if the file of one project is invalid")
  func invalidProject() throws {
    try withProjects { tool in
      try tool.write("refreshgen: 1\noutputs: Generated\n", to: "mac/refreshgen.yml")
      let result = try tool.run(["generate"] + Self.specs)
      #expect(result.code == 2)
      #expect(result.output.contains("mac/refreshgen.yml:2:1: error: unknown key 'outputs'"))
      #expect(try tool.names("ios") == ["Refresh", "refreshgen.yml"])
    }
  }

  @Test("two projects that generate one file are an error that names both specs")
  func sharedOutput() throws {
    try withProjects { tool in
      _ = try tool.shell("mv mac/Refresh/News.refresh.yml mac/Refresh/Feed.refresh.yml")
      let specs = [Self.specs[0], "mac/Refresh/Feed.refresh.yml"]
      for command in ["validate", "generate", "outputs"] {
        let options = command == "validate" ? [] : ["--output", "Shared"]
        let arguments = [command] + options + specs
        let result = try tool.run(arguments)
        #expect(result.code == (command == "validate" ? 0 : 1), "\(result.output)\(result.errors)")
        guard command != "validate" else { continue }
        let text = result.output + result.errors
        #expect(text.contains("mac/Refresh/Feed.refresh.yml:1:1: error: "), "\(text)")
        #expect(text.contains("ios/Refresh/Feed.refresh.yml"))
      }
    }
  }

  @Test("a spec without a project above it belongs to the project of the working directory")
  func workingDirectory() throws {
    try withProjects { tool in
      _ = try tool.shell("mkdir shared && mv ios/Refresh/Feed.refresh.yml shared")
      let spec = "../shared/Feed.refresh.yml"
      let result = try tool.shell("cd ios && \"$refreshgen\" validate \(spec)")
      #expect(result.code == 0, "\(result.output)")
      #expect(try tool.run("validate", "shared/Feed.refresh.yml").code == 1)
    }
  }

  @Test("standard input belongs to the project of the name that it is given")
  func standardInput() throws {
    try withProjects { tool in
      let text = try tool.read(Self.specs[0])
      #expect(
        try tool.run(["validate", "--stdin-name", Self.specs[0], "-"], input: text).code == 0
      )
      #expect(try tool.run(["validate", "-"], input: text).code == 1)
    }
  }

  @Test("without a project, a command names the only spec that lies there")
  func onlySpec() throws {
    try Tool.with { tool in
      let spec = "refreshgen: 1\ncontrol: FeedHeader\npreset: modern-header\n"
      try tool.write(spec, to: "Feed.refresh.yml")
      let hint = "; did you mean 'refreshgen preview -o page.html Feed.refresh.yml'?"
      #expect(try tool.run("preview", "-o", "page.html").errors.contains(hint))
      #expect(try tool.run("validate").errors.contains("'refreshgen validate Feed.refresh.yml'?"))
      try tool.write(spec, to: "News.refresh.yml")
      #expect(try !tool.run("validate").errors.contains("did you mean"))
    }
  }

  @Test("--all-projects takes every project below, and removes files without a spec")
  func allProjects() throws {
    try withProjects { tool in
      #expect(try tool.run("validate", "--all-projects").errors == "2 controls, no errors\n")
      #expect(try tool.run("generate", "--all-projects").code == 0)
      #expect(try tool.run("generate", "--check", "--all-projects").code == 0)
      let spec = try tool.read(Self.specs[1]).replacing("NewsHeader", with: "MailHeader")
      try tool.write(spec, to: "mac/Refresh/Mail.refresh.yml")
      _ = try tool.shell("rm mac/Refresh/News.refresh.yml")
      let result = try tool.run("generate", "--check", "--all-projects")
      #expect(result.code == 1)
      #expect(
        result.output.contains("mac/Generated/News.refresh.swift:1:1: error: the file is orphaned")
      )
      let missing = "the file is missing, or was not committed: mac/Refresh/Mail.refresh.yml"
      #expect(result.output.contains(missing))
      #expect(try tool.run("generate", "--all-projects").code == 0)
      #expect(try tool.names("mac/Generated") == ["Mail.refresh.swift"])
    }
  }

  @Test("--all-projects needs a project, and takes no specs")
  func allProjectsUsage() throws {
    try Tool.with { tool in
      let none = try tool.run("validate", "--all-projects")
      #expect(none.code == 2)
      #expect(none.errors.contains("there is no refreshgen.yml in this folder or below"))
      let both = try tool.run("validate", "--all-projects", "a.refresh.yml")
      #expect(both.errors.contains("'--all-projects' and 'a.refresh.yml' cannot be used together"))
    }
  }

  @Test("two specs of one name in a project are a warning, since no module takes both files")
  func repeatedNames() throws {
    try withProjects { tool in
      try tool.makeFolder("ios/Refresh/Deep")
      let text = try tool.read(Self.specs[0]).replacing("FeedHeader", with: "DeepHeader")
      try tool.write(text, to: "ios/Refresh/Deep/Feed.refresh.yml")
      let project = """
        refreshgen: 1
        specs: ["Refresh/**/*.refresh.yml"]
        colors: {ios: "#C2002F"}

        """
      try tool.write(project, to: "ios/refreshgen.yml")
      for command in ["validate", "generate"] {
        let result = try tool.shell("cd ios && \"$refreshgen\" \(command)")
        #expect(result.code == 0)
        #expect(
          result.output.contains(
            "also generates a file named 'Feed.refresh.swift', and a Swift module cannot contain both: "
              + "rename one of the specs [repeated-file-name]"
          ),
          "\(result.output)"
        )
      }
      try tool.write(project + "rules: {repeated-file-name: error}\n", to: "ios/refreshgen.yml")
      for command in ["validate", "generate"] {
        #expect(try tool.shell("cd ios && \"$refreshgen\" \(command)").code == 1)
      }
      try tool.write(project + "rules: {repeated-file-name: off}\n", to: "ios/refreshgen.yml")
      let quiet = try tool.shell("cd ios && \"$refreshgen\" validate").output
      #expect(!quiet.contains("[repeated-file-name]"))
    }
  }

  @Test("the files of the last spec of a project are removed with --prune")
  func lastSpec() throws {
    try withProjects { tool in
      #expect(try tool.run("generate", "--all-projects").code == 0)
      _ = try tool.shell("rm ios/Refresh/Feed.refresh.yml")
      let refused = try tool.shell("cd ios && \"$refreshgen\" generate")
      #expect(refused.code == 2)
      #expect(refused.output.contains("'refreshgen generate --prune' removes the generated files"))
      #expect(try tool.names("ios/Generated") == ["Feed.refresh.swift"])
      #expect(try tool.shell("cd ios && \"$refreshgen\" generate --prune").code == 0)
      #expect(try tool.names("ios/Generated") == [])
    }
  }

  @Test("a String Catalog without its control may be that of another tool, and stays")
  func orphanedCatalog() throws {
    try withProjects { tool in
      let spec = try tool.read(Self.specs[0])
      let locales = "locales: {de: {armed: {accessibility: Loslassen}}}\n"
      try tool.write(spec + locales, to: Self.specs[0])
      _ = try tool.shell("cd ios && \"$refreshgen\" generate")
      let catalog = try tool.read("ios/Generated/Feed.refresh.xcstrings")
      try tool.write(catalog, to: "ios/Generated/Old.refresh.xcstrings")
      let result = try tool.shell("cd ios && \"$refreshgen\" generate --check")
      #expect(result.code == 0, "\(result.output)")
      #expect(try tool.shell("cd ios && \"$refreshgen\" generate --force").code == 0)
      #expect(
        try tool.names("ios/Generated") == [
          "Feed.refresh.swift", "Feed.refresh.xcstrings", "Old.refresh.xcstrings",
        ]
      )
    }
  }

  @Test("a spec whose name starts with @ is no argument file")
  func atSign() throws {
    try Tool.with { tool in
      let spec = "refreshgen: 1\ncontrol: FeedHeader\npreset: modern-header\n"
      try tool.write(spec, to: "@feed.refresh.yml")
      let result = try tool.shell("\"$refreshgen\" validate *.refresh.yml")
      #expect(result.code == 0, "\(result.errors)")
    }
  }

  @Test("a project does not take the specs of a project below")
  func nested() throws {
    try withProjects { tool in
      try tool.write("refreshgen: 1\nspecs: [\"**/*.refresh.yml\"]\n", to: "refreshgen.yml")
      let spec = "refreshgen: 1\ncontrol: TopHeader\npreset: modern-header\n"
      try tool.write(spec, to: "Top.refresh.yml")
      #expect(try tool.run("outputs").output == "Top.refresh.swift\n")
      #expect(try tool.run("validate", "--all-projects").errors == "3 controls, no errors\n")
    }
  }
}
