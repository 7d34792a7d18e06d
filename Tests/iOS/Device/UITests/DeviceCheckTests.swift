import UIKit
import XCTest

/// Makes the gestures of each session, while the app records, and prints what the recordings answer.
final class DeviceCheckTests: XCTestCase {
  /// Recordings and screenshots go here: a folder of the Mac, to which simulators can write.
  private var folder: String {
    if let folder = ProcessInfo.processInfo.environment["DEVICE_FOLDER"] { return folder }
    // Without `make device`, such as in Xcode: .build/device of the checkout.
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { checkout.deleteLastPathComponent() }
    return checkout.path + "/.build/device"
  }

  @MainActor
  func testSessions() throws {
    continueAfterFailure = true
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var answers: [Answer] = []
    for session in DeviceSession.allCases {
      XCTContext.runActivity(named: session.rawValue) { _ in
        // A session that fails leaves its questions undecided, and the next one starts the app anew.
        do { try play(session) } catch { XCTFail("\(session.rawValue): \(error)") }
        let own = Answer.all(to: session, from: recording(of: session))
        for answer in own { print(answer.line) }
        answers += own
      }
    }
    print(Answer.summary(of: answers))
    for answer in answers where answer.isFailure { XCTFail(answer.line) }
  }

  private func recording(of session: DeviceSession) -> DeviceReport.Recording? {
    let path = "\(folder)/\(session.rawValue).jsonl"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return try? DeviceReport.Recording(session, lines: text.split(separator: "\n").map(String.init))
  }

  @MainActor
  private func play(_ session: DeviceSession) throws {
    XCUIDevice.shared.orientation = .portrait
    // Only iPads take the scrolls of a trackpad.
    if [.trackpad, .wheel].contains(session) && UIDevice.current.userInterfaceIdiom != .pad {
      return
    }
    let app = XCUIApplication()
    app.launchEnvironment = ["DEVICE_SESSION": session.rawValue, "DEVICE_FOLDER": folder]
    app.launch()
    let save = app.buttons["save"]
    guard wait(for: "recording", on: save) else { throw Failure(reason: "nothing is recorded") }
    for gesture in session.gestures { try perform(gesture, in: app, session) }
    save.tap()
    guard wait(for: "saved", on: save) else { throw Failure(reason: "nothing was written") }
    XCUIDevice.shared.orientation = .portrait
  }

  private struct Failure: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
  }

  @MainActor
  private func wait(for label: String, on element: XCUIElement) -> Bool {
    for _ in 0..<50 {
      if element.exists && element.label == label { return true }
      Thread.sleep(forTimeInterval: 0.2)
    }
    return false
  }

  @MainActor
  private func perform(
    _ gesture: DeviceSession.Act,
    in app: XCUIApplication,
    _ session: DeviceSession
  ) throws {
    let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    switch gesture {
    case .drag(let distance):
      let start = middle.withOffset(CGVector(dx: 0, dy: -distance / 2))
      let end = middle.withOffset(CGVector(dx: 0, dy: distance / 2))
      // The finger rests before it is lifted, so that the list gets no velocity.
      start.press(forDuration: 0.05, thenDragTo: end, withVelocity: .slow, thenHoldForDuration: 0.4)
    case .hold(let distance):
      let end = middle.withOffset(CGVector(dx: 0, dy: distance))
      middle.press(forDuration: 0.05, thenDragTo: end, withVelocity: .slow, thenHoldForDuration: 2)
    case .dragAcross(let distance):
      let start = middle.withOffset(CGVector(dx: -distance / 2, dy: 0))
      let end = middle.withOffset(CGVector(dx: distance / 2, dy: 0))
      start.press(forDuration: 0.05, thenDragTo: end, withVelocity: .slow, thenHoldForDuration: 0.4)
    case .fling(let velocity):
      app.swipeDown(velocity: XCUIGestureVelocity(CGFloat(velocity)))
    case .grab(let velocity):
      app.swipeUp(velocity: XCUIGestureVelocity(CGFloat(velocity)))
      let end = middle.withOffset(CGVector(dx: 0, dy: -20))
      middle.press(
        forDuration: 0.05,
        thenDragTo: end,
        withVelocity: .slow,
        thenHoldForDuration: 0.4
      )
    case .key(let key):
      // Where the app takes no keys, the report says that the list did not scroll.
      XCTExpectFailure("the app has to take keys", strict: false) {
        app.typeKey(key == .pageUp ? .pageUp : .pageDown, modifierFlags: [])
      }
    case .trackpad(let distance):
      app.scroll(byDeltaX: 0, deltaY: CGFloat(distance))
    case .tapStatusBar:
      // At the time of day, beside what the top of a screen may have in its middle.
      let corner = app.coordinate(withNormalizedOffset: CGVector(dx: 0.2, dy: 0))
      corner.withOffset(CGVector(dx: 0, dy: 15)).tap()
    case .rotate: XCUIDevice.shared.orientation = .landscapeLeft
    case .app: app.buttons["act"].tap()
    case .pushAndPop:
      app.buttons["push"].tap()
      Thread.sleep(forTimeInterval: 4)
    case .background:
      XCUIDevice.shared.press(.home)
      // The system takes its pictures of the app.
      Thread.sleep(forTimeInterval: 4)
      app.activate()
    case .cancelledPop:
      app.buttons["push"].tap()
      Thread.sleep(forTimeInterval: 1)
      let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
      edge.press(
        forDuration: 0.05,
        thenDragTo: edge.withOffset(CGVector(dx: 120, dy: 0)),
        withVelocity: .slow,
        thenHoldForDuration: 0.2
      )
      Thread.sleep(forTimeInterval: 4)
    case .wait(let time): Thread.sleep(forTimeInterval: time)
    case .screenshot(let name):
      let file = "\(folder)/\(session.rawValue)-\(name).png"
      let screenshot = XCUIScreen.main.screenshot()
      try screenshot.pngRepresentation.write(to: URL(fileURLWithPath: file))
    }
  }
}
