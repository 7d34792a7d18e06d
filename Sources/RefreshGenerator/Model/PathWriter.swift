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
  /// The seconds of the last movement of the list or its inset by the control, if it is animated.
  private(set) var animation: Double?
  /// Whether the text of the path ends with the insets of the list.
  var tellsInsets = false

  /// Creates a writer for a control at rest in the list of a `RefreshRig`.
  init(_ behavior: RefreshBehavior, limit: Int? = nil) {
    self.limit = limit
    places = PathPlaces(behavior)
    world = .atRest(behavior, places)
  }

  /// The text of the path: its steps, and the number of actions and other results at its end.
  var path: String {
    var path = text
    var separator = "; "
    func add(_ part: String) {
      path += separator
      path += part
      separator = ", "
    }
    if world.actions > 0 { add(Self.count(world.actions, "action")) }
    if world.completions > 0 { add(Self.count(world.completions, "completion")) }
    if let addedInset { add("inset " + addedInset) }
    if tellsInsets { add(insets) }
    return path
  }

  /// The phase of the control.
  var phase: RefreshPhase { world.machine.phase }

  /// Whether a delay is running.
  var isWaiting: Bool { world.delays.next != nil }

  /// Whether a step is possible now and may have an effect.
  func allows(_ step: PathStimulus) -> Bool { world.allows(step, places) }

  /// Performs a step.
  mutating func perform(_ step: PathStimulus) {
    guard step != .wait else { return wait() }
    perform(world.stimulus(of: step, places), name(of: step))
  }

  /// Scrolls to a distance past the edge of the list; the path shows the distance as `name`.
  mutating func scroll(to distance: Double, _ name: String? = nil, dragging: Bool) {
    let name = (dragging ? "pull " : "scroll ") + (name ?? SwiftLiteral.number(distance))
    perform(world.scroll(to: distance, dragging: dragging), name)
  }

  /// Waits for the end of the next delay, or forever if none is running.
  mutating func wait() {
    guard let delay = world.nextDelay else { return perform(.wait(0), "wait forever") }
    let expression = clock.rest(of: delay).expression(of: delay)
    clock.wait(for: delay)
    perform(.wait(world.remaining(delay)), "wait " + expression)
  }

  /// Performs a stimulus, and adds it to the path as `name`.
  mutating func perform(_ stimulus: Stimulus, _ name: String) {
    let oldPhase = phase
    // A path without a limit is never split, so no copy is needed.
    let whole = limit == nil || text.isEmpty ? nil : path
    world.start(stimulus)
    while let effects = world.next()?.effects {
      clock.start(effects)
      if !effects.isDisjoint(with: [.insetChanged, .scrollsIntoSight]) {
        animation = effects.animationDuration(in: world.machine.behavior.timing)
      }
    }
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
    return inset == behavior.height ? "height" : SwiftLiteral.number(inset)
  }

  private var insets: String {
    let insets = world.insets
    return "insets " + [insets.start, insets.end].map(SwiftLiteral.number).joined(separator: " ")
  }

  /// The name of a step other than `wait`.
  private func name(of step: PathStimulus) -> String {
    switch step {
    case .pull(let place): "pull " + name(of: place)
    case .scroll(let place): "scroll " + name(of: place)
    case .lift: "release"
    case .tap: "tap"
    case .wait: "wait"
    case .begin: "begin"
    case .end(.success): "end"
    case .end(let outcome): "end \(outcome.caseName)"
    case .reset: "reset"
    case .openSecondLevel: "open second level"
    case .closeSecondLevel: "close second level"
    case .window(let isAttached): isAttached ? "enter window" : "leave window"
    case .hide(let isHidden): isHidden ? "hide" : "show"
    }
  }

  private func name(of place: PathPlace) -> String {
    place.name ?? SwiftLiteral.number(places.distance(to: place))
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
