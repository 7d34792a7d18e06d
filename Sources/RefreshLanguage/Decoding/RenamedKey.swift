/// The keys of earlier versions of the language that have another name now.
///
/// A map that takes the new name, and not the old one, answers the old name with the new one.
enum RenamedKey {
  /// The name that replaces `name`, in any letter case, in a map with the keys of `table`.
  static func newName(of name: String, in table: KeyTable) -> String? {
    names[name.lowercased()]?.first { table.index(of: $0) != nil }
  }

  /// The new names, by the old ones in lower case.
  private static let names: [String: [String]] = [
    "position": ["edge"], "animation": ["timing"], "alpha": ["opacity"],
    "indicators": ["drawings"],
    "compare": ["comparison"], "release": ["releasedBy"], "visible": ["visibleFraction"],
    "arrow": ["arrowDuration", "followsArrow"], "change": ["changeDuration"],
    "resetonrefresh": ["resetsOnOppositeRefresh"], "resetonend": ["resetsOnEnd"],
    "resetontap": ["resetsOnTap"],
    "style": ["textStyle", "timeStyle"], "accessibility": ["accessibilityLabel"],
  ]
}
