import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshStyles

extension SpecContext {
  /// Everything that specs take from their project, as texts: equal ones lend the same.
  package var basis: [String] {
    let rules = levels.basis
    return ["\(rules.count)"] + rules + colors.entries.flatMap { [$0.name] + $0.field.value.basis }
  }
}

extension SpecValue {
  fileprivate var basis: [String] {
    // A project lends nothing but colors.
    guard case .color(let color) = self else { return [] }
    return [color.light, color.dark, color.highContrast, color.darkHighContrast].map {
      $0.map(\.basis) ?? "none"
    }
  }
}

extension ColorReference.Shade {
  fileprivate var basis: String {
    switch self {
    case .own(.rgba(let value)): "#\(value)"
    case .own(.system(let name)): "system \(name)"
    case .own(.asset(let name)): "asset \(name)"
    case .palette(let name): "palette \(name)"
    }
  }
}
