import RefreshDiagnostics

/// The rules of project files, which `ProjectLoader` reports.
enum ProjectRule {
  static let all: [any Rule.Type] = [
    FixedRule.self,
    HugePattern.self,
    NoSpecs.self,
    OutsideProject.self,
    RepeatedFileName.self,
    UnknownRule.self,
    UnmatchedPattern.self,
  ]
}
