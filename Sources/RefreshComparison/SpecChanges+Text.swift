import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// The changes as text for a terminal, and as Markdown for a pull request.
extension SpecChanges {
  /// The number of lines of Markdown that fit on a screen.
  private static let mostLines = 45
  /// The longest value that is shown, in Unicode scalars.
  private static let longestValue = 80

  package var text: String {
    guard !isEmpty else { return "no changes\n" }
    var lines: [String] = []
    for group in groups {
      let changes = group[0].changes
      lines += group.map { "\(Self.name(of: $0.changes)) (\(SafeText.escape($0.file)))" }
      for topic in ChangeTopic.allCases {
        let items = Self.items(of: topic, changes: changes) { $0 }
        guard !items.isEmpty else { continue }
        lines.append("  \(topic.rawValue)")
        lines += items.map { "    \($0)" }
      }
    }
    lines += others { $0 }
    return SafeText.lines(lines.joined(separator: "\n") + "\n")
  }

  /// The changed controls, of which those with equal changes by one base are a group.
  private var groups: [[(file: String, changes: ControlChanges)]] {
    var groups: [(words: [String], controls: [(file: String, changes: ControlChanges)])] = []
    for control in changed {
      let bases = Set(control.changes.changes.map(\.base))
      let words = ChangeTopic.allCases.flatMap {
        Self.items(of: $0, changes: control.changes) { $0 }
      }
      if bases.count == 1, bases.first != .some(nil),
        let index = groups.firstIndex(where: { $0.words == words })
      {
        groups[index].controls.append(control)
      } else {
        groups.append((words, [control]))
      }
    }
    return groups.map(\.controls)
  }

  /// The changes as Markdown of at most a screen; empty without changes.
  ///
  /// Controls that do not fit are counted; a single one that does not fit is cut.
  package var markdown: String {
    guard !isEmpty else { return "" }
    let (last, hidden) = Self.cut(others(Self.code).map { "- \($0)" }, to: Self.mostLines / 3)
    var lines = ["### Refresh controls", ""]
    var hiddenCount = hidden
    var isCut = hidden > 0
    let groups = groups
    for (index, group) in groups.enumerated() {
      let changes = group[0].changes
      let head = group.map {
        "**\(Self.name(of: $0.changes))** (\(Self.code(of: SafeText.escape($0.file))))"
      }.joined(separator: ", ")
      let items = ChangeTopic.allCases.flatMap { topic in
        Self.items(of: topic, changes: changes, quote: Self.code).map {
          "- \(topic.rawValue): \($0)"
        }
      }
      let room = Self.mostLines - lines.count - last.count
      guard index == 0 || items.count + 2 <= room else {
        hiddenCount += groups[index...].reduce(0) { $0 + $1.count }
        break
      }
      let shown = Self.cut(items, to: room - 2)
      isCut = isCut || shown.hidden > 0
      lines += [head] + shown.lines + [""]
    }
    lines += last
    while lines.last == "" { lines.removeLast() }
    if hiddenCount > 0 { lines += ["", "… and \(hiddenCount) more controls"] }
    if isCut || hiddenCount > 0 { lines += ["", "Run `refreshgen diff` to see all changes."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first lines, and the number of the others.
  private static func cut(_ lines: [String], to count: Int) -> (lines: [String], hidden: Int) {
    guard lines.count > count else { return (lines, 0) }
    return (lines.prefix(count - 1) + ["- …"], lines.count - count + 1)
  }

  /// The name of a control, and its former name.
  private static func name(of changes: ControlChanges) -> String {
    changes.isRenamed
      ? "\(changes.new.name), renamed from \(changes.old.name)" : changes.new.name
  }

  /// The lines about controls that only one version has, and about unchanged ones.
  private func others(_ quote: (String) -> String) -> [String] {
    added.map { "\($0.control.name) was added in \(quote(SafeText.escape($0.file)))" }
      + removed.map { "\($0.control.name) was removed from \(quote(SafeText.escape($0.file)))" }
      + (unchangedCount == 0 ? [] : ["\(unchangedCount) without changes"])
  }

  /// The lines about one topic of a control.
  private static func items(
    of topic: ChangeTopic,
    changes: ControlChanges,
    quote: (String) -> String
  ) -> [String] {
    let sentences = BehaviorSentences(changes: changes)
    let words =
      topic == .behavior
      ? sentences.all
        + (sentences.gesture.map { ["gesture: \($0.states) after \(quote($0.events))"] } ?? []) : []
    return words
      + changes.changes.filter { $0.topic == topic }.map { change in
        let states = change.states.map(\.name).joined(separator: ", ")
        let values = [change.old, change.new].map { value in
          value.map { quote(SafeText.shortened($0, to: longestValue)) } ?? "–"
        }
        let language = change.language.map { " [\(SafeText.escape($0))]" } ?? ""
        return quote(SafeText.escape(change.key)) + (states.isEmpty ? "" : " (\(states))")
          + language
          + ": \(values[0]) → \(values[1])"
          + (change.consequence.map { ", \($0)" } ?? "")
          + (change.base.map { ", set in \(quote(SafeText.escape($0)))" } ?? "")
      }
  }

  /// Text as code, which Markdown does not interpret.
  private static func code(of text: String) -> String {
    "`" + text.replacing("`", with: "'") + "`"
  }
}
