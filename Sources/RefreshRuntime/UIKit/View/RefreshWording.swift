#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The localized strings of a control.
  struct RefreshWording {
    /// The design.
    var design: any RefreshDesign.Type

    /// The appearance in `state`, with localized strings.
    func appearance(in state: RefreshState) -> RefreshAppearance {
      var appearance = design.appearance(in: state)
      appearance.title = appearance.title.map(translation)
      appearance.subtitle = appearance.subtitle.map(translation)
      appearance.button = appearance.button.map(translation)
      appearance.accessibilityLabel = appearance.accessibilityLabel.map(translation)
      return appearance
    }

    /// The localized line with the time of the last success; `nil` if nothing is shown.
    ///
    /// The time is stored under the key of the app, or else of the spec.
    func lastUpdated(key: String?) -> String? {
      guard var description = design.lastUpdated else { return nil }
      description.format = translation(of: description.format)
      description.never = description.never.map(translation)
      let time = LastUpdate(key: key ?? description.key).text(in: description.timeStyle)
      return description.line(time)
    }

    /// The localized name of the control for VoiceOver.
    var label: String? { design.accessibilityLabel.map(translation) }

    /// The localized name of the refresh of a control without texts.
    var refresh: String { translation(of: "Refresh") }

    private func translation(of text: String) -> String {
      guard let table = design.stringTable else { return text }
      return design.resourceBundle.localizedString(forKey: text, value: text, table: table)
    }
  }
#endif
