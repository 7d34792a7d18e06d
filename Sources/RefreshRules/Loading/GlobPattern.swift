import RefreshDiagnostics

/// A pattern of file names: `*` and `?` within a name, `**` for any folders, `{a,b}` for choices.
///
/// Nothing in it makes matching go back: the time grows with the length of the pattern and of the
/// path, and choices are spelled out within a limit.
package struct GlobPattern: Sendable, Hashable {
  /// The pattern as it was written.
  package let text: String
  /// What it stands for once its choices are spelled out: the parts between the slashes.
  private let alternatives: [[Part]]

  /// A part of a pattern between two slashes.
  private enum Part: Sendable, Hashable {
    /// `**`: any number of folders.
    case folders
    /// A pattern of one name.
    case name([Unicode.Scalar])
  }

  /// What there is too much of.
  package enum Excess: Error, Sendable, Hashable {
    /// More patterns in a file than `Limits.patterns`.
    case count
    /// More scalars than `Limits.patternLength`.
    case length
    /// More ways to choose from its braces than `Limits.patternChoices`.
    case choices
  }

  /// Reads a pattern.
  package init(_ text: String) throws(Excess) {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count <= Limits.patternLength else { throw .length }
    self.text = text
    alternatives = try Self.alternatives(of: scalars[...]).map(Self.parts)
  }

  /// Whether a path, relative to where the pattern starts, is meant.
  package func matches(_ path: String) -> Bool {
    let names = Self.names(path)
    return alternatives.contains { Self.reached($0, names)?.contains($0.count) ?? false }
  }

  /// Whether files that are meant may lie in a folder, or in one inside of it.
  package func mayMatch(inside folder: String) -> Bool {
    let names = Self.names(folder)
    return alternatives.contains { parts in
      Self.reached(parts, names)?.contains { $0 < parts.count } ?? false
    }
  }

  private static func names(_ path: String) -> [[Unicode.Scalar]] {
    path.unicodeScalars.split(separator: "/").map(Array.init)
  }

  /// How many parts of a pattern may be used up once all names are; nothing where none fit.
  private static func reached(_ parts: [Part], _ names: [[Unicode.Scalar]]) -> Set<Int>? {
    var reached = withoutFolders([0], parts)
    for name in names {
      var next: Set<Int> = []
      for index in reached where index < parts.count {
        switch parts[index] {
        case .folders: next.insert(index)
        case .name(let pattern): if matches(pattern, name) { next.insert(index + 1) }
        }
      }
      reached = withoutFolders(next, parts)
      guard !reached.isEmpty else { return nil }
    }
    return reached
  }

  /// The places in a pattern, with those that are reached where `**` stands for no folder.
  private static func withoutFolders(_ places: Set<Int>, _ parts: [Part]) -> Set<Int> {
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

  /// Whether one name fits one part of a pattern; in time that grows with the product of both.
  private static func matches(_ pattern: [Unicode.Scalar], _ name: [Unicode.Scalar]) -> Bool {
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
        // The last star takes one character more.
        star = (last.position, last.place + 1)
        (position, place) = (last.position, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }

  /// The parts of a pattern without choices.
  private static func parts(_ text: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    for name in text.split(separator: "/") where !name.elementsEqual(["."]) {
      let part = name.elementsEqual(["*", "*"]) ? Part.folders : .name(Array(name))
      // Folders behind folders say nothing more.
      if part == .folders, parts.last == .folders { continue }
      parts.append(part)
    }
    return parts
  }

  /// The pattern once for each way to choose from its braces.
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
