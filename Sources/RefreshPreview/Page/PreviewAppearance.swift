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
    let look = shown.appearance
    let drawn: JSON = [
      "picture": .text(look.pictureKind?.rawValue),
      "pictureColor": color(look.pictureKind.map { _ in look.pictureColor }),
      "buttonColor": color(look.button.map { _ in look.buttonColor }),
      "buttonFont": look.button.map { _ in font(RefreshAppearance.buttonFont) } ?? .null,
      "framesFollowPull": .bool(look.frameDuration == .infinity),
      "spokenText": .text(look.spokenText),
      "titleStyle": .string(TextStyle.title(of: look).css),
      "subtitleStyle": .string(TextStyle.subtitle(of: look).css),
    ]
    // Most keys of most states have no value. The scripts read a missing one as null.
    return JSON.object(keys + (drawn.members ?? [])).withoutNulls
  }

  private func color(_ color: RefreshColor?) -> JSON {
    color.map { PreviewColor($0).json } ?? .null
  }

  private func value(_ value: SpecValue) -> JSON {
    switch value {
    case .number(let value): .finite(value)
    case .flag(let flag): .bool(flag)
    case .text(let text): .string(text)
    case .list(let values): .array(values.map { self.value($0.value) })
    case .color(let value): color(Palette().resolve(value))
    case .font(let font): self.font(font)
    // States have neither; the player has the timing curve of the control.
    case .share, .curve, .drawing, .map: .null
    }
  }

  private func font(_ font: RefreshFont) -> JSON {
    [
      "style": .string(font.style.rawValue), "name": .text(font.name),
      "size": font.size.map(JSON.number) ?? .null, "fixed": .bool(font.isFixed),
    ]
  }
}
