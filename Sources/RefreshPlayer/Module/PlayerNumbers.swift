package import RefreshCore
package import RefreshStyles

/// A control and its list as numbers, which the preview page passes to the WebAssembly module.
package struct PlayerNumbers: Sendable {
  /// The numbers, in the order of `Key`.
  package private(set) var values = [Double](repeating: 0, count: Key.allCases.count)

  /// The meaning of each number.
  package enum Key: Int, Sendable, CaseIterable {
    case edge, style, height, triggerKind, distance, comparison, requiresDrag, release, visible
    case preload, perDrag, action, inset, ignoredInset, reveal, retract, endDelay, minimumVisible
    case timeout, isInterruptible, isExclusive, showsFailure, allowsExhausted
    case resetsOnOppositeRefresh, resetsOnTap, hidesWhenEmpty, followsPull, curve, damping
    case viewport, content, start, end, secondLevelDistance, secondLevelHeight
  }

  /// Creates an array of zeros.
  package init() {}

  /// The number of a key.
  package subscript(_ key: Key) -> Double {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }

  private subscript(flag key: Key) -> Bool {
    get { self[key] != 0 }
    set { self[key] = newValue ? 1 : 0 }
  }

  /// The behavior of the control.
  package var behavior: RefreshBehavior {
    get {
      RefreshBehavior(
        edge: choice(.edge) ?? .top,
        style: choice(.style) ?? .pull,
        height: self[.height],
        trigger: trigger,
        action: choice(.action) ?? .afterReveal,
        inset: choice(.inset) ?? .sticky,
        ignoredInset: self[.ignoredInset],
        timing: RefreshTiming(
          reveal: self[.reveal],
          retract: self[.retract],
          endDelay: self[.endDelay],
          minimumVisible: self[.minimumVisible],
          timeout: self[.timeout]
        ),
        isInterruptible: self[flag: .isInterruptible],
        isExclusive: self[flag: .isExclusive],
        showsFailure: self[flag: .showsFailure],
        allowsExhausted: self[flag: .allowsExhausted],
        resetsOnOppositeRefresh: self[flag: .resetsOnOppositeRefresh],
        resetsOnTap: self[flag: .resetsOnTap],
        hidesWhenEmpty: self[flag: .hidesWhenEmpty],
        secondLevel: secondLevel
      )
    }
    set {
      self[.edge] = Double(newValue.edge.rawValue)
      self[.style] = Double(newValue.style.rawValue)
      self[.height] = newValue.height
      trigger = newValue.trigger
      self[.action] = Double(newValue.action.rawValue)
      self[.inset] = Double(newValue.inset.rawValue)
      self[.ignoredInset] = newValue.ignoredInset
      self[.reveal] = newValue.timing.reveal
      self[.retract] = newValue.timing.retract
      self[.endDelay] = newValue.timing.endDelay
      self[.minimumVisible] = newValue.timing.minimumVisible
      self[.timeout] = newValue.timing.timeout
      self[flag: .isInterruptible] = newValue.isInterruptible
      self[flag: .isExclusive] = newValue.isExclusive
      self[flag: .showsFailure] = newValue.showsFailure
      self[flag: .allowsExhausted] = newValue.allowsExhausted
      self[flag: .resetsOnOppositeRefresh] = newValue.resetsOnOppositeRefresh
      self[flag: .resetsOnTap] = newValue.resetsOnTap
      self[flag: .hidesWhenEmpty] = newValue.hidesWhenEmpty
      self[.secondLevelDistance] = newValue.secondLevel?.distance ?? 0
      self[.secondLevelHeight] = newValue.secondLevel?.height ?? 0
    }
  }

  /// The second level; `nil` without a height.
  private var secondLevel: RefreshSecondLevel? {
    guard self[.secondLevelHeight] > 0 else { return nil }
    return RefreshSecondLevel(
      distance: self[.secondLevelDistance],
      height: self[.secondLevelHeight]
    )
  }

  private var trigger: RefreshTrigger {
    get {
      RefreshTrigger(
        choice(.triggerKind) ?? .release,
        distance: self[.distance],
        comparison: choice(.comparison) ?? .exclusive,
        requiresDrag: self[flag: .requiresDrag],
        release: choice(.release) ?? .lift,
        visible: self[.visible],
        preload: self[.preload],
        perDrag: self[.perDrag] < 1e9 ? Int(self[.perDrag]) : .max
      )
    }
    set {
      self[.triggerKind] = Double(newValue.kind.rawValue)
      self[.distance] = newValue.distance
      self[.comparison] = Double(newValue.comparison.rawValue)
      self[flag: .requiresDrag] = newValue.requiresDrag
      self[.release] = Double(newValue.release.rawValue)
      self[.visible] = newValue.visible
      self[.preload] = newValue.preload
      self[.perDrag] = newValue.perDrag < 1_000_000_000 ? Double(newValue.perDrag) : .infinity
    }
  }

  /// The timing curve of the control's animations.
  package var curve: RefreshCurve {
    get {
      switch self[.curve] {
      case 0: .linear
      case 1: .easeIn
      case 2: .easeOut
      case 3: .easeInOut
      default: .spring(damping: self[.damping])
      }
    }
    set {
      switch newValue {
      case .linear: self[.curve] = 0
      case .easeIn: self[.curve] = 1
      case .easeOut: self[.curve] = 2
      case .easeInOut: self[.curve] = 3
      case .spring(let damping):
        self[.curve] = 4
        self[.damping] = damping
      }
    }
  }

  /// The list at rest at the control's edge.
  package var scrollView: ScrollReading {
    var reading = ScrollReading(
      offset: 0,
      viewport: self[.viewport],
      content: self[.content],
      start: self[.start],
      end: self[.end]
    )
    reading.offset = behavior.rest(in: reading)
    return reading
  }

  private func choice<Choice: RawRepresentable<UInt8>>(_ key: Key) -> Choice? {
    UInt8(exactly: self[key]).flatMap(Choice.init)
  }
}
