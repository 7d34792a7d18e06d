/// How one list of lines becomes another.
struct LineDifference {
  /// What happens to a line.
  enum Kind: String {
    case same = " "
    case removed = "-"
    case added = "+"
  }

  /// A line and what happens to it.
  struct Edit {
    let kind: Kind
    let line: ArraySlice<UInt8>
  }

  /// All lines in order, those that go before those that come.
  private(set) var edits: [Edit] = []

  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        edits.append(Edit(kind: .removed, line: old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, added.contains(newIndex) {
        edits.append(Edit(kind: .added, line: new[newIndex]))
        newIndex += 1
      } else if oldIndex < old.count {
        edits.append(Edit(kind: .same, line: old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      } else {
        break
      }
    }
  }
}
