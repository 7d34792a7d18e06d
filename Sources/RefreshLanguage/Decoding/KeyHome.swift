import RefreshDiagnostics
import RefreshYAML

/// The place where a key may stand.
struct KeyHome {
  let name: String
  let type: ValueType
  /// The place, worded to follow "in".
  let place: String
  /// The keys that lead to the map; `nil` for a place in several maps or in another file.
  var path: [String]?
  /// Whether the map already has the key.
  var isTaken = false
  /// Whether the value suits no other place.
  var isSole = false
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
    func home(_ table: KeyTable, place: String, path: [String]? = nil) -> [KeyHome] {
      table.type(of: name).map { [KeyHome(name: name, type: $0, place: place, path: path)] } ?? []
    }
    // In a translation, keys outside of the language would change all languages.
    if path.count > 1, path[0] == KeyName.locales.name {
      let (outer, language) = (Array(path.prefix(2)), SafeText.quote(path[1]))
      let states = name == KeyName.states.name && path.count == 2
      return (states ? [KeyHome(statesOf: path[1])] : [])
        + home(SpecLanguage.translation, place: "a state of \(language), such as 'idle'")
        + home(
          SpecLanguage.lastUpdatedTranslation,
          place: "'lastUpdated' of \(language)",
          path: outer + [KeyName.lastUpdated.name]
        )
        + home(SpecLanguage.translations, place: language, path: outer)
    }
    let control = SpecLanguage.control.table
    let maps = control.keys.flatMap { key -> [KeyHome] in
      guard case .map(let table) = key.type else { return [] }
      return home(table, place: SafeText.quote(key.name), path: [key.name])
    }
    let isBusy = ["indicator", "images", "frameDuration"].contains(name)
    let state = SafeText.quote("states: {\(isBusy ? "refreshing" : "idle"): {\(name): …}}")
    return home(SpecLanguage.state.table, place: "a state, such as \(state)")
      + home(control, place: "the top level", path: []) + maps
      + home(SpecLanguage.font.table, place: "the 'font' of a state")
      + home(ProjectLanguage.project.table, place: SafeText.quote(ProjectLanguage.fileName))
  }

  /// The place as seen from a project file, which has no keys of a control.
  private var inSpec: KeyHome { KeyHome(name: name, type: type, place: "a spec") }
}

/// States under a needless `states` in the map of a language.
extension KeyHome {
  fileprivate init(statesOf language: String) {
    self.init(
      name: KeyName.states.name,
      type: .map(SpecLanguage.translations),
      place: SafeText.quote(language)
    )
    self.language = language
  }
}

/// Keys at the top level that belong into a map below it.
extension KeyHome {
  /// The fix that moves a key of a single line into the map `path` of the spec, its only place.
  func fix(_ pair: Pair, in root: Node) -> Fix? {
    guard isSole, !isTaken, let place = path, place.count == 1,
      let value = pair.value.scalar, pair.key.use == nil, pair.value.use == nil,
      pair.key.range.lower.line == pair.value.range.upper.line, pair.key.range.lower.column == 1
    else { return nil }
    let (file, range) = (
      root.file, SourceRange(lower: pair.key.range.lower, upper: pair.value.range.upper)
    )
    // Unquoted text in braces ends at these characters.
    guard !value.isPlain || !value.text.contains(where: ",[]{}".contains) else { return nil }
    let text = file.text(in: range.offsets)
    guard let map = root[place[0]] else {
      return Fix.replace(range, with: "\(place[0]): {\(text)}", message: remedy)
    }
    return Fix.moving(pair, as: text, into: map, message: remedy)
  }
}

extension ValueType {
  /// Whether a text may stand for a value of the type.
  var isScalar: Bool {
    switch self {
    case .map, .dictionary, .list: false
    default: true
    }
  }
}
