import Foundation
import RefreshDiagnostics
import RefreshYAML
import Testing

@testable import refreshgen

/// Checks what a visitor of the repository meets before the sources.
@Suite("The repository")
struct RepositoryTests {
  private static let files = [
    ".github/workflows/linux.yml", ".github/workflows/full.yml", ".github/workflows/release.yml",
    ".github/workflows/ios.yml",
    ".github/ISSUE_TEMPLATE/bug.yml", ".github/ISSUE_TEMPLATE/device-report.yml",
    ".github/ISSUE_TEMPLATE/config.yml", ".spi.yml",
  ]

  @Test("workflows, forms and settings are YAML", arguments: files)
  func yaml(path: String) throws {
    let file = SourceFile(name: path, text: try DocumentationPage.at(path).text)
    #expect(YAMLParser.parse(file).diagnostics == [])
  }

  /// The targets of make that a workflow runs.
  private static func targets(of path: String) throws -> [String] {
    try DocumentationPage.at(path).text.matches(of: /- run: make ([a-z]+)/).map { String($0.1) }
  }

  @Test("workflows run targets of the Makefile", arguments: files.prefix(4))
  func targets(path: String) throws {
    let makefile = try DocumentationPage.at("Makefile").text
    let targets = try Self.targets(of: path)
    #expect(!targets.isEmpty)
    for target in targets { #expect(makefile.contains("\n\(target):"), "\(path): \(target)") }
  }

  @Test("the workflow for Linux builds, checks the style and tests, without secrets")
  func fork() throws {
    let path = ".github/workflows/linux.yml"
    #expect(try Self.targets(of: path) == ["build", "lint", "test", "doubles"])
    let text = try DocumentationPage.at(path).text
    #expect(
      text.contains("\n  pull_request:\n") && text.contains("\npermissions:\n  contents: read\n")
    )
    #expect(!text.contains("secrets.") && !text.contains("pull_request_target"))
  }

  @Test("the Swift Package Index documents products of the package")
  func products() throws {
    let text = try DocumentationPage.at(".spi.yml").text
    let package = try DocumentationPage.at("Package.swift").text
    let list = try #require(text.firstMatch(of: /documentation_targets: \[(.*)\]/)).1
    for product in list.split(separator: ", ") {
      #expect(package.contains(".library(name: \"\(product)\""), "\(product)")
    }
  }

  @Test("all files have the address of the repository that the tool has")
  func address() throws {
    let pages = try DocumentationPage.all.get().map(\.path)
    let packages = try FileManager.default.contentsOfDirectory(
      atPath: DocumentationPage.root.appendingPathComponent(".github/packages").path
    ).map { ".github/packages/\($0)" }
    let scripts = ["Tests/Scripts/release/release.sh", "Tests/Scripts/build/docs.sh"]
    let addresses = try (pages + packages + scripts).sorted().flatMap { path in
      try DocumentationPage.at(path).text.matches(
        of: /https:\/\/[^\s"')`]*refreshgen(?![A-Za-z0-9-])/
      )
      .map { (path, String($0.0)) }
    }
    #expect(addresses.count > 5)
    for (path, address) in addresses {
      let isOwn = address == Refreshgen.address || address.hasPrefix("\(Refreshgen.address)/")
      #expect(isOwn, "\(path): \(address): run Tests/Scripts/release/address.sh")
    }
  }
}
