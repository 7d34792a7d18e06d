import RefreshDiagnostics

/// The reference page of the keys of a file, in Markdown, made from the table that decodes them.
package struct KeyReference: Sendable {
  private let table: KeyTable

  /// The keys of spec files.
  package static let spec = KeyReference(table: SpecLanguage.control.table)
  /// The keys of project files.
  package static let project = KeyReference(table: ProjectLanguage.project.table)

  /// The page: the keys of the file, then those of each map in it.
  package var text: String {
    var text = Self.rows(of: table)
    var seen: Set<String> = []
    var open = table.keys.compactMap { Self.inner(for: $0) }
    while !open.isEmpty {
      let (title, table) = open.removeFirst()
      // All states have the same table, and so do all colors; each table is written once.
      let keys = table.keys.map { $0.name + $0.summary + Self.type($0.type) }
      guard seen.insert(keys.joined(separator: "\n")).inserted else { continue }
      text += "\n### `\(title)`\n\n" + Self.rows(of: table)
      open += table.keys.compactMap { Self.inner(for: $0, in: title) }
    }
    return text
  }

  private static func rows(of table: KeyTable) -> String {
    let rows = table.keys.map { key in
      "| `\(key.name)` | \(type(key.type)) | \(fallback(for: key)) | \(key.summary) | 1 |\n"
    }
    return "| key | value | default | description | since |\n|---|---|---|---|---|\n"
      + rows.joined()
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
