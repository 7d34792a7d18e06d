import RefreshDiagnostics

/// The spec that `init` writes: what to change first as keys, the rest as comments that explain.
package struct SpecSketch: Sendable {
  private let name: String
  private let preset: Preset?

  private let schema: String?

  /// Creates the sketch of a control, which may start from a preset and name its schema to editors.
  package init(name: String, preset: Preset?, schema: String? = nil) {
    self.name = name
    self.preset = preset
    self.schema = schema
  }

  /// The text of the spec file.
  package var text: String {
    var lines = schema.map { ["# yaml-language-server: $schema=\($0)"] } ?? []
    lines += [
      "refreshgen: \(SpecLanguage.version)",
      "control: \(name)",
      "summary: \(isFooter ? "Loads more." : "Refreshes the list.")",
    ]
    if let preset { lines.append("preset: \(preset.name)") }
    lines += states
    lines += ["", "# Every other key, with what holds \(preset == nil ? "without it" : "here"):"]
    for key in SpecLanguage.control.table.keys where !Self.written.contains(key.name) {
      if key.name == "preset" && preset != nil { continue }
      lines += Self.comment(key, SpecLanguage.control, design, indent: "")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The keys that the sketch writes as such.
  private static let written = ["refreshgen", "control", "summary", "states"]

  private var settings: MapValue { preset?.settings ?? MapValue() }

  /// The control as it is with none of the commented keys.
  private var design: ControlDesign { ControlDesign(settings) }

  private var isFooter: Bool {
    guard case .text(let position)? = settings.value(.position) else { return false }
    return position == "bottom" || position == "trailing"
  }

  /// The states with a text to change.
  private var states: [String] {
    guard preset == nil else {
      // What the preset says is the best example of what to change.
      let states = settings.map(.states)
      let titles = states.entries.compactMap { entry -> String? in
        guard case .text(let title)? = states.map(entry.name).value(.title) else { return nil }
        return "#   \(entry.name): {title: \(Self.quoted(title))}"
      }
      return titles.isEmpty ? [] : ["# states:"] + titles
    }
    return [
      "states:",
      "  idle: {title: Pull to refresh, arrow: down}",
      "  armed: {title: Release to refresh, arrow: up}",
      "  refreshing: {title: Refreshing…, arrow: none, indicator: medium}",
    ]
  }

  /// A key as a comment: its value, what it means, and what it takes.
  private static func comment(
    _ key: KeyDescription,
    _ schema: Schema<ControlDesign>,
    _ design: ControlDesign,
    indent: String
  ) -> [String] {
    if case .map(let table) = key.type {
      guard let inner = schema.schema(of: key.name) else { return [] }
      return ["# \(indent)\(key.name):    # \(key.summary)"]
        + table.keys.flatMap { comment($0, inner, design, indent: indent + "  ") }
    }
    let value = schema.value(of: key.name, in: design)?.short(as: key.type) ?? key.type.example
    return ["# \(indent)\(key.name): \(value)    # \(key.summary)\(choices(of: key.type))"]
  }

  private static func choices(of type: ValueType) -> String {
    guard case .word(let words) = type else { return "" }
    return " (\(words.joined(separator: ", ")))"
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar == " " || scalar == "…" || scalar == "."
    }
    guard !isPlain else { return text }
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }
}
