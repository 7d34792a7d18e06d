/// The access level of a generated control.
package enum AccessLevel: String, Sendable, CaseIterable {
  case `internal`
  case package
  case `public`

  /// The modifier followed by a space; empty for `internal`.
  var modifier: String {
    self == .internal ? "" : rawValue + " "
  }
}
