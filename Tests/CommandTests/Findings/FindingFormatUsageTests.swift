import Foundation
import Testing

@Suite("The --format option")
struct FindingFormatUsageTests {
  @Test(
    "an invalid value of --format is refused with the reason",
    arguments: [
      (
        "sariff:a.sarif",
        """
        unknown value 'sariff' of '--format': expected one of 'text', 'gcc', 'json', 'sarif', \
        'github', 'azure', 'gitlab' or 'junit'; did you mean 'sarif'?
        """
      ),
      ("json:", "missing FILE after 'json:' of '--format'"),
      (
        "gcc:a.refresh.yml",
        "'a.refresh.yml' is an input of this command: expected another file for '--format'"
      ),
    ]
  )
  func wrongValue(_ value: String, _ message: String) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("refreshgen: 1\ncontrol: Feed\n", to: "a.refresh.yml")
    let result = try tool.run("validate", "--format", value, "a.refresh.yml")
    #expect(result.code == 2)
    #expect(result.errors == "refreshgen: error: \(message); see 'refreshgen validate --help'\n")
    #expect(try tool.names() == ["a.refresh.yml"])
  }

  @Test("the --format option refuses two formats for one file, and takes the same one twice")
  func sameFile() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("refreshgen: 1\n", to: "a.yml")
    let both = try tool.run("validate", "--format=json:x", "--format=sarif:x", "a.yml")
    #expect(both.code == 2)
    #expect(both.errors.hasPrefix("refreshgen: error: 'x' is already the output of '--format'"))
    let once = try tool.run("validate", "--format=gcc", "a.yml")
    let twice = try tool.run("validate", "--format=gcc", "--format", "gcc:-", "a.yml")
    #expect(twice.output == once.output)
  }

  @Test("the --format option exits 3 when a file can't be written, having written the others")
  func unwritable() throws {
    let tool = try Tool()
    defer { tool.remove() }
    try tool.write("refreshgen: 1\ncontrol: Feed\n", to: "a.yml")
    let result = try tool.run("validate", "--format=json:a.yml/x", "--format=sarif:b", "a.yml")
    #expect(result.code == 3)
    #expect(result.errors == "refreshgen: error: a.yml: expected a folder, found a file\n")
    #expect(try tool.names() == ["a.yml", "b"])
  }

  @Test("the --format option is listed in the help with all formats")
  func help() throws {
    let tool = try Tool()
    defer { tool.remove() }
    let help = try tool.run("validate", "--help").output
    #expect(help.contains("  --format text|gcc|json|sarif|github|azure|gitlab|junit[:FILE] …\n"))
    #expect(help.contains("  --strict "))
  }
}
