import RefreshCore
import RefreshDiagnostics

/// The spec that `init` writes: the most important keys, and all other keys as comments.
package struct SpecSketch: Sendable {
  private let name: String
  private let preset: String?
  /// The keys that the preset or base supplies.
  private let settings: MapValue
  /// The folder of the project, relative to the spec: empty, or with a trailing slash.
  private let root: String

  /// Creates the sketch of a control, which may start from a preset or a base.
  package init(
    name: String,
    preset: String? = nil,
    settings: MapValue = MapValue(),
    root: String = ""
  ) {
    self.root = root
    self.name = name
    self.preset = preset
    self.settings = settings
  }

  /// The path of the JSON Schema file, for editors with a YAML language server.
  package var schema: String { "\(root)refreshgen.schema.json" }

  package var text: String {
    var lines = [
      "# yaml-language-server: $schema=\(schema)",
      "refreshgen: \(SpecLanguage.version)",
      "control: \(name)",
      "summary: \(isFooter ? "Loads more." : "Refreshes the list.")",
    ]
    if let preset { lines.append("preset: \(Self.scalar(preset))") }
    if preset != nil, design.behavior.timing.timeout == .infinity {
      lines.append("# It has no time limit; a refresh that the app does not end goes on forever.")
    }
    lines += states
    lines += [
      "",
      "# All other keys, with their \(preset == nil ? "default" : "preset") values or an example:",
    ]
    for key in SpecLanguage.control.table.keys where !Self.written.contains(key.name) {
      if key.name == "preset" && preset != nil { continue }
      lines += Self.comment(for: key, schema: SpecLanguage.control, root: design, indent: "")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The keys that are not commented out.
  private static let written = ["refreshgen", "control", "summary", "states"]

  /// The design whose values the commented keys show: those of the preset or base, or the defaults.
  private var design: ControlDesign {
    var design = ControlDesign(map: settings)
    // `ControlDesign` sets the property to false without 'allowed: true', whatever the default.
    if !design.behavior.allowsExhausted {
      design.behavior.resetsOnOppositeRefresh =
        ControlDesign.defaults.behavior.resetsOnOppositeRefresh
    }
    return design
  }

  private var isFooter: Bool {
    design.behavior.edge.isFar
  }

  /// The lines of `states`, with texts for the user to change.
  private var states: [String] {
    guard preset == nil else {
      // The texts of the preset are the best example.
      let states = settings.map(.states)
      let titles = states.entries.compactMap { entry -> String? in
        guard case .text(let title)? = entry.field.map[.title]?.value else { return nil }
        return "#   \(entry.name.text): {title: \(SpecText.text(title))}"
      }
      return ["# states:"] + titles + keysOfAState
    }
    return [
      "states:",
      "  idle: {title: Pull to refresh, arrow: down}",
      "  armed: {title: Release to refresh, arrow: up}",
      "  refreshing: {title: Refreshing…, arrow: none, indicator: medium}",
    ] + keysOfAState
  }

  /// The keys of a state, as comments under `all`.
  private var keysOfAState: [String] {
    let schema = SpecLanguage.state
    let all = SpecLanguage.states[KeyName.all.name]
    return ["#   all:    # \(all?.summary ?? "")"]
      + schema.table.keys.flatMap {
        Self.comment(for: $0, schema: schema, root: .initial, indent: "    ")
      }
  }

  /// The commented line of a key: its value, its summary and its choices.
  private static func comment<Root>(
    for key: KeyDescription,
    schema: Schema<Root>,
    root: Root,
    indent: String
  ) -> [String] {
    if case .map(let table) = key.type {
      guard let inner = schema.schema(of: key.name) else { return [] }
      return ["# \(indent)\(key.name):    # \(key.summary)"]
        + table.keys.flatMap { comment(for: $0, schema: inner, root: root, indent: indent + "  ") }
    }
    var shown = schema.value(of: key.name, in: root)
    // Inside a `UIRefreshControl`, the gesture has no word.
    if case .word(let words) = key.type, let word = shown?.text, !words.contains(word) {
      shown = nil
    }
    let value = shown?.yaml(as: key.type) ?? key.example
    return ["# \(indent)\(key.name): \(value)    # \(key.summary)\(choices(of: key.type))"]
  }

  private static func choices(of type: ValueType) -> String {
    guard case .word(let words) = type else { return "" }
    return " (\(words.joined(separator: ", ")))"
  }

  /// A name or path, with quotes if necessary.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "./_-".unicodeScalars.contains(scalar)
    }
    return isPlain && !text.hasPrefix("-") ? text : SpecText.text(text)
  }
}
