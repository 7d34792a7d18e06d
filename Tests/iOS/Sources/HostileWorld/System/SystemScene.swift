// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RefreshCore
public import RefreshRuntime
public import UIKit

/// A design inside a `UIRefreshControl`.
public enum SystemSample: RefreshDesign {
  public static let behavior = RefreshBehavior.system()
  public static let announcedStates: [RefreshState] = [.refreshing, .failed]

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}

/// The same, which shows its outcome, and stays visible for a time.
public enum SystemOutcomeSample: RefreshDesign {
  public static let behavior = RefreshBehavior.system(
    timing: .system(
      endDelay: 0.1,
      minimumVisible: 0.3,
      succeeded: 0.4,
      failed: 0.4,
      timeout: 5
    ),
    showsFailure: true,
    allowsExhausted: true,
    resetsOnOppositeRefresh: true
  )
  public static let accessibilityLabel: String? = "Refresh the feed"

  public static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}

/// A list with a `UIRefreshControl` that a control is drawn inside.
@MainActor
public struct SystemScene {
  public let world: DeviceScene
  public let system: UIRefreshControl
  public let controller: RefreshController
  /// How often an own target of the app has been told.
  public let told = Counter()

  @MainActor
  public final class Counter {
    public var count = 0
  }

  /// Where UIKit puts the control of a list, and when.
  public enum Hosting: Sendable, CaseIterable {
    case list
    case barBeforeDress
    case barAfterDress
  }

  public init(
    _ design: any RefreshDesign.Type = SystemSample.self,
    isShown: Bool = true,
    tint: UIColor? = nil,
    hosting: Hosting = .list,
    change: (inout Switches) -> Void = { _ in }
  ) {
    var switches = Switches()
    switches.beginsOffscreen = false
    change(&switches)
    Self.forgetProblems()
    let world = DeviceScene(switches, isShown: isShown)
    let system = UIRefreshControl(frame: .zero)
    world.outside("refreshControl") { $0.refreshControl = system }
    if hosting == .barBeforeDress { Self.moveToBar(true, world) }
    world.turn()
    if let tint { system.tintColor = tint }
    let told = told
    system.addAction(UIAction { _ in told.count += 1 }, for: .valueChanged)
    controller = Self.dress(system, as: design, world)
    (self.world, self.system) = (world, system)
    if hosting == .barAfterDress { Self.moveToBar(true, world) }
    world.turn()
  }

  /// The navigation controller takes the control into its bar, or gives it back to its list.
  public static func moveToBar(_ isInBar: Bool, _ world: DeviceScene) {
    guard isInBar else { return world.outside("to the list") { $0.controlBar = nil } }
    let place = CGRect(x: 0, y: 59, width: world.window.bounds.size.width, height: 60)
    let bar = UIView(frame: place)
    Writes.asWorld { world.window.addSubview(bar) }
    world.outside("to the bar") { $0.controlBar = bar }
  }

  public static func forgetProblems() {
    UIRefreshControl.endsUnderFinger = 0
    UIRefreshControl.endsWhileFiring = 0
    UIRefreshControl.idleEnds = 0
  }

  @discardableResult
  public static func dress(
    _ system: UIRefreshControl,
    in list: UIScrollView? = nil,
    as design: any RefreshDesign.Type,
    _ world: DeviceScene
  ) -> RefreshController {
    func dress<Design: RefreshDesign>(_ design: Design.Type) -> RefreshController {
      design.dress(system, in: list, clock: world.clock, onRefresh: { _ in })
    }
    return dress(design)
  }

  public var rest: CGFloat { DeviceScene.restingTop }

  /// The finger takes the list so many points past its edge.
  public func pull(to distance: CGFloat) { world.drag(to: -rest - distance) }

  /// What is wrong with a list at rest.
  public var problemsAtRest: [String] {
    var problems = UIRefreshControl.problems
    if controller.phase != .idle { problems.append("the phase is \(controller.phase)") }
    if system.isRefreshing { problems.append("the UIRefreshControl refreshes on") }
    if abs(world.offset + rest) >= 1 { problems.append("the list is at \(world.offset)") }
    if abs(world.inset.top) >= 1 { problems.append("the inset is \(world.inset.top)") }
    return problems + world.failures
  }
}

extension UIRefreshControl {
  /// What was done to a control that may not be done.
  public static var problems: [String] {
    [
      (endsUnderFinger, "ended under a finger"), (endsWhileFiring, "ended while it fired"),
      (idleEnds, "ended while idle"), (exchangesWhileActive, "exchanged while active"),
    ].filter { $0.0 > 0 }.map(\.1)
  }
}
