/// The form of a property in generated code: an argument of an initializer, or a property of
/// the control.
package struct Argument: Sendable {
  /// The initializer or type that the argument belongs to.
  package enum Owner: Sendable {
    case behavior
    case trigger
    case timing
    case secondLevel
    case appearance
    case layout
    case haptics
    /// The control itself, for a property.
    case control
  }

  /// The owner of the argument.
  package let owner: Owner
  /// The label; `nil` for an argument without a label.
  package let label: String?
  /// Whether the argument is generated even if it equals the initializer's default.
  let isAlwaysStated: Bool
  /// The type of a property, if Swift cannot infer it from the value.
  package let type: String?
}
