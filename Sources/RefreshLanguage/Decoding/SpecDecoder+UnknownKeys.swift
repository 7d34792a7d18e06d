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
    _ table: KeyTable,
    isTaken: (String) -> Bool
  ) -> [String] {
    let (key, name) = (pair.key, pair.key.text ?? "")
    let home = isTrial ? nil : home(of: name, pair.value)
    var near = Suggestions.nearest(to: name, among: table.names)
    if near.isEmpty { near = Synonyms.of(name, among: table.names) }
    // A key of another map is no misspelling, unless its value suits the similar key as well.
    if home != nil { near = near.filter { fits(pair.value, table.type(of: $0)) } }
    let isNear = Suggestions.isSure(near, for: name)
    let foreign = isTrial || isProject || home != nil || isNear ? nil : ForeignName(name)
    if let foreign {
      return report(foreign, pair, table, isTaken: isTaken)
    }
    let move = near.isEmpty ? home?.remedy : nil
    let isShort = table.names.count <= Self.longestKeyList
    let isListed = move == nil && (isShort || near.isEmpty)
    let mistake = Mistake(
      UnknownKey.self,
      key.scalar == nil ? "unexpected list or map as a key" : "unknown key \(SafeText.quote(name))",
      expected: isListed ? Self.keys(of: table, like: name) : nil,
      remedy: move,
      suggestions: near,
      isSure: (Suggestions.isSure(near, for: name) || Synonyms.isExact(near, for: name))
        && !near.contains(where: isTaken)
    )
    report(mistake, key, fix: near.isEmpty ? home?.fix(pair, in: map) : nil)
    return near
  }

  /// Reports a name of another library; returns the key that was meant.
  private mutating func report(
    _ foreign: ForeignName,
    _ pair: Pair,
    _ table: KeyTable,
    isTaken: (String) -> Bool
  ) -> [String] {
    let renamed = foreign.renamed(at: path).flatMap { table.type(of: $0) == nil ? nil : $0 }
    let mistake = Mistake(
      UnknownKey.self,
      "unknown key \(SafeText.quote(pair.key.text ?? ""))",
      remedy: renamed == nil ? foreign.remedy : nil,
      suggestions: renamed.map { [$0] } ?? [],
      isSure: renamed.map { !isTaken($0) && fits(pair.value, table.type(of: $0)) } ?? false
    )
    report(mistake, pair.key, fix: path.isEmpty ? Self.fix(pair, foreign, isTaken) : nil)
    return renamed.map { [$0] } ?? []
  }

  /// The fix that replaces a name of another library and its value.
  private static func fix(_ pair: Pair, _ foreign: ForeignName, _ isTaken: (String) -> Bool)
    -> Fix?
  {
    guard let value = pair.value.scalar?.text, pair.value.use == nil, !value.contains("\n"),
      pair.value.scalar?.isPlain == true,
      let text = foreign.replacement(of: value, isTaken: isTaken)
    else { return nil }
    return Fix.replace(SourceRange(pair.key.range.lower, pair.value.range.upper), with: text)
  }

  /// The keys of a map for a message: all of them, or the nearest of many.
  private static func keys(of table: KeyTable, like name: String) -> String {
    guard table.names.count > longestKeyList else { return WordList.oneOf(table.names) }
    let near = Suggestions.closest(to: name, among: table.names)
    return "one of \(table.names.count) keys, such as \(WordList.anyOf(near)); "
      + "'refreshgen reference keys' lists all"
  }

  /// The place of a key that another map has, if the value suits the key there.
  private func home(of name: String, _ value: Node) -> KeyHome? {
    let homes = KeyHome.all(of: name, from: path, isProject: isProject)
    // A sole place is right even for an invalid text, such as `color: red`.
    let sole = homes.first.flatMap {
      homes.count == 1 && $0.type.isScalar && value.scalar != nil ? $0 : nil
    }
    guard var home = homes.first(where: { fits(value, $0.type) }) ?? sole else { return nil }
    if let path = home.path {
      let map = path.reduce(root) { map, key in map?[key] }
      home.isTaken = map?[name] != nil
    }
    return home
  }

  /// Whether a value is valid for a type.
  private func fits(_ value: Node, _ type: ValueType?) -> Bool {
    guard let type else { return false }
    var trial = SpecDecoder(trialIn: root)
    _ = trial.value(value, type, of: .control)
    return trial.diagnostics.isEmpty
  }
}

/// The place where a key may stand.
private struct KeyHome {
  let name: String
  /// The type of the key there.
  let type: ValueType
  /// The place, worded to follow "in".
  let place: String
  /// The keys that lead to the map; `nil` for a place in several maps or in another file.
  var path: [String]?
  /// Whether the map already has the key.
  var isTaken = false
  /// The language whose states stand under a needless `states`.
  var language: String?

  /// The change that brings the key to its place.
  var remedy: String {
    if let language {
      return "put the states directly into \(SafeText.quote(language)), such as "
        + SafeText.quote("\(language): {idle: {title: …}}")
    }
    if isTaken { return "change \(SafeText.quote(name)) \(isTop ? "at" : "in") \(place) instead" }
    return "move it \(isTop ? "to" : "into") \(place)"
  }

  private var isTop: Bool { path == [] }

  /// The places of a key in the maps of a spec or project file, seen from the map at `path`.
  static func all(of name: String, from path: [String], isProject: Bool) -> [KeyHome] {
    guard !isProject else { return all(of: name, from: [], isProject: false).map(\.inSpec) }
    func home(_ table: KeyTable, _ place: String, _ path: [String]? = nil) -> [KeyHome] {
      table.type(of: name).map { [KeyHome(name: name, type: $0, place: place, path: path)] } ?? []
    }
    // In a translation, keys outside of the language would change all languages.
    if path.count > 1, path[0] == KeyName.locales.name {
      let (outer, language) = (Array(path.prefix(2)), SafeText.quote(path[1]))
      let states = name == KeyName.states.name && path.count == 2
      return (states ? [KeyHome(statesOf: path[1])] : [])
        + home(SpecLanguage.translation, "a state of \(language), such as 'idle'")
        + home(
          SpecLanguage.lastUpdatedTranslation,
          "'lastUpdated' of \(language)",
          outer + [KeyName.lastUpdated.name]
        )
        + home(SpecLanguage.translations, language, outer)
    }
    let control = SpecLanguage.control.table
    let maps = control.keys.flatMap { key -> [KeyHome] in
      guard case .map(let table) = key.type else { return [] }
      return home(table, SafeText.quote(key.name), [key.name])
    }
    return home(SpecLanguage.state.table, "a state, such as 'idle'")
      + home(control, "the top level", []) + maps
      + home(SpecLanguage.font.table, "the 'font' of a state")
      + home(ProjectLanguage.project.table, SafeText.quote(ProjectLanguage.fileName))
  }

  /// The place as seen from a project file, which has no keys of a control.
  private var inSpec: KeyHome { KeyHome(name: name, type: type, place: "a spec") }
}

/// States under a needless `states` in the map of a language.
extension KeyHome {
  private init(statesOf language: String) {
    self.init(
      name: KeyName.states.name,
      type: .map(SpecLanguage.translations),
      place: SafeText.quote(language)
    )
    self.language = language
  }

  /// The fix for a needless `states`: its states take its place.
  ///
  /// The result is `nil` if a state would stand twice, or if a comment, an anchor or a merge key
  /// would be lost.
  func fix(_ pair: Pair, in map: Node) -> Fix? {
    guard language != nil, let states = pair.value.mapping, let first = states.first,
      let last = states.last, pair.key.use == nil, pair.value.use == nil,
      states.allSatisfy({ map[$0.key.text ?? ""] == nil }),
      // The states of a merge key are not in the order of the file.
      !map.file.text(pair.value.range.offsets).contains("<<")
    else { return nil }
    let (file, value) = (map.file, pair.value.range)
    let (start, blanks) = (first.key.range.lower.offset, " \r\n".utf8)
    let end =
      1 + (file.bytes[..<last.value.range.upper.offset].lastIndex { !blanks.contains($0) } ?? 0)
    let isFlow = file.bytes[value.lower.offset] == UInt8(ascii: "{")
    let isInFlow = file.bytes[map.range.lower.offset] == UInt8(ascii: "{")
    let upper = isFlow ? value.upper : file.range(end..<end).lower
    let lost = file.bytes[pair.key.range.upper.offset..<start] + file.bytes[end..<upper.offset]
    guard lost.allSatisfy(" \r\n:{,}".utf8.contains) else { return nil }
    var text = file.text(start..<end)
    if isFlow {
      guard isInFlow || states.count == 1 && !text.contains(where: \.isNewline) else { return nil }
    } else {
      let columns = value.lower.column - pair.key.range.lower.column
      let indent = String(repeating: " ", count: columns)
      let lines = text.split(whereSeparator: \.isNewline).dropFirst()
      guard lines.allSatisfy({ $0.hasPrefix(indent) }) else { return nil }
      for newline in ["\n", "\r\n"] { text.replace(newline + indent, with: newline) }
    }
    let range = SourceRange(pair.key.range.lower, upper)
    return Fix.replace(range, with: text, "put the states directly into \(place)")
  }
}

extension ValueType {
  /// Whether a text may stand for a value of the type.
  fileprivate var isScalar: Bool {
    switch self {
    case .map, .dictionary, .list: false
    default: true
    }
  }
}
