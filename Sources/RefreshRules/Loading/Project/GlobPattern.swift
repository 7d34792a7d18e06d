import RefreshDiagnostics

/// A glob pattern: `*` and `?` in a name, `**` for any number of folders, `{a,b}` for alternatives.
///
/// Matching needs no backtracking: its time is proportional to the product of the lengths of
/// pattern and path. Alternatives are expanded up to a limit.
package struct GlobPattern: Sendable, Hashable {
  /// The text of the pattern.
  package let text: String
  /// The expanded alternatives, split at slashes.
  private let alternatives: [[Part]]

  /// A part of a pattern between two slashes.
  private enum Part: Sendable, Hashable {
    /// `**`: any number of folders.
    case folders
    /// A pattern for a single name, without slashes.
    case name([Unicode.Scalar])
  }

  /// A limit that a pattern exceeds.
  package enum Excess: Error, Sendable, Hashable {
    /// More scalars than `Limits.patternLength`.
    case length
    /// More combinations of alternatives than `Limits.patternChoices`.
    case choices
  }

  /// Parses a pattern.
  package init(_ text: String) throws(Excess) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= Limits.patternLength else { throw .length }
    self.text = text
    alternatives = try Self.alternatives(of: scalars[...]).map(Self.parts)
  }

  /// Whether a relative path matches the pattern.
  package func matches(_ path: String) -> Bool {
    let names = Self.names(path)
    return alternatives.contains { Self.reached($0, names: names)?.contains($0.count) ?? false }
  }

  /// Whether a path would match with another letter case, or with the other ending of specs.
  package func nearlyMatches(_ path: String) -> Bool {
    guard let pattern = try? GlobPattern(text.lowercased()) else { return false }
    let path = path.lowercased()
    let stem = [".yaml", ".yml"].first(where: path.hasSuffix).map { path.dropLast($0.count) } ?? ""
    return [path, stem + ".yaml", stem + ".yml"].contains { pattern.matches($0) }
  }

  /// Whether a folder or its subfolders may contain matching files.
  package func mayMatch(inside folder: String) -> Bool {
    let names = Self.names(folder)
    return alternatives.contains { parts in
      Self.reached(parts, names: names)?.contains { $0 < parts.count } ?? false
    }
  }

  /// The positions in a pattern that a match has reached after the path of a folder.
  ///
  /// If two folders have equal progress, the same relative paths match in both of them.
  package struct Progress: Sendable, Hashable {
    fileprivate let reached: [Set<Int>]
  }

  /// The positions in the pattern that a match has reached after the path of a folder.
  package func progress(inside folder: String) -> Progress {
    let names = Self.names(folder)
    return Progress(reached: alternatives.map { Self.reached($0, names: names) ?? [] })
  }

  private static func names(_ path: String) -> [[Unicode.Scalar]] {
    path.unicodeScalars.split(separator: "/").map(Array.init)
  }

  /// The positions that a match has reached after all names; `nil` if the names do not match.
  private static func reached(_ parts: [Part], names: [[Unicode.Scalar]]) -> Set<Int>? {
    var reached = withoutFolders([0], parts: parts)
    for name in names {
      var next: Set<Int> = []
      for index in reached where index < parts.count {
        switch parts[index] {
        case .folders: next.insert(index)
        case .name(let pattern): if matches(pattern, name: name) { next.insert(index + 1) }
        }
      }
      reached = withoutFolders(next, parts: parts)
      guard !reached.isEmpty else { return nil }
    }
    return reached
  }

  /// Adds the positions after each `**`, because `**` can also stand for zero folders.
  private static func withoutFolders(_ places: Set<Int>, parts: [Part]) -> Set<Int> {
    var all = places
    for place in places {
      var place = place
      while place < parts.count, parts[place] == .folders {
        place += 1
        all.insert(place)
      }
    }
    return all
  }

  /// Whether a name matches a part of a pattern.
  private static func matches(_ pattern: [Unicode.Scalar], name: [Unicode.Scalar]) -> Bool {
    var (position, place) = (0, 0)
    var star: (position: Int, place: Int)?
    while place < name.count {
      let wanted = position < pattern.count ? pattern[position] : nil
      if wanted == "*" {
        position += 1
        star = (position, place)
      } else if let wanted, wanted == "?" || wanted == name[place] {
        position += 1
        place += 1
      } else if let last = star {
        // Extends the match of the last star by one character.
        star = (last.position, last.place + 1)
        (position, place) = (last.position, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }

  /// Splits a pattern that contains no alternatives into its parts.
  private static func parts(_ text: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    for name in text.split(separator: "/") where !name.elementsEqual(["."]) {
      let part = name.elementsEqual(["*", "*"]) ? Part.folders : .name(Array(name))
      // Consecutive `**` are equivalent to one.
      if part == .folders, parts.last == .folders { continue }
      parts.append(part)
    }
    return parts
  }

  /// The pattern expanded for each combination of alternatives.
  private static func alternatives(
    of text: ArraySlice<Unicode.Scalar>
  ) throws(Excess) -> [[Unicode.Scalar]] {
    var alternatives: [[Unicode.Scalar]] = [[]]
    var rest = text
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let choices = rest[(open + 1)..<close].split(
        separator: ",",
        omittingEmptySubsequences: false
      )
      guard alternatives.count * choices.count <= Limits.patternChoices else { throw .choices }
      let start = rest[..<open]
      alternatives = alternatives.flatMap { before in choices.map { before + start + $0 } }
      rest = rest[(close + 1)...]
    }
    return alternatives.map { $0 + rest }
  }
}
