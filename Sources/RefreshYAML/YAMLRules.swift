package import RefreshDiagnostics

/// The rules that this module reports.
extension RuleID {
  /// Text that is not YAML, in a way that has no rule of its own.
  package static let yamlSyntax: RuleID = "yaml-syntax"

  /// A quote that is opened and never closed.
  package static let yamlUnclosedQuote: RuleID = "yaml-unclosed-quote"

  /// A `[` or `{` that is never closed.
  package static let yamlUnclosedBracket: RuleID = "yaml-unclosed-bracket"

  /// Two items of a `[ ]` or `{ }` without a comma between them.
  package static let yamlMissingComma: RuleID = "yaml-missing-comma"

  /// A tab where only spaces may indent.
  package static let yamlTabIndentation: RuleID = "yaml-tab-indentation"

  /// A line that starts in a column where nothing may start.
  package static let yamlIndentation: RuleID = "yaml-indentation"

  /// A key without its colon.
  package static let yamlMissingColon: RuleID = "yaml-missing-colon"

  /// A colon without the space that makes it one.
  package static let yamlMissingSpace: RuleID = "yaml-missing-space"

  /// A value that has to be quoted because of a character in it.
  package static let yamlUnquotedText: RuleID = "yaml-unquoted-text"

  /// An escape in double quotes that YAML does not know.
  package static let yamlEscape: RuleID = "yaml-escape"

  /// A `%` line that is wrong, or that is not supported.
  package static let yamlDirective: RuleID = "yaml-directive"

  /// An anchor or alias without a proper name.
  package static let yamlAnchorName: RuleID = "yaml-anchor-name"

  /// A tag that is wrong.
  package static let yamlTag: RuleID = "yaml-tag"

  /// Lists and maps nested deeper than `YAMLLimits.depth`.
  package static let yamlTooDeep: RuleID = "yaml-too-deep"

  /// More nodes than `YAMLLimits.nodes`.
  package static let yamlTooManyNodes: RuleID = "yaml-too-many-nodes"

  /// Aliases that stand for more than `YAMLLimits.aliasedNodes`.
  package static let yamlAliasBomb: RuleID = "yaml-alias-bomb"

  /// A control character in the file.
  package static let yamlControlCharacter: RuleID = "yaml-control-character"

  /// A merge key whose value is not a map.
  package static let mergeNotMapping: RuleID = "merge-not-mapping"

  /// A key given twice in one map.
  package static let duplicateKey: RuleID = "duplicate-key"

  /// An alias without an anchor before it.
  package static let undefinedAlias: RuleID = "undefined-alias"

  /// An alias inside the node that it stands for.
  package static let recursiveAlias: RuleID = "recursive-alias"

  /// A file larger than `YAMLLimits.fileSize`.
  package static let fileTooLarge: RuleID = "file-too-large"

  /// Bytes that are not UTF-8.
  package static let invalidUTF8: RuleID = "invalid-utf8"
}
