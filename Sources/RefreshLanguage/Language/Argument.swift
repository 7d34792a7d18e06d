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

  /// An argument that is left out if it equals the initializer's default.
  static func argument(_ owner: Owner, _ label: String) -> Argument {
    Argument(owner: owner, label: label, isAlwaysStated: false, type: nil)
  }

  /// An argument that is always generated.
  static func required(_ owner: Owner, _ label: String?) -> Argument {
    Argument(owner: owner, label: label, isAlwaysStated: true, type: nil)
  }

  /// A property of the control.
  static func property(_ name: String, _ type: String) -> Argument {
    Argument(owner: .control, label: name, isAlwaysStated: false, type: type)
  }
}
