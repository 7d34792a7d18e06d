import RefreshCore
import RefreshPreview
import RefreshWorld

/// An intended difference between presets and the libraries that they are named after.
///
/// DEVIATIONS.md describes the library, our control and the reason.
package struct Deviation: Sendable {
  /// The identifier of the deviation, which is its heading in DEVIATIONS.md.
  package let id: String
  /// The presets to which the deviation applies.
  package let presets: [String]
  /// The fields that may differ while the consequences of the deviation last.
  let scope: Fields
  /// Whether the consequences last until our control is at rest, even if both agree in between.
  ///
  /// For example, delays that start at different times also end at different times.
  let lastsUntilRest: Bool
  /// Whether the library is in the same state as our control and only has another name for the state.
  let isNameOnly: Bool
  /// A closure that returns whether the deviation explains a first difference.
  let matches: @Sendable (Sighting) -> Bool

  init(
    _ id: String,
    _ presets: [String],
    scope: Fields,
    lastsUntilRest: Bool = false,
    isNameOnly: Bool = false,
    matches: @escaping @Sendable (Sighting) -> Bool
  ) {
    (self.id, self.presets, self.scope, self.matches) = (id, presets, scope, matches)
    (self.lastsUntilRest, self.isNameOnly) = (lastsUntilRest, isNameOnly)
  }

  /// The deviations that explain a difference, and the fields that no deviation explains.
  static func explain(
    _ sighting: Sighting,
    of preset: String
  ) -> (deviations: [Deviation], unexplained: Fields) {
    var rest = sighting
    var found: [Deviation] = []
    for deviation in all(for: preset)
    where !deviation.scope.isDisjoint(with: rest.fields) && deviation.matches(rest) {
      found.append(deviation)
      rest.fields.subtract(deviation.scope)
      if rest.fields.isEmpty { break }
    }
    return (found, rest.fields)
  }
}

/// A first difference, with the data by which deviations recognize it.
struct Sighting: Sendable {
  let event: Stimulus
  /// The fields that differ.
  var fields: Fields
  /// The observation of the library before the event.
  let peerBefore: PeerObservation?
  /// The observation of the library after the event.
  let peer: PeerObservation
  /// The observation of our control before the event.
  let before: Observation
  /// The observation of our control after the event.
  let after: Observation
  /// The facts about earlier events.
  let facts: Facts
  /// The behavior of our control.
  let behavior: RefreshBehavior

  /// The pull past the control's edge, in points.
  var pull: Double { behavior.pull(in: facts.reading) }

  /// Whether the control is off-screen.
  ///
  /// At the edge itself, a control with a trigger distance counts as off-screen. A control without
  /// a trigger distance does not, because the edge is where it triggers.
  var isBeyondEdge: Bool { behavior.trigger.distance.points > 0 ? pull <= 0 : pull < 0 }

  /// Whether the event is a scroll, with a finger or without one.
  var isScroll: Bool {
    if case .scroll = event { true } else { false }
  }

  /// Whether the event is an end, with any outcome.
  var isEnd: Bool {
    if case .end = event { true } else { false }
  }

  /// Whether the event advances the time.
  var isAdvance: Bool {
    if case .wait = event { true } else { false }
  }

  /// Whether the event changes the content, the insets or the viewport.
  var isLayout: Bool {
    switch event {
    case .content, .insets, .viewport: true
    default: false
    }
  }

  /// Whether our control was refreshing or pending before the event.
  var wasBusy: Bool { before.isBusy }

  /// Whether only the library has started a refresh, in this event or in a lift just before it.
  var onlyPeerIsBusy: Bool { !isBusy && (peer.isBusy || wasPeerBusy && !wasBusy) }

  /// Whether only our control has started a refresh, in this event or in a lift just before it.
  var onlyOursIsBusy: Bool { !peer.isBusy && (isBusy || wasBusy && !wasPeerBusy) }

  /// Whether the library was armed before the event, so that a release would have started a refresh.
  var wasPeerArmed: Bool { peerBefore?.isArmed == true }

  /// Whether the library was refreshing or pending before the event.
  var wasPeerBusy: Bool { peerBefore?.isBusy == true }

  /// Whether our control is refreshing or pending after the event.
  var isBusy: Bool { after.isBusy }
}

extension Deviation {
  package static let all: [Deviation] = mjHidden + mjRefresh + mjFooters + sv + shared + ego + xd

  static func all(for preset: String) -> [Deviation] {
    all.filter { $0.presets.contains(preset) }
  }

  static let mjHeader = "mjrefresh-header"
  static let mjBack = "mjrefresh-back-footer"
  static let mjAuto = "mjrefresh-auto-footer"
  static let svTop = "svpulltorefresh-top"
  static let svBottom = "svpulltorefresh-bottom"
  static let svInfinite = "svinfinitescrolling"
}
