/// The keys of one map together with what holds where they are missing.
struct Settings {
  let map: MapValue
  let table: KeyTable

  init(_ map: MapValue, _ table: KeyTable) {
    self.map = map
    self.table = table
  }

  /// The value of a key, or what holds in its place.
  func value(_ name: String) -> SpecValue? {
    if let value = map.value(name) { return value }
    switch table.fallback(of: name) {
    case .value(let value): return value
    case .sameAs, .required, .nothing, nil: return nil
    }
  }

  func number(_ name: String) -> Double? {
    guard case .number(let number)? = value(name) else { return nil }
    return number
  }

  func seconds(_ name: String) -> Double {
    guard case .duration(let seconds)? = value(name) else { return 0 }
    return seconds
  }

  func flag(_ name: String) -> Bool {
    guard case .flag(let flag)? = value(name) else { return false }
    return flag
  }

  func text(_ name: String) -> String? {
    guard case .text(let text)? = value(name) else { return nil }
    return text
  }

  func texts(_ name: String) -> [String] {
    guard case .list(let fields)? = value(name) else { return [] }
    return fields.compactMap { field in
      guard case .text(let text) = field.value else { return nil }
      return text
    }
  }

  func font(_ name: String) -> FontValue? {
    guard case .font(let font)? = value(name) else { return nil }
    return font
  }

  func color(_ name: String) -> ColorValue? {
    guard case .color(let color)? = value(name) else { return nil }
    return color
  }

  func curve(_ name: String) -> CurveValue {
    guard case .curve(let curve)? = value(name) else { return .easeInOut }
    return curve
  }

  /// The case of a type that a key's word stands for.
  func choice<Choice: CaseIterable>(_ name: String, in words: [String]) -> Choice? {
    text(name).flatMap { SpecLanguage.value(of: $0, in: words) }
  }

  /// The settings of a key that is a map.
  func nested(_ name: String, _ table: KeyTable) -> Settings {
    Settings(map.map(name), table)
  }
}
