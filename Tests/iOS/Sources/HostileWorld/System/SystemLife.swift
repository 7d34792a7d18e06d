// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import RefreshRuntime
internal import RefreshWorld
internal import UIKit

/// Events at random on a list that a `UIRefreshControl` drives, and then calm.
@MainActor
public struct SystemLife {
  let one: SystemScene
  var random: WorldRandom
  private var history: [RandomEvent] = []
  private var problems: [String] = []
  var control: RefreshController
  var system: UIRefreshControl
  private let design: any RefreshDesign.Type
  var own: CGFloat = 0
  var safe: CGFloat
  private var footer: RefreshController?
  /// Whether the list had room of the system's control when nothing watched it.
  private var hasUnknownRoom = false
  /// The view of SwiftUI whose `refreshable` gives the list its control, in some lives.
  let screen: RefreshableScreen?
  /// A target of the app that ends a refresh as it begins.
  private let ender: UIAction
  private let isEnding: SystemScene.Counter
  var world: DeviceScene { one.world }

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
    print(
      "\(seeds.count) lives of \(events) events, \(counts.values.reduce(0, +)) problems; judged: \(Judged.text)"
    )
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
    let problems = life.end()
    for problem in problems { history(problem, "seed \(seed):\n\(life.text)") }
    return problems
  }

  /// The events of a life, a line for each, and what it comes to.
  public static func text(seed: UInt64, events: Int = 30) -> String {
    var life = SystemLife(seed: seed)
    for _ in 0..<events { life.step() }
    return life.text + "# " + life.state + life.end().joined(separator: ", ")
  }

  /// The same, of a life with the events of a text.
  public static func text(seed: UInt64, of text: String) throws -> String {
    var life = try SystemLife(seed: seed, text: text)
    return life.text + "# " + life.state + life.end().joined(separator: ", ")
  }

  /// What does not hold in a life with the events of a text.
  public static func problems(seed: UInt64, text: String) throws -> [String] {
    var life = try SystemLife(seed: seed, text: text)
    return life.end()
  }

  private init(seed: UInt64, text: String) throws {
    self.init(seed: seed)
    for scene in try EventReader.scenes(in: text, table: Self.table) {
      for event in scene.lines.compactMap(\.event) { play(event) }
    }
  }

  /// Lets the life come to rest; returns what did not hold, without numbers.
  private mutating func end() -> [String] {
    calmDown()
    screen?.close()
    let problems = problems.map { $0.filter { !$0.isNumber && $0 != "." && $0 != "-" } }
    return Set(problems).sorted()
  }

  private var text: String {
    history.map { $0.text(Self.table) + "\n" }.joined()
  }

  /// What the life has come to, for a trace; it asks nothing that notes what it sees.
  private var state: String {
    let (list, rest) = (world.list, system.isRefreshing ? "refreshing" : "at rest")
    let insets = "insets \(list.contentInset.top) and \(list.adjustedContentInset.top)"
    return "  \(control.phase), \(rest), at \(list.contentOffset.y), \(insets), own \(own)"
  }

  private mutating func step() {
    guard let event = draw() else { return Judged.count(skipped: "what cannot happen now") }
    play(event)
  }

  private mutating func play(_ event: RandomEvent) {
    history.append(event)
    if Writes.isTraced { print(event.text(Self.table)) }
    Judged.count(event) {
      perform(event)
      followList()
      // Room that an alert keeps is there for ever, as far as anybody knows.
      if system.isStuck, !system.isRefreshing { hasUnknownRoom = true }
      let isHere =
        world.list.window != nil && world.list.refreshControl === system && control.reading != nil
      if Judged.note("a control in its list", isHere) { check(after: event) }
    }
    if Writes.isTraced { print(state, problems.last ?? "") }
  }

  private mutating func perform(_ event: RandomEvent) {
    switch event {
    case .touch(let trackpad): world.touch(onTrackpad: trackpad)
    case .moveTo(let offset, let steps):
      if world.list.isTouched { world.drag(to: offset, steps: steps) }
    case .lift(let velocity): world.lift(velocity: velocity)
    case .cancel: outside { $0.cancelTouch() }
    case .begin(0): self.event { control.begin() }
    case .begin: self.event { footer?.begin() }
    case .end(0, let outcome): self.event { control.end(outcome) }
    case .end: self.event { footer?.end() }
    case .together(.end, .end):
      self.event {
        control.end()
        control.end()
      }
    case .together(let one, let other):
      perform(one)
      perform(other)
    case .reset: self.event { control.reset() }
    case .enable(_, let isOn): self.event { control.isEnabled = isOn }
    case .hide(_, let isOn): self.event { control.isHidden = isOn }
    case .detach: self.event { control.detach() }
    case .page: if !world.list.isTouched { outside { _ = $0.accessibilityScroll(.up) } }
    case .add(let change, _): addInset(change) { $0.contentInset.top += $1 }
    case .addOwn(let change): addInset(change) { $0.ownerContentInset.top += $1 }
    case .safe(let inset):
      safe = inset
      world.setSafe(top: safe)
      world.turn()
    case .size(let width, let height):
      world.setSize(width, height)
      world.turn()
    case .window: if world.list.window == nil { enter() } else { outside { leave($0) } }
    case .system(true): outside { $0.refreshControl?.beginRefreshing() }
    case .system(false):
      if let screen { self.event { screen.endAction() } } else { outside { Self.endAsApp($0) } }
    case .control(let change): perform(change)
    case .exchange(let turns, let isFound): exchange(after: turns, isFound: isFound)
    case .wait(let seconds):
      let wasRefreshing = system.isRefreshing
      world.wait(seconds)
      // SwiftUI has ended it meanwhile.
      if seconds >= 1, wasRefreshing, !system.isRefreshing { world.wait(seconds) }
    default: preconditionFailure("a life has no event '\(event)'")
    }
  }

  private mutating func perform(_ change: RandomEvent.SystemChange) {
    switch change {
    case .take: outside { $0.refreshControl = nil }
    case .giveBack: outside { $0.refreshControl = system }
    case .dress: dress(isFound: false)
    case .dressFound: dress(isFound: true)
    case .sendActions: outside { $0.refreshControl?.sendActions(for: .valueChanged) }
    case .tint: outside { _ in system.tintColor = .label }
    case .layOutControl: outside { _ in system.setNeedsLayout() }
    case .alert: outside { _ in system.alertIsShown() }
    case .endsAtFire: isEnding.count = 1
    case .toBar, .toList: SystemScene.moveToBar(change == .toBar, world)
    case .update: event { screen?.update() }
    case .removeView: event { screen?.remove() }
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

  private mutating func addInset(_ change: CGFloat, _ add: (UIScrollView, CGFloat) -> Void) {
    own += change
    outside { add($0, change) }
  }

  /// The app dresses its control, in place of the control that it may have.
  private mutating func dress(isFound: Bool) {
    if control.reading == nil || world.list.refreshControl !== system {
      hasUnknownRoom = abs(world.inset.top - own) > 1
    }
    var dressed = control
    let list = isFound && system.superview != nil ? nil : world.list
    event { dressed = SystemScene.dress(system, in: list, as: design, world) }
    control = dressed
  }

  private mutating func exchange(after turns: Int, isFound: Bool) {
    let other = UIRefreshControl(frame: .zero)
    other.addAction(ender, for: .valueChanged)
    outside { $0.refreshControl = other }
    hasUnknownRoom = false
    // A modifier of SwiftUI finds it turns later.
    for _ in 0..<turns { world.turn() }
    system = other
    dress(isFound: isFound)
  }

  private mutating func check(after event: RandomEvent) {
    let (machine, list) = (control.machine, world.list)
    var step: String { event.text(Self.table) }
    if system.tintColor != .clear { problems.append("the tint is back after \(step)") }
    if system.systemView.alpha != 0 { problems.append("UIKit's view is back after \(step)") }
    if system.isStretched { problems.append("a background") }
    if system.hasLostHaptic { problems.append("the haptic is lost") }
    if screen?.isInnerListDressed == true { problems.append("the list in a row is dressed") }
    if abs(world.inset.top - own) < 1 { hasUnknownRoom = false }
    if Judged.note("the app's inset", !hasUnknownRoom), abs(list.ownerContentInset.top - own) > 1 {
      problems.append("the app's inset counts as \(list.ownerContentInset.top - own) more")
    }
    if control.phase == .pulling, control.status.progress > 0.951 {
      problems.append("the pull shows more than it is before it fires")
    }
    if machine.addedInset > 0, !system.isRefreshing, list.isTouched == false, event == .wait(1),
      !machine.isShowingOutcome
    {
      problems.append("the control refreshes, and the UIRefreshControl does not")
    }
  }

  private mutating func calmDown() {
    if Writes.isTraced { print("calm") }
    enter()
    isEnding.count = 0
    let size = world.list.bounds.size
    if size.width > size.height { perform(.size(size.height, size.width)) }
    world.lift()
    if world.list.refreshControl == nil, screen == nil, !system.isRefreshing {
      perform(.exchange(turns: 2, isFound: false))
    }
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
