// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The judgment of five gestures that a person makes: samples of a list and its control in, verdicts out.
public struct HandCheck: Sendable, Equatable {
  public enum Row: String, CaseIterable, Sendable {
    case short = "Pull 40 points and let go: nothing"
    case long = "Pull 100 points and let go: one refresh"
    case back = "Scroll away and back to a pull of 40 points in one motion: nothing"
    case statusBar = "During a refresh, scroll away and tap the status bar: control in view"
    case rotation = "During a refresh, rotate: control in view"
  }

  public enum Verdict: Sendable, Equatable {
    case passed
    /// Failed, with what was measured.
    case failed(String)
  }

  /// A list and its control in one frame.
  public struct Sample: Sendable, Equatable {
    public var time = 0.0
    public var phase = "idle"
    public var offset = 0.0
    /// The inset of bars and of the app.
    public var top = 0.0
    /// The inset that the control adds.
    public var inset = 0.0
    /// How many points of the control are in view.
    public var visible = 0.0
    /// The width of the window, which a rotation changes.
    public var width = 0.0
    public var haptics = 0
    /// The number of actions that have started.
    public var count = 0
    public var isTouched = false

    public init() {}

    var isRefreshing: Bool { phase == "refreshing" }
    var isAtTop: Bool { offset < 1 - top }
  }

  /// What the samples show so far.
  public private(set) var verdicts: [Row: Verdict] = [:]

  private let distance: Double
  private let height: Double
  private var last = Sample()
  /// When a sample last differed from the one before.
  private var changed = 0.0
  /// The inset of bars when the list last rested at its top: a large title may grow with a pull.
  private var restingTop: Double?
  private var motion: Motion?
  /// Whether the list is away from its top, at rest, in a refresh.
  private var isAway = false
  /// Whether the width has changed in a refresh with the control in view.
  private var isTurned = false
  private var wasInView = false

  /// A finger, from its touch until the list is still.
  private struct Motion: Equatable {
    let start: Sample
    private(set) var least: Double
    private(set) var most: Double
    /// The pull when the finger was last there.
    private(set) var end: Double
    private(set) var armings = 0

    init(start: Sample, pull: Double) {
      self.start = start
      (least, most, end) = (pull, pull, pull)
    }

    mutating func move(to pull: Double, isArming: Bool) {
      (least, most, end) = (min(least, pull), max(most, pull), pull)
      if isArming { armings += 1 }
    }
  }

  /// Creates the check of a control that starts a refresh past a distance.
  public init(distance: Double, height: Double) {
    (self.distance, self.height) = (distance, height)
  }

  /// How far the list is past the place where it rests.
  public var pull: Double { pull(last) }

  /// The last sample as text.
  public var numbers: String {
    "\(last.phase) · pull \(Self.whole(pull)) · inset \(Self.whole(last.inset)) · "
      + "haptics \(last.haptics) · count \(last.count)"
  }

  /// The gestures with their verdicts.
  public var rows: [String] {
    Row.allCases.map { gesture in
      switch verdicts[gesture] {
      case .passed: "✓ " + gesture.rawValue
      case .failed(let reason): "✗ " + gesture.rawValue + " – " + reason
      case nil: "○ " + gesture.rawValue
      }
    }
  }

  public var isComplete: Bool { verdicts.count == Row.allCases.count }
  public var hasFailed: Bool { verdicts.values.contains { $0 != .passed } }

  /// Whether the refresh is to last, since only gestures that need one are left.
  public var needsRefresh: Bool {
    !isComplete && [.short, .long, .back].allSatisfy { verdicts[$0] != nil }
  }

  public mutating func note(_ sample: Sample) {
    var unchanged = last
    unchanged.time = sample.time
    if sample != unchanged { changed = sample.time }
    if sample.isTouched {
      follow(sample)
    } else if sample.isRefreshing, wasInView, sample.width != last.width {
      isTurned = true
    }
    last = sample
    // Longer than the reveal and the retraction, in whose animations no value changes.
    if !sample.isTouched && sample.time - changed > 0.5 { judge(sample) }
  }

  private mutating func follow(_ sample: Sample) {
    (isAway, isTurned, wasInView) = (false, false, false)
    let pull = pull(sample)
    if !last.isTouched { motion = Motion(start: last, pull: pull) }
    motion?.move(to: pull, isArming: sample.phase == "armed" && last.phase != "armed")
  }

  /// Judges what has come to an end, as the list is still.
  private mutating func judge(_ sample: Sample) {
    if let motion, motion.start.phase == "idle", let gesture = gesture(of: motion) {
      decide(gesture, failure(of: gesture, motion, sample))
    }
    motion = nil
    guard sample.isRefreshing else {
      (isAway, isTurned, wasInView) = (false, false, false)
      if sample.isAtTop { restingTop = sample.top }
      return
    }
    if isAway && sample.isAtTop { decide(.statusBar, failureOfSight(sample)) }
    if isTurned { decide(.rotation, failureOfSight(sample)) }
    isTurned = false
    isAway = !sample.isAtTop
    wasInView = failureOfSight(sample) == nil
  }

  /// A gesture that has failed once has failed.
  private mutating func decide(_ gesture: Row, _ failure: String?) {
    if case .failed = verdicts[gesture] { return }
    verdicts[gesture] = failure.map(Verdict.failed) ?? .passed
  }

  private func gesture(of motion: Motion) -> Row? {
    let isShort = motion.end > 20 && motion.most < distance - 7
    if motion.least < -60 { return isShort ? .back : nil }
    if isShort { return .short }
    return motion.end > distance + 8 ? .long : nil
  }

  private func failure(of gesture: Row, _ motion: Motion, _ now: Sample) -> String? {
    let (count, haptics) = (now.count - motion.start.count, now.haptics - motion.start.haptics)
    let isLong = gesture == .long
    let at = "at \(Self.whole(motion.end)) points"
    if count != (isLong ? 1 : 0) { return "refreshes \(at): \(count)" }
    let expected = max(motion.armings, isLong ? 1 : 0)
    if haptics != expected { return "haptics \(at): \(haptics)" }
    if isLong { return failureOfSight(now) }
    if motion.armings > 0 { return "armed \(at)" }
    return abs(now.inset) < 0.5 ? nil : "an inset of \(Self.whole(now.inset)) points stays"
  }

  private func failureOfSight(_ sample: Sample) -> String? {
    sample.visible > height - 1
      ? nil : "\(Self.whole(sample.visible)) of \(Self.whole(height)) points in view"
  }

  private func pull(_ sample: Sample) -> Double {
    -(restingTop ?? sample.top) - sample.offset
  }

  private static func whole(_ value: Double) -> Int { Int(value.rounded()) }
}

extension HandCheck {
  /// The result of the checks of several lists: false if one has failed, true if all have passed.
  public static func result(of checks: some Collection<HandCheck>, count: Int) -> Bool? {
    if checks.contains(where: \.hasFailed) { return false }
    return checks.count == count && checks.allSatisfy(\.isComplete) ? true : nil
  }
}
