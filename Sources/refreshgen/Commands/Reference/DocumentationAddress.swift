import RefreshDiagnostics

/// The address of the documentation, which `make docs` builds.
enum DocumentationAddress {
  /// The first page.
  static let start = "https://git.example.com/refreshgen/documentation/refreshgen"

  /// The section about a rule on the page of the rules.
  static func of(_ rule: RuleID) -> String { "\(start)/rules#\(rule.name)" }
}
