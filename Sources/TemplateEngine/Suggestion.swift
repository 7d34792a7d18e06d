/// Suggestions for an unknown name: the nearest known name and a list of valid names.
enum Suggestion {
  /// The number of names that a message lists; the others are only counted.
  private static let listedNames = 12
  /// Names longer than this are not compared, because the comparison is quadratic.
  private static let longestName = 64

  /// The end of an error message about an unknown name.
  static func clause(for name: String, among names: [String], heading: String) -> String {
    let names = Set(names).sorted()
    guard !names.isEmpty else { return "; \(heading): nothing" }
    let guess = nearest(to: name, among: names).map { "; did you mean '\($0)'? " } ?? "; "
    return "\(guess)\(heading): \(list(names))"
  }

  /// The nearest name, if it is close enough to be a typo.
  static func nearest(to name: String, among names: [String]) -> String? {
    let typed = Array(name.utf8)
    guard typed.count <= longestName else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names where candidate.utf8.count <= longestName {
      let name = Array(candidate.utf8)
      // A word that starts with a known name, such as 'endif', probably stands for that name.
      let isLonger = name.count >= 3 && typed.starts(with: name)
      let distance = isLonger ? 1 : distance(typed, name)
      let isNear = distance <= max(1, (typed.count + 1) / 3)
      if isNear && distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func list(_ names: [String]) -> String {
    let listed = names.prefix(listedNames).map { "'\($0)'" }.joined(separator: ", ")
    let others = names.count - listedNames
    return others > 0 ? "\(listed) and \(others) more" : listed
  }

  /// The edit distance: the least number of insertions, deletions, replacements and swaps of bytes.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (line, byte) in first.enumerated() {
      var row = [line + 1]
      for (column, other) in second.enumerated() {
        let replaced = last[column] + (byte == other ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, row[column] + 1)
        if line > 0 && column > 0 && byte == second[column - 1] && first[line - 1] == other {
          least = min(least, beforeLast[column - 1] + 1)
        }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[second.count]
  }
}
