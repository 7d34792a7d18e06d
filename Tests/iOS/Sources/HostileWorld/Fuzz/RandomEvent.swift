internal import RefreshCore
internal import UIKit

/// Something that happens to a list.
///
/// Distances and offsets count along the list's axis.
indirect enum RandomEvent: Sendable, Equatable {
  // Fingers.
  case touch(trackpad: Bool)
  /// A finger rests on a control before it moves.
  case hold(Int)
  /// A finger taps a control; with VoiceOver, it activates the control.
  case tap(Int)
  case move(CGFloat)
  /// A finger takes the list to an offset, in so many steps.
  case moveTo(CGFloat, steps: Int)
  case lift(CGFloat)
  case cancel
  case touchInner
  case moveInner(CGFloat)
  case liftInner
  /// The finger moves, and a bar above or a keyboard below goes along.
  case moveWithBar(CGFloat, barFirst: Bool)
  case moveWithKeyboard(CGFloat)
  // The app's own scrolls.
  case offset(CGFloat)
  /// A scroll by a distance.
  case shift(CGFloat)
  case scroll(CGFloat)
  /// The bounds are moved, which the delegate does not hear of.
  case bounds(CGFloat)
  /// A scroll across the list's axis.
  case across(CGFloat)
  /// Two fingers zoom the content to so many times its size at the start of the scene.
  case pinch(CGFloat)
  /// Those fingers leave, and content that is too small goes back to its size.
  case endPinch
  /// A reload that shows offset 0 for an instant.
  case reload(content: CGFloat)
  // Owners of insets; `far` tells the edge.
  case write(CGFloat, far: Bool)
  case rewrite(Int, far: Bool)
  case add(CGFloat, far: Bool)
  case takeBack(first: Bool, far: Bool)
  /// An owner takes back all that it has added, at once.
  case takeBackAll(far: Bool)
  case save
  case restore
  case writeBack(CGFloat, far: Bool)
  case declare(CGFloat, far: Bool)
  /// A keyboard takes its room in one way, or in that of the settings.
  case keyboard(Keyboard?, CGFloat)
  // The surroundings.
  case safe(CGFloat)
  case safeFar(CGFloat)
  case content(CGFloat)
  case size(CGFloat, CGFloat)
  case rotate(Int, landscape: Bool)
  case window
  case reparent
  /// The screen with the list goes into a sheet or, on a phone, into a popover.
  case present(isPopover: Bool)
  case adjust(Int)
  case scale(CGFloat)
  case traits
  case background
  case voiceOver
  /// VoiceOver or a key scrolls by a page, toward the start or the end.
  case page(isBack: Bool)
  /// An assistive technology performs one of the list's actions.
  case action(Int)
  case reduceMotion
  /// The system's own refresh control begins or ends.
  case system(Bool)
  /// The app, SwiftUI or the system changes that control, in lives of a list that has one.
  case control(SystemChange)
  /// The app gives the list another one, which is dressed after some turns.
  case exchange(turns: Int, isFound: Bool)
  /// The app adds to its own inset, in which no control has room.
  case addOwn(CGFloat)
  /// The app sets whether the list always bounces.
  case bounce(Bool)
  // The app's calls.
  /// The controls are attached only now.
  case start
  case begin(Int)
  case end(Int, RefreshOutcome)
  case reset(Int)
  case enable(Int, Bool)
  case hide(Int, Bool)
  case detach(Int)
  case replace(Int, UInt64)
  /// The app opens or closes the second level.
  case level(Int, opens: Bool)
  case react(Int, Reaction)
  case clear(Int)
  case death(Death)
  // Time and notices.
  case wait(Double)
  case notice(Int)
  case layout
  case turn
  /// Time passes until the lists are at rest.
  case rest
  /// A refresh begins, and the control is revealed and at rest.
  case refresh(Int)
  /// A refresh ends, and the control has left.
  case retire(Int)
  /// Two events in one turn.
  case together(RandomEvent, RandomEvent)
  /// The event within an animation block, or in one without animations.
  case animated(RandomEvent, Bool)

  /// A change of the system's own control; the raw values are words.
  enum SystemChange: String, Sendable, CaseIterable {
    case take, giveBack, dress
    /// The app dresses the control without naming its list.
    case dressFound
    case sendActions, tint, layOutControl, alert
    /// The next refresh ends as the app is told that it begins.
    case endsAtFire
    case toBar, toList
    /// SwiftUI updates its view, or removes it.
    case update, removeView
  }

  /// How a keyboard takes its room.
  enum Keyboard: Sendable, CaseIterable {
    /// The system adds to the adjusted insets.
    case system
    /// A manager saves the insets, writes others, and restores insets and offset.
    case manager
    /// An owner adds to what is there, adds the difference when the height changes, and takes all off
    /// again.
    case relative
    /// The list becomes shorter.
    case shorter
  }

  /// What the app does when a control changes its phase.
  enum Reaction: Sendable, CaseIterable {
    case begin
    case end
    case detach
    case write
    case scroll
    case leave
    case die
  }

  /// What goes away.
  enum Death: Sendable, CaseIterable {
    case list
    case window
  }

  /// A number near `base`, on a fraction of a point and a few units off in the last place.
  static func number(_ base: CGFloat, using random: inout WorldRandom) -> CGFloat {
    let parts: [CGFloat] = [1, 1, 2, 3, 10]
    let part = parts.randomElement(using: &random) ?? 1
    let value = base + CGFloat(Int.random(in: 0..<Int(part), using: &random)) / part
    return Bool.random(using: &random) ? value : value.nextUp.nextUp
  }

  /// An event of an assistive technology.
  static func assisted(using random: inout WorldRandom) -> RandomEvent {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .voiceOver
    case 1...2: .page(isBack: false)
    case 3...5: .page(isBack: true)
    default: .action(Int.random(in: 0..<2, using: &random))
    }
  }

  /// A finger that moves while nothing else happens, and that may leave.
  static func drag(using random: inout WorldRandom) -> [RandomEvent] {
    let ways: [CGFloat] = [-300, -60, -20, 10, 40, 60, 120, 300]
    let moves: [RandomEvent] = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      .move(number(ways.randomElement(using: &random) ?? 60, using: &random))
    }
    let start: [RandomEvent] = [.rest, .touch(trackpad: false)] + moves
    return Int.random(in: 0..<4, using: &random) == 0 ? start : start + [.lift(0)]
  }

  /// Two fingers that zoom the content, and that may leave.
  static func zoom(using random: inout WorldRandom) -> [RandomEvent] {
    let count = Int.random(in: 1...4, using: &random)
    let zooms: [RandomEvent] = (0..<count).map { _ in
      .pinch(number([0.5, 0.9, 1, 1.5, 3].randomElement(using: &random) ?? 1, using: &random))
    }
    return Int.random(in: 0..<4, using: &random) == 0 ? zooms : zooms + [.endPinch]
  }

  init(using random: inout WorldRandom) {
    let event = Self.plain(using: &random)
    guard !event.isLife, Int.random(in: 0..<12, using: &random) == 0 else {
      self = event
      return
    }
    self = .animated(event, Bool.random(using: &random))
  }

  private static func plain(using random: inout WorldRandom) -> RandomEvent {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<40: finger(using: &random)
    case 40..<48: scroll(using: &random)
    case 48..<58: owner(using: &random)
    case 58..<72: surroundings(using: &random)
    case 72..<85: app(using: &random)
    default: time(using: &random)
    }
  }

  private static func finger(using random: inout WorldRandom) -> RandomEvent {
    func any(_ values: CGFloat...) -> CGFloat {
      number(values.randomElement(using: &random) ?? 0, using: &random)
    }
    switch Int.random(in: 0..<40, using: &random) {
    case 0..<9: return .touch(trackpad: Int.random(in: 0..<5, using: &random) == 0)
    case 9..<24: return .move(any(-300, -100, -20, -1, 1, 10, 60, 120, 300))
    case 24..<31: return .lift(any(-3000, -100, 0, 0, 0, 2000))
    case 31: return .cancel
    case 32: return .touchInner
    case 33...34: return .moveInner(any(-100, -10, 20, 120, 300))
    case 35: return .liftInner
    case 36: return .hold(Int.random(in: 0..<2, using: &random))
    case 37: return .moveWithBar(any(-60, -5, 5, 60), barFirst: .random(using: &random))
    default: return .moveWithKeyboard(any(-60, 5, 60, 200))
    }
  }

  private static func scroll(using random: inout WorldRandom) -> RandomEvent {
    func any(_ values: CGFloat...) -> CGFloat {
      number(values.randomElement(using: &random) ?? 0, using: &random)
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0..<4: return .offset(any(-700, -260, -178, -118, -60, 0, 200, 2000, 2190))
    case 4..<6: return .scroll(any(-118, 0, 500, 2190))
    case 6: return .bounds(any(-118, 0, 500, 2190))
    default: return .reload(content: any(0, 300, 2990, 3000))
    }
  }

  private static func owner(using random: inout WorldRandom) -> RandomEvent {
    func any(_ values: CGFloat...) -> CGFloat {
      number(values.randomElement(using: &random) ?? 0, using: &random)
    }
    let far = Bool.random(using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0...1: return .write(any(-20, 0, 20, 44, 104, 302), far: far)
    case 2: return .rewrite(Int.random(in: 0..<4, using: &random), far: far)
    case 3...5: return .add(any(-44, 20, 44, 302), far: far)
    case 6...7: return .takeBack(first: .random(using: &random), far: far)
    case 8: return .takeBackAll(far: far)
    case 9: return .save
    case 10: return .restore
    case 11: return .writeBack(any(0, 44, 336), far: far)
    case 12: return .declare(any(0, 20, 44), far: far)
    default:
      return .keyboard(Keyboard.allCases.randomElement(using: &random) ?? .system, any(0, 290, 336))
    }
  }

  private static func surroundings(using random: inout WorldRandom) -> RandomEvent {
    func any(_ values: CGFloat...) -> CGFloat {
      number(values.randomElement(using: &random) ?? 0, using: &random)
    }
    switch Int.random(in: 0..<23, using: &random) {
    case 0...2: return .safe(any(0, 20, 53, 66, 97, 118, 138))
    case 3: return .safeFar(any(0, 34, 83))
    case 4...6: return .content(any(0, 1, 300, 691, 692, 2990, 3000, 3900))
    case 7: return .size(any(320, 390, 844), any(390, 568, 844))
    case 8...9:
      return .rotate(Int.random(in: 0..<6, using: &random), landscape: .random(using: &random))
    case 10...12: return .window
    case 13: return .reparent
    case 14: return .adjust(Int.random(in: 0..<4, using: &random))
    case 15: return .scale([1, 2, 3].randomElement(using: &random) ?? 3)
    case 16: return .traits
    case 17: return .background
    case 18: return .voiceOver
    case 19: return .reduceMotion
    case 20: return .system(.random(using: &random))
    case 21: return .bounce(.random(using: &random))
    default: return .layout
    }
  }

  private static func app(using random: inout WorldRandom) -> RandomEvent {
    let index = [0, 0, 0, 1, 1, 1, 2].randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<35: return .begin(index)
    case 35..<75:
      let outcomes: [RefreshOutcome] = [.success, .success, .failure, .cancelled, .exhausted]
      return .end(index, outcomes.randomElement(using: &random) ?? .success)
    case 75..<80: return .reset(index)
    case 80..<84: return .enable(index, Int.random(in: 0..<4, using: &random) > 0)
    case 84..<88: return .hide(index, Int.random(in: 0..<4, using: &random) == 0)
    case 88..<90: return .detach(index)
    case 90..<94: return .replace(index, random.next() % 1_000_000)
    case 94..<97: return .react(index, Reaction.allCases.randomElement(using: &random) ?? .end)
    case 97..<99: return .clear(Int.random(in: 0..<4, using: &random))
    default:
      guard Int.random(in: 0..<4, using: &random) == 0 else { return .layout }
      return .death(Death.allCases.randomElement(using: &random) ?? .list)
    }
  }

  private static func time(using random: inout WorldRandom) -> RandomEvent {
    switch Int.random(in: 0..<15, using: &random) {
    case 0..<10: .wait([0, 1.0 / 120, 0.1, 0.3, 1, 1, 40].randomElement(using: &random) ?? 0)
    case 10...12: .notice(Int.random(in: 0..<4, using: &random))
    case 13: .layout
    default: .turn
    }
  }

  /// Whether it takes its own time or ends a scene, so that it is no part of an animation.
  private var isLife: Bool {
    switch self {
    case .wait, .death, .turn, .lift, .rest, .refresh, .retire: true
    default: false
    }
  }
}
