import RefreshCore
import RefreshJSON
import RefreshSimulator

/// What a library showed after an event, in its own words.
struct PeerObservation: Sendable, Hashable {
  /// What it called its state.
  var state: String
  /// The inset before the content.
  var top: Double
  /// The inset after the content.
  var bottom: Double
  /// Where the viewport started.
  var offset: Double
  /// How far the pull had come; `nil` where the library does not say.
  var progress: Double?
  /// How many actions had been started.
  var fired: Int
  /// How many had been completed; `nil` where the library does not say.
  var completed: Int?

  /// Reads an observation from a recording.
  init?(_ json: JSON?) {
    guard let json, let state = json["state"]?.string, let top = json["top"]?.number,
      let bottom = json["bottom"]?.number, let offset = json["offset"]?.number,
      let fired = json["fired"]?.number
    else { return nil }
    self.state = state
    self.top = top
    self.bottom = bottom
    self.offset = offset
    self.fired = Int(fired)
    progress = json["progress"]?.number
    completed = json["completed"]?.number.map { Int($0) }
  }

  /// The phases of ours that its state stands for.
  var phases: Set<RefreshPhase> {
    switch state {
    // MJRefresh
    case "idle": [.idle, .pulling, .ending, .failed]
    case "refreshing": [.refreshing]
    case "willRefresh": [.pending]
    case "noMoreData": [.exhausted]
    // MJRefresh and EGO call armed what we call pulling.
    case "pulling", "triggered": [.armed]
    // SVPullToRefresh and EGO
    case "stopped": [.idle, .pulling, .ending, .failed, .exhausted]
    case "normal": [.idle, .pulling, .ending, .failed]
    case "loading": [.refreshing, .pending]
    // XDRefresh
    case "unset", "default": [.idle, .pulling, .armed]
    case "beginRefresh": [.refreshing, .pending]
    case "none": [.ending, .failed]
    default: []
    }
  }

  /// Whether the library is busy, or would be on screen.
  var isBusy: Bool { phases.contains(.refreshing) || phases.contains(.pending) }
  /// Whether it says that it refreshes.
  var isRefreshing: Bool { phases.contains(.refreshing) }
  /// Whether it says that it leaves.
  var isLeaving: Bool { phases.contains(.ending) && !phases.contains(.idle) }
  /// Whether it has no more data.
  var isExhausted: Bool { phases == [.exhausted] }
  /// Whether letting go would start it.
  var isArmed: Bool { phases == [.armed] }

  /// Where ours differs; the counters of the library are taken less `ahead`, and ignored if `nil`.
  func differences(from ours: Observation, ahead: Counters?) -> Fields {
    let tolerance = 1e-6
    var fields: Fields = []
    if !phases.contains(ours.phase) { fields.insert(.state) }
    if abs(top - ours.top) > tolerance { fields.insert(.top) }
    if abs(bottom - ours.bottom) > tolerance { fields.insert(.bottom) }
    if abs(offset - ours.offset) > tolerance { fields.insert(.offset) }
    if let progress, abs(progress - ours.progress) > tolerance { fields.insert(.progress) }
    guard let ahead else { return fields }
    if fired - ahead.fired != ours.fired { fields.insert(.fired) }
    if let completed, completed - ahead.completed != ours.completed { fields.insert(.completed) }
    return fields
  }

  /// What an event has changed.
  func changes(from before: PeerObservation) -> Fields {
    var fields: Fields = []
    if state != before.state { fields.insert(.state) }
    if top != before.top { fields.insert(.top) }
    if bottom != before.bottom { fields.insert(.bottom) }
    if offset != before.offset { fields.insert(.offset) }
    if progress != before.progress { fields.insert(.progress) }
    if fired != before.fired { fields.insert(.fired) }
    if completed != before.completed { fields.insert(.completed) }
    return fields
  }
}

extension Observation {
  /// What an event has changed.
  func changes(from before: Observation) -> Fields {
    var fields: Fields = []
    if phase != before.phase { fields.insert(.state) }
    if top != before.top { fields.insert(.top) }
    if bottom != before.bottom { fields.insert(.bottom) }
    if offset != before.offset { fields.insert(.offset) }
    if progress != before.progress { fields.insert(.progress) }
    if fired != before.fired { fields.insert(.fired) }
    if completed != before.completed { fields.insert(.completed) }
    return fields
  }
}

/// By how much the library's counters are ahead of ours.
struct Counters: Sendable, Hashable {
  var fired = 0
  var completed = 0
}

extension Counters {
  /// The lead of a library over ours; a completion that it does not report counts as ours does.
  init(_ peer: PeerObservation, over ours: Observation) {
    fired = peer.fired - ours.fired
    completed = peer.completed.map { $0 - ours.completed } ?? 0
  }
}
