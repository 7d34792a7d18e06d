import RefreshCore
import RefreshLanguage
import RefreshWorld

/// Writes a test path: performs each stimulus on a control, and records the resulting phase.
struct PathWriter: Sendable {
  /// The control in its simulated environment.
  private(set) var world: World
  /// The time as sums of named delays, so that a path is valid for any durations.
  private var clock = PathClock()
  /// The stimuli so far.
  private var text = ""
  /// The complete paths, each of which continues where the one before ends.
  private var complete: [String] = []
  /// The maximum length of a path, after which another one continues; `nil` for no limit.
  private let limit: Int?
  private let places: PathPlaces
  /// Whether the path ends with the insets of the list.
  var tellsInsets = false

  /// Creates a writer for a control at rest in the list of a `RefreshRig`.
  init(_ behavior: RefreshBehavior, limit: Int? = nil) {
    self.limit = limit
    places = PathPlaces(behavior)
    world = World(behavior, in: places.reading(at: .rest, isDragging: false))
    // Like the rig, scrolls to the offset at rest of a control that overlaps the app's inset.
    if behavior.ignoredInset != 0 {
      world.perform(.scroll(to: world.scrollView.offset, dragging: false))
    }
  }

  /// The path, with the facts at its end.
  var path: String {
    let ending =
      [Self.count(world.actions, "action"), Self.count(world.completions, "completion")]
      + [addedInset.map { "inset " + $0 }, tellsInsets ? insets : nil]
    let parts = ending.compactMap(\.self)
    return parts.isEmpty ? text : text + "; " + parts.joined(separator: ", ")
  }

  /// The phase of the control.
  var phase: RefreshPhase { world.machine.phase }

  /// Whether a delay is running.
  var isWaiting: Bool { world.delays.next != nil }

  /// Whether a stimulus is possible now and may have an effect.
  func allows(_ stimulus: PathStimulus) -> Bool {
    switch stimulus {
    case .pull(.beyond), .scroll(.beyond):
      places.distance(to: .beyond) > places.distance(to: .aboveThreshold)
    case .pull(.aboveSecondLevel), .openSecondLevel, .closeSecondLevel:
      world.machine.behavior.secondLevel != nil
    case .pull, .scroll, .begin, .end, .reset: true
    case .lift: world.scrollView.isDragging
    case .tap: world.allows(.tap)
    case .wait: isWaiting
    case .window(let isAttached): world.machine.isAttached != isAttached
    case .hide(let isHidden): world.machine.isHidden != isHidden
    }
  }

  /// Performs a stimulus.
  mutating func perform(_ stimulus: PathStimulus) {
    switch stimulus {
    case .pull(let place): scroll(to: places.distance(to: place), place.name, dragging: true)
    case .scroll(let place): scroll(to: places.distance(to: place), place.name, dragging: false)
    case .lift: perform(.release, "release")
    case .tap: perform(.tap, "tap")
    case .wait: wait()
    case .begin: perform(.begin, "begin")
    case .end(.success): perform(.end(.success), "end")
    case .end(let outcome): perform(.end(outcome), "end \(outcome.caseName)")
    case .reset: perform(.reset, "reset")
    case .openSecondLevel: perform(.openSecondLevel, "open second level")
    case .closeSecondLevel: perform(.closeSecondLevel, "close second level")
    case .window(let isAttached):
      perform(.window(attached: isAttached), isAttached ? "enter window" : "leave window")
    case .hide(let isHidden): perform(.hidden(isHidden), isHidden ? "hide" : "show")
    }
  }

  /// Scrolls to a distance past the control's edge; `name` is its name in the path.
  mutating func scroll(to distance: Double, _ name: String? = nil, dragging: Bool) {
    let behavior = world.machine.behavior
    let rest = behavior.rest(in: world.scrollView)
    let offset = behavior.edge.isFar ? rest + distance : rest - distance
    let stimulus = Stimulus.scroll(to: offset, dragging: dragging)
    perform(stimulus, (dragging ? "pull " : "scroll ") + (name ?? SwiftLiteral.number(distance)))
  }

  /// Waits for the end of the next delay, or forever if none is running.
  mutating func wait() {
    guard let delay = world.delays.next, let named = PathDelay(rawValue: delay.rawValue + 1) else {
      return perform(.wait(0), "wait forever")
    }
    let expression = clock.rest(of: named).expression(of: named)
    clock.wait(for: named)
    perform(.wait(world.delays.remaining(delay)), "wait " + expression)
  }

  /// Performs a stimulus with the text `name`.
  mutating func perform(_ stimulus: Stimulus, _ name: String) {
    let oldPhase = phase
    // A path without a limit is never split, so no copy is needed.
    let whole = limit == nil || text.isEmpty ? nil : path
    var started: RefreshEffects = []
    world.start(stimulus)
    while let transition = world.next() {
      started.formUnion(transition.effects.intersection(PathDelay.starts))
    }
    clock.start(started)
    let step = phase == oldPhase ? name : "\(name) -> \(phase.name)"
    text += text.isEmpty ? step : ", " + step
    if let limit, let whole, path.utf8.count > limit {
      complete.append(whole)
      text = step
    }
  }

  /// The paths so far, each of which continues where the one before ends.
  var paths: [String] { text.isEmpty ? complete : complete + [path] }

  /// Returns the paths so far, and starts a new one.
  mutating func takePaths() -> [String] {
    defer { (complete, text) = ([], "") }
    return paths
  }

  /// Starts a new path where this one ends.
  mutating func beginPath() {
    complete = paths
    text = ""
  }

  private var addedInset: String? {
    let inset = world.machine.addedInset
    guard inset != 0 else { return nil }
    let behavior = world.machine.behavior
    if phase == .secondLevel { return "secondLevelHeight" }
    return inset == AddedInsetModel(behavior).busy ? "height" : SwiftLiteral.number(inset)
  }

  private var insets: String {
    let insets = world.insets
    return "insets " + [insets.start, insets.end].map(SwiftLiteral.number).joined(separator: " ")
  }

  private static func count(_ count: Int, _ noun: String) -> String? {
    switch count {
    case 0: nil
    case 1: "1 \(noun)"
    default: "\(count) \(noun)s"
    }
  }
}
