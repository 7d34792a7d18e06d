internal import DeviceCheck
internal import RefreshCore
internal import RefreshRuntime
internal import RefreshTesting
internal import UIKit

/// The design of a control in a random scene.
@MainActor
enum RandomDesign: Equatable, Sendable {
  /// One of the designs of the scenes, or a preset.
  case named(String)
  /// A design with random numbers, the same for the same seed.
  case generated(UInt64)

  /// The designs with names, by the edge of their controls.
  static func all(at edge: RefreshEdge) -> [any RefreshDesign.Type] {
    known.filter { $0.behavior.edge == edge }
  }

  /// All presets: the fuzzer plays what ships.
  static let presets: [any RefreshDesign.Type] = [
    EgoExample.self, KafkarefreshExample.self, MaterialExample.self,
    MjrefreshAutoFooterExample.self, MjrefreshBackFooterExample.self,
    MjrefreshHeaderExample.self, MjrefreshTrailerExample.self, ModernFooterExample.self,
    ModernHeaderExample.self, PlainFooterExample.self, PlainHeaderExample.self,
    ProgressCircleExample.self, SvinfinitescrollingExample.self,
    SvpulltorefreshBottomExample.self, SvpulltorefreshTopExample.self,
    UirefreshcontrolReplicaExample.self, UirefreshcontrolExample.self, XdrefreshExample.self,
  ]

  private static let known: [any RefreshDesign.Type] =
    presets + [
      StandardHeader.self, FixedHeader.self, CrossHeader.self, OverlayHeader.self,
      PullFooter.self, ReachFooter.self, DraggedFooter.self, LeadingHeader.self,
      SettleFooter.self, LeveledHeader.self, TwoLevelHeaderExample.self,
    ]

  /// Designs inside a `UIRefreshControl`, which scenes have that are drawn for them.
  static let inSystem: [any RefreshDesign.Type] = [
    SystemSample.self, SystemOutcomeSample.self, SystemHeaderExample.self,
  ]

  /// Designs of scenes in files, which random scenes draw no more: their seeds stand for what they drew.
  private static let inFiles: [any RefreshDesign.Type] = [
    TapFooter.self, FillingFooter.self, ContentFooter.self, PinnedHeader.self,
    OverlappingHeader.self, OverlappingFooter.self, OutcomeHeader.self, OutcomeOverlay.self,
    GrowingHeader.self, GrowingFooter.self,
  ]

  private static let named = known + inSystem + inFiles

  /// The names of all designs that have one.
  static let names = Set(named.map { "\($0)" } + DeviceControls.named.keys)

  /// The design with a name.
  static func design(_ name: String) -> (any RefreshDesign.Type)? {
    named.first { "\($0)" == name } ?? DeviceControls.named[name]
  }

  /// A random design for a control at an edge.
  init(at edge: RefreshEdge, using random: inout WorldRandom) {
    let named = Self.all(at: edge)
    if let design = named.randomElement(using: &random), Bool.random(using: &random) {
      self = .named("\(design)")
    } else {
      self = .generated(random.next() % (2 * Drawn.firstWithAllOptions))
    }
  }

  /// Puts the control on a list.
  ///
  /// A slot holds one generated design at a time.
  @MainActor
  func attach(to list: UIScrollView, at edge: RefreshEdge, in slot: Slot, _ clock: VirtualClock)
    -> RefreshController
  {
    let design: any RefreshDesign.Type
    switch self {
    case .named(let name):
      design = Self.design(name) ?? StandardHeader.self
    case .generated(let seed):
      slot.drawn = Drawn(at: edge, seed: seed)
      design = slot.design
    }
    return DeviceScene.attach(design, to: list, clock)
  }

  /// The places of a scene's controls, each with a generated design of its own.
  enum Slot: Int, CaseIterable, Sendable {
    case near
    case far
    case inner

    var design: any RefreshDesign.Type {
      switch self {
      case .near: Generated<Near>.self
      case .far: Generated<Far>.self
      case .inner: Generated<Inner>.self
      }
    }

    var drawn: Drawn {
      get { designs[rawValue] }
      nonmutating set { designs[rawValue] = newValue }
    }
  }
}

// The fuzzer runs on the main actor, one scene after the other.
nonisolated(unsafe) private var designs = Array(
  repeating: Drawn(at: .top, seed: 0),
  count: RandomDesign.Slot.allCases.count
)

/// What a generated design consists of.
///
/// Scenes name such designs by their seeds, so an older draw never changes: what is new is a design with a
/// name, or is drawn by later seeds.
struct Drawn: Sendable {
  /// The first of the seeds that draw all options.
  static let firstWithAllOptions: UInt64 = 1_000_000

  var behavior: RefreshBehavior
  var haptics: RefreshHaptics
  var alpha: RefreshOpacity

  init(at edge: RefreshEdge, seed: UInt64) {
    var random = WorldRandom(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    let height = pick([20, 44, 54.5, 60, 80.25, 100.0 / 3])
    let style: RefreshBehavior.Style = pick([.pull, .pull, .pull, .inline, .overlay])
    let isFar = edge == .bottom || edge == .trailing
    let kinds: [RefreshTrigger.When] =
      switch style {
      case .pull: isFar ? [.release, .cross, .reach] : [.release, .cross]
      case .inline: [.reach, .release]
      case .overlay: [.release, .cross]
      }
    let kind = pick(kinds)
    let trigger = RefreshTrigger(
      when: kind,
      distance: .points(height * pick([0.5, 1, 1.2, 2])),
      comparison: pick(RefreshTrigger.Comparison.allCases),
      requiresDrag: pick(kind == .reach ? [true, false] : [true]),
      releasedBy: pick([.lift, .lift, .settle]),
      visibleFraction: pick([0, 0.5, 1]),
      preload: .points(pick([0, 0, 100])),
      perDrag: pick([1, 1, 2, .max])
    )
    let insets: [RefreshBehavior.Inset] = [.sticky, .fixed, .none]
    let inset = style == .pull ? pick(insets) : .none
    behavior = RefreshBehavior(
      edge: edge,
      style: style,
      height: height,
      trigger: trigger,
      action: pick(kind == .reach ? [.immediate] : RefreshBehavior.Action.allCases),
      insetWhileRefreshing: inset,
      ignoredInset: pick([0, 0, 0, 20, .infinity]),
      timing: RefreshTiming(
        reveal: pick([0, 0.25]),
        retract: pick([0, 0.4]),
        endDelay: pick([0, 0.2]),
        minimumVisible: pick([0, 0.5]),
        succeeded: pick([0, 0, 0.9]),
        failed: pick([0, 0, 2]),
        timeout: pick([.infinity, 30])
      ),
      isInterruptible: pick([true, false]),
      isExclusive: pick([true, false]),
      showsFailure: pick([true, false]),
      allowsExhausted: pick([true, false]),
      resetsOnOppositeRefresh: pick([true, false])
    )
    haptics = RefreshHaptics(armed: pick([.none, .light, .selection]))
    alpha = pick([.fixed, .followsPull])
    guard seed >= Self.firstWithAllOptions else { return }
    if style == .inline && pick([false, false, true]) { behavior.trigger.when = .tap }
    if pick([false, true]) { behavior.trigger.distance = .share(pick([0.05, 0.1, 0.15])) }
    if kind == .reach && pick([false, true]) { behavior.trigger.preload = .share(pick([0.1, 1])) }
    behavior.trigger.beginsAtEdge = pick([false, false, true])
    behavior.isPinned = style == .pull && pick([false, true])
    behavior.resetsOnEnd = pick([false, true])
    behavior.resetsOnTap = pick([false, true])
    behavior.hidesWhenEmpty = isFar && pick([false, true])
    behavior.hidesWhenShort = isFar && pick([false, false, true])
    behavior.fillsScreen = kind == .reach && isFar && pick([false, true])
    if style == .pull && kind == .release && !isFar && pick([false, false, true]) {
      behavior.secondLevel = RefreshSecondLevel(
        distance: pick([250, 300]),
        height: pick([400, 500])
      )
    }
  }

  /// The options that have one value in the designs of all seeds, by the names of their properties.
  static func constantOptions(in seeds: Range<UInt64>) -> [String] {
    var values: [String: Set<String>] = [:]
    for seed in seeds {
      for edge in RefreshEdge.allCases {
        note("", Drawn(at: edge, seed: seed).behavior, in: &values)
      }
    }
    return values.filter { $0.value.count == 1 }.keys.sorted()
  }

  private static func note(_ name: String, _ value: Any, in values: inout [String: Set<String>]) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .struct else {
      values[name, default: []].insert("\(value)")
      return
    }
    for child in mirror.children { note("\(name).\(child.label ?? "")", child.value, in: &values) }
  }
}

/// What the designs of random scenes consist of, for tests.
public enum RandomOptions {
  /// The options that no random design changes, of enough designs that each option had its chance.
  public static var constant: [String] {
    Drawn.constantOptions(in: Drawn.firstWithAllOptions..<Drawn.firstWithAllOptions + 200)
  }
}

/// A place for a generated design.
protocol DesignPlace {
  static var slot: RandomDesign.Slot { get }
}

enum Near: DesignPlace { static let slot = RandomDesign.Slot.near }
enum Far: DesignPlace { static let slot = RandomDesign.Slot.far }
enum Inner: DesignPlace { static let slot = RandomDesign.Slot.inner }

/// The generated design of a place.
enum Generated<Place: DesignPlace>: RefreshDesign {
  static var behavior: RefreshBehavior { Place.slot.drawn.behavior }
  static var curve: RefreshCurve { .linear }
  static var haptics: RefreshHaptics { Place.slot.drawn.haptics }
  static var opacity: RefreshOpacity { Place.slot.drawn.alpha }

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}
