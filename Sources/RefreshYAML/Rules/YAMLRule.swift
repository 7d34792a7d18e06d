package import RefreshDiagnostics

/// The rules of YAML, which `YAMLParser` reports.
package enum YAMLRule {
  /// All rules of YAML.
  package static let all: [any Rule.Type] = [
    DuplicateKey.self,
    FileTooLarge.self,
    InvalidUTF8.self,
    MergeNotMapping.self,
    RecursiveAlias.self,
    UndefinedAlias.self,
    YAMLAliasBomb.self,
    YAMLAnchorName.self,
    YAMLControlCharacter.self,
    YAMLDirective.self,
    YAMLEscape.self,
    YAMLIndentation.self,
    YAMLMissingColon.self,
    YAMLMissingComma.self,
    YAMLMissingSpace.self,
    YAMLSyntax.self,
    YAMLTabIndentation.self,
    YAMLTag.self,
    YAMLTooDeep.self,
    YAMLTooManyNodes.self,
    YAMLUnclosedBracket.self,
    YAMLUnclosedQuote.self,
    YAMLUnquotedText.self,
  ]
}
