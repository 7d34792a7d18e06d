/// What some files depend on, in the form that make and ninja read.
struct Depfile {
  private let targets: [String]
  private let inputs: [String]

  init(_ targets: [String], _ inputs: [String]) {
    self.targets = targets
    self.inputs = inputs.filter { $0 != "-" }
  }

  /// The rule, and one without a recipe for each input, so that one that is removed fails no build.
  var text: String {
    let left = targets.map(Self.escaped).joined(separator: " ")
    let right = inputs.map { " \\\n  \(Self.escaped($0))" }.joined()
    return "\(left):\(right)\n" + inputs.map { "\n\(Self.escaped($0)):\n" }.joined()
  }

  private static func escaped(_ path: String) -> String {
    path.map { character in
      switch character {
      case " ", "#", "\\", ":": "\\\(character)"
      case "$": "$$"
      default: String(character)
      }
    }.joined()
  }
}
