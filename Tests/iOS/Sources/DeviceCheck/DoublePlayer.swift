// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import DeviceRecorder
public import DeviceSessions
internal import HostileWorld
internal import RefreshRuntime
internal import RefreshTesting
public import UIKit

/// Plays a session on the double, with the recorder of the app.
@MainActor
public final class DoublePlayer: DeviceSurroundings {
  private let scene: DeviceScene
  private let session: DeviceSession
  private var isKeyboardPullable = false
  private let restingTop: Double = 355.0 / 3
  /// How many frames of a finger the list gets as one.
  private var framesAtOnce = 1
  private weak var recorder: DeviceRecorder?
  public private(set) var keyboardHeight = 0.0

  public var seconds: Double { scene.clock.now }

  public func setAdditionalTop(_ height: Double) {
    scene.setSafe(top: restingTop + height)
  }

  public func setKeyboard(isShown: Bool) {
    keyboardHeight = isShown ? 336 : 0
    scene.setKeyboard(keyboardHeight)
  }

  public func makeKeyboardPullable(in list: UIScrollView) {
    isKeyboardPullable = true
  }

  public func dropDelegate(of list: UIScrollView) {
    list.onScroll = nil
  }

  public func setTraits(areChanged: Bool, of list: UIScrollView) {
    scene.window.ownTraits = UITraitCollection(
      userInterfaceStyle: areChanged ? .dark : .light,
      displayScale: list.switches.scale,
      preferredContentSizeCategory: areChanged ? .accessibilityExtraExtraExtraLarge : .large
    )
  }

  public func pause(_ seconds: Double) {
    framesAtOnce = Int(seconds * 60)
  }

  public func exchangeList() {
    scene.exchangeList()
    // On a device, the modifier of SwiftUI does this.
    let controller = DeviceHeader.attach(to: scene.list, clock: scene.clock) { [weak recorder] in
      recorder?.endLater($0)
    }
    if session == .replacedList { controller.begin() }
    watch(scene.list)
    recorder?.follow(scene.list)
  }

  /// The lines that the recorder has recorded.
  public static func record(_ session: DeviceSession, _ switches: Switches) -> [String] {
    let player = DoublePlayer(session, switches)
    return player.play(session)
  }

  private init(_ session: DeviceSession, _ switches: Switches) {
    self.session = session
    let list = session.screen == .collection ? UICollectionView() : UITableView()
    switch session.screen {
    case .searchBar:
      scene = DeviceScene(switches, list: list, top: 140)
      list.expandingBar = 88...140
    case .largeTitle:
      scene = DeviceScene(switches, list: list)
      list.hasLargeTitle = true
    case .titled:
      scene = DeviceScene(switches, list: list, top: 200)
      list.hasLargeTitle = true
      list.expandingBar = 96...200
    case .sheet, .popover:
      scene = DeviceScene(switches, list: list)
      scene.presentSheet(isPopover: session.screen == .popover)
    case .tabBar: scene = DeviceScene(switches, list: list, bottom: 83)
    case .flipped, .unflipped:
      let collection = UICollectionView()
      if session.screen == .unflipped { collection.collectionViewLayout = UnflippedLayout() }
      scene = DeviceScene(switches, list: collection)
      scene.outside("sideways") { list in
        list.isSideways = true
        list.semanticContentAttribute = .forceRightToLeft
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 900, height: 200)
        list.contentOffset = .zero
      }
    default:
      scene = DeviceScene(switches, list: list)
    }
  }

  private func play(_ session: DeviceSession) -> [String] {
    let recorder = DeviceRecorder(session, of: scene.list, in: self, clock: scene.clock)
    self.recorder = recorder
    recorder.start()
    watch(scene.list)
    Turns.observe(ObjectIdentifier(self)) { [weak recorder] in recorder?.turnEnds() }
    defer { Turns.ignore(ObjectIdentifier(self)) }
    for gesture in session.gestures { play(gesture, recorder) }
    scene.rest()
    recorder.note("finished")
    scene.list.onScroll = nil
    scene.list.onLayout = nil
    return recorder.lines
  }

  private func watch(_ list: UIScrollView) {
    list.onScroll = { [weak self] _ in self?.recorder?.didScroll() }
    list.onLayout = { [weak self] _ in self?.recorder?.didLayOut() }
  }

  private func play(_ gesture: DeviceSession.Act, _ recorder: DeviceRecorder) {
    switch gesture {
    case .drag(let distance), .dragAcross(let distance):
      scene.touch()
      move(by: distance)
      scene.lift()
    case .hold(let distance):
      scene.touch()
      move(by: distance)
      scene.wait(2)
      scene.lift()
    case .key(let key):
      // A page, without a finger.
      let list = scene.list
      let page = list.bounds.size.height * (key == .pageUp ? -0.8 : 0.8)
      scene.setOffset(list.range.clamped(list.contentOffset.y + page))
      scene.turn()
    case .trackpad(let distance):
      scene.touch(onTrackpad: true)
      move(by: distance)
      scene.lift()
    case .fling(let velocity):
      scene.touch()
      move(by: 100)
      scene.lift(velocity: -velocity)
    case .grab(let velocity):
      scene.touch()
      move(by: -100)
      scene.lift(velocity: velocity)
      scene.wait(0.1)
      scene.touch()
      move(by: -20)
      scene.lift()
    case .tapStatusBar: scene.tapStatusBar()
    case .rotate:
      scene.outside("rotate") {
        $0.frame = CGRect(x: 0, y: 0, width: $0.frame.size.height, height: $0.frame.size.width)
      }
      scene.turn()
    case .app:
      scene.outside("act") { _ in recorder.act() }
      scene.turn()
    case .pushAndPop:
      scene.leaveWindow()
      scene.wait(0.5)
      let other = UITableView()
      scene.window.addSubview(other)
      DeviceHeader.attach(to: other, clock: scene.clock, onRefresh: { _ in })
      recorder.pushed(other)
      other.removeFromSuperview()
      scene.enterWindow()
    case .background: goToBackground()
    case .cancelledPop:
      scene.leaveWindow()
      scene.wait(0.5)
      // The list is in a window while it is uncovered.
      scene.enterWindow()
      scene.wait(0.2)
      scene.leaveWindow()
      scene.wait(0.5)
      scene.enterWindow()
    case .wait(let time): scene.wait(time)
    case .screenshot: break
    }
  }

  private func move(by distance: Double) {
    var left = 12
    while left > 0 {
      let frames = min(left, framesAtOnce)
      let step = distance / 12 * Double(frames)
      scene.outside("move") { $0.fingerMoves(by: step) }
      moved(by: step)
      scene.turn()
      scene.wait(Double(frames) / 60)
      left -= frames
    }
  }

  /// The system takes pictures of the app in both orientations and appearances.
  private func goToBackground() {
    let (window, size) = (scene.window, scene.list.bounds.size)
    scene.outside("background") { _ in window.windowScene?.activationState = .background }
    for _ in 0..<2 {
      scene.setSize(size.height, size.width)
      scene.setSafe(top: 53)
      scene.turn()
      scene.outside("dark") { setTraits(areChanged: true, of: $0) }
      scene.setSize(size.width, size.height)
      scene.setSafe(top: restingTop)
      scene.turn()
    }
    scene.outside("foreground") { _ in window.windowScene?.activationState = .foregroundActive }
    scene.turn()
  }

  /// What comes with a scroll on some screens.
  private func moved(by distance: Double) {
    switch session.screen {
    case .tabBar: scene.setSafe(bottom: distance < 0 ? 34 : 83)
    // A row becomes visible whose height was an estimate.
    case .estimatedRows where distance < 0: scene.setContent(scene.list.contentSize.height + 20)
    default:
      // The finger is on the keyboard, all of which it has pulled down in the end.
      if isKeyboardPullable { scene.setKeyboard(0) }
    }
  }
}

/// Content that starts at the left, whatever the direction of the text.
private final class UnflippedLayout: UICollectionViewLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
