import RefreshDiagnostics
import RefreshYAML

/// Advice about keys that a map does not take.
extension SpecDecoder {
  /// The largest number of keys that a message lists even if it suggests a similar key.
  private static let longestKeyList = 12

  /// Reports an unknown key of `map`; returns the keys that were probably meant.
  ///
  /// A fix never renames a key to one that is taken, because the map already has it.
  mutating func reportUnknown(
    _ pair: Pair,
    in map: Node,
    table: KeyTable,
    isTaken: (String) -> Bool
  ) -> [String] {
    let (key, name) = (pair.key, pair.key.text ?? "")
    let home = isTrial ? nil : home(of: name, value: pair.value)
    var near = Suggestions.nearest(to: name, among: table.names)
    let isMeant = near.isEmpty
    if isMeant { near = Synonyms.of(name, among: table.names) }
    // A key of another map is no misspelling, unless its value suits the similar key as well.
    if home != nil { near = near.filter { fits(pair.value, type: table.type(of: $0)) } }
    let isNear = Suggestions.isSure(near, for: name)
    // What replaces a name in a language would change all languages.
    let isInLanguage = path.first == KeyName.locales.name
    let foreign =
      isTrial || isProject || isInLanguage || home != nil || isNear ? nil : ForeignName(name)
    // A word that is a key of this map by its meaning gets the list of the keys as well.
    if let foreign, !foreign.isWord || !isMeant || near.isEmpty {
      return report(foreign, pair: pair, table: table, isTaken: isTaken)
    }
    let move = near.isEmpty ? home?.remedy : nil
    let isShort = table.names.count <= Self.longestKeyList
    let isListed = move == nil && (isShort || near.isEmpty)
    let mistake = Mistake(
      rule: UnknownKey.self,
      message: key.scalar == nil
        ? "unexpected list or map as a key" : "unknown key \(SafeText.quote(name))",
      expected: isListed ? Self.keys(of: table, like: name) : nil,
      remedy: move,
      suggestions: near,
      isSure: (Suggestions.isSure(near, for: name) || Synonyms.isExact(near, for: name))
        && !near.contains(where: isTaken)
    )
    report(mistake, node: key, fix: near.isEmpty ? home?.fix(pair, in: map) : nil)
    return near
  }

  /// Reports a name of another library; returns the key that was meant.
  private mutating func report(
    _ foreign: ForeignName,
    pair: Pair,
    table: KeyTable,
    isTaken: (String) -> Bool
  ) -> [String] {
    let renamed = foreign.renamed(at: path).flatMap { table.type(of: $0) == nil ? nil : $0 }
    let mistake = Mistake(
      rule: UnknownKey.self,
      message: "unknown key \(SafeText.quote(pair.key.text ?? ""))",
      remedy: renamed == nil ? foreign.remedy : nil,
      suggestions: renamed.map { [$0] } ?? [],
      isSure: renamed.map { !isTaken($0) && fits(pair.value, type: table.type(of: $0)) } ?? false
    )
    report(
      mistake,
      node: pair.key,
      fix: path.isEmpty ? Self.fix(pair, foreign: foreign, isTaken: isTaken) : nil
    )
    return renamed.map { [$0] } ?? []
  }

  /// The fix that replaces a name of another library and its value.
  private static func fix(_ pair: Pair, foreign: ForeignName, isTaken: (String) -> Bool)
    -> Fix?
  {
    guard let value = pair.value.scalar?.text, pair.value.use == nil, !value.contains("\n"),
      pair.value.scalar?.isPlain == true,
      let text = foreign.replacement(of: value, isTaken: isTaken)
    else { return nil }
    return Fix.replace(
      SourceRange(lower: pair.key.range.lower, upper: pair.value.range.upper),
      with: text
    )
  }

  /// The keys of a map for a message: all of them, or the nearest of many.
  private static func keys(of table: KeyTable, like name: String) -> String {
    guard table.names.count > longestKeyList else { return WordList.oneOf(table.names) }
    let topics = SpecLanguage.topics(of: table.names)
    guard topics.isEmpty else {
      return "a key for "
        + topics.map { "\($0.name): \($0.keys.joined(separator: ", "))" }.joined(
          separator: "; for "
        )
    }
    let near = Suggestions.closest(to: name, among: table.names)
    return "one of \(table.names.count) keys, such as \(WordList.anyOf(near)); "
      + "'refreshgen reference keys' lists all"
  }

  /// The place of a key that another map has, if the value suits the key there.
  private func home(of name: String, value: Node) -> KeyHome? {
    let homes = KeyHome.all(of: name, from: path, isProject: isProject)
    // A sole place is right even for an invalid text, such as `color: red`.
    let sole = homes.first.flatMap {
      homes.count == 1 && $0.type.isScalar && value.scalar != nil ? $0 : nil
    }
    guard var home = homes.first(where: { fits(value, type: $0.type) }) ?? sole else { return nil }
    if let path = home.path {
      let map = path.reduce(root) { map, key in map?[key] }
      home.isTaken = map?[name] != nil
      home.isSole =
        homes.filter { isPossible($0) && fits(value, type: $0.type) }.count == 1
    }
    return home
  }

  /// Whether the map of a place is there, or could consist of the key alone.
  private func isPossible(_ home: KeyHome) -> Bool {
    guard let key = home.path?.first, root?[key] == nil else { return true }
    guard case .map(let table)? = SpecLanguage.control.table.type(of: key) else { return true }
    return table.required.isEmpty
  }

  /// Whether a value is valid for a type.
  private func fits(_ value: Node, type: ValueType?) -> Bool {
    guard let type else { return false }
    var trial = SpecDecoder(trialIn: root)
    _ = trial.value(from: value, type: type, of: .control)
    return trial.diagnostics.isEmpty
  }
}
