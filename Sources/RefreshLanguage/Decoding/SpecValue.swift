package import RefreshDiagnostics
package import RefreshStyles

/// A value of a spec, resolved by the type that its key expects.
package enum SpecValue: Sendable, Hashable {
  /// A number; infinite where a word stands for no bound.
  case number(Double)
  /// Seconds; infinite where a word stands for no bound.
  case duration(Double)
  /// True or false.
  case flag(Bool)
  /// A word, a name or a text.
  case text(String)
  /// A color; apart, like a font, so that values without one stay small.
  indirect case color(ColorReference)
  /// The curve of an animation.
  case curve(RefreshCurve)
  /// A font.
  indirect case font(RefreshFont)
  /// Keys with their values.
  case map(MapValue)
  /// Values in a row.
  case list([Field])
}

/// A value together with where it stands.
package struct Field: Sendable, Hashable {
  /// The value.
  package var value: SpecValue
  /// Where the value stands; `nil` in a default.
  package var range: SourceRange?
  /// Where its key stands; `nil` in a default and in a list.
  package var keyRange: SourceRange?

  /// Creates a value that stands somewhere.
  package init(_ value: SpecValue, at range: SourceRange? = nil, key keyRange: SourceRange? = nil) {
    self.value = value
    self.range = range
    self.keyRange = keyRange
  }
}

extension Field {
  /// The keys of a map; none of anything else.
  package var map: MapValue {
    guard case .map(let map) = value else { return MapValue() }
    return map
  }

  /// The same value without the places where it stands.
  fileprivate var withoutPlaces: Field {
    switch value {
    case .map(let map): Field(.map(map.withoutPlaces))
    case .list(let items): Field(.list(items.map(\.withoutPlaces)))
    case .number, .duration, .flag, .text, .color, .curve, .font: Field(value)
    }
  }
}

/// Keys with their values, in the order in which they were written.
package struct MapValue: Sendable, Hashable {
  /// One key with its value.
  package struct Entry: Sendable, Hashable {
    /// The key.
    package var name: String
    /// The value and where both stand.
    package var field: Field
  }

  /// The keys with their values.
  package var entries: [Entry]

  /// Creates a map.
  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// The value of a key.
  package subscript(name: String) -> Field? {
    get { index(of: name).map { entries[$0].field } }
    set {
      switch (index(of: name), newValue) {
      case (let index?, let field?): entries[index].field = field
      case (let index?, nil): entries.remove(at: index)
      case (nil, let field?): entries.append(Entry(name: name, field: field))
      case (nil, nil): break
      }
    }
  }

  /// Adds a key that is not there yet.
  package mutating func append(_ name: String, _ field: Field) {
    entries.append(Entry(name: name, field: field))
  }

  /// The value of a key, wherever it stands.
  package func value(_ name: String) -> SpecValue? {
    index(of: name).map { entries[$0].field.value }
  }

  /// The value of a key of this map, with where both stand.
  package subscript(key: KeyName) -> Field? { self[key.name] }

  /// The value of a key of a control, which may be in one of its maps, with where both stand.
  package func field(_ key: KeyName) -> Field? {
    (key.map.map(map) ?? self)[key.name]
  }

  /// The value of a key.
  package func value(_ key: KeyName) -> SpecValue? { value(key.name) }

  /// The map under a key; empty where there is none.
  package func map(_ key: KeyName) -> MapValue { map(key.name) }

  /// Whether the map has a key.
  package func has(_ key: KeyName) -> Bool { has(key.name) }

  /// Whether the map has a key.
  package func has(_ name: String) -> Bool {
    index(of: name) != nil
  }

  /// The map under a key; empty where there is none.
  package func map(_ name: String) -> MapValue {
    guard let index = index(of: name), case .map(let map) = entries[index].field.value else {
      return MapValue()
    }
    return map
  }

  private func index(of name: String) -> Int? {
    entries.indices.first { entries[$0].name.isSameName(as: name) }
  }

  /// The same values without the places where they stand.
  package var withoutPlaces: MapValue {
    MapValue(entries: entries.map { Entry(name: $0.name, field: $0.field.withoutPlaces) })
  }

  /// This map laid over `base`, key by key and level by level.
  package func merged(over base: MapValue) -> MapValue {
    guard !base.entries.isEmpty else { return self }
    var result = base
    result.entries.reserveCapacity(base.entries.count + entries.count)
    for entry in entries {
      guard let index = base.index(of: entry.name) else {
        result.entries.append(entry)
        continue
      }
      result.entries[index].field = entry.field
      if case .map(let mine) = entry.field.value,
        case .map(let theirs) = base.entries[index].field.value
      {
        result.entries[index].field.value = .map(mine.merged(over: theirs))
      }
    }
    return result
  }
}
