package import RefreshCore

/// What a user sees, feels and hears of a control besides its looks.
package struct MannersSpec: Sendable, Hashable {
  /// How it fades, in the word of the spec.
  package var alpha: String
  /// What the finger feels, in the word of the spec.
  package var haptics: String
  /// What takes the place of motion, in the word of the spec.
  package var reduceMotion: String
  /// The time of the last success, if it is shown.
  package var lastUpdated: LastUpdated?
  /// What VoiceOver calls the control.
  package var label: String?
  /// The phases that VoiceOver speaks of, if the spec says which.
  package var announced: [RefreshPhase]?

  /// How the time of the last success is kept and written.
  package struct LastUpdated: Sendable, Hashable {
    /// What tells it from the times of other controls.
    package var key: String
    /// How it is written, in the word of the spec.
    package var style: String
  }
}

extension MannersSpec {
  /// The manners that the settings of a control describe.
  package init(_ settings: Settings) {
    let lastUpdated = settings.nested("lastUpdated", SpecLanguage.lastUpdated)
    let accessibility = settings.nested("accessibility", SpecLanguage.accessibility)
    let animation = settings.nested("animation", SpecLanguage.animation)
    alpha = settings.text("alpha") ?? ""
    haptics = settings.text("haptics") ?? ""
    reduceMotion = animation.text("reduceMotion") ?? ""
    if lastUpdated.flag("show") {
      self.lastUpdated = LastUpdated(
        key: lastUpdated.text("key") ?? settings.text("control") ?? "",
        style: lastUpdated.text("style") ?? ""
      )
    }
    label = accessibility.text("label")
    if accessibility.map["announce"] != nil {
      let names = accessibility.texts("announce")
      // In the order of the phases, since only which ones they are matters.
      announced = RefreshPhase.allCases.filter { names.contains($0.name) }
    }
  }
}
