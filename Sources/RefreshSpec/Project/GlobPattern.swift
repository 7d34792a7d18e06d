/// A pattern of file names: `*` and `?` within a name, `**` for any folders, `{a,b}` for choices.
package struct GlobPattern: Sendable, Hashable {
  /// The pattern as it was written.
  package let text: String
  /// What it stands for once its choices are spelled out: the parts between the slashes.
  private let alternatives: [[Substring]]

  /// The most ways in which the choices of a pattern are spelled out.
  private static let mostAlternatives = 256

  /// Reads a pattern; every text is one.
  package init(_ text: String) {
    self.text = text
    alternatives = Self.alternatives(of: text[...]).prefix(Self.mostAlternatives).map { choice in
      choice.split(separator: "/").filter { $0 != "." }
    }
  }

  /// Whether a path, relative to where the pattern starts, is meant.
  package func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/")[...]
    return alternatives.contains { Self.matches($0[...], parts) }
  }

  /// Whether files that are meant may lie in a folder, or in one inside of it.
  package func mayMatch(inside folder: String) -> Bool {
    let parts = folder.split(separator: "/")
    return alternatives.contains { pattern in
      for (index, part) in parts.enumerated() {
        guard index < pattern.count - 1 else { return pattern.contains("**") }
        if pattern[index] == "**" { return true }
        guard Self.matches(pattern[index][...], part) else { return false }
      }
      return true
    }
  }

  private static func matches(_ pattern: ArraySlice<Substring>, _ path: ArraySlice<Substring>)
    -> Bool
  {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      let rest = pattern.dropFirst()
      return path.indices.contains { matches(rest, path[$0...]) } || matches(rest, path.suffix(0))
    }
    guard let name = path.first, matches(first[...], name) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  /// Whether one name fits one part of a pattern; in time that grows with the product of both.
  private static func matches(_ pattern: Substring, _ name: Substring) -> Bool {
    var (position, place) = (pattern.startIndex, name.startIndex)
    var star: (position: Substring.Index, place: Substring.Index)?
    while place < name.endIndex {
      let wanted = position < pattern.endIndex ? pattern[position] : nil
      if wanted == "*" {
        position = pattern.index(after: position)
        star = (position, place)
      } else if let wanted, wanted == "?" || wanted == name[place] {
        position = pattern.index(after: position)
        place = name.index(after: place)
      } else if let last = star {
        // The last star takes one character more.
        let next = name.index(after: last.place)
        star = (last.position, next)
        (position, place) = (last.position, next)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }

  /// The pattern once for each way to choose from its braces.
  private static func alternatives(of text: Substring) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      return [String(text)]
    }
    let choices = text[text.index(after: open)..<close].split(
      separator: ",",
      omittingEmptySubsequences: false
    )
    let rests = alternatives(of: text[text.index(after: close)...])
    return choices.flatMap { choice in rests.map { text[..<open] + choice + $0 } }
  }
}
