import XCTest

/// Opens the tab of the system's control, and pulls its list.
final class DeviceCheckTests: XCTestCase {
  @MainActor
  func testPull() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["UIRefreshControl"].tap()
    let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.6))
    let end = middle.withOffset(CGVector(dx: 0, dy: 150))
    middle.press(forDuration: 0.05, thenDragTo: end, withVelocity: .slow, thenHoldForDuration: 1)
    add(XCTAttachment(screenshot: XCUIScreen.main.screenshot()))
  }
}
