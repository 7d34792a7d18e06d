import RefreshDiagnostics

/// The rules of project files; their loader finds the faults.
enum ProjectRule {
  static let all: [any Rule.Type] = [
    FixedRule.self,
    HugePattern.self,
    NoSpecs.self,
    OutsideProject.self,
    UnknownRule.self,
    UnmatchedPattern.self,
  ]
}
