import RefreshCore
import RefreshDiagnostics
import RefreshPreview

/// The visible state of a library after an event, with the library's own name for the state.
struct PeerObservation: Sendable, Hashable {
  /// The library's name for its state.
  var state: String
  /// The inset before the content.
  var top: Double
  /// The inset after the content.
  var bottom: Double
  /// The offset of the list.
  var offset: Double
  /// The progress of the pull; `nil` if the library does not report it.
  var progress: Double?
  /// The number of actions that had started.
  var fired: Int
  /// The number of actions that had completed; `nil` if the library does not report completions.
  var completed: Int?

  /// Reads an observation from a recording.
  init?(_ json: JSON?) {
    guard let json, let state = json["state"]?.string, let top = json["top"]?.number,
      let bottom = json["bottom"]?.number, let offset = json["offset"]?.number,
      let fired = json["fired"]?.number
    else { return nil }
    (self.state, self.top, self.bottom, self.offset) = (state, top, bottom, offset)
    self.fired = Int(fired)
    progress = json["progress"]?.number
    completed = json["completed"]?.number.map { Int($0) }
  }

  /// The phases of our control that correspond to the library's state.
  var phases: Set<RefreshPhase> {
    switch state {
    // MJRefresh
    case "idle": [.idle, .pulling, .ending, .failed]
    case "refreshing": [.refreshing]
    case "willRefresh": [.pending]
    case "noMoreData": [.exhausted]
    // MJRefresh and EGO use `pulling` for an armed control, and SVPullToRefresh uses `triggered`.
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

  /// Whether the library is refreshing or pending.
  var isBusy: Bool { phases.contains(.refreshing) || phases.contains(.pending) }
  /// Whether the library is refreshing, as far as its state tells.
  var isRefreshing: Bool { phases.contains(.refreshing) }
  /// Whether the library is retracting, as far as its state tells.
  var isLeaving: Bool { phases.contains(.ending) && !phases.contains(.idle) }
  /// Whether the library has no more data.
  var isExhausted: Bool { phases == [.exhausted] }
  /// Whether the library is armed, so that a release starts a refresh.
  var isArmed: Bool { phases == [.armed] }

  /// The fields that differ from an observation of our control.
  ///
  /// `ahead` is subtracted from the counters of the library; with `nil`, the counters are ignored.
  func differences(from ours: Observation, ahead: Counters?) -> Fields {
    func differ(_ one: Double, _ other: Double) -> Bool { abs(one - other) > 1e-6 }
    let fields = Fields([
      (.state, !phases.contains(ours.phase)), (.top, differ(top, ours.top)),
      (.bottom, differ(bottom, ours.bottom)), (.offset, differ(offset, ours.offset)),
      (.progress, progress.map { differ($0, ours.progress) } ?? false),
    ])
    guard let ahead else { return fields }
    let counters = Fields([
      (.fired, fired - ahead.fired != ours.fired),
      (.completed, completed.map { $0 - ahead.completed != ours.completed } ?? false),
    ])
    return fields.union(counters)
  }

  /// The fields that an event has changed.
  func changes(from before: PeerObservation) -> Fields {
    Fields([
      (.state, state != before.state), (.top, top != before.top),
      (.bottom, bottom != before.bottom),
      (.offset, offset != before.offset), (.progress, progress != before.progress),
      (.fired, fired != before.fired), (.completed, completed != before.completed),
    ])
  }
}

extension Observation {
  /// The fields that an event has changed.
  func changes(from before: Observation) -> Fields {
    Fields([
      (.state, phase != before.phase), (.top, top != before.top),
      (.bottom, bottom != before.bottom),
      (.offset, offset != before.offset), (.progress, progress != before.progress),
      (.fired, fired != before.fired), (.completed, completed != before.completed),
    ])
  }
}

/// The differences between the counters of the library and the counters of our control.
struct Counters: Sendable, Hashable {
  var fired = 0
  var completed = 0
}

extension Counters {
  /// Creates the differences; if the library reports no completions, their difference is 0.
  init(_ peer: PeerObservation, over ours: Observation) {
    fired = peer.fired - ours.fired
    completed = peer.completed.map { $0 - ours.completed } ?? 0
  }
}
