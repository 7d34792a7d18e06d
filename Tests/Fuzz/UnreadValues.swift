import RefreshDiagnostics
import RefreshLanguage
import RefreshYAML

/// The values in a fixed file that were not read before the fix: the values of unknown keys, and values of
/// another kind, such as a map that was a text because of a missing space.
struct UnreadValues {
  private let keys: Set<String>
  private var ranges: [SourceRange] = []

  init(of checked: CheckedFile, in fixed: SourceFile) {
    let unknown = checked.diagnostics.filter { $0.id == UnknownKey.id }
    keys = Set(unknown.compactMap(\.fix).flatMap(\.edits).map(\.replacement))
    let before = YAMLParser.parse(checked.file).documents
    let after = YAMLParser.parse(fixed).documents
    for (before, after) in zip(before, after) { add(after.root, before: before.root) }
  }

  /// Whether a finding is in one of the values.
  func contains(_ range: SourceRange) -> Bool {
    ranges.contains { $0.lower <= range.lower && range.upper <= $0.upper }
  }

  private mutating func add(_ node: Node, before: Node?) {
    guard node.use == nil else { return }
    if let before,
      (before.mapping == nil) != (node.mapping == nil)
        || (before.sequence == nil) != (node.sequence == nil)
    {
      return ranges.append(node.range)
    }
    for pair in node.mapping ?? [] {
      let key = pair.key.text ?? ""
      if keys.contains(key) {
        ranges.append(pair.value.range)
      } else {
        add(pair.value, before: before?[key])
      }
    }
  }
}
