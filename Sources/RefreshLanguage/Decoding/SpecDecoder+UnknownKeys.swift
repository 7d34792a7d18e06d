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
    if !isTrial, let outer = reportDotted(pair, in: map, table: table) { return [outer] }
    let home = isTrial ? nil : home(of: name, value: pair.value)
    if let newName = RenamedKey.newName(of: name, in: table), let type = table.type(of: newName),
      home == nil && type.isScalar == (pair.value.scalar != nil) || fits(pair.value, type: type)
    {
      reportRenamed(key, to: newName, isTaken: isTaken(newName))
      if !isTaken(newName) { check(pair.value, of: newName, in: table) }
      return [newName]
    }
    var near = Suggestions.nearest(to: name, among: table.names)
    let isMeant = near.isEmpty
    let word = name.split(separator: ".").last.map(String.init) ?? name
    if isMeant {
      near = table.type(of: word) == nil ? Synonyms.of(word, among: table.names) : [word]
    }
    // A key of another map is no misspelling, unless its value suits the similar key as well.
    if home != nil { near = near.filter { fits(pair.value, type: table.type(of: $0)) } }
    let isNear = Suggestions.isSure(near, for: name)
    // What replaces a name in a language would change all languages; a drawing has keys of its own.
    let isElsewhere = path.first == KeyName.locales.name || path.first == KeyName.drawings.name
    let foreign =
      isTrial || isProject || isElsewhere || home != nil || isNear ? nil : ForeignName(name)
    // A word that is a key of this map by its meaning gets the list of the keys as well.
    if let foreign, !foreign.isWord || !isMeant || near.isEmpty {
      return report(foreign, pair: pair, table: table, isTaken: isTaken)
    }
    let move = near.isEmpty ? home?.remedy ?? Self.drawingHome(of: name, in: map, table) : nil
    let isShort = table.names.count <= Self.longestKeyList
    let isListed = move == nil && (isShort || near.isEmpty)
    let mistake = Mistake(
      rule: UnknownKey.self,
      message: key.scalar == nil
        ? "unexpected list or map as a key" : "unknown key \(SafeText.quote(name))",
      expected: isListed ? Self.keys(of: table, like: name) : nil,
      remedy: move,
      suggestions: near,
      isSure: (Suggestions.isSure(near, for: name) || Synonyms.isExact(near, for: word)
        || near == [word]) && !near.contains(where: isTaken)
    )
    report(mistake, node: key, fix: near.isEmpty ? home?.fix(pair, in: map) : nil)
    if mistake.isSure { check(pair.value, of: near[0], in: table) }
    return near
  }

  /// Reports the mistakes in the value of a key that is certainly meant.
  private mutating func check(_ value: Node, of name: String, in table: KeyTable) {
    guard !isTrial, let type = table.type(of: name) else { return }
    _ = self.value(from: value, type: type, of: .key(name))
  }

  /// The change that brings a key of a layer to the map in it that takes the key.
  private static func drawingHome(of name: String, in map: Node, _ table: KeyTable) -> String? {
    guard table.names == SpecLanguage.layer.names else { return nil }
    let copies = SpecLanguage.copies.type(of: name) != nil && map["repeat"] != nil
    let driver = SpecLanguage.driver.type(of: name) != nil
    guard copies || driver else { return nil }
    let channel = "a channel, such as 'rotate: {loop: 1s}'"
    return "move it into \(copies ? driver ? "'repeat' or \(channel)" : "'repeat'" : channel)"
  }

  /// Reports a key that had another name in an earlier version of the language.
  private mutating func reportRenamed(_ key: Node, to newName: String, isTaken: Bool) {
    let mistake = Mistake(
      rule: UnknownKey.self,
      message: "unknown key \(SafeText.quote(key.text ?? ""))",
      remedy: isTaken
        ? "remove it, since \(SafeText.quote(newName)) has replaced it"
        : "use \(SafeText.quote(newName)), the new name of the key"
    )
    report(mistake, node: key, fix: isTaken ? nil : Fix.replace(key.range, with: newName))
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
    // A sole place is right even for an invalid value, such as `color: red`.
    let sole = homes.first.flatMap {
      homes.count == 1 && (path.isEmpty || $0.type.isScalar && value.scalar != nil) ? $0 : nil
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
