import RefreshCore

/// Kinds of pictures, of which a state shows one.
struct PictureKinds: OptionSet {
  let rawValue: UInt8

  static let arrow = PictureKinds(of: .key(.arrow))
  static let indicator = PictureKinds(of: .key(.indicator))
  static let images = PictureKinds(of: .key(.images))

  private static let keys: [KeyName] = [.arrow, .image, .images, .indicator, .symbol, .view]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kind that a key of a state shows; empty for other keys.
  init(of name: EntryName) {
    guard case .key(let key) = name else {
      rawValue = 0
      return
    }
    rawValue = Self.keys.firstIndex(of: key).map { 1 << UInt8($0) } ?? 0
  }
}

/// The pictures of states.
extension MapValue {
  /// Whether the map sets a picture.
  package var setsPicture: Bool { !pictures.isEmpty }

  /// The kinds of pictures that the map sets.
  var pictures: PictureKinds {
    entries.reduce(into: []) { kinds, entry in
      let kind = PictureKinds(of: entry.name)
      if !kind.isEmpty, entry.field.value.isVisible { kinds.formUnion(kind) }
    }
  }

  /// The map without pictures of other kinds than those of `other`.
  ///
  /// An arrow turns the arrow of a drawing, so that both are shown.
  func without(picturesBeside other: MapValue) -> MapValue {
    let kinds = other.pictures
    guard !pictures.isSubset(of: kinds) else { return self }
    let drawing = (kinds.contains(.indicator) ? other : self)[.indicator]?.value
    let isTurned =
      kinds.isSubset(of: kinds.contains(.arrow) ? .arrow : .indicator)
      && drawing?.mayHaveArrow == true
    let kept = isTurned ? kinds.union([.arrow, .indicator]) : kinds
    return MapValue(
      entries: entries.filter { entry in
        // The time of a frame belongs to the images.
        entry.name == .key(.frameDuration)
          ? kinds.contains(.images) : PictureKinds(of: entry.name).isSubset(of: kept)
      }
    )
  }

  /// Inherited states without the pictures that those of a spec, `own`, replace.
  ///
  /// A picture replaces those that its state inherits. One in `idle` also replaces those that are
  /// inherited before a refresh, one in `all` those of `all`. A spec that sets a picture for a pull
  /// keeps what the preset shows while it refreshes.
  func hidingPictures(of own: MapValue) -> MapValue {
    let (idle, all) = (own.map(.state(.idle)), own.map(.all))
    var states = idle.setsPicture ? moving(picturesReplacedBy: idle, unlessSetIn: all) : self
    let waiting = idle.merged(over: all)
    if waiting.setsPicture {
      for state in [RefreshState.idle, .pulling, .armed, .secondLevelArmed] {
        states.change(.state(state)) { $0 = $0.without(picturesBeside: waiting) }
      }
    }
    for entry in own.entries where entry.field.map.setsPicture {
      states.change(entry.name) { $0 = $0.without(picturesBeside: entry.field.map) }
    }
    return states
  }

  /// The states with the pictures of `all` only while a refresh runs and ends.
  private func moving(picturesReplacedBy own: MapValue, unlessSetIn all: MapValue) -> MapValue {
    var states = self
    var moved: [Entry] = []
    states.change(.key(.all)) { inherited in
      let isTurned = own.pictures == .arrow && inherited[.indicator]?.value.mayHaveArrow == true
      let kinds: PictureKinds = isTurned ? [.indicator] : []
      moved = inherited.entries.filter { entry in
        !PictureKinds(of: entry.name).isSubset(of: kinds) && all[entry.name] == nil
      }
      for entry in moved { inherited[entry.name] = nil }
    }
    guard !moved.isEmpty else { return states }
    for state in [RefreshState.refreshing, .ending] {
      states.change(.state(state)) { $0 = $0.merged(over: MapValue(entries: moved)) }
    }
    return states
  }
}

extension SpecValue {
  /// Whether the value is a drawing that may have an arrow, as own drawings may.
  fileprivate var mayHaveArrow: Bool {
    guard let text else { return false }
    guard !text.hasPrefix("$") else { return true }
    return RefreshDrawing.builtIn.first { $0.key == text }?.value().hasArrow == true
  }
}
