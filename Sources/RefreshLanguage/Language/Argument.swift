/// How generated code states a property: as an argument of an initializer, or as a property of the
/// control itself.
package struct Argument: Sendable {
  /// The initializer or the type that takes it.
  package enum Owner: Sendable {
    case behavior
    case trigger
    case timing
    case appearance
    /// The control itself, which states it as a property.
    case control
  }

  /// What takes it.
  package let owner: Owner
  /// The label; `nil` where it has none.
  package let label: String?
  /// Whether it is stated even if it has the value that holds without it.
  package let isAlwaysStated: Bool
  /// The type of a property, where its value does not tell it.
  package let type: String?

  /// An argument that is left out where the initializer has the same value anyway.
  static func argument(_ owner: Owner, _ label: String) -> Argument {
    Argument(owner: owner, label: label, isAlwaysStated: false, type: nil)
  }

  /// An argument that is always stated.
  static func required(_ owner: Owner, _ label: String?) -> Argument {
    Argument(owner: owner, label: label, isAlwaysStated: true, type: nil)
  }

  /// A property of the control.
  static func property(_ name: String, _ type: String) -> Argument {
    Argument(owner: .control, label: name, isAlwaysStated: false, type: type)
  }
}
