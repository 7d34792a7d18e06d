import RefreshCore
import RefreshDiagnostics

/// A condition under which a key has an effect.
package struct Condition: Sendable {
  /// The condition that is not met, worded to follow "has no effect".
  package let reason: String
  /// The key that decides; `nil` if several do.
  package let cause: KeyName?
  /// The values that a spec may state although the key has no effect.
  let spared: Spared
  let isUnmet: @Sendable (ControlDesign) -> Bool

  enum Spared: Sendable {
    case nothing
    /// The default of the key.
    case theDefault
    case value(SpecValue)
  }
}

/// A key of a spec that has no effect.
package struct IneffectiveKey: Sendable {
  package let key: KeyName
  package let field: Field
  /// The first condition that is not met.
  package let condition: Condition
}

/// A setting of a key on which the effect of other keys depends.
struct Premise: Sendable {
  /// The setting as a spec writes it.
  let text: String
  let key: KeyName
  let holds: @Sendable (ControlDesign) -> Bool

  static func when(_ kind: RefreshTrigger.When) -> Premise {
    Premise(text: "'when: \(kind.caseName)'", key: .when) { $0.behavior.trigger.when == kind }
  }

  static func style(_ style: ControlDesign.Style) -> Premise {
    Premise(text: "'style: \(style.caseName)'", key: .style) { $0.style == style }
  }

  static let top = Premise(text: "'edge: top'", key: .edge) { $0.behavior.edge == .top }
  static let farEdge = Premise(text: "'edge: bottom' or 'trailing'", key: .edge) {
    $0.behavior.edge.isFar
  }
  static let exhausted = Premise(text: "'allowed: true'", key: .exhaustedAllowed) {
    $0.behavior.allowsExhausted
  }
  static let time = Premise(text: "'show: true'", key: .showsLastUpdated) { $0.showsLastUpdated }
}

/// The conditions of keys of a control; the first that is not met is reported.
extension Key where Root == ControlDesign {
  /// A key that has an effect only with a setting of another key.
  func only(_ premise: Premise, sparing spared: Condition.Spared = .theDefault) -> Key {
    needing(premise.text).ineffective(
      "without \(premise.text)",
      cause: premise.key,
      sparing: spared
    ) {
      !premise.holds($0)
    }
  }

  /// A key that has no effect with a setting of another key, for a reason.
  func never(
    _ premise: Premise,
    _ explanation: String = "",
    sparing spared: Condition.Spared = .theDefault
  ) -> Key {
    excluding(premise.text).ineffective(
      "with \(premise.text)\(explanation)",
      cause: premise.key,
      sparing: spared,
      if: premise.holds
    )
  }

  /// A key whose part is up to UIKit inside a `UIRefreshControl`.
  func leftToSystem(
    _ part: SystemPart,
    sparing spared: Condition.Spared = .nothing
  ) -> Key {
    never(.style(.system), ", where \(part.reason)", sparing: spared)
  }

  /// A key that has no effect with some designs.
  func ineffective(
    _ reason: String,
    cause: KeyName? = nil,
    sparing spared: Condition.Spared = .theDefault,
    if isUnmet: @escaping @Sendable (ControlDesign) -> Bool
  ) -> Key {
    adding(Condition(reason: reason, cause: cause, spared: spared, isUnmet: isUnmet))
  }
}

/// A part of a control inside a `UIRefreshControl` that UIKit decides about.
struct SystemPart {
  let reason: String

  static let pull = SystemPart(reason: "UIKit decides about the pull")
  static let room = SystemPart(
    reason: "UIKit makes room of \(SpecText.number(RefreshBehavior.systemHeight)) points"
  )
  static let action = SystemPart(reason: "the action runs at once")
  static let motion = SystemPart(reason: "UIKit moves the list")
  static let haptic = SystemPart(reason: "UIKit plays the haptic of the pull")
  static let taps = SystemPart(reason: "the control takes no taps")
  static let distance = SystemPart(reason: "a pull has one distance")
  static let header = SystemPart(reason: "the control is a header")
}
