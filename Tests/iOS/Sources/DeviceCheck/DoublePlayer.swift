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

  public var seconds: Double { scene.clock.now }

  public func setAdditionalTop(_ height: Double) {
    scene.setSafe(top: restingTop + height)
  }

  public func setKeyboard(isShown: Bool) {
    scene.setKeyboard(isShown ? 336 : 0)
  }

  public func makeKeyboardPullable(in list: UIScrollView) {
    isKeyboardPullable = true
  }

  public func dropDelegate(of list: UIScrollView) {
    list.onScroll = nil
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
    case .sheet:
      scene = DeviceScene(switches, list: list)
      scene.presentSheet()
    case .tabBar: scene = DeviceScene(switches, list: list, bottom: 83)
    default:
      scene = DeviceScene(switches, list: list)
    }
  }

  private func play(_ session: DeviceSession) -> [String] {
    let list = scene.list
    let recorder = DeviceRecorder(session, of: list, in: self, clock: scene.clock)
    recorder.start()
    list.onScroll = { [weak recorder] _ in recorder?.didScroll() }
    list.onLayout = { [weak recorder] _ in recorder?.didLayOut() }
    Turns.observe(ObjectIdentifier(self)) { [weak recorder] in recorder?.turnEnds() }
    defer { Turns.ignore(ObjectIdentifier(self)) }
    for gesture in session.gestures { play(gesture, recorder) }
    scene.rest()
    recorder.note("finished")
    list.onScroll = nil
    list.onLayout = nil
    return recorder.lines
  }

  private func play(_ gesture: DeviceSession.Gesture, _ recorder: DeviceRecorder) {
    switch gesture {
    case .drag(let distance):
      scene.touch()
      move(by: distance)
      scene.lift()
    case .trackpad(let distance):
      scene.touch(onTrackpad: true)
      move(by: distance)
      scene.lift()
    case .fling(let velocity):
      scene.touch()
      move(by: 100)
      scene.lift(velocity: -velocity)
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
      scene.enterWindow()
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
    for _ in 0..<12 {
      scene.outside("move") { $0.fingerMoves(by: distance / 12) }
      moved(by: distance / 12)
      scene.turn()
      scene.wait(1.0 / 60)
    }
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
