import RefreshCore
import RefreshJSON
import RefreshPreview
import RefreshSimulator
import RefreshWorld

/// The time at which things happened in a replay.
///
/// Traces often tell of scrolls without telling of time. In a picture these would all lie upon each
/// other, so `isPaced` gives each of them the time of a frame.
struct ReplayClock {
  /// The time that a scroll takes in a picture where the trace gives it none.
  private static let frame = 1.0 / 60

  private let isPaced: Bool
  private var time = 0.0
  private var hasPassed = true

  init(isPaced: Bool) {
    self.isPaced = isPaced
  }

  /// What happened next, with the time at which it did.
  mutating func sample(_ event: Stimulus, _ observation: Observation) -> ReplaySample {
    switch event {
    case .wait(let seconds):
      time += seconds
      hasPassed = true
    case .scroll:
      if isPaced && !hasPassed { time += Self.frame }
      hasPassed = false
    default: break
    }
    return ReplaySample(event, observation, at: time)
  }
}

extension ReplaySample {
  fileprivate init(_ event: Stimulus, _ observation: Observation, at time: Double) {
    self.init(
      time: time,
      event: event.words,
      phase: observation.phase,
      start: observation.top,
      end: observation.bottom,
      offset: observation.offset,
      progress: observation.progress,
      fired: observation.fired,
      completed: observation.completed,
      title: observation.title ?? ""
    )
  }
}

extension Stimulus {
  /// The event in a few words.
  fileprivate var words: String {
    switch self {
    case .scroll(let offset, let dragging):
      "\(dragging ? "drag" : "scroll") to \(JSON.text(of: (offset * 100).rounded() / 100))"
    case .release: "lift"
    case .content(let extent): "content \(JSON.text(of: extent))"
    case .insets(let start, let end): "inset \(JSON.text(of: start)) \(JSON.text(of: end))"
    case .viewport(let extent): "viewport \(JSON.text(of: extent))"
    case .begin: "begin"
    case .end(let outcome): "end \(outcome)"
    case .reset: "reset"
    case .wait(let seconds): "wait \(JSON.text(of: seconds)) s"
    case .window(let attached): attached ? "on screen" : "off screen"
    case .hidden(let isHidden): isHidden ? "hide" : "show"
    case .enabled(let isEnabled): isEnabled ? "enable" : "disable"
    case .opposite(let isBusy): "opposite \(isBusy ? "busy" : "free")"
    }
  }
}
