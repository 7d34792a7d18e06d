/// Who may use a generated control.
package enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case package
  case `public`

  /// The modifier with the space after it; nothing where it goes without saying.
  var modifier: String {
    self == .internal ? "" : rawValue + " "
  }
}
