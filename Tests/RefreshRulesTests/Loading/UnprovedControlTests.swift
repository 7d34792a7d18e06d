import RefreshDiagnostics
import RefreshExploration
import RefreshRules
import Testing

@Suite("The rule unproved-control")
struct UnprovedControlTests {
  /// Controls whose heights are so close to their distances that no shipped proof has them.
  private static func file(_ heights: [Double], _ more: String = "") -> SourceFile {
    let documents = heights.enumerated().map { index, height in
      "refreshgen: 1\ncontrol: Feed\(index)\npreset: mjrefresh-header\nheight: \(height)\n"
    }
    return SourceFile(name: "a.refresh.yml", text: (documents + [more]).joined(separator: "---\n"))
  }

  private static func findings(_ file: SourceFile, mostSteps: Int, jobs: Int) -> [Diagnostic] {
    var context = SpecContext()
    context.jobs = jobs
    let spec = SpecLoader.load(file, context: context, proofs: ProofLibrary(mostSteps: mostSteps))
    return spec.diagnostics.filter { $0.id == "unproved-control" }
  }

  @Test(
    "controls beyond the limit are reported, with any number of threads",
    arguments: [1, 3]
  )
  func limit(jobs: Int) throws {
    let file = Self.file(
      [53.5, 54.25, 54.5, 53.5],
      "refreshgen: 1\ncontrol: Other\npreset: mjrefresh-header\n"
    )
    #expect(Self.findings(file, mostSteps: 100_000_000, jobs: jobs).isEmpty)
    // A proof of the last control is shipped.
    let findings = Self.findings(file, mostSteps: 1, jobs: jobs)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .error)
    #expect(
      finding.message
        == "'Feed0' and 3 other controls were not proved, because the proofs of a file "
        + "end after \(ProofLibrary.mostSteps / 1_000_000) million transitions"
    )
    #expect(
      finding.remedy == "move some of the controls to another file, or give them the 'trigger' and "
        + "'timing' of a control that is proved"
    )
    #expect(finding.range.lower.line == 2)
    #expect(finding.notes.map { $0.range.lower.line } == [7, 12, 17])
    #expect(finding.notes[0].message == "'Feed1' was not proved either")
  }
}
