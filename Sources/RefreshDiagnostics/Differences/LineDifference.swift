/// The shortest difference between two lists of lines.
struct LineDifference {
  enum Kind: String {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  struct Edit {
    let kind: Kind
    let line: ArraySlice<UInt8>
  }

  /// The largest number of lines that are compared with each other.
  ///
  /// The search takes time and memory in proportion to the square of this number.
  static let mostLines = 4_000

  /// All lines in order; removed lines precede added ones.
  private(set) var edits: [Edit] = []

  /// Compares the lines between those that both lists begin and end with.
  ///
  /// If there are too many, the difference replaces them all.
  init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    let oldLines = old[start..<old.count - end]
    let newLines = new[start..<new.count - end]
    let isShort = oldLines.count + newLines.count <= Self.mostLines
    var (removed, added) = (Set(oldLines.indices), Set(newLines.indices))
    if isShort {
      // Numbers are compared more quickly than lines.
      var numbers: [ArraySlice<UInt8>: Int] = [:]
      for line in oldLines + newLines where numbers[line] == nil { numbers[line] = numbers.count }
      let difference = newLines.map { numbers[$0] }.difference(from: oldLines.map { numbers[$0] })
      removed = Set(difference.removals.map { start + $0.offset })
      added = Set(difference.insertions.map { start + $0.offset })
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        edits.append(Edit(kind: .removed, line: old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        edits.append(Edit(kind: .added, line: new[newIndex]))
        newIndex += 1
      } else {
        edits.append(Edit(kind: .same, line: old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
  }
}

extension CollectionDifference.Change {
  /// The position of the line, counted from the start of its list.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
