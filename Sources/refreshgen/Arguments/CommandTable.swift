/// The commands of the tool.
enum CommandTable {
  static let all: [Command] = [.validate, .generate, .simulate, .presets]

  /// The command of a name.
  static func command(named name: String) -> Command? {
    all.first { $0.name == name }
  }
}
