import RefreshDiagnostics
import Testing

@Suite struct FileOrderTests {
  private static let formats: [@Sendable ([CheckedFile]) -> String] = [
    { JSONRenderer().text(of: $0) },
    { SARIFRenderer(toolVersion: "1").text(of: $0) },
    { GitHubRenderer().text(of: $0) },
    { JUnitRenderer().text(of: $0) },
  ]

  @Test func `no document depends on the order of the files or their findings`() {
    for render in Self.formats {
      let turned = SampleFindings.all.reversed().map {
        CheckedFile(file: $0.file, diagnostics: $0.diagnostics.reversed())
      }
      #expect(render(SampleFindings.all) == render(turned))
    }
  }
}
