#if canImport(UIKit)
  import UIKit

  /// The texts of a control, in the user's language if the app has them there.
  struct RefreshWording {
    /// The design whose texts they are.
    var design: any RefreshDesign.Type

    /// How the control looks in `phase`, with its texts looked up.
    func appearance(in phase: RefreshPhase) -> RefreshAppearance {
      var look = design.appearance(in: phase)
      look.title = text("\(phase.name).title", look.title)
      look.subtitle = text("\(phase.name).subtitle", look.subtitle)
      look.accessibility = text("\(phase.name).accessibility", look.accessibility)
      return look
    }

    /// What VoiceOver calls the control.
    var label: String? { text("label", design.accessibilityLabel) }

    /// A text that the design lacks has no translation either.
    private func text(_ key: String, _ fallback: String?) -> String? {
      guard let fallback, let table = design.stringTable else { return fallback }
      return design.resourceBundle.localizedString(forKey: key, value: fallback, table: table)
    }
  }
#endif
