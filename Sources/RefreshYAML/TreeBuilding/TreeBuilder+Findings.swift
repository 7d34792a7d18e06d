internal import RefreshDiagnostics

/// The findings in text that is valid YAML.
extension TreeBuilder {
  func duplicateKey(_ key: Int32, first: Int32) -> Diagnostic {
    let text = text(ofKey: key) ?? []
    let name = SafeText.quote(String(decoding: text, as: UTF8.self))
    let note = Diagnostic.Note(
      "\(name) is first set here",
      file: file.name,
      range: contents.records[Int(first)].range
    )
    return Diagnostic(
      DuplicateKey.id,
      file: file.name,
      range: contents.records[Int(key)].range,
      message: "duplicate key \(name)",
      remedy: "remove one of the two",
      notes: [note]
    )
  }

  func undefinedAlias(_ name: String, _ range: SourceRange) -> Diagnostic {
    // Suggestions cost time, so findings beyond the limit get none.
    let names = hasRoomForFindings ? anchors.names : []
    let near = Suggestions.nearest(to: name, among: names)
    return Diagnostic(
      UndefinedAlias.id,
      file: file.name,
      range: range,
      message: "undefined alias \(SafeText.quote("*\(name)"))",
      expected: "an anchor \(SafeText.quote("&\(name)")) before it",
      suggestions: near.map { "*\($0)" }
    )
  }

  func recursiveAlias(_ name: String, _ range: SourceRange, inside record: Int32) -> Diagnostic {
    let place = SourceRange(at: contents.records[Int(record)].range.lower)
    let note = Diagnostic.Note(
      "\(SafeText.quote("&\(name)")) starts here",
      file: file.name,
      range: place
    )
    return Diagnostic(
      RecursiveAlias.id,
      file: file.name,
      range: range,
      message: "alias \(SafeText.quote("*\(name)")) refers to a value that contains it",
      remedy: "replace the alias with a value",
      notes: [note]
    )
  }

  func mergeNotMapping(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      MergeNotMapping.id,
      file: file.name,
      range: range,
      message: "the value of the merge key '<<' is not a map",
      expected: "a map, or a list of maps"
    )
  }

  func aliasBomb(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      YAMLAliasBomb.id,
      file: file.name,
      range: range,
      message: "aliases expand to too many values",
      expected: "at most \(YAMLLimits.aliasedNodes) in a document"
    )
  }

  func tooDeep(_ place: SourcePosition) -> Diagnostic {
    Diagnostic(
      YAMLTooDeep.id,
      file: file.name,
      range: SourceRange(at: place),
      message: "lists and maps are nested too deeply",
      expected: "at most \(YAMLLimits.depth) levels"
    )
  }

  func tooManyNodes(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      YAMLTooManyNodes.id,
      file: file.name,
      range: range,
      message: "too many values in one file",
      expected: "at most \(YAMLLimits.nodes)"
    )
  }

  /// The finding for a `%TAG` directive at the start of the current document.
  func tagDirective() -> Diagnostic {
    Diagnostic(
      YAMLDirective.id,
      file: file.name,
      range: SourceRange(at: documentStart),
      message: "directive '%TAG' is not supported",
      remedy: "remove the line"
    )
  }

}
