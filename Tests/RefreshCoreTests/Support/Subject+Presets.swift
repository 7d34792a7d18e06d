import RefreshDiagnostics
import RefreshLanguage
import RefreshRules

extension Subject {
  /// The presets as they ship.
  static let presets: [Subject] = Preset.all.compactMap { preset in
    let file = SourceFile(name: "\(preset.name).refresh.yml", text: preset.text)
    return SpecLoader.load(file).controls.first.map { control in
      Subject("preset \(preset.name)", control.behavior)
    }
  }
}
