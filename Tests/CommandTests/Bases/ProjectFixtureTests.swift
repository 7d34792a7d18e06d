import Foundation
import TestSupport
import Testing

/// Validates each folder under `Tests/Fixtures/projects`: a folder there is a test.
@Suite("Project fixtures")
struct ProjectFixtureTests {
  private static let path = "Tests/Fixtures/projects"
  private static let root = Golden.root.appendingPathComponent(path)

  static let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []

  @Test(
    "project fixtures have the findings beside them, and the same in parallel",
    arguments: folders.sorted()
  )
  func findings(_ folder: String) throws {
    let url = Self.root.appendingPathComponent(folder)
    let tool = Tool(folder: url)
    let result = try tool.run("validate", "--jobs", "1")
    try Golden("\(Self.path)/\(folder)/validate.out").expect(result.output + result.errors)
    #expect(try tool.run("validate", "--jobs", "3").output == result.output)
    // Each spec alone has the same findings as among others.
    for name in try tool.names() where name.hasSuffix(".refresh.yml") {
      let own = try tool.run("validate", "--format", "gcc", name).output.split(separator: "\n")
      let all = try tool.run("validate", "--format", "gcc").output.split(separator: "\n")
      #expect(
        own.filter { $0.hasPrefix("\(name):") } == all.filter { $0.hasPrefix("\(name):") }
      )
    }
  }

  @Test("project fixtures are there")
  func present() {
    #expect(Self.folders.count > 5)
  }
}
