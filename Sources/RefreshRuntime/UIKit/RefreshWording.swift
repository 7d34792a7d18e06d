#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The texts of a control, in the user's language if the app has them there.
  struct RefreshWording {
    /// The design whose texts they are.
    var design: any RefreshDesign.Type

    /// How the control looks in `phase`, with its texts looked up.
    func appearance(in phase: RefreshPhase) -> RefreshAppearance {
      var look = design.appearance(in: phase)
      look.title = look.title.map(translation)
      look.subtitle = look.subtitle.map(translation)
      look.accessibility = look.accessibility.map(translation)
      return look
    }

    /// What VoiceOver calls the control.
    var label: String? { design.accessibilityLabel.map(translation) }

    private func translation(of text: String) -> String {
      guard let table = design.stringTable else { return text }
      return design.resourceBundle.localizedString(forKey: text, value: text, table: table)
    }
  }
#endif
