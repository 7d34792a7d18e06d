import RefreshDiagnostics

/// A glob pattern: `*` and `?` in a name, `**` for any number of folders.
///
/// Matching needs no backtracking: its time is proportional to the product of the lengths of
/// pattern and path.
package struct GlobPattern: Sendable, Hashable {
  package let text: String
  /// The parts between slashes.
  private let parts: [Part]

  /// A part of a pattern between two slashes.
  private enum Part: Sendable, Hashable {
    /// `**`: any number of folders.
    case folders
    /// A pattern for a single name, without slashes.
    case name([Unicode.Scalar])
  }

  /// Parses a pattern; `nil` if it has more scalars than `Limits.patternLength`.
  package init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= Limits.patternLength else { return nil }
    self.text = text
    parts = Self.parts(scalars)
  }

  /// Whether a relative path matches the pattern.
  package func matches(_ path: String) -> Bool {
    reached(Self.names(path)).contains(parts.count)
  }

  /// Whether a path would match with another letter case, or with the other ending of specs.
  package func nearlyMatches(_ path: String) -> Bool {
    guard let pattern = GlobPattern(text.lowercased()) else { return false }
    let path = path.lowercased()
    let stem = [".yaml", ".yml"].first(where: path.hasSuffix).map { path.dropLast($0.count) } ?? ""
    return [path, stem + ".yaml", stem + ".yml"].contains { pattern.matches($0) }
  }

  /// Whether a folder or its subfolders may contain matching files.
  package func mayMatch(inside folder: String) -> Bool {
    reached(Self.names(folder)).contains { $0 < parts.count }
  }

  /// The positions in a pattern that a match has reached after the path of a folder.
  ///
  /// If two folders have equal progress, the same relative paths match in both of them.
  package struct Progress: Sendable, Hashable {
    fileprivate let reached: Set<Int>
  }

  /// The positions in the pattern that a match has reached after the path of a folder.
  package func progress(inside folder: String) -> Progress {
    Progress(reached: reached(Self.names(folder)))
  }

  private static func names(_ path: String) -> [[Unicode.Scalar]] {
    path.unicodeScalars.split(separator: "/").map(Array.init)
  }

  /// The positions that a match has reached after all names; none if the names do not match.
  private func reached(_ names: [[Unicode.Scalar]]) -> Set<Int> {
    var reached = withoutFolders([0])
    for name in names {
      var next: Set<Int> = []
      for index in reached where index < parts.count {
        switch parts[index] {
        case .folders: next.insert(index)
        case .name(let pattern): if Self.matches(pattern, name: name) { next.insert(index + 1) }
        }
      }
      reached = withoutFolders(next)
    }
    return reached
  }

  /// Adds the positions after each `**`, because `**` can also stand for zero folders.
  private func withoutFolders(_ places: Set<Int>) -> Set<Int> {
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

  /// Splits a pattern into its parts.
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
}
