import Foundation
import RefreshLanguage
import RefreshWorld
import TestSupport
import Testing

/// Counts what pages say in numbers.
@Suite("Figures of the pages")
struct FigureTests {
  private static let catalog = DocumentationPage.catalog

  @Test(
    "as many presets named after a library have no time limit as the pages say",
    arguments: [
      "README.md", "Tests/README.md", "\(catalog)/IsItForYou.md", "\(catalog)/Migrating.md",
    ]
  )
  func timeouts(path: String) throws {
    let page = try DocumentationPage.at("\(Self.catalog)/Presets.md").text
    let section = try #require(page.components(separatedBy: "## Named after libraries\n").last)
      .components(separatedBy: "\n## ")[0]
    let presets = section.matches(of: /\n\| `([a-z-]+)` \|/).compactMap {
      Preset.named(String($0.1))
    }
    let endless = presets.count { $0.text.contains("\ntimeout: none") }
    let text = try Self.joined(path)
    #expect(
      text.contains("\(endless) of the \(presets.count) presets"),
      "\(endless) of \(presets.count)"
    )
    #expect(text.matches(of: /[0-9]+ of the [0-9]+ presets/).count == 1)
  }

  @Test(
    "the prover checks as many invariants as the pages say",
    arguments: ["README.md", "Tests/README.md"]
  )
  func invariants(path: String) throws {
    let count = Invariant.allCases.count
    #expect(try Self.joined(path).contains("checks \(count) invariants"), "\(count)")
  }

  @Test("recommended presets exclude the other edge, and presets named after a library do not")
  func exclusion() throws {
    let page = try DocumentationPage.at("\(Self.catalog)/Presets.md").text
    for section in page.components(separatedBy: "\n## ").dropFirst().prefix(2) {
      for row in section.matches(of: /\n\| `([a-z-]+)` \|/) {
        let preset = try #require(Preset.named(String(row.1)))
        let isRecommended = section.hasPrefix("Recommended\n")
        #expect(preset.text.contains("\nexclusive: \(isRecommended)"), "\(preset.name)")
      }
    }
  }

  @Test("the least version of iOS is the one of the package")
  func system() throws {
    let package = try DocumentationPage.at("Package.swift").text
    let version = try #require(package.firstMatch(of: /\.iOS\(\.v([0-9]+)\)/)).1
    let page = try DocumentationPage.at("\(Self.catalog)/IsItForYou.md").text
    #expect(page.matches(of: /least iOS \| ([0-9]+)/).map(\.1) == [version, version])
  }

  @Test("the versions of Xcode are those of the workflow")
  func xcode() throws {
    let workflow = try DocumentationPage.at(".github/workflows/ios.yml").text
    let versions = Set(workflow.matches(of: /xcode: "([0-9.]+)"/).map(\.1)).sorted()
    let row = try Self.row("Xcode")
    #expect(Set(row.matches(of: /[0-9]+\.[0-9]+/).map(\.0)).sorted() == versions)
  }

  @Test("the runtime has as many lines as the page says, within a twentieth")
  func lines() throws {
    let root = DocumentationPage.root
    var lines = 0
    for folder in ["Sources/RefreshCore", "Sources/RefreshRuntime"] {
      let paths = try FileManager.default.subpathsOfDirectory(
        atPath: root.appendingPathComponent(folder).path
      )
      for path in paths where path.hasSuffix(".swift") {
        lines += try DocumentationPage.at("\(folder)/\(path)").text.count { $0 == "\n" }
      }
    }
    let shown = try #require(try Self.row("size in an app").firstMatch(of: /about ([0-9,]+) lines/))
      .1
    let number = try #require(Int(shown.replacing(",", with: "")))
    #expect(abs(number - lines) * 20 < lines, "\(lines) lines")
  }

  @Test("the core has as many bytes of code as a budget allows")
  func bytes() throws {
    let budgets = try DocumentationPage.at("Tests/Bench/budgets.txt").text
    let limit = try #require(budgets.firstMatch(of: /\ntext-of-the-core ([0-9]+)\n/)).1
    let row = try Self.row("size in an app").replacing(",", with: "")
    #expect(row.firstMatch(of: /at most ([0-9]+) bytes/)?.1 == limit)
  }

  /// A copy without git and a shallow clone do not have the history.
  private static let hasHistory: Bool = {
    let path = DocumentationPage.root.appendingPathComponent(".git").path
    let files = FileManager.default
    return files.fileExists(atPath: path) && !files.fileExists(atPath: "\(path)/shallow")
  }()

  @Test(
    "a dependency downloads as many megabytes as the page says, give or take three",
    .enabled(if: hasHistory, "there is no history of git")
  )
  func download() throws {
    let page = try Self.joined("\(Self.catalog)/Installing.md")
    let shown = try #require(page.firstMatch(of: /with its history, about ([0-9]+) MB/)).1
    // How the history is packed differs: a new clone has 22 MB of 25 in the one that it is made of.
    let git = "git -C '\(DocumentationPage.root.path)' -c safe.directory='*'"
    try Tool.with { tool in
      let result = try tool.shell(
        "\(git) rev-list --objects --disk-usage HEAD",
        environment: ["HOME": tool.folder.path]
      )
      let lines = result.output.split(separator: "\n").map(String.init)
      let bytes = try #require(lines.last.flatMap(Int.init), "\(result.errors)")
      #expect(abs(Int(shown)! - bytes / 1_000_000) <= 3, "\(bytes) bytes")
    }
  }

  @Test("the page for contributors counts what the checks do")
  func checks() throws {
    let page = try Self.joined("Tests/README.md")
    let faults = try DocumentationPage.at("Tests/Scripts/check/faults.sh").text
    let kills = try #require(faults.firstMatch(of: /KILLS:-([0-9]+)/)).1
    #expect(page.replacing(",", with: "").contains("`make faults` kills \(kills) runs"))
    let makefile = try DocumentationPage.at("Makefile").text
    let lives = try #require(makefile.firstMatch(of: /\$\(or \$\(LIVES\),([0-9]+)\)/)).1
    #expect(page.contains("`make lives` plays \(lives) random lives"))
  }

  /// The row of the page for those who decide that begins with some words.
  private static func row(_ start: String) throws -> String {
    let page = try DocumentationPage.at("\(catalog)/IsItForYou.md").text
    return try #require(
      page.split(separator: "\n").first { $0.hasPrefix("| \(start) |") }.map(String.init)
    )
  }

  /// A page without line breaks in its sentences.
  private static func joined(_ path: String) throws -> String {
    try DocumentationPage.at(path).text.replacing("\n", with: " ").replacing("   ", with: " ")
      .replacing("  ", with: " ")
  }
}
