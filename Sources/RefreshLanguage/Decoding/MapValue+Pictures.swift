import RefreshCore
import RefreshStyles

/// The pictures of states, of which a state shows one kind.
extension MapValue {
  /// The keys of pictures; each is a kind of its own.
  private static let pictureKeys: [KeyName] = [
    .arrow, .image, .images, .indicator, .symbol, .view,
  ]

  /// Whether the map sets a picture.
  package var setsPicture: Bool {
    entries.contains { entry in
      entry.field.value.isVisible && Self.pictureKeys.contains { $0.name == entry.name }
    }
  }

  /// The pictures that the map sets.
  var pictures: [KeyName: SpecValue] {
    Self.pictureKeys.reduce(into: [:]) { kinds, key in
      if let value = self[key]?.value, value.isVisible { kinds[key] = value }
    }
  }

  /// The map without pictures of other kinds than `kinds`.
  ///
  /// An arrow turns the arrow of a drawing, so that both are shown.
  func without(picturesBeside kinds: [KeyName: SpecValue]) -> MapValue {
    let drawing = kinds[.indicator] ?? self[.indicator]?.value
    let isTurned = drawing?.mayHaveArrow == true
    return MapValue(
      entries: entries.filter { entry in
        // The time of a frame belongs to the images.
        if entry.name == KeyName.frameDuration.name { return kinds[.images] != nil }
        guard let key = Self.pictureKeys.first(where: { $0.name == entry.name }) else {
          return true
        }
        switch key {
        case .arrow where kinds[.indicator] != nil, .indicator where kinds[.arrow] != nil:
          return isTurned && kinds.count == 1
        default: return kinds[key] != nil
        }
      }
    )
  }

  /// Inherited states without the pictures that those of a spec, `own`, replace.
  ///
  /// A picture replaces those that its state inherits. One in `idle` also replaces those that are
  /// inherited before a refresh, one in `all` those of `all`. A spec that sets a picture for a pull
  /// keeps what the preset shows while it refreshes.
  func hidingPictures(of own: MapValue) -> MapValue {
    let idle = own.map(RefreshState.idle.name).pictures
    var states = idle.isEmpty ? self : moving(picturesReplacedBy: idle, unlessSetIn: own.map(.all))
    let waiting = own.map(.all).pictures.merging(idle) { $1 }
    if !waiting.isEmpty {
      for state in [RefreshState.idle, .pulling, .armed, .secondLevelArmed] {
        states.change(state.name) { $0 = $0.without(picturesBeside: waiting) }
      }
    }
    for entry in own.entries where entry.field.map.setsPicture {
      let pictures = entry.field.map.pictures
      states.change(entry.name) { $0 = $0.without(picturesBeside: pictures) }
    }
    return states
  }

  /// The states with the pictures of `all` only while a refresh runs and ends.
  private func moving(
    picturesReplacedBy kinds: [KeyName: SpecValue],
    unlessSetIn own: MapValue
  ) -> MapValue {
    var states = self
    var moved: [Entry] = []
    states.change(KeyName.all.name) { all in
      let drawing = all[.indicator]?.value
      let isTurned = kinds.keys.elementsEqual([.arrow]) && drawing?.mayHaveArrow == true
      moved = all.entries.filter { entry in
        own[entry.name] == nil
          && Self.pictureKeys.contains { $0.name == entry.name && !(isTurned && $0 == .indicator) }
      }
      for entry in moved { all[entry.name] = nil }
    }
    guard !moved.isEmpty else { return states }
    for state in [RefreshState.refreshing, .ending] {
      states.change(state.name) { $0 = $0.merged(over: MapValue(entries: moved)) }
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
