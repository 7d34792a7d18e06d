import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

/// The appearance of a state in the data of a preview page.
struct PreviewAppearance {
  let shown: PhaseAppearance

  /// The appearance of a state, by the keys of specs, with all that the scripts need to draw it.
  var json: JSON {
    let schema = SpecLanguage.state
    let keys = schema.table.keys.map { key in
      JSON.Member(key: key.name, value: schema.value(of: key.name, in: shown).map(value) ?? .null)
    }
    let appearance = shown.appearance
    let drawn: JSON = [
      "picture": .text(appearance.pictureKind?.rawValue),
      "pictureColor": color(of: appearance.pictureKind.map { _ in appearance.pictureColor }),
      "buttonColor": color(of: appearance.button.map { _ in appearance.buttonColor }),
      "buttonFont": appearance.button.map { _ in font(RefreshAppearance.buttonFont) } ?? .null,
      "framesFollowPull": .bool(appearance.frameDuration == .infinity),
      "spokenText": .text(appearance.spokenText),
      "titleStyle": .string(TextStyle.title(of: appearance).css),
      "subtitleStyle": .string(TextStyle.subtitle(of: appearance).css),
    ]
    // Most keys of most states have no value. The scripts read a missing one as null.
    return JSON.object(keys + (drawn.members ?? [])).withoutNulls
  }

  private func color(of color: RefreshColor?) -> JSON {
    color.map { PreviewColor($0).json } ?? .null
  }

  private func value(_ value: SpecValue) -> JSON {
    switch value {
    case .number(let value): .finite(value)
    case .flag(let flag): .bool(flag)
    case .text(let text): .string(text)
    case .list(let values): .array(values.map { self.value($0.value) })
    case .color(let value): color(of: Palette().resolve(value))
    case .font(let font): self.font(font)
    // States have neither; the player has the timing curve of the control.
    case .share, .curve, .drawing, .map: .null
    }
  }

  private func font(_ font: RefreshFont) -> JSON {
    [
      "style": .string(font.textStyle.rawValue), "name": .text(font.name),
      "size": font.size.map(JSON.number) ?? .null, "fixed": .bool(font.isFixed),
    ]
  }
}
