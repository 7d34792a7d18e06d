package import RefreshDiagnostics
import RefreshLanguage
import RefreshYAML

/// Every rule there is; a test compares it with the files of this folder.
package enum RuleRegistry {
  /// All rules, in the order of their names.
  package static let all: [any Rule.Type] =
    (YAMLRule.all + LanguageRule.all + LoadingRule.all + ProjectRule.all + OutputRule.all
    + controls.map { $0 as any Rule.Type })
    .sorted { $0.id < $1.id }

  /// The rules of controls.
  package static let controls: [any ControlRule.Type] =
    BehaviorRule.all + LookRule.all + TextRule.all + [
      LowerCaseTypeName.self,
      NoEffectOverride.self,
      ViewNamedAsControl.self,
    ]

  /// What there is to know about a rule.
  package static func about(_ id: RuleID) -> RuleAbout? {
    abouts[id]
  }

  /// The names of all rules.
  package static let names = all.map { $0.id.name }

  /// What each rule is about, in a sentence.
  package static var summaries: [RuleID: String] { abouts.mapValues(\.summary) }

  private static let abouts = Dictionary(
    all.map { ($0.id, $0.about) },
    uniquingKeysWith: { first, _ in first }
  )
}
