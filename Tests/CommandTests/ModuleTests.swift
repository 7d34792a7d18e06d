import Testing

/// Checks what may be said of the module that the tests import.
@Suite("The module of the tests")
struct ModuleTests {
  private static let spec = "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\n"

  @Test(
    "the module of the tests is refused where it can't be imported",
    arguments: [
      "", "class", "A; import Evil", "A\nimport Evil", "Testing", "Swift", "1App", "Glibc",
    ]
  )
  func refused(_ module: String) throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "Feed.refresh.yml")
      let result = try tool.run("generate", "--module", module, "Feed.refresh.yml")
      #expect(result.code == 2)
      #expect(result.errors.contains("invalid '--module': "))
      #expect(try tool.names() == ["Feed.refresh.yml"])
      let project = "refreshgen: 1\nspecs: [\"*.yml\"]\nmodule: \(quoted(module))\n"
      try tool.write(project, to: "refreshgen.yml")
      #expect(try tool.run("generate").code != 0)
      #expect(try tool.names() == ["Feed.refresh.yml", "refreshgen.yml"])
    }
  }

  @Test("the module of the tests is suggested where the name of a target is given")
  func suggested() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "Feed.refresh.yml")
      let result = try tool.run("generate", "--module", "my-app", "Feed.refresh.yml")
      #expect(result.errors.contains("did you mean 'my_app'?"))
    }
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\n", with: "\\n"))\""
  }
}
