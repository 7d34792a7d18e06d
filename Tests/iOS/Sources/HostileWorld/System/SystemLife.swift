// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// Events at random on a list that a `UIRefreshControl` drives, and then calm.
@MainActor
public struct SystemLife {
  enum Step: CaseIterable {
    case touch, dragOut, dragIn, lift, fling, cancel
    case begin, end, endTwice, exhaust, reset, systemBegin, systemEnd, send, voiceOver
    case inset, ownerInset, safe, leave, enter, enable, disable, hide, show
    case tint, layout, busy, free, detach, dress, exchange, wait, waitLong
    case trackpad, rotate, alert, take, giveBack, toBar, toList, endInTarget, update, removeView
  }

  private let one: SystemScene
  private var random: WorldRandom
  private var history: [String] = []
  private var problems: [String] = []
  private var control: RefreshController
  private var system: UIRefreshControl
  private let design: any RefreshDesign.Type
  private var own: CGFloat = 0
  private var safe: CGFloat
  private var footer: RefreshController?
  /// Whether the list had room of the system's control when nothing watched it.
  private var hasUnknownRoom = false
  /// The view of SwiftUI whose `refreshable` gives the list its control, in some lives.
  private let screen: RefreshableScreen?
  /// A target of the app that ends a refresh as it begins.
  private let ender: UIAction
  private let isEnding: SystemScene.Counter
  private var world: DeviceScene { one.world }

  init(seed: UInt64) {
    var random = WorldRandom(seed: seed)
    var switches = Switches.randomWithSystem(using: &random)
    // Lists of a horizontal or an expanding bar have no control of the system here.
    switches.keyboard = .system
    let designs: [any RefreshDesign.Type] = [
      SystemSample.self, SystemOutcomeSample.self, SystemHeaderExample.self,
    ]
    design = designs[Int(seed % 3)]
    let chosen = switches
    let hosting = SystemScene.Hosting.allCases.randomElement(using: &random) ?? .list
    one = SystemScene(design, hosting: hosting) { $0 = chosen }
    one.world.list.barKeepsControl = Bool.random(using: &random)
    (control, system, safe) = (one.controller, one.system, one.rest)
    let isEnding = SystemScene.Counter()
    self.isEnding = isEnding
    ender = UIAction { [weak list = one.world.list] _ in
      guard isEnding.count > 0 else { return }
      isEnding.count = 0
      list.map { Self.endAsApp($0) }
    }
    system.addAction(ender, for: .valueChanged)
    let isInSwiftUI = Int.random(in: 0..<3, using: &random) == 0
    screen = isInSwiftUI ? RefreshableScreen(one.world, design, number: random.next()) : nil
    let mayHaveTitle = Int.random(in: 0..<4, using: &random) == 0
    // Room in the content inset was seen in lists whose insets no bar changes.
    one.world.list.hasLargeTitle = mayHaveTitle && !switches.hasRoomInContentInset
    if Bool.random(using: &random) {
      footer = DeviceScene.attach(PullFooter.self, to: one.world.list, one.world.clock)
      one.world.turn()
    }
    self.random = random
  }

  /// Plays lives; prints each kind of problem with a life that has it, and how many have.
  public static func survey(_ seeds: Range<UInt64>, events: Int = 30) -> Int {
    var (counts, first): ([String: Int], [String: String]) = ([:], [:])
    for seed in seeds {
      for problem in problems(seed: seed, events: events, history: { first[$0] = first[$0] ?? $1 })
      {
        counts[problem, default: 0] += 1
      }
    }
    for (problem, count) in counts.sorted(by: { $0.value > $1.value }) {
      print("\(count) × \(problem): \(first[problem] ?? "")")
    }
    print("\(seeds.count) lives of \(events) events, \(counts.values.reduce(0, +)) problems")
    return counts.count
  }

  /// What does not hold in a life, without numbers.
  @discardableResult
  public static func problems(
    seed: UInt64,
    events: Int = 30,
    history: (String, String) -> Void = { _, _ in }
  ) -> [String] {
    var life = SystemLife(seed: seed)
    for _ in 0..<events { life.step() }
    life.calmDown()
    life.screen?.close()
    let problems = Set(life.problems.map { $0.filter { !$0.isNumber && $0 != "." && $0 != "-" } })
    for problem in problems.sorted() {
      history(problem, "seed \(seed): \(life.history.joined(separator: " "))")
    }
    return problems.sorted()
  }

  /// What the life has come to, for a trace; it asks nothing that notes what it sees.
  private var state: String {
    let (list, rest) = (world.list, system.isRefreshing ? "refreshing" : "at rest")
    let insets = "insets \(list.contentInset.top) and \(list.adjustedContentInset.top)"
    return "  \(control.phase), \(rest), at \(list.contentOffset.y), \(insets), own \(own)"
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }

  private mutating func step() {
    let step = Step.allCases.randomElement(using: &random) ?? .wait
    history.append("\(step)")
    if Writes.isTraced { print(step) }
    play(screen == nil ? step : Self.asInSwiftUI(step))
    followList()
    // Room that an alert keeps is there for ever, as far as anybody knows.
    if system.isStuck, !system.isRefreshing { hasUnknownRoom = true }
    if world.list.window != nil, world.list.refreshControl === system, control.reading != nil {
      check(after: step)
    }
    if Writes.isTraced { print(state, problems.last ?? "") }
  }

  private mutating func play(_ step: Step) {
    switch step {
    case .touch: world.touch()
    case .dragOut: drag(to: -safe - own - number(0...220))
    case .dragIn: drag(to: number(-100...300))
    case .lift: world.lift()
    case .fling: world.lift(velocity: number(-2000...2000))
    case .trackpad:
      world.touch(onTrackpad: true)
      drag(to: -safe - own - number(0...220))
    case .cancel: outside { $0.cancelTouch() }
    case .begin: event { control.begin() }
    case .end: event { control.end(Bool.random(using: &random) ? .success : .failure) }
    case .endTwice:
      event {
        control.end()
        control.end()
      }
    case .exhaust: event { control.end(.exhausted) }
    case .reset: event { control.reset() }
    case .systemBegin:
      if world.list.window != nil { outside { $0.refreshControl?.beginRefreshing() } }
    case .systemEnd:
      guard system.isRefreshing else { break }
      if let screen { event { screen.endAction() } } else { outside { Self.endAsApp($0) } }
    case .endInTarget: isEnding.count = 1
    case .alert:
      outside { _ in system.alertIsShown() }
    case .send: outside { $0.refreshControl?.sendActions(for: .valueChanged) }
    case .voiceOver:
      if !world.list.isTouched { outside { _ = $0.accessibilityScroll(.up) } }
    case .inset: addInset { $0.contentInset.top += $1 }
    case .ownerInset: addInset { $0.ownerContentInset.top += $1 }
    case .safe:
      safe = safe == one.rest ? one.rest + 30 : one.rest
      world.setSafe(top: safe)
      world.turn()
    case .rotate:
      let size = world.list.bounds.size
      world.setSize(size.height, size.width)
      world.turn()
    case .leave: if world.list.window != nil { outside { leave($0) } }
    case .enter: enter()
    case .enable, .disable: event { control.isEnabled = step == .enable }
    case .hide, .show: event { control.isHidden = step == .hide }
    case .tint: if system.superview != nil { outside { _ in system.tintColor = .label } }
    case .layout: outside { _ in system.setNeedsLayout() }
    case .busy: event { footer?.begin() }
    case .free: event { footer?.end() }
    case .detach: event { control.detach() }
    case .dress: dress()
    case .exchange: exchange()
    case .take:
      // What the app takes in mid refresh is its own fault.
      guard !system.isRefreshing, !world.list.isTouched else { break }
      outside { $0.refreshControl = nil }
    case .giveBack:
      if screen == nil, world.list.refreshControl == nil { outside { $0.refreshControl = system } }
    case .toBar, .toList: SystemScene.moveToBar(step == .toBar, world)
    case .update: event { screen?.update() }
    case .removeView:
      event { screen?.remove() }
    case .wait: world.wait(0.1)
    case .waitLong:
      let wasRefreshing = system.isRefreshing
      world.wait(1)
      // SwiftUI has ended it meanwhile.
      if wasRefreshing, !system.isRefreshing { world.wait(1) }
    }
  }

  /// The step that SwiftUI takes in place of an app of UIKit, which calls the controller.
  private static func asInSwiftUI(_ step: Step) -> Step {
    switch step {
    case .begin, .reset, .enable, .disable, .hide, .show, .detach, .dress: .update
    case .end, .endTwice, .exhaust: .systemEnd
    case .exchange, .take, .giveBack: .update
    default: step
    }
  }

  /// Notes what controls the list has by now.
  private mutating func followList() {
    guard screen != nil else { return }
    if let current = world.list.refreshControl, current !== system {
      system = current
    }
    guard let current = world.list.headerController, current !== control else { return }
    control = current
    hasUnknownRoom = abs(world.inset.top - own) > 1
  }

  /// Ends the refresh of the control of a list, as an app or SwiftUI may at any time.
  static func endAsApp(_ list: UIScrollView) {
    let (held, firing) = (UIRefreshControl.endsUnderFinger, UIRefreshControl.endsWhileFiring)
    if list.refreshControl?.isRefreshing == true { list.refreshControl?.endRefreshing() }
    (UIRefreshControl.endsUnderFinger, UIRefreshControl.endsWhileFiring) = (held, firing)
  }

  private func leave(_ list: UIScrollView) {
    if let screen { screen.leave() } else { list.removeFromSuperview() }
  }

  private func enter() {
    guard world.list.window == nil else { return }
    guard let screen else { return world.enterWindow() }
    outside { _ in screen.enter() }
  }

  private func outside(_ body: (UIScrollView) -> Void) {
    world.outside("app", body)
    world.turn()
  }

  private func event(_ body: () -> Void) {
    world.event("call", mayWrite: true, body)
    world.turn()
  }

  private func drag(to offset: CGFloat) {
    if world.list.isTouched { world.drag(to: offset, steps: 3) }
  }

  private mutating func addInset(_ add: (UIScrollView, CGFloat) -> Void) {
    let change: CGFloat = own == 0 ? 20 : -20
    own += change
    outside { add($0, change) }
  }

  /// The app dresses its control, in place of the control that it may have.
  private mutating func dress() {
    guard world.list.refreshControl != nil else { return exchange() }
    if control.reading == nil || world.list.refreshControl !== system {
      hasUnknownRoom = abs(world.inset.top - own) > 1
    }
    var dressed = control
    let isFound = system.superview != nil && Bool.random(using: &random)
    let list = isFound ? nil : world.list
    event { dressed = SystemScene.dress(system, in: list, as: design, world) }
    control = dressed
  }

  /// The app gives its list another control, as it may while neither is at work.
  private mutating func exchange() {
    guard !system.isRefreshing, !world.list.isTouched else { return }
    let other = UIRefreshControl(frame: .zero)
    other.addAction(ender, for: .valueChanged)
    outside { $0.refreshControl = other }
    hasUnknownRoom = false
    // A modifier of SwiftUI finds it turns later.
    for _ in 0..<Int.random(in: 0...3, using: &random) { world.turn() }
    system = other
    dress()
  }

  private mutating func check(after step: Step) {
    let (machine, list) = (control.machine, world.list)
    if system.tintColor != .clear { problems.append("the tint is back after \(step)") }
    if system.systemView.alpha != 0 { problems.append("UIKit's view is back after \(step)") }
    if system.isStretched { problems.append("a background") }
    if system.hasLostHaptic { problems.append("the haptic is lost") }
    if screen?.isInnerListDressed == true { problems.append("the list in a row is dressed") }
    if abs(world.inset.top - own) < 1 { hasUnknownRoom = false }
    if abs(list.ownerContentInset.top - own) > 1, !hasUnknownRoom {
      problems.append("the app's inset counts as \(list.ownerContentInset.top - own) more")
    }
    if control.phase == .pulling, control.status.progress > 0.951 {
      problems.append("the pull shows more than it is before it fires")
    }
    if machine.addedInset > 0, !system.isRefreshing, list.isTouched == false, step == .waitLong,
      !machine.isShowingOutcome
    {
      problems.append("the control refreshes, and the UIRefreshControl does not")
    }
  }

  private mutating func calmDown() {
    history.append("| calm")
    if Writes.isTraced { print("calm") }
    enter()
    isEnding.count = 0
    if world.list.bounds.size.width > world.list.bounds.size.height { play(.rotate) }
    world.lift()
    if world.list.refreshControl == nil, screen == nil { exchange() }
    if let screen {
      event { screen.update() }
      for _ in 0..<8 { world.turn() }
      followList()
    }
    event {
      control.isEnabled = true
      control.isHidden = false
      footer?.end()
    }
    for _ in 0..<3 {
      world.wait(0.5)
      event { control.end() }
      // A refresh that the app began at the control of the system is the app's to end, as any of SwiftUI.
      if screen != nil || !control.isRefreshing && control.phase != .ending, system.isRefreshing {
        outside { Self.endAsApp($0) }
      }
      world.wait(1.5)
      world.rest()
    }
    // Room that an alert has kept goes with the next refresh.
    if system.isStuck, world.list.refreshControl === system {
      outside { _ in system.beginRefreshing() }
      outside { _ in system.endRefreshing() }
      world.wait(3)
      world.rest()
    }
    // A list that is clamped at the next touch is clamped.
    world.touch()
    world.lift()
    world.rest()
    event { control.reset() }
    problems += UIRefreshControl.problems
    if world.offset < -safe - own - 1 { problems.append("the list stays pulled") }
    if system.isRefreshing { problems.append("the UIRefreshControl refreshes on") }
    if control.isRefreshing || control.phase == .ending {
      problems.append("the phase is \(control.phase)")
    }
    // Loads of the app are completed without an action.
    if control.actionCount > control.completionCount { problems.append("completions are missing") }
    if abs(world.inset.top - own) > 1 { problems.append("the inset is wrong") }
    if let start = control.reading?.start, abs(start - Double(safe + own)) > 1 {
      problems.append("a pull counts from \(start)")
    }
    if screen != nil, world.list.headerController == nil || system.systemView.alpha != 0 {
      problems.append("SwiftUI's control is not dressed")
    }
    if system.ignoredBegins > 0 { problems.append("began off window") }
  }
}
