import RefreshCore
package import RefreshDiagnostics
package import RefreshYAML

/// Converts the nodes of a YAML document to values of the types that its keys require.
///
/// Decoding continues after each mistake, so that one run reports all of them.
package struct SpecDecoder {
  /// The findings so far.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// Whether a color may refer to the palette, as in `$accent`; colors of the palette may not.
  var allowsColorNames = true

  /// The layers and the colors of the drawing that is decoded.
  var drawnLayers: [RefreshLayer]?
  var drawingColors: [ColorReference] = []
  /// The nodes of the layers, in drawing order.
  var layerNodes: [Node] = []
  /// The number of layers and copies whose places may still be checked in the document.
  var checkedCopies = 2048
  /// The number of layers in frames that may still be checked for flashes in the file.
  package var checkedFrames = Limits.drawnLayers

  /// The document that is decoded.
  private(set) var root: Node?
  /// Whether the document is a project file.
  private(set) var isProject = false
  /// The keys that lead from the root to the map that is decoded.
  var path: [String] = []
  /// Whether the decoder only tries a value out, so that its findings need no advice.
  let isTrial: Bool

  package init() { isTrial = false }

  /// Creates a decoder that tries out whether values of a document suit other keys.
  init(trialIn root: Node?) {
    self.root = root
    isTrial = true
  }

  /// The names of the colors in the palette of a document, for suggestions.
  static func paletteNames(in root: Node?) -> [String] {
    let colors = root?.mapping?.first { $0.key.text == KeyName.colors.name }?.value
    return colors?.mapping?.compactMap(\.key.text) ?? []
  }

  /// Decodes the keys of a control from the root of its document.
  package mutating func control(_ root: Node) -> MapValue {
    document(root, table: SpecLanguage.control.table, of: .control, example: "control: Name")
  }

  /// Decodes the keys of a project file from the root of its document.
  package mutating func project(_ root: Node) -> MapValue {
    isProject = true
    return document(
      root,
      table: ProjectLanguage.project.table,
      of: .project,
      example: "specs: [\"*.refresh.yml\"]"
    )
  }

  private mutating func document(
    _ root: Node,
    table: KeyTable,
    of owner: Owner,
    example: String
  ) -> MapValue {
    self.root = root
    guard root.mapping != nil else {
      let expected = "keys such as '\(example)'"
      report(
        Mistake(rule: WrongType.self, message: "the document has no keys", expected: expected),
        node: root
      )
      return MapValue()
    }
    return map(from: root, table: table, of: owner)
  }

  /// Decodes a value of a type; reports a mistake and returns `nil` if the value is invalid.
  mutating func value(from node: Node, type: ValueType, of owner: Owner) -> SpecValue? {
    if case .invalid = node.kind { return nil }
    switch type {
    case .number(let range, let word):
      return number(from: node, range: range, word: word, of: owner)
    case .length(let range, let percent):
      return length(from: node, range: range, percent: percent, of: owner)
    case .integer(let range, let word):
      let bounds = Double(range.lowerBound)...Double(range.upperBound)
      return number(from: node, range: bounds, word: word, isWhole: true, of: owner)
    case .duration(let range, let word):
      return duration(from: node, range: range, word: word, of: owner)
    case .flag: return flag(from: node, of: owner)
    case .word(let words): return word(node, words: words, of: owner)
    // The null value `~` hides a text, as an empty text does.
    case .text where node.scalar?.isPlain == true && node.scalar?.text == "~": return .text("")
    case .text:
      let isEmpty = node.scalar != nil && node.definition.isEmpty
      let expected = isEmpty ? "text, or \"\" for none" : "text"
      return scalar(from: node, of: owner, expected: expected).map(SpecValue.text)
    case .preset:
      let expected = "the name of a preset, or a path such as ./Base.refresh.yml"
      return scalar(from: node, of: owner, expected: expected).map(SpecValue.text)
    case .controlName: return controlName(from: node, of: owner)
    case .viewName(let word): return viewName(from: node, or: word, of: owner)
    case .moduleName: return moduleName(from: node, of: owner)
    case .bundle: return bundle(from: node, of: owner)
    case .color: return color(from: node, of: owner).map(SpecValue.color)
    case .shade: return shade(from: node, of: owner).map { .color(ColorReference(light: $0)) }
    case .curve: return curve(from: node, of: owner).map(SpecValue.curve)
    case .font: return font(from: node, of: owner).map(SpecValue.font)
    case .part(let part): return self.part(from: node, part: part, of: owner)
    case .map(let table): return map(of: node, table: table, owner: owner).map(SpecValue.map)
    case .dictionary(let element):
      return dictionary(from: node, element: element, of: owner).map(SpecValue.map)
    case .list(_, let word?) where node.scalar?.text == word: return .text(word)
    case .list(let element, let word):
      return list(from: node, element: element, of: owner, or: word).map(SpecValue.list)
    }
  }

  /// Returns the text of a scalar; reports any other node or an empty value, and returns `nil`.
  mutating func scalar(
    from node: Node,
    of owner: Owner,
    expected: @autoclosure () -> String
  ) -> String? {
    guard let scalar = node.scalar, !node.definition.isEmpty else {
      reportType(at: node, of: owner, expected: expected())
      return nil
    }
    return scalar.text
  }

  /// Reports a list, map or empty value where the key takes something else.
  mutating func reportType(
    at node: Node,
    of owner: Owner,
    expected: String,
    remedy: String? = nil,
    suggestions: [String] = [],
    isSure: Bool = false
  ) {
    guard node.scalar == nil || !node.definition.isEmpty else {
      return report(
        Mistake(rule: MissingValue.self, message: "\(owner) has no value", expected: expected),
        node: node
      )
    }
    let kind =
      switch node.kind {
      case .mapping: "a map"
      case .sequence: "a list"
      case .scalar(let scalar) where scalar.isPlain && Self.decimal(scalar.text) != nil: "a number"
      default: "text"
      }
    let message = "\(owner) cannot be \(kind)"
    report(
      Mistake(
        rule: WrongType.self,
        message: message,
        expected: expected,
        remedy: remedy ?? translationRemedy(from: node),
        suggestions: suggestions,
        isSure: isSure
      ),
      node: node
    )
  }

  /// The remedy for a text in several languages, as in `title: {en: Pull, de: Ziehen}`.
  private func translationRemedy(from node: Node) -> String? {
    guard path.first == KeyName.states.name, path.count == 2, let pairs = node.mapping,
      let language = pairs.lazy.compactMap(\.key.text).last, !pairs.isEmpty,
      pairs.allSatisfy({ pair in
        let tag = (pair.key.text ?? "").split { $0 == "-" || $0 == "_" }
        return pair.value.scalar != nil && (2...3).contains(tag.first?.count ?? 0)
      })
    else { return nil }
    let example = "locales: {\(language): {\(path[1]): {title: …}}}"
    return
      "keep one language, and put translations into 'locales', such as \(SafeText.quote(example))"
  }

  /// Decodes the text of a scalar; reports a mistake that the function throws.
  mutating func decode<Value>(
    from node: Node,
    of owner: Owner,
    expected: @autoclosure () -> String,
    parse: (String) throws(Mistake) -> Value
  ) -> Value? {
    guard let text = scalar(from: node, of: owner, expected: expected()) else { return nil }
    do {
      return try parse(text)
    } catch {
      if let fix = Self.comment(in: text, node: node, isValid: { (try? parse($0)) != nil }) {
        let message = "\(error.message): '//' does not start a comment"
        report(
          Mistake(rule: error.rule, message: message, remedy: "start the comment with '#'"),
          node: node,
          fix: fix
        )
        return nil
      }
      var mistake = error
      if mistake.remedy == nil, mistake.expected == nil { mistake.expected = expected() }
      report(mistake, node: node)
      return nil
    }
  }

  /// The fix for a comment as in Swift behind a value, as in `height: 60 // tall`.
  private static func comment(in text: String, node: Node, isValid: (String) -> Bool) -> Fix? {
    guard let slashes = text.firstRange(of: " //"), node.scalar?.isPlain == true,
      node.file.text(in: node.range.offsets) == text, isValid(String(text[..<slashes.lowerBound]))
    else { return nil }
    let start = node.range.lower.offset + text[..<slashes.lowerBound].utf8.count + 1
    return Fix.replace(node.file.range(in: start..<start + 2), with: "#")
  }

  /// Reports a mistake at a node, with a fix if the mistake itself has no certain one.
  mutating func report(_ mistake: Mistake, node: Node, fix: Fix? = nil) {
    if node.scalar != nil, node.use == nil, node.range.lower.line == node.range.upper.line,
      let (found, range) = Lookalike.first(in: node.range, of: node.file)
    {
      return diagnose(
        found.finding(
          of: mistake.rule,
          in: node.file,
          at: range,
          after: "\(mistake.message): ",
          inScalar: node.range
        )
      )
    }
    var finding = mistake.finding(in: node.file, at: node.range)
    finding.notes = node.aliasNotes
    // A value behind a YAML alias gets no fix, since other keys may use the same value.
    finding.fix = node.use == nil ? finding.fix ?? fix : nil
    diagnose(finding)
  }

  /// Reports a mistake.
  mutating func diagnose(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}
