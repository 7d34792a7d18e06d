import RefreshDiagnostics
import RefreshRules
import Testing

@Suite("The rule too-many-controls")
struct TooManyControlsTests {
  private static func isReported(forControls count: Int) -> Bool {
    let documents = (0..<count).map { "refreshgen: 1\ncontrol: Feed\($0)\npreset: modern-header\n" }
    let file = SourceFile(name: "a.refresh.yml", text: documents.joined(separator: "---\n"))
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    return spec.diagnostics.contains { $0.id == "too-many-controls" }
  }

  @Test("the rule too-many-controls reports a file with one control more than the limit")
  func limit() {
    #expect(!Self.isReported(forControls: SpecLoader.mostControls))
    #expect(Self.isReported(forControls: SpecLoader.mostControls + 1))
  }
}
