package import RefreshDiagnostics

/// The rules of YAML syntax; `SyntaxErrorContext` words most findings by the text around an error.
package enum YAMLSyntaxRule {
  package static let all: [any Rule.Type] = [
    InvalidUTF8.self,
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
    YAMLUnclosedBracket.self,
    YAMLUnclosedQuote.self,
    YAMLUnquotedText.self,
  ]
}

package struct InvalidUTF8: Rule {
  package static let metadata = RuleMetadata(
    "invalid-utf8",
    isEssential: true,
    summary: "File that is not UTF-8.",
    reason: "Texts in another encoding would be garbled.",
    remedy: "Save the file as UTF-8; editors have a setting for the encoding."
  )
}

struct YAMLAnchorName: Rule {
  static let metadata = RuleMetadata(
    "yaml-anchor-name",
    isEssential: true,
    summary: "Anchor or alias without a valid name.",
    reason: "An alias refers to its anchor by a name of letters, digits, '-' and '_'.",
    bad: "summary: & feed",
    good: #"summary: "& feed""#
  )
}

struct YAMLControlCharacter: Rule {
  static let metadata = RuleMetadata(
    "yaml-control-character",
    isEssential: true,
    summary: "Control character in the file.",
    reason: "Control characters are invisible, and a terminal that shows the file may obey them.",
    remedy: "Delete the character, or write it as an escape in double quotes, such as \"\\u0007\"."
  )
}

package struct YAMLDirective: Rule {
  package static let metadata = RuleMetadata(
    "yaml-directive",
    isEssential: true,
    summary: "Invalid or unsupported YAML directive.",
    reason: "Directives change how the rest of the file is read; specs need none.",
    bad: """
      %YAML 3.0
      ---
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      """
  )

  static func tagFinding(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "directive '%TAG' is not supported",
      remedy: "remove the line"
    )
  }
}

struct YAMLEscape: Rule {
  static let metadata = RuleMetadata(
    "yaml-escape",
    isEssential: true,
    summary: "Unknown escape in double quotes.",
    reason: "YAML does not define the escape, so the text cannot be read.",
    bad: #"""
      summary: "\d is a digit"
      """#,
    good: #"summary: '\d is a digit'"#
  )
}

struct YAMLIndentation: Rule {
  static let metadata = RuleMetadata(
    "yaml-indentation",
    isEssential: true,
    summary: "Wrong indentation.",
    reason: "The indentation of the line matches none of the maps and lists around it.",
    bad: """
      trigger:
          when: release
        distance: 60
      """,
    good: """
      trigger:
          when: release
          distance: 60
      """
  )
}

struct YAMLMissingColon: Rule {
  static let metadata = RuleMetadata(
    "yaml-missing-colon",
    isEssential: true,
    summary: "Key without a colon.",
    reason: "Without the colon, YAML reads the line as text instead of a key with a value.",
    bad: """
      height 54
      edge: top
      """,
    good: """
      height: 54
      edge: top
      """
  )
}

struct YAMLMissingComma: Rule {
  static let metadata = RuleMetadata(
    "yaml-missing-comma",
    isEssential: true,
    summary: "Missing comma between two items in brackets or braces.",
    reason: "Only the comma marks where one item ends and the next begins.",
    bad: #"timing: {reveal: 250ms "retract": 400ms}"#,
    good: #"timing: {reveal: 250ms, "retract": 400ms}"#
  )
}

struct YAMLMissingSpace: Rule {
  static let metadata = RuleMetadata(
    "yaml-missing-space",
    isEssential: true,
    summary: "Missing space after a colon or dash.",
    reason: "YAML reads 'height:54' as text; the space makes 'height' a key.",
    bad: """
      height:54
      edge: top
      """,
    good: """
      height: 54
      edge: top
      """
  )
}

package struct YAMLSyntax: Rule {
  package static let metadata = RuleMetadata(
    "yaml-syntax",
    isEssential: true,
    summary: "YAML syntax error that no other rule describes.",
    reason: "The file cannot be read as YAML.",
    bad: "states: {idle: {arrow: down}}, refreshing: {indicator: medium}}",
    good: "states: {idle: {arrow: down}, refreshing: {indicator: medium}}"
  )
}

struct YAMLTabIndentation: Rule {
  static let metadata = RuleMetadata(
    "yaml-tab-indentation",
    isEssential: true,
    summary: "Tab in the indentation.",
    reason: "YAML allows only spaces in the indentation, since the width of a tab varies.",
    bad: """
      trigger:
      	when: release
      """,
    good: """
      trigger:
        when: release
      """
  )
}

package struct YAMLTag: Rule {
  package static let metadata = RuleMetadata(
    "yaml-tag",
    isEssential: true,
    summary: "Invalid YAML tag.",
    reason: "A tag sets the type of a value. In a spec, the key determines the type.",
    bad: "height: !foo!bar 54",
    good: "height: 54"
  )
}

struct YAMLUnclosedBracket: Rule {
  static let metadata = RuleMetadata(
    "yaml-unclosed-bracket",
    isEssential: true,
    summary: "Unclosed bracket or brace.",
    reason: "Everything up to the end of the file becomes part of the list or map.",
    bad: "timing: {reveal: 250ms",
    good: "timing: {reveal: 250ms}"
  )
}

struct YAMLUnclosedQuote: Rule {
  static let metadata = RuleMetadata(
    "yaml-unclosed-quote",
    isEssential: true,
    summary: "Unclosed quote.",
    reason: "Everything up to the next quote becomes part of the text.",
    bad: #"summary: "Refreshes the feed."#,
    good: #"summary: "Refreshes the feed.""#
  )
}

package struct YAMLUnquotedText: Rule {
  package static let metadata = RuleMetadata(
    "yaml-unquoted-text",
    isEssential: true,
    summary: "Text that needs quotes.",
    reason: "Without quotes, YAML gives a character of the text a special meaning.",
    bad: "summary: @home feed",
    good: #"summary: "@home feed""#
  )

  package static func finding(
    in file: SourceFile,
    at range: SourceRange,
    key: String,
    quoted: String
  ) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "the comma ends the text of \(SafeText.quote(key))",
      remedy: "put the text in quotes",
      suggestions: [quoted],
      fix: Fix.replace(range, with: quoted, message: "put the text in quotes")
    )
  }
}
