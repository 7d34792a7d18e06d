/// The keys of one map together with what holds where they are missing.
package struct Settings {
  package let map: MapValue
  package let table: KeyTable

  package init(_ map: MapValue, _ table: KeyTable) {
    self.map = map
    self.table = table
  }

  /// The value of a key, or what holds in its place.
  package func value(_ name: String) -> SpecValue? {
    if let value = map.value(name) { return value }
    switch table.fallback(of: name) {
    case .value(let value): return value
    case .sameAs, .required, .nothing, nil: return nil
    }
  }

  package func number(_ name: String) -> Double? {
    guard case .number(let number)? = value(name) else { return nil }
    return number
  }

  package func seconds(_ name: String) -> Double {
    guard case .duration(let seconds)? = value(name) else { return 0 }
    return seconds
  }

  package func flag(_ name: String) -> Bool {
    guard case .flag(let flag)? = value(name) else { return false }
    return flag
  }

  package func text(_ name: String) -> String? {
    guard case .text(let text)? = value(name) else { return nil }
    return text
  }

  package func texts(_ name: String) -> [String] {
    guard case .list(let fields)? = value(name) else { return [] }
    return fields.compactMap { field in
      guard case .text(let text) = field.value else { return nil }
      return text
    }
  }

  package func font(_ name: String) -> FontValue? {
    guard case .font(let font)? = value(name) else { return nil }
    return font
  }

  package func color(_ name: String) -> ColorValue? {
    guard case .color(let color)? = value(name) else { return nil }
    return color
  }

  package func curve(_ name: String) -> CurveValue {
    guard case .curve(let curve)? = value(name) else { return .easeInOut }
    return curve
  }

  /// The case of a type that a key's word stands for.
  package func choice<Choice: CaseIterable>(_ name: String, in words: [String]) -> Choice? {
    text(name).flatMap { SpecLanguage.value(of: $0, in: words) }
  }

  /// The settings of a key that is a map.
  package func nested(_ name: String, _ table: KeyTable) -> Settings {
    Settings(map.map(name), table)
  }
}
