import RefreshCore
import RefreshSimulator
import RefreshWorld

/// A place where we do otherwise than a library, on purpose.
package struct Deviation: Sendable {
  /// What it is called.
  package let id: String
  /// The presets that it concerns.
  package let presets: [String]
  /// What the library does.
  package let peer: String
  /// What we do instead.
  package let ours: String
  /// Why.
  package let why: String
  /// What may differ while its consequences last.
  let scope: Fields
  /// Whether its consequences go on until ours is at rest, even if both agree in between.
  ///
  /// Delays that were started at different times come to an end at different times, too.
  var lastsUntilRest = false
  /// Whether the library's state is the same as ours, and only shown otherwise.
  var isNameOnly = false
  /// Whether a first difference is of this kind.
  let matches: @Sendable (Sighting) -> Bool
}

extension Deviation {
  /// The deviations that explain a difference, and what none of them explains.
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

/// A first difference, with all that a deviation may look at.
struct Sighting: Sendable {
  /// What happened.
  let event: Stimulus
  /// What differs.
  var fields: Fields
  /// What the library showed before and after.
  let peerBefore: PeerObservation?
  let peer: PeerObservation
  /// What ours showed before and after.
  let before: Observation
  let after: Observation
  /// What happened earlier.
  let facts: Facts
  /// How ours behaves.
  let behavior: RefreshBehavior

  /// How far the list was pulled past the control's edge.
  var pull: Double { behavior.pull(in: facts.reading) }

  /// Whether the control is out of sight; for one that is measured from there, at the edge is in.
  var isBeyondEdge: Bool { behavior.trigger.distance > 0 ? pull <= 0 : pull < 0 }

  /// Whether the event is a scroll, with a finger or without one.
  var isScroll: Bool {
    if case .scroll = event { true } else { false }
  }

  /// Whether the event is an end, of whichever outcome.
  var isEnd: Bool {
    if case .end = event { true } else { false }
  }

  /// Whether the event lets time pass.
  var isAdvance: Bool {
    if case .wait = event { true } else { false }
  }

  /// Whether the event changes the content or the insets.
  var isLayout: Bool {
    switch event {
    case .content, .insets, .viewport: true
    case .scroll, .release, .tap, .begin, .end, .reset, .wait, .window, .hidden, .enabled,
      .opposite, .openSecondLevel, .closeSecondLevel:
      false
    }
  }

  /// Whether ours was busy, or would have been on screen.
  var wasBusy: Bool { before.isBusy }

  /// Whether the library has started a refresh and ours has not, with this event or with a lift that
  /// came just before it.
  var onlyPeerIsBusy: Bool {
    !isBusy && (peer.isBusy || wasPeerBusy && !wasBusy)
  }

  /// Whether ours has started a refresh and the library has not, likewise.
  var onlyOursIsBusy: Bool {
    !peer.isBusy && (isBusy || wasBusy && !wasPeerBusy)
  }

  /// Whether letting go would have started the library.
  var wasPeerArmed: Bool { peerBefore?.isArmed == true }

  /// Whether the library was busy, or would have been on screen.
  var wasPeerBusy: Bool { peerBefore?.isBusy == true }

  /// Whether ours is busy now, or will be on screen.
  var isBusy: Bool { after.isBusy }
}
