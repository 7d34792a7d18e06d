import RefreshDiagnostics

/// The key or file that a value belongs to, as messages name it.
package struct Owner: CustomStringConvertible {
  private let name: String
  private let isQuoted: Bool
  private let isItem: Bool

  /// A whole control.
  package static let control = Owner(name: "a control", isQuoted: false, isItem: false)

  /// A project file.
  package static let project = Owner(name: "a project file", isQuoted: false, isItem: false)

  /// A key.
  package static func key(_ name: String) -> Owner {
    Owner(name: name, isQuoted: true, isItem: false)
  }

  /// The part of a message that names the place of a key: nothing for a whole file.
  var place: String { isQuoted ? " in \(self)" : "" }

  /// Whether it is the key of the language version.
  var isVersion: Bool { isQuoted && name == KeyName.refreshgen.name }

  /// An item of this.
  package var item: Owner { Owner(name: name, isQuoted: isQuoted, isItem: true) }

  package var description: String {
    (isItem ? "an item of " : "") + (isQuoted ? SafeText.quote(name) : name)
  }
}
