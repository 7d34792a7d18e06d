package import RefreshDiagnostics
package import RefreshYAML

/// Turns the nodes of a document into values, by the types that its keys expect.
///
/// It goes on after each mistake, so one run reports them all.
package struct SpecDecoder {
  /// What was found wrong so far.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates a decoder.
  package init() {}

  /// The keys of a whole control.
  package mutating func control(_ root: Node) -> MapValue {
    document(root, SpecLanguage.control.table, of: .control, example: "control: Name")
  }

  /// The keys of a whole project file.
  package mutating func project(_ root: Node) -> MapValue {
    document(
      root,
      ProjectLanguage.project.table,
      of: .project,
      example: "specs: [\"*.refresh.yml\"]"
    )
  }

  private mutating func document(
    _ root: Node,
    _ table: KeyTable,
    of owner: Owner,
    example: String
  ) -> MapValue {
    guard root.mapping != nil else {
      report(
        WrongType.self,
        root,
        "\(owner) is a map of keys",
        expected: "keys such as '\(example)'"
      )
      return MapValue()
    }
    return map(root, table, of: owner)
  }

  /// A value of a type; `nil` once its mistake has been reported.
  mutating func value(_ node: Node, _ type: ValueType, of owner: Owner) -> SpecValue? {
    guard node.kind != .invalid else { return nil }
    switch type {
    case .number(let range, let word): return number(node, range, word, owner)
    case .integer(let range, let word): return integer(node, range, word, owner)
    case .duration(let range, let word): return duration(node, range, word, owner)
    case .flag: return flag(node, owner)
    case .word(let words): return word(node, words, owner)
    case .text, .preset: return scalar(node, owner, expected: "text").map(SpecValue.text)
    case .controlName: return controlName(node, owner)
    case .viewName: return viewName(node, owner)
    case .moduleName: return moduleName(node, owner)
    case .bundle: return bundle(node, owner)
    case .color: return color(node, owner).map(SpecValue.color)
    case .shade: return shade(node, owner).map { .color(ColorReference($0)) }
    case .curve: return curve(node, owner).map(SpecValue.curve)
    case .font: return font(node, owner).map(SpecValue.font)
    case .map(let table): return map(of: node, table, owner).map(SpecValue.map)
    case .dictionary(let element): return dictionary(node, element, owner).map(SpecValue.map)
    case .list(let element): return list(node, element, owner).map(SpecValue.list)
    }
  }

  /// The text of a scalar, if the node is one with something in it.
  ///
  /// What was expected is only put into words once something else is there.
  mutating func scalar(
    _ node: Node,
    _ owner: Owner,
    expected: @autoclosure () -> String
  ) -> String? {
    guard let scalar = node.scalar else {
      let kind = node.kind == .mapping ? "a map" : "a list"
      report(WrongType.self, node, "\(kind) as the value of \(owner)", expected: expected())
      return nil
    }
    guard !node.definition.isEmpty else {
      report(MissingValue.self, node, "\(owner) has no value", expected: expected())
      return nil
    }
    return scalar.text
  }

  /// Reports a mistake at a node.
  mutating func report(
    _ rule: any Rule.Type,
    _ node: Node,
    _ message: String,
    expected: String,
    suggestions: [String] = [],
    fix: Fix? = nil
  ) {
    diagnose(
      rule.finding(
        node.file,
        node.range,
        message,
        expected: expected,
        suggestions: suggestions,
        notes: node.aliasNotes,
        // What an alias brought here is not mended here.
        fix: node.use == nil ? fix : nil
      )
    )
  }

  /// Reports a mistake.
  mutating func diagnose(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}
