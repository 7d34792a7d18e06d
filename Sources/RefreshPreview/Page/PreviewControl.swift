import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshWorld

/// The data of one control in a preview page.
struct PreviewControl {
  private let subject: PreviewPage.Subject
  private let design: ControlDesign
  private let presentation: Presentation

  init(subject: PreviewPage.Subject) {
    self.subject = subject
    design = subject.control.design
    presentation = subject.control.presentation
  }

  /// The data as JSON, with the indices of its parts in `parts`.
  func json(into parts: inout PageParts) -> JSON {
    [
      "name": .string(design.name), "summary": .text(design.summary), "file": .string(subject.file),
      "design": parts.designs.index(ofValue: design(into: &parts)),
    ]
  }

  /// All data of the control except what tells it from controls of the same design.
  private func design(into parts: inout PageParts) -> JSON {
    let appearances = presentation.appearances.map(shown).map { shown in
      parts.appearances.index(of: shown) { PreviewAppearance(shown: shown).json }
    }
    let arrows = presentation.appearances.map(\.appearance.arrow)
    let drawings = presentation.appearances.map(\.appearance).map { appearance -> JSON in
      guard let drawing = appearance.shownDrawing else { return .null }
      let shown = PreviewDrawing(
        drawing: drawing,
        arrows: drawing.hasArrow ? arrows : [],
        appearance: appearance
      )
      return parts.drawings.index(ofValue: shown.json)
    }
    let languages = PreviewLanguage.all(design.language, translations: presentation.translations)
      .map { language in parts.languages.index(of: language) { language.json } }
    return [
      "behavior": parts.behavior(PlayerNumbers(control: subject.control)),
      "traits": parts.traits.index(ofValue: traits), "appearances": .array(appearances),
      "drawings": .array(drawings), "languages": .array(languages),
    ]
  }

  /// The data that most controls have in common.
  private var traits: JSON {
    let traits: JSON = [
      "stopsMotion": .bool(design.reduceMotion.stopsMotion),
      "fadesIn": .bool(design.reduceMotion.fadesIn),
      "lastUpdated": design.shownLastUpdated.map(lastUpdated) ?? .null,
      "arrowDuration": .number(design.arrowDuration),
      "changeDuration": design.changeDuration > 0 ? .number(design.changeDuration) : .null,
      "backgroundReach": hasBackground ? .number(design.behavior.backgroundReach) : .null,
      "isCapsule": design.surface == .capsule ? .bool(true) : .null, "layout": layout,
      "announced": .array(announced), "distance": .number(design.behavior.trigger.distance.points),
      "haptics": haptics,
    ]
    // The scripts read a missing trait as null.
    return traits.withoutNulls
  }

  private var hasBackground: Bool {
    presentation.appearances.contains { $0.appearance.background != nil }
  }

  /// The haptics of an armed control and of the states with an outcome; null without any.
  private var haptics: JSON {
    let haptics: KeyValuePairs = [
      "armed": design.haptics.armed,
      "\(RefreshState.succeeded.rawValue)": design.haptics.succeeded,
      "\(RefreshState.failed.rawValue)": design.haptics.failed,
    ]
    let played = haptics.filter { $0.value != .none }
    guard !played.isEmpty else { return .null }
    return .object(played.map { JSON.Member(key: $0.key, value: .string($0.value.rawValue)) })
  }

  /// For each state, whether VoiceOver announces it.
  private var announced: [JSON] {
    RefreshState.allCases.map {
      .bool(design.announcedStates.announces($0, showsFailure: design.behavior.showsFailure))
    }
  }

  private func lastUpdated(_ description: RefreshLastUpdated) -> JSON {
    [
      "style": .string(description.timeStyle.rawValue), "format": .string(description.format),
      "never": .text(description.never),
    ]
  }

  private var layout: JSON {
    [
      "alignment": .string(design.layout.alignment.rawValue),
      "isColumn": .bool(design.layout.isColumn(edge: design.behavior.edge)), "growth": growth,
      "fillsRow": .bool(design.layout.fillsRow(at: design.behavior.edge)),
      "picture": design.layout.centersTexts(at: design.behavior.edge)
        ? .string(design.layout.picture.rawValue) : .null,
      "spacing": .number(design.layout.spacing), "lineSpacing": .number(design.layout.lineSpacing),
      "margin": .number(design.layout.margin),
    ]
  }

  /// For each text size, how many times their usual height and size the control and its drawing have;
  /// null if the control never grows.
  private var growth: JSON {
    let (layout, edge) = (design.layout, design.behavior.edge)
    guard layout.growth(at: .ax5, edge: edge) > 1 else { return .null }
    return .array(
      RefreshTextSize.allCases.map {
        [
          "height": .number(layout.growth(at: $0, edge: edge)),
          "picture": .number(layout.pictureGrowth(at: $0, edge: edge)),
        ]
      }
    )
  }

  /// An appearance with the colors and fonts of its texts, where it leaves these to the control.
  private func shown(_ phase: PhaseAppearance) -> PhaseAppearance {
    var shown = phase
    let appearance = phase.appearance
    shown.view = design.view(inPlaceOf: phase)
    if appearance.title != nil {
      (shown.appearance.color, shown.appearance.font) = (
        appearance.shownColor, appearance.shownFont
      )
    }
    if appearance.subtitle != nil || design.showsLastUpdated {
      shown.appearance.subtitleColor = appearance.shownSubtitleColor
      shown.appearance.subtitleFont = appearance.shownSubtitleFont
    }
    return shown
  }
}

extension ControlDesign {
  /// The traits that the pose of the control's view depends on.
  fileprivate var poseTraits: RefreshPoseTraits {
    RefreshPoseTraits(
      opacity: opacity,
      surface: surface,
      changeDuration: changeDuration,
      layout: layout,
      edge: behavior.edge
    )
  }
}

extension PlayerNumbers {
  /// Creates the numbers of a control in a list that fills the simulated phone of the page.
  init(control: ControlSpec) {
    self.init()
    behavior = control.behavior
    curves = control.design.curves
    traits = control.design.poseTraits
    let isSideways = behavior.edge.isHorizontal
    self[.viewport] = isSideways ? PreviewScreen.portrait.width : PreviewScreen.portrait.height
    self[.content] = isSideways ? 1600 : 1920
    self[.start] = isSideways ? 0 : PreviewScreen.portrait.bar
    self[.end] = isSideways ? 0 : PreviewScreen.portrait.home
  }
}
