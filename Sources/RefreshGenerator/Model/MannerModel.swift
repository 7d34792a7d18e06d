import RefreshCore
import RefreshLanguage
import TemplateEngine

/// One thing that a control does otherwise than others, as a property of its design.
struct MannerModel {
  /// The name of the property.
  let name: String
  /// What it is, with the key of the spec that it comes from.
  let documentation: String
  /// The type, where the value alone does not tell it.
  var type: String?
  /// The value.
  let value: SwiftValue
  /// Whether every control does so unless told otherwise.
  let isUsual: Bool
  /// The property as a template declares it in a type of some access.
  func declaration(_ access: AccessLevel) -> Value {
    let head = "\(access.modifier)static let \(name)\(type.map { ": \($0)" } ?? "") = "
    return [
      "documentation": .string(documentation),
      "declaration": .string(head + value.text(column: 2 + head.width)),
    ]
  }
}

extension MannerModel {
  /// All manners of a control whose texts may lie in a table of strings.
  static func all(of control: ControlDraft, stringTable: String?) -> [MannerModel] {
    let manners = control.presentation.manners
    let usual = ["refreshing", "failed", "exhausted"]
    let announced = manners.announced?.map(\.name) ?? usual
    return [
      MannerModel(
        name: "alpha",
        documentation: "Whether it fades in with the pull: `alpha`.",
        value: .plain("RefreshAlpha.\(manners.alpha)"),
        isUsual: manners.alpha == "fixed"
      ),
      MannerModel(
        name: "haptic",
        documentation: "What the finger feels once letting go would refresh: `haptics`.",
        value: .plain("RefreshHaptic.\(manners.haptics)"),
        isUsual: manners.haptics == "none"
      ),
      MannerModel(
        name: "reducedMotion",
        documentation: "What takes the place of motion: `animation.reduceMotion`.",
        value: .plain("RefreshReducedMotion.\(manners.reduceMotion)"),
        isUsual: manners.reduceMotion == "none"
      ),
      MannerModel(
        name: "lastUpdated",
        documentation: "The time of the last success: `lastUpdated`.",
        type: "RefreshLastUpdated?",
        value: manners.lastUpdated.map { .call($0.call) } ?? .plain("nil"),
        isUsual: manners.lastUpdated == nil
      ),
      MannerModel(
        name: "accessibilityLabel",
        documentation: "What VoiceOver calls it: `accessibility.label`.",
        type: "String?",
        value: .plain(manners.label.map(SwiftLiteral.string) ?? "nil"),
        isUsual: manners.label == nil
      ),
      MannerModel(
        name: "announcedPhases",
        documentation: "The phases that VoiceOver speaks of: `accessibility.announce`.",
        type: "[RefreshPhase]",
        value: .plain(SwiftLiteral.list(announced.map { "." + $0 })),
        isUsual: announced == usual
      ),
      MannerModel(
        name: "stringTable",
        documentation: "The String Catalog of its texts: `locales`.",
        type: "String?",
        value: .plain(stringTable.map(SwiftLiteral.string) ?? "nil"),
        isUsual: stringTable == nil
      ),
    ]
  }
}

extension MannersSpec.LastUpdated {
  fileprivate var call: SwiftCall {
    var call = SwiftCall("RefreshLastUpdated")
    call.add("key", SwiftLiteral.string(key))
    call.add("style", style, unless: "relative") { "." + $0 }
    return call
  }
}
