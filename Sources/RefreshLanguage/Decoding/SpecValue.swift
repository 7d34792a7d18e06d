package import RefreshCore
package import RefreshDiagnostics
import RefreshYAML

package enum SpecValue: Sendable, Hashable {
  /// A number, or a duration in seconds; infinite for a word in its place, such as `unlimited`.
  case number(Double)
  /// A percentage of the screen, as a fraction.
  case share(Double)
  /// True or false.
  case flag(Bool)
  /// A word, a name or a text.
  case text(String)
  /// A color; `indirect` keeps values of the other cases small.
  indirect case color(ColorReference)
  /// The curve of an animation.
  case curve(RefreshCurve)
  indirect case font(RefreshFont)
  indirect case drawing(DrawingReference)
  case map(MapValue)
  case list([Field])
}

extension SpecValue {
  /// Whether the value makes something visible: it is neither empty nor `none`.
  package var isVisible: Bool {
    switch self {
    case .text(let text): !text.isEmpty && text != "none"
    case .list(let items): !items.isEmpty
    case .number, .share, .flag, .color, .curve, .font, .drawing, .map: true
    }
  }

  package var color: ColorReference? {
    guard case .color(let color) = self else { return nil }
    return color
  }

  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}

/// A value with its position in the file.
package struct Field: Sendable, Hashable {
  package var value: SpecValue
  /// The range of the value in the spec; `nil` for a value from a preset or a base.
  package var range: SourceRange?
  /// The range of the key in its file.
  private var writtenKeyRange: SourceRange?
  /// The number of the base that sets the value, 1 for the nearest; 0 for the spec or a preset.
  private var chainIndex: UInt8 = 0

  /// Creates a value with its position.
  package init(_ value: SpecValue, at range: SourceRange? = nil, key keyRange: SourceRange? = nil) {
    self.value = value
    self.range = range
    writtenKeyRange = keyRange
  }

  /// The range of the key in the spec; `nil` for an item of a list and for a value from a preset or
  /// a base.
  package var keyRange: SourceRange? { chainIndex == 0 ? writtenKeyRange : nil }

  /// Whether the value comes from a preset, which has no positions.
  var isOfPreset: Bool { range == nil && writtenKeyRange == nil }

  /// The distance from the spec: 0 for its own value, more for that of a base, most for that of a preset.
  var level: Int { isOfPreset ? .max : Int(chainIndex) }

  /// The range of the key in a base, with the position of the base: 1 for the nearest base.
  package var baseKeyRange: (base: Int, range: SourceRange)? {
    guard chainIndex > 0, let writtenKeyRange else { return nil }
    return (Int(chainIndex), writtenKeyRange)
  }
}

extension Field {
  /// The map, if the value is one; otherwise an empty map.
  package var map: MapValue {
    guard case .map(let map) = value else { return MapValue() }
    return map
  }

  /// The number of keys and values in the field; a long text counts as several.
  fileprivate var valueCount: Int {
    switch value {
    case .map(let map): 2 + map.valueCount
    case .list(let items): 2 + items.reduce(0) { $0 + $1.valueCount }
    case .text(let text): 2 + text.utf8.count / YAMLLimits.bytesPerNode
    case .number, .share, .flag, .color, .curve, .font, .drawing: 2
    }
  }

  /// The field with a change of itself and of all fields in it.
  fileprivate func changed(_ change: (inout Field) -> Void) -> Field {
    var field = self
    change(&field)
    switch value {
    case .map(let map): field.value = .map(map.changed(change))
    case .list(let items): field.value = .list(items.map { $0.changed(change) })
    case .number, .share, .flag, .text, .color, .curve, .font, .drawing: break
    }
    return field
  }

  /// Moves the field one base further away.
  fileprivate mutating func inherit() {
    range = nil
    // A value of a preset has no position, and so no place in the chain of bases.
    if writtenKeyRange != nil { chainIndex += 1 }
  }
}

/// A map: keys with values, in the order of the file.
package struct MapValue: Sendable, Hashable {
  package struct Entry: Sendable, Hashable {
    package var name: EntryName
    /// The value, with the positions of key and value.
    package var field: Field
  }

  package var entries: [Entry]

  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  package subscript(name: EntryName) -> Field? {
    get {
      guard let index = index(of: name) else { return nil }
      return entries[index].field
    }
    set {
      switch (index(of: name), newValue) {
      case (let index?, let field?): entries[index].field = field
      case (let index?, nil): entries.remove(at: index)
      case (nil, let field?): entries.append(Entry(name: name, field: field))
      case (nil, nil): break
      }
    }
  }

  /// Adds a name, which must not exist.
  package mutating func append(_ name: EntryName, field: Field) {
    entries.append(Entry(name: name, field: field))
  }

  /// The value of a key of the map, or of a map in it, such as `trigger`.
  package subscript(key: KeyName) -> Field? {
    guard let outer = key.map else { return self[.key(key)] }
    guard let index = index(of: .key(outer)), case .map(let map) = entries[index].field.value else {
      return nil
    }
    return map[.key(key)]
  }

  /// The value of a name that is no key of a control, a state or a project.
  package subscript(own name: String) -> Field? { self[.own(name)] }

  /// The map of a key; empty if the key is missing.
  package func map(_ key: KeyName) -> MapValue { map(.key(key)) }

  /// The map of a name; empty if the name is missing.
  package func map(_ name: EntryName) -> MapValue {
    index(of: name).map { entries[$0].field.map } ?? MapValue()
  }

  func index(of name: EntryName) -> Int? { entries.indices.first { entries[$0].name == name } }

  /// The number of all keys and values.
  package var valueCount: Int {
    entries.reduce(0) { $0 + $1.field.valueCount }
  }

  /// The map without positions.
  package var withoutPlaces: MapValue {
    changed { $0 = Field($0.value) }
  }

  /// The map as other specs inherit it.
  ///
  /// Values lose their positions, but the positions of keys stay, for notes that name the base.
  package var inherited: MapValue {
    changed { $0.inherit() }
  }

  fileprivate func changed(_ change: (inout Field) -> Void) -> MapValue {
    MapValue(entries: entries.map { Entry(name: $0.name, field: $0.field.changed(change)) })
  }

  /// The keys that other specs inherit from a spec.
  package var inheritedKeys: MapValue {
    MapValue(entries: entries.filter { !Self.ownKeys.contains($0.name) })
  }

  /// The keys that no other spec inherits.
  private static let ownKeys: [EntryName] = [
    .key(.refreshgen), .key(.control), .key(.summary), .key(.preset),
  ]

  /// The inherited settings, without what the states of the spec `own` hide.
  package func yielding(to own: MapValue) -> MapValue {
    let states = own.map(.states)
    guard !states.entries.isEmpty else { return self }
    var result = self
    result.change(.key(.states)) {
      $0 = $0.hidingTexts(of: states).hidingPictures(of: states)
    }
    return result
  }

  /// Inherited states without the texts that those of a spec, `own`, hide.
  ///
  /// A spec hides a text in all states by an empty text in `all`. A title hides the text that
  /// VoiceOver reads in its place, since that belongs to an inherited title, or to none.
  private func hidingTexts(of own: MapValue) -> MapValue {
    let all = own.map(.all)
    let hidden = all.entries.filter { $0.field.value == .text("") }
    let titled = own.entries.filter { $0.field.map[.title] != nil }.map(\.name)
    guard !hidden.isEmpty || !titled.isEmpty else { return self }
    var states = self
    for name in entries.map(\.name) {
      states.change(name) { keys in
        for entry in hidden { keys[entry.name] = nil }
        if all[.title] != nil || titled.contains(name) { keys[.key(.spokenText)] = nil }
      }
    }
    return states
  }

  /// Changes the map of a key; a missing one is added, unless it stays empty.
  mutating func change(_ name: EntryName, by change: (inout MapValue) -> Void) {
    var map = map(name)
    change(&map)
    if let index = index(of: name) {
      entries[index].field.value = .map(map)
    } else if !map.entries.isEmpty {
      append(name, field: Field(.map(map)))
    }
  }

  /// The recursive union of this map and `base`; values of this map take precedence.
  package func merged(over base: MapValue) -> MapValue {
    guard !base.entries.isEmpty else { return self }
    var result = base
    result.entries.reserveCapacity(base.entries.count + entries.count)
    // A dictionary is worth its cost only for many look-ups in a large map.
    let isLarge = min(entries.count, base.entries.count) > 64
    let indices =
      isLarge
      ? Dictionary(zip(base.entries.map(\.name), base.entries.indices)) { first, _ in first } : nil
    for entry in entries {
      guard let index = isLarge ? indices?[entry.name] : base.index(of: entry.name) else {
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
