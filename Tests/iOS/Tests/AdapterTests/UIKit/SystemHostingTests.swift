import HostileWorld
import RefreshTesting
import Testing
import UIKit

@testable import RefreshRuntime

/// Where UIKit puts a `UIRefreshControl`, and what it does with it while it is dressed.
@MainActor
@Suite("The place of a UIRefreshControl around a control")
struct SystemHostingTests {
  typealias Hosting = SystemScene.Hosting

  private func expectRest(_ one: SystemScene) {
    #expect(one.problemsAtRest.isEmpty)
  }

  @Test("a control in a navigation bar shows the pull, fires and ends", arguments: Hosting.allCases)
  func pull(hosting: Hosting) {
    let one = SystemScene(hosting: hosting)
    one.world.touch()
    one.pull(to: 60)
    #expect(one.controller.phase == .pulling)
    #expect(abs(one.controller.status.progress - 60.0 / 148) < 0.01)
    one.pull(to: 115)
    #expect(one.controller.phase == .refreshing && one.controller.actionCount == 1)
    one.controller.end()
    one.world.turn()
    #expect(one.system.isRefreshing)
    one.world.lift()
    one.world.wait(0.5)
    one.world.rest()
    expectRest(one)
    #expect(one.controller.completionCount == 1)
  }

  @Test("begin() scrolls the room of a control in a bar into view", arguments: Hosting.allCases)
  func begin(hosting: Hosting) {
    let one = SystemScene(hosting: hosting)
    one.controller.begin()
    one.world.wait(0.3)
    #expect(one.controller.phase == .refreshing && one.system.begins == 1)
    #expect(abs(one.world.offset + one.rest + 60) < 1)
    one.controller.end()
    one.world.wait(0.5)
    one.world.rest()
    expectRest(one)
  }

  @Test("a control that moves between its list and a bar keeps its refresh", arguments: 0..<5)
  func move(step: Int) {
    let one = SystemScene(hosting: step % 2 == 0 ? .list : .barBeforeDress)
    let isInBar = step % 2 == 0
    func moves(_ now: Int) {
      if now == step { SystemScene.moveToBar(isInBar, one.world) }
      one.world.turn()
    }
    moves(0)
    one.world.touch()
    one.pull(to: 60)
    moves(1)
    one.pull(to: 115)
    moves(2)
    one.world.lift()
    one.world.rest()
    moves(3)
    #expect(one.controller.phase == .refreshing && one.controller.actionCount == 1)
    #expect(abs(one.world.offset + one.rest + 60) < 1)
    one.controller.end()
    moves(4)
    one.world.wait(0.5)
    one.world.rest()
    expectRest(one)
    #expect(one.system.subviews.contains { $0 is SystemHost })
  }

  @Test("a control in a bar waits for the window of its list", arguments: [true, false])
  func offWindow(isKept: Bool) {
    let one = SystemScene(hosting: .barBeforeDress)
    one.world.list.barKeepsControl = isKept
    one.world.leaveWindow()
    one.world.turn()
    one.controller.begin()
    one.world.wait(0.5)
    #expect(one.system.ignoredBegins == 0 && one.system.begins == 0)
    one.world.enterWindow()
    one.world.wait(0.3)
    #expect(one.controller.phase == .refreshing && one.system.begins == 1)
    #expect(one.controller.actionCount == 1)
  }

  @Test("a control that is dressed while its list is off screen begins on screen", arguments: 0..<8)
  func dressedOffWindow(order: Int) {
    let one = SystemScene(hosting: .barBeforeDress)
    one.world.list.barKeepsControl = order % 2 == 0
    one.world.leaveWindow()
    one.world.turn()
    let list = order % 4 < 2 ? nil : one.world.list
    let controller = SystemScene.dress(one.system, in: list, as: SystemSample.self, one.world)
    if order < 4 { SystemScene.moveToBar(true, one.world) }
    one.world.turn()
    one.world.enterWindow()
    one.world.turn()
    controller.begin()
    one.world.wait(0.3)
    #expect(controller.phase == .refreshing && one.system.begins == 1)
    controller.end()
    one.world.wait(0.5)
    one.world.rest()
    #expect(controller.phase == .idle)
    // An app that begins and ends UIKit's refresh itself is followed.
    one.world.outside("app") { _ in one.system.beginRefreshing() }
    one.world.turn()
    #expect(controller.phase == .refreshing)
    one.world.outside("app") { _ in one.system.endRefreshing() }
    one.world.wait(3)
    one.world.rest()
    #expect(controller.phase == .idle)
  }

  @Test("a control without a known list runs the action, and ends UIKit's refresh")
  func unknownList() {
    let (system, window) = (UIRefreshControl(frame: .zero), UIWindow(frame: .zero))
    let world = DeviceScene()
    SystemScene.forgetProblems()
    var messages: [String] = []
    let print = DeveloperMessage.print
    DeveloperMessage.print = { messages.append($0) }
    var runs = 0
    let controller = SystemSample.dress(system, clock: world.clock) { _ in runs += 1 }
    DeveloperMessage.print = print
    #expect(messages.count == 1 && messages.first?.contains("dress(_:in:") == true)
    Writes.asWorld {
      let bar = UIView(frame: .zero)
      window.addSubview(bar)
      world.list.controlBar = bar
    }
    world.outside("refreshControl") { $0.refreshControl = system }
    world.turn()
    world.outside("VoiceOver") { _ = $0.accessibilityScroll(.up) }
    world.turn()
    #expect(controller.phase == .refreshing && runs == 1)
    controller.end()
    world.turn()
    #expect(!system.isRefreshing)
    world.wait(0.5)
    #expect(controller.phase == .idle && UIRefreshControl.problems.isEmpty)
  }

  private enum Background: CaseIterable {
    case none
    case before
    case after
  }

  @Test("lies behind rows, and never behind a background", arguments: [true, false])
  func background(isRaised: Bool) {
    for background in Background.allCases {
      let (world, system) = (DeviceScene(), UIRefreshControl(frame: .zero))
      let (table, row) = (world.list as? UITableView, UIView(frame: .zero))
      let view = UIView(frame: .zero)
      Writes.asWorld {
        if background == .before { table?.backgroundView = view }
        table?.refreshControl = system
        table?.addSubview(row)
        // As apps write it.
        system.layer.zPosition = isRaised ? view.layer.zPosition + 1 : -1
      }
      SystemScene.dress(system, as: SystemSample.self, world)
      world.turn()
      if background == .after {
        Writes.asWorld { table?.backgroundView = view }
        world.turn()
      }
      guard background == .none else {
        #expect(system.lies(inFrontOf: view), "\(background)")
        continue
      }
      #expect(row.lies(inFrontOf: system))
    }
  }

  @Test("in a bar, the app's place among the layers stays")
  func layerInBar() {
    let one = SystemScene(hosting: .barBeforeDress)
    #expect(one.system.layer.zPosition == 0)
    SystemScene.moveToBar(false, one.world)
    one.world.turn()
    #expect(one.system.layer.zPosition == -1)
    one.system.layer.zPosition = 3
    one.world.turn()
    #expect(one.system.layer.zPosition == 3)
    SystemScene.moveToBar(true, one.world)
    one.world.turn()
    #expect(one.system.layer.zPosition == 3, "what the app has written")
  }

  @Test(
    "a large title that stretches does not hide the pull",
    arguments: Switches.TitleNotice.allCases,
    Hosting.allCases
  )
  func stretch(notice: Switches.TitleNotice, hosting: Hosting) {
    let one = SystemScene(hosting: hosting) {
      $0.largeTitle = .grows
      $0.titleNotice = notice
    }
    one.world.list.hasLargeTitle = true
    for _ in 0..<2 {
      one.world.touch()
      one.world.drag(to: -one.rest - 90, steps: 20)
      one.world.turn()
      let distance = one.controller.machine.behavior.trigger.distance.points
      #expect(abs(one.controller.status.progress - min(90 / distance, 0.95)) < 0.03)
      one.world.drag(to: -one.rest - 110, steps: 4)
      #expect(one.controller.phase == .refreshing)
      one.world.lift()
      one.world.rest()
      #expect(abs(one.world.offset + one.rest + 60) < 1)
      one.controller.end()
      one.world.wait(0.5)
      one.world.rest()
      expectRest(one)
    }
    // The distance was learned from the pull, not from what the title left of it.
    #expect(abs(one.controller.machine.behavior.trigger.distance.points - 100) < 8)
  }

  @Test("half a pixel is no pull", arguments: [1, 2, 3] as [CGFloat], Switches.Snapping.allCases)
  func halfPixels(scale: CGFloat, snapping: Switches.Snapping) {
    for top in [118, 355.0 / 3, 293.0 / 3, 59.5] as [CGFloat] {
      let one = SystemScene {
        $0.scale = scale
        $0.snapping = snapping
      }
      one.world.setSafe(top: top)
      one.world.turn()
      one.world.touch()
      one.world.drag(to: 40)
      one.world.drag(to: -top)
      one.world.lift()
      one.world.rest()
      #expect(one.controller.phase == .idle, "\(top) at \(scale)")
    }
  }

  @Test(
    "a control that is taken away for a turn comes back with its design",
    arguments: [true, false]
  )
  func takenAway(isRefreshing: Bool) {
    let one = SystemScene()
    if isRefreshing {
      one.controller.begin()
      one.world.wait(0.5)
    }
    one.world.outside("take") { $0.refreshControl = nil }
    for _ in 0..<3 { one.world.turn() }
    one.world.addInset(top: 10)
    one.world.addInset(top: -10)
    one.world.outside("give") { $0.refreshControl = one.system }
    one.world.turn()
    one.world.wait(0.5)
    #expect(one.world.list.headerController === one.controller)
    #expect(one.system.systemView.alpha == 0 && one.system.tintColor == .clear)
    #expect(one.controller.actionCount == (isRefreshing ? 1 : 0))
    #expect(one.controller.isRefreshing == isRefreshing && one.system.isRefreshing == isRefreshing)
    #expect(abs(one.world.offset + one.rest + (isRefreshing ? 60 : 0)) < 1)
    if isRefreshing { one.controller.end() }
    one.world.wait(0.5)
    one.world.rest()
    SystemScene.forgetProblems()
    UIRefreshControl.exchangesWhileActive = 0
    expectRest(one)
    one.world.touch()
    one.pull(to: 115)
    #expect(one.controller.phase == .refreshing)
  }

  @Test("a control that dies away from its list leaves nothing behind")
  func dies() async {
    let world = DeviceScene()
    var system: UIRefreshControl? = UIRefreshControl(frame: .zero)
    world.outside("refreshControl") { $0.refreshControl = system }
    let controller = system.map { SystemScene.dress($0, as: SystemSample.self, world) }
    world.turn()
    var outcome: RefreshOutcome?
    // A caller that waits for ever must not keep the test from failing.
    Task { outcome = await controller?.refresh() }
    await Task.yield()
    world.outside("take") { $0.refreshControl = nil }
    world.turn()
    system = nil
    #expect(controller?.reading == nil)
    for _ in 0..<10 { await Task.yield() }
    #expect(outcome == .cancelled)
    #expect(world.list.observers.count == 0)
  }

  @Test("begin() under a finger is in view after the lift", arguments: Switches.RoomStart.allCases)
  func beginUnderFinger(room: Switches.RoomStart) {
    for pull in [0, 10, 30, 59] as [CGFloat] {
      let one = SystemScene { $0.roomStart = room }
      one.world.touch()
      one.pull(to: pull)
      one.controller.begin()
      one.world.turn()
      one.world.lift()
      one.world.wait(0.5)
      one.world.rest()
      #expect(one.controller.phase == .refreshing && one.system.isRefreshing)
      #expect(abs(one.world.offset + one.rest + 60) < 1, "from \(pull)")
      one.controller.end()
      one.world.wait(0.5)
      one.world.rest()
      expectRest(one)
    }
  }

  @Test("begin() under a finger that scrolls on leaves the list where the finger takes it")
  func beginUnderScrollingFinger() {
    let one = SystemScene()
    one.world.touch()
    one.pull(to: 10)
    one.controller.begin()
    one.world.turn()
    one.world.drag(to: 300)
    one.world.lift()
    one.world.wait(0.5)
    #expect(abs(one.world.offset - 300) < 1)
  }

  @Test("is an action of its list and has Command-R, beside a footer", arguments: [true, false])
  func assistance(isInBar: Bool) {
    let one = SystemScene(SystemOutcomeSample.self, hosting: isInBar ? .barBeforeDress : .list)
    let owner = UIViewController()
    owner.view = UIView(frame: one.world.window.frame)
    Writes.asWorld {
      owner.view.addSubview(one.world.list)
      one.world.window.addSubview(owner.view)
    }
    one.world.turn()
    var names: [String]? { one.world.list.accessibilityCustomActions?.map(\.name) }
    #expect(names == ["Refresh the feed"])
    #expect(owner.keyCommands?.map(\.title) == ["Refresh the feed"])
    let footer = one.world.attach(PullFooter.self)
    #expect(names?.count == 2 && names?.first == "Refresh the feed")
    #expect(owner.keyCommands?.count == 1)
    #expect(one.world.list.press("r", .command))
    #expect(one.controller.isRefreshing)
    one.controller.end()
    one.world.wait(2)
    one.controller.isHidden = true
    #expect(names?.count == 1)
    one.controller.isHidden = false
    footer.detach()
    #expect(names == ["Refresh the feed"])
    one.controller.detach()
    #expect(names == nil && owner.keyCommands?.isEmpty == true)
  }
}

extension UIView {
  /// Whether one of two subviews of a view is drawn over the other.
  fileprivate func lies(inFrontOf other: UIView) -> Bool {
    let (place, otherPlace) = (layer.zPosition, other.layer.zPosition)
    guard place == otherPlace else { return place > otherPlace }
    let siblings = superview?.subviews ?? []
    let index = siblings.firstIndex { $0 === self } ?? -1
    return index > siblings.firstIndex { $0 === other } ?? siblings.count
  }
}
