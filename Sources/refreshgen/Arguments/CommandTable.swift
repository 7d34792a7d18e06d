/// The commands of the tool.
enum CommandTable {
  static let all: [Command] = [
    .initialize, .validate, .generate, .outputs, .diff, .simulate, .preview, .diagram,
    .explain, .rules, .presets, .templates,
    .schema,
    .reference, .completions,
  ]

  /// The command with a name; `nil` if there is none.
  static func command(named name: String) -> Command? {
    all.first { $0.name == name }
  }
}
