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

  /// A random design for a control at an edge.
  init(at edge: RefreshEdge, using random: inout WorldRandom) {
    let named = Self.all(at: edge)
    if let design = named.randomElement(using: &random), Bool.random(using: &random) {
      self = .named("\(design)")
    } else {
      self = .generated(random.next() % 1_000_000)
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
    case .named(let name): design = Self.known.first { "\($0)" == name } ?? StandardHeader.self
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
/// name, or is drawn after all else.
struct Drawn: Sendable {
  var behavior: RefreshBehavior
  var haptics: RefreshHaptics
  var alpha: RefreshAlpha

  init(at edge: RefreshEdge, seed: UInt64) {
    var random = WorldRandom(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    let height = pick([20, 44, 54.5, 60, 80.25, 100.0 / 3])
    let style: RefreshBehavior.Style = pick([.pull, .pull, .pull, .inline, .overlay])
    let isFar = edge == .bottom || edge == .trailing
    let kinds: [RefreshTrigger.Kind] =
      switch style {
      case .pull: isFar ? [.release, .cross, .reach] : [.release, .cross]
      case .inline: [.reach, .release]
      case .overlay: [.release, .cross]
      }
    let kind = pick(kinds)
    let trigger = RefreshTrigger(
      kind,
      distance: .points(height * pick([0.5, 1, 1.2, 2])),
      comparison: pick(RefreshTrigger.Comparison.allCases),
      requiresDrag: pick(kind == .reach ? [true, false] : [true]),
      release: pick([.lift, .lift, .settle]),
      visible: pick([0, 0.5, 1]),
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
      inset: inset,
      ignoredInset: pick([0, 0, 0, 20, .infinity]),
      timing: RefreshTiming(
        reveal: pick([0, 0.25]),
        retract: pick([0, 0.4]),
        endDelay: pick([0, 0.2]),
        minimumVisible: pick([0, 0.5]),
        succeededVisible: pick([0, 0, 0.9]),
        failedVisible: pick([0, 0, 2]),
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
  static var alpha: RefreshAlpha { Place.slot.drawn.alpha }

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}
