import RefreshDiagnostics

/// The dependencies of generated files, in the format of make and ninja.
struct Depfile {
  private let targets: [String]
  private let inputs: [String]

  init(targets: [String], inputs: [String]) {
    self.targets = targets
    var seen: Set = ["-"]
    self.inputs = inputs.filter { seen.insert($0).inserted }
  }

  /// The rule for the targets, and an empty rule for each input.
  ///
  /// With the empty rule, make does not fail if an input is deleted.
  var text: String {
    get throws(FileError) {
      var targets: [String] = []
      for target in self.targets { targets.append(try Self.escaped(target)) }
      var inputs: [String] = []
      for input in self.inputs { inputs.append(try Self.escaped(input)) }
      return "\(targets.joined(separator: " ")):" + inputs.map { " \\\n  \($0)" }.joined() + "\n"
        + inputs.map { "\n\($0):\n" }.joined()
    }
  }

  private static func escaped(_ path: String) throws(FileError) -> String {
    guard let escaped = SafeText.dependency(path) else {
      throw FileError(
        path: path,
        reason:
          "the path has a line break, '=', ';' or '|', which a dependency file cannot contain"
      )
    }
    return escaped
  }
}
