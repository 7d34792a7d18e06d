import RefreshDiagnostics

/// The reference page of the keys of a file, in Markdown, made from the table that decodes them.
package struct KeyReference: Sendable {
  private let table: KeyTable
  /// The maps that another part of the page describes.
  private var known: Set<String> = []

  /// The keys of spec files.
  package static let spec = KeyReference(table: SpecLanguage.control.table)
  /// The keys of project files, without the maps that specs have as well.
  package static let project = KeyReference(
    table: ProjectLanguage.project.table,
    known: Set(spec.maps.map { identity(of: $0.table) })
  )

  /// The page: the keys of the file, then those of each map in it.
  package var text: String {
    maps.reduce(into: Self.rows(of: table, in: "")) { text, map in
      text += "\n### `\(map.title)`\n\n" + Self.rows(of: map.table, in: map.title)
    }
  }

  /// The maps of the file with their paths.
  ///
  /// All states have the same map, and so do all colors; each map is listed once. A map with some of
  /// the keys of a state is a row of the map that contains it.
  private var maps: [(title: String, table: KeyTable)] {
    var seen = known
    var open = table.keys.compactMap { Self.inner(for: $0) }
    var maps: [(String, KeyTable)] = []
    while !open.isEmpty {
      let (title, table) = open.removeFirst()
      guard !Self.isPartOfState(table), seen.insert(Self.identity(of: table)).inserted else {
        continue
      }
      maps.append((title, table))
      open += table.keys.compactMap { Self.inner(for: $0, in: title) }
    }
    return maps
  }

  /// The content of a map, which is the same for equal maps.
  private static func identity(of table: KeyTable) -> String {
    table.keys.map { $0.name + $0.summary + type($0.type) }.joined(separator: "\n")
  }

  /// The states, which several maps have as keys; `states` alone describes them.
  private static let states: Set<String> = Set(
    SpecLanguage.control.table.keys.first { $0.name == "states" }
      .flatMap { inner(for: $0)?.1.keys.map(\.name) } ?? []
  )

  /// The table of a map, without the column of defaults if no key has one.
  ///
  /// A long value that several keys have is written for the first of them.
  private static func rows(of table: KeyTable, in title: String) -> String {
    let isByState = title != "states" && states.isSubset(of: table.keys.map(\.name))
    let keys = isByState ? table.keys.filter { !states.contains($0.name) } : table.keys
    var first: [String: String] = [:]
    var rows = keys.map { key in
      let value = type(key.type)
      let isLong = value.count { $0 == " " } > 3
      let other = first[value]
      first[value] = other ?? key.name
      let shown = isLong ? other.map { "as `\($0)`" } : nil
      return ["`\(key.name)`", shown ?? value, fallback(for: key), key.summary]
    }
    if isByState, let state = table.keys.first(where: { $0.name == "all" }) {
      rows.insert(["a state, or `all`", type(state.type), "–", byState(state)], at: 0)
    }
    rows.insert(["key", "value", "default", "description"], at: 0)
    if rows.dropFirst().allSatisfy({ $0[2] == "–" }) {
      for index in rows.indices { rows[index].remove(at: 2) }
    }
    rows.insert([String](repeating: "---", count: rows[0].count), at: 1)
    return rows.enumerated().map { index, cells in
      index == 1 ? "|\(cells.joined(separator: "|"))|\n" : "| \(cells.joined(separator: " | ")) |\n"
    }.joined()
  }

  /// The description of the states as keys of a map, which take all keys of `states` or some.
  private static func byState(_ state: KeyDescription) -> String {
    guard let table = inner(for: state)?.1, isPartOfState(table) else {
      return "As under `states`."
    }
    let names = table.keys.map { "`\($0.name)`" }
    return "\(names.joined(separator: ", ")), as under `states`."
  }

  /// The appearance of a state, as a spec has it.
  private static let appearance: KeyTable? =
    SpecLanguage.control.table.keys.first { $0.name == "states" }
    .flatMap { inner(for: $0)?.1.keys.first }.flatMap { inner(for: $0)?.1 }

  /// Whether a map has some of the keys of a state, with the same descriptions.
  private static func isPartOfState(_ table: KeyTable) -> Bool {
    guard let appearance, table.keys.count < appearance.keys.count else { return false }
    let known = Set(appearance.keys.map { $0.name + $0.summary + type($0.type) })
    return table.keys.allSatisfy { known.contains($0.name + $0.summary + type($0.type)) }
  }

  /// The map of a key, with its path.
  private static func inner(for key: KeyDescription, in path: String? = nil) -> (String, KeyTable)?
  {
    let title = path.map { "\($0).\(key.name)" } ?? key.name
    switch key.type {
    case .part(let part), .dictionary(.part(let part)):
      return part.table.map { (title, $0) }
    case .map(let table): return (title, table)
    case .dictionary(.map(let table)): return ("\(title).NAME", table)
    case .font: return (title, SpecLanguage.font.table)
    case .color: return (title, SpecLanguage.color)
    default: return nil
    }
  }

  private static func type(_ type: ValueType) -> String {
    switch type {
    case .number(let range, let word):
      return "\(bounds(range, write: SpecText.number))\(alternative(word))"
    case .length(let range, let percent):
      return "\(bounds(range, write: SpecText.number)), 1%…\(SpecText.number(percent))%"
    case .integer(let range, let word):
      guard range.count > 1 else { return "\(range.lowerBound)" }
      return "\(range.lowerBound)…\(range.upperBound) (whole number)\(alternative(word))"
    case .duration(let range, let word):
      return "\(bounds(range, write: SpecText.seconds))\(alternative(word))"
    case .flag: return "`true`, `false`"
    case .word(let words): return words.map { "`\($0)`" }.joined(separator: ", ")
    case .text: return "text"
    case .preset: return "preset, name under `presets` in `refreshgen.yml`, or path"
    case .controlName: return "Swift type name"
    case .viewName(let word):
      return "Swift type name, such as `BrandView` or `Brand.HeaderView`\(alternative(word))"
    case .moduleName: return "Swift module name"
    case .bundle: return "`main`, `module`, `Resources.bundle`, `Bundle(for: AppDelegate.self)`"
    case .color: return "color, or map of shades"
    case .shade:
      return "`\"#RGB\"`, `\"#RRGGBB\"`, `\"#RRGGBBAA\"`, a system color, `asset:Name`, `$name`"
    case .curve:
      return SpecLanguage.curves.map { "`\($0)`" }.joined(separator: ", ")
        + ", `spring(damping: 0.8)`, `spring(bounce: 0.15)`"
    case .font: return "text style, or map"
    case .part(let part): return part.forms
    case .map(let table):
      return (table.abbreviation.map { "\(self.type($0.type)), or " } ?? "") + "map"
    case .dictionary(let element): return "map from names to \(self.type(element))"
    case .list(let element, let word):
      return "list of \(self.type(element))\(alternative(word))"
    }
  }

  private static func bounds(
    _ range: ClosedRange<Double>,
    write: (Double) -> String
  ) -> String {
    "\(write(range.lowerBound))…\(write(range.upperBound))"
  }

  private static func alternative(_ word: String?) -> String {
    word.map { ", `\($0)`" } ?? ""
  }

  private static func fallback(for key: KeyDescription) -> String {
    switch key.fallback {
    case .required: "required"
    case .nothing: "–"
    case .value(let value): value.short(as: key.type).map { "`\($0)`" } ?? "–"
    case .derived(let rule): rule
    }
  }
}
