import RefreshDiagnostics

/// The key or file that a value belongs to, as messages name it.
package struct Owner: CustomStringConvertible {
  private let name: String
  private let isQuoted: Bool
  private let isItem: Bool

  package static let control = Owner(name: "a control", isQuoted: false, isItem: false)

  package static let project = Owner(name: "a project file", isQuoted: false, isItem: false)

  package static func key(_ name: String) -> Owner {
    Owner(name: name, isQuoted: true, isItem: false)
  }

  /// The end of a message about a key in a map, such as ` in 'trigger'`; empty at the top level.
  var place: String { isQuoted ? " in \(self)" : "" }

  /// The name of the key; `nil` for a whole file.
  var key: String? { isQuoted ? name : nil }

  /// Whether the owner is the key `refreshgen`, whose value is the language version.
  var isVersion: Bool { isQuoted && name == KeyName.refreshgen.name }

  /// The owner for messages about an item of this key's list.
  package var item: Owner { Owner(name: name, isQuoted: isQuoted, isItem: true) }

  /// An example of the key's value, for messages about lists and maps.
  var example: String? {
    let tables = [
      SpecLanguage.control.table, SpecLanguage.state.table, SpecLanguage.accessibility.table,
      ProjectLanguage.project.table,
    ]
    return isQuoted ? tables.lazy.compactMap { $0[name]?.example }.first : nil
  }

  /// The start of a message about an invalid word.
  func invalid(_ word: String) -> String {
    isItem
      ? "invalid item \(SafeText.quote(word)) in \(SafeText.quote(name))"
      : "invalid value \(SafeText.quote(word)) for \(self)"
  }

  package var description: String {
    (isItem ? "an item of " : "") + (isQuoted ? SafeText.quote(name) : name)
  }
}
