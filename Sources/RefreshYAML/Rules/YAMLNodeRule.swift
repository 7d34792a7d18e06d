package import RefreshDiagnostics

/// The rules of keys, aliases and sizes, which `TreeBuilder` and `YAMLParser` report.
package enum YAMLNodeRule {
  package static let all: [any Rule.Type] = [
    DuplicateKey.self,
    FileTooLarge.self,
    MergeNotMapping.self,
    RecursiveAlias.self,
    UndefinedAlias.self,
    YAMLAliasBomb.self,
    YAMLTooDeep.self,
    YAMLTooManyNodes.self,
  ]
}

package struct DuplicateKey: Rule {
  package static let metadata = RuleMetadata(
    "duplicate-key",
    isEssential: true,
    summary: "Duplicate key in a map.",
    reason: "Many YAML parsers would silently discard one of the two values.",
    bad: """
      height: 54
      height: 60
      """,
    good: "height: 60"
  )

  static func finding(
    in file: SourceFile,
    at range: SourceRange,
    key: String,
    first: SourceRange,
    areMaps: Bool
  ) -> Diagnostic {
    let name = SafeText.quote(key)
    return finding(
      in: file,
      at: range,
      message: "duplicate key \(name)",
      remedy: areMaps
        ? "put the keys of both maps below the first, and remove the second"
        : "remove one of the two",
      notes: [Diagnostic.Note(message: "\(name) is first set here", file: file.name, range: first)]
    )
  }
}

package struct MergeNotMapping: Rule {
  package static let metadata = RuleMetadata(
    "merge-not-mapping",
    isEssential: true,
    summary: "Merge key whose value is not a map.",
    reason: "The merge key '<<' adds the keys of another map, so its value has to be a map.",
    bad: "<<: 54",
    good: "height: 54"
  )

  static func finding(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "the value of the merge key '<<' is not a map",
      expected: "a map, or a list of maps"
    )
  }
}

package struct RecursiveAlias: Rule {
  package static let metadata = RuleMetadata(
    "recursive-alias",
    isEssential: true,
    summary: "Alias inside its own anchor.",
    reason: "Expanding the alias would never end.",
    bad: "states: &all {idle: *all, refreshing: {indicator: medium}}",
    good: "states: {idle: {arrow: down}, refreshing: {indicator: medium}}"
  )

  static func finding(
    in file: SourceFile,
    at range: SourceRange,
    name: String,
    inside start: SourcePosition
  ) -> Diagnostic {
    let anchor = SafeText.quote("&\(name)")
    let note = "\(anchor) starts here"
    return finding(
      in: file,
      at: range,
      message: "alias \(SafeText.quote("*\(name)")) refers to a value that contains it",
      remedy: "replace the alias with a value",
      notes: [Diagnostic.Note(message: note, file: file.name, range: SourceRange(at: start))]
    )
  }
}

package struct UndefinedAlias: Rule {
  package static let metadata = RuleMetadata(
    "undefined-alias",
    isEssential: true,
    summary: "Alias without an anchor before it.",
    reason: "An alias repeats the value of an earlier anchor with the same name.",
    bad: "states: {idle: &rest {arrow: down}, ending: *rset, refreshing: {indicator: medium}}",
    good: "states: {idle: &rest {arrow: down}, ending: *rest, refreshing: {indicator: medium}}"
  )

  static func finding(
    in file: SourceFile,
    at range: SourceRange,
    name: String,
    near: [String]
  ) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "undefined alias \(SafeText.quote("*\(name)"))",
      expected: "an anchor \(SafeText.quote("&\(name)")) before it",
      suggestions: near.map { "*\($0)" }
    )
  }
}

package struct FileTooLarge: Rule {
  package static let metadata = RuleMetadata(
    "file-too-large",
    isEssential: true,
    summary: "File larger than 1 MiB.",
    reason: "The limit keeps untrusted files from using up time and memory.",
    remedy: "Split the file: a project may have any number of specs."
  )

  /// The finding for a file whose text is not parsed.
  static func finding(in file: SourceFile) -> Diagnostic {
    finding(
      in: file,
      at: SourceRange(at: .start),
      message: "the file has \(file.bytes.count) bytes",
      expected: "at most \(YAMLLimits.fileSize)"
    )
  }
}

package struct YAMLAliasBomb: Rule {
  package static let metadata = RuleMetadata(
    "yaml-alias-bomb",
    isEssential: true,
    summary: "Aliases that expand to more than 10,000 keys and values.",
    reason: """
      A few lines of nested aliases can expand to more data than fits into memory. A long text counts \
      as one value for each 100 bytes.
      """,
    remedy: "Write the values out instead of repeating them with aliases."
  )

  static func finding(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "aliases expand to too many values",
      expected: "at most \(YAMLLimits.aliasedNodes) in a document"
    )
  }
}

package struct YAMLTooDeep: Rule {
  package static let metadata = RuleMetadata(
    "yaml-too-deep",
    isEssential: true,
    summary: "Lists and maps nested deeper than 64 levels.",
    reason: "The limit keeps untrusted files from using up time and memory.",
    bad: "summary: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    good: "summary: text"
  )

  static func finding(in file: SourceFile, at place: SourcePosition) -> Diagnostic {
    finding(
      in: file,
      at: SourceRange(at: place),
      message: "lists and maps are nested too deeply",
      expected: "at most \(YAMLLimits.depth) levels"
    )
  }
}

package struct YAMLTooManyNodes: Rule {
  package static let metadata = RuleMetadata(
    "yaml-too-many-nodes",
    isEssential: true,
    summary: "More than 100,000 keys and values in one file.",
    reason: "The limit keeps untrusted files from using up time and memory.",
    remedy: "Split the file: a project may have any number of specs."
  )

  static func finding(in file: SourceFile, at range: SourceRange) -> Diagnostic {
    finding(
      in: file,
      at: range,
      message: "too many values in one file",
      expected: "at most \(YAMLLimits.nodes)"
    )
  }
}
