import RefreshCore
import RefreshDiagnostics
import RefreshJSON
import RefreshLanguage
import RefreshPlayer
import RefreshStyles

/// The data of one control in a preview page.
struct PreviewControl {
  private let subject: PreviewPage.Subject
  private let design: ControlDesign
  private let presentation: Presentation

  init(_ subject: PreviewPage.Subject) {
    self.subject = subject
    design = subject.control.design
    presentation = subject.control.presentation
  }

  private var behavior: RefreshBehavior { design.behavior }

  private var languages: [PreviewLanguage] {
    PreviewLanguage.all(design.language, presentation.translations)
  }

  /// The data as JSON.
  var json: JSON {
    .object(
      [
        JSON.Member("name", .string(design.name)),
        JSON.Member("summary", text(design.summary)),
        JSON.Member("sentence", .string(sentence)),
        JSON.Member("file", .string(subject.file)),
        JSON.Member("edge", .string("\(behavior.edge)")),
        JSON.Member("isFar", .bool(behavior.edge.isFar)),
        JSON.Member("isSideways", .bool(behavior.edge.isHorizontal)),
        JSON.Member("isOverlay", .bool(behavior.style == .overlay)),
        JSON.Member("startsByTap", .bool(behavior.trigger.kind == .tap)),
        JSON.Member("height", .number(behavior.height)),
        JSON.Member("distance", .number(behavior.trigger.distance)),
        JSON.Member("showcasePull", .number(behavior.showcasePull)),
        JSON.Member("hasSecondLevel", .bool(behavior.secondLevel != nil)),
        JSON.Member("stopsMotion", .bool(design.reducedMotion.stopsMotion)),
        JSON.Member("fadesIn", .bool(design.reducedMotion.fadesIn)),
        JSON.Member("lastUpdated", design.lastUpdated.map(lastUpdated) ?? .null),
        JSON.Member("arrowDuration", .number(design.arrowDuration)),
        JSON.Member("arrowSymbol", .string(behavior.edge.arrowSymbol)),
        JSON.Member("layout", layout),
        JSON.Member("announced", .array(announced)),
        JSON.Member("numbers", .array(PlayerNumbers(subject.control).values.map(number))),
        JSON.Member("appearances", .array(presentation.appearances.map(appearance))),
        JSON.Member("languages", .array(languages.map(\.json))),
        JSON.Member("diagram", .string(StateDiagram(name: design.name, behavior).svg)),
      ]
    )
  }

  /// A sentence with the size of the control, and the gesture that starts a refresh.
  private var sentence: String {
    let height = DecimalText.of(behavior.height, digits: 2)
    let name = behavior.edge.isHorizontal ? "points wide" : "points high"
    let distance = DecimalText.of(behavior.trigger.distance, digits: 2)
    let gesture =
      switch behavior.trigger.kind {
      case .release:
        "a release \(bound) \(distance) points past the edge starts a refresh"
          + (behavior.trigger.requiresDrag ? "" : ", and so does a scroll without a finger")
      case .cross: "a pull of \(bound) \(distance) points starts a refresh"
      case .reach: "scrolling \(reach) the edge starts a refresh"
      case .tap: "a tap on the control starts a refresh"
      }
    return "\(height) \(name); \(gesture)\(secondLevel)."
  }

  private var bound: String { behavior.includesThreshold ? "at least" : "more than" }

  /// The position at which a scroll starts a refresh, up to the word `edge`.
  private var reach: String {
    let distance = DecimalText.of(abs(behavior.threshold), digits: 2)
    if behavior.threshold < 0 { return "to \(distance) points before" }
    return behavior.threshold > 0 ? "\(distance) points past" : "to"
  }

  private var secondLevel: String {
    guard let level = behavior.secondLevel else { return "" }
    let distance = DecimalText.of(level.distance, digits: 2)
    return ", and a release \(bound) \(distance) points past the edge opens the second level"
  }

  /// For each state, whether VoiceOver announces it.
  private var announced: [JSON] {
    RefreshState.allCases.map {
      .bool(design.announcedStates.announces($0, showsFailure: behavior.showsFailure))
    }
  }

  private func lastUpdated(_ description: RefreshLastUpdated) -> JSON {
    .object([
      JSON.Member("style", .string(description.style.rawValue)),
      JSON.Member("format", .string(description.format)),
      JSON.Member("never", text(description.never)),
    ])
  }

  private var layout: JSON {
    .object([
      JSON.Member("alignment", .string(design.layout.alignment.rawValue)),
      JSON.Member("spacing", .number(design.layout.spacing)),
      JSON.Member("lineSpacing", .number(design.layout.lineSpacing)),
      JSON.Member("margin", .number(design.layout.margin)),
    ])
  }

  /// The appearance of a state, by the keys of specs, with all that the scripts need to draw it.
  private func appearance(_ phase: PhaseAppearance) -> JSON {
    let (schema, shown) = (SpecLanguage.state, shown(phase))
    let keys = schema.table.keys.map { key in
      JSON.Member(key.name, schema.value(of: key.name, in: shown).map(value) ?? .null)
    }
    let look = phase.appearance
    let members =
      keys + [
        JSON.Member("picture", text(look.pictureKind?.rawValue)),
        JSON.Member("pictureColor", color(look.pictureKind.map { _ in look.pictureColor })),
        JSON.Member("indicatorColor", color(look.indicator.map { _ in look.indicatorColor })),
        JSON.Member("indicatorSize", look.indicator.map { JSON.number($0.size) } ?? .null),
        JSON.Member("framesFollowPull", .bool(look.frameDuration == .infinity)),
        JSON.Member("spokenText", text(look.spokenText)),
        JSON.Member("titleStyle", .string(TextStyle.title(of: look).css)),
        JSON.Member("subtitleStyle", .string(TextStyle.subtitle(of: look).css)),
      ]
    // Most keys of most states have no value. The scripts read a missing one as null.
    return .object(members.filter { $0.value != .null })
  }

  /// An appearance with the colors and fonts of its texts, where it leaves these to the control.
  private func shown(_ phase: PhaseAppearance) -> PhaseAppearance {
    var shown = phase
    let look = phase.appearance
    shown.view = design.view(inPlaceOf: phase)
    if look.title != nil {
      (shown.appearance.color, shown.appearance.font) = (look.shownColor, look.shownFont)
    }
    if look.subtitle != nil || design.lastUpdated != nil {
      shown.appearance.subtitleColor = look.shownSubtitleColor
      shown.appearance.subtitleFont = look.shownSubtitleFont
    }
    return shown
  }

  private func color(_ color: RefreshColor?) -> JSON {
    color.map { PreviewColor($0).json } ?? .null
  }

  private func value(_ value: DesignValue) -> JSON {
    switch value {
    case .number(let value): number(value)
    case .integer(let value): number(Double(value))
    case .flag(let flag): .bool(flag)
    case .word(let text), .text(let text): .string(text)
    case .list(let values): .array(values.map(self.value))
    case .color(let value): color(value)
    case .font(let font): self.font(font)
    // States have no timing curve; the player has that of the control.
    case .curve: .null
    }
  }

  private func font(_ font: RefreshFont) -> JSON {
    .object([
      JSON.Member("style", .string(font.style.rawValue)),
      JSON.Member("name", text(font.name)),
      JSON.Member("size", font.size.map(JSON.number) ?? .null),
    ])
  }

  private func text(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// A number; `null` for infinity, which JSON cannot represent.
  private func number(_ number: Double) -> JSON { number.isFinite ? .number(number) : .null }
}

extension PlayerNumbers {
  /// Creates the numbers of a control in a list that fills the simulated phone of the page.
  init(_ control: ControlSpec) {
    self.init()
    behavior = control.behavior
    curve = control.design.curve
    self[.followsPull] = control.design.alpha == .followsPull ? 1 : 0
    let isSideways = behavior.edge.isHorizontal
    self[.viewport] = isSideways ? PreviewScreen.portrait.width : PreviewScreen.portrait.height
    self[.content] = isSideways ? 1600 : 1920
    self[.start] = isSideways ? 0 : PreviewScreen.portrait.bar
    self[.end] = isSideways ? 0 : PreviewScreen.portrait.home
  }
}
