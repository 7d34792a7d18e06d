import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshStyles

extension SpecContext {
  /// The settings that specs share, as texts for cache keys.
  package var cacheKey: [String] {
    let rules = levels.cacheKey
    let names = bases.names.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    return ["\(rules.count)"] + rules + ["\(names.count)"] + names
      + colors.entries.flatMap { [$0.name] + $0.field.value.cacheKey }
  }
}

extension SpecValue {
  fileprivate var cacheKey: [String] {
    // All values in the shared palette are colors.
    guard case .color(let color) = self else { return [] }
    return [color.light, color.dark, color.highContrast, color.darkHighContrast].map {
      $0.map(\.cacheKey) ?? "none"
    }
  }
}

extension ColorReference.Shade {
  fileprivate var cacheKey: String {
    switch self {
    case .own(.rgba(let value)): "#\(value)"
    case .own(.system(let name)): "system \(name)"
    case .own(.asset(let name)): "asset \(name)"
    case .palette(let name): "palette \(name)"
    }
  }
}
