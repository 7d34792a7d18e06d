import UIKit
import XCTest

/// Plays the files of events by touches, and writes what it saw.
///
/// Tests/Scripts/check/device.sh sets DEVICE_FOLDER, a folder of the Mac with the files in `Events`. Without it, as in
/// Xcode, the files are those of the checkout.
final class DeviceCheckTests: XCTestCase {
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @MainActor
  func testEvents() throws {
    continueAfterFailure = true
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<2 { checkout.deleteLastPathComponent() }
    let folder = ProcessInfo.processInfo.environment["DEVICE_FOLDER"]
    let events = (folder ?? checkout.path) + "/Events"
    let files = try FileManager.default.contentsOfDirectory(atPath: events).sorted()
    var report = "# refreshgen events 1\n# Recorded on \(machine)\n"
    for file in files where file.hasSuffix(".events") {
      report += "\n" + recording(of: events + "/" + file)
      // A report that a crash ends early has the scenes before.
      guard let folder else { continue }
      try report.write(toFile: folder + "/report.events", atomically: true, encoding: .utf8)
    }
    let attachment = XCTAttachment(string: report)
    attachment.name = "report.events"
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  /// The version of the system, and the model, which identify no person and no single device.
  @MainActor
  private var machine: String {
    let model = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
    let device = UIDevice.current
    return "\(device.systemName) \(device.systemVersion), \(model ?? device.model)"
  }

  /// A scene with what was seen; after a failure, the rest is unseen.
  @MainActor
  private func recording(of file: String) -> String {
    XCTContext.runActivity(named: file) { _ in
      do {
        let steps = try EventSteps(String(contentsOfFile: file, encoding: .utf8))
        var facts: [[String?]] = []
        do { try play(steps) { facts.append($0) } } catch { XCTFail("\(file): \(error)") }
        return steps.recording(facts)
      } catch {
        XCTFail("\(file): \(error)")
        return "# \(file) was not played: \(error)\n"
      }
    }
  }

  @MainActor
  private func play(_ steps: EventSteps, seen: ([String?]) -> Void) throws {
    XCUIDevice.shared.orientation = .portrait
    let app = XCUIApplication()
    app.launchEnvironment = [
      "DEVICE_CONTROLS": steps.values(of: "control").joined(separator: "\n"),
      "DEVICE_LIST": steps.values(of: "list").joined(separator: "\n"),
      "DEVICE_EVENTS": steps.appEvents.joined(separator: "\n"),
    ]
    app.launch()
    let facts = app.staticTexts["facts"]
    guard facts.waitForExistence(timeout: 20) else {
      throw Failure(description: "no list is shown")
    }
    settle(facts)
    guard !facts.label.hasPrefix("cannot play") else { throw Failure(description: facts.label) }
    for (step, _) in steps.steps {
      let count = log(of: facts).count
      switch step {
      case .drag(let distance, let held, let velocity):
        if !held.isEmpty { app.buttons["held"].tap() }
        for event in held { app.buttons[event].tap() }
        drag(distance, velocity, in: app)
        seen([nil] + log(of: facts, after: count, velocity == 0 ? 1 + held.count : 0))
      case .app(let event, let settles):
        app.buttons[event].tap()
        let after = log(of: facts, after: count, 1)
        if settles { settle(facts) }
        seen(settles ? [facts.label] : after)
      case .wait(let seconds):
        Thread.sleep(forTimeInterval: seconds)
        seen([facts.label])
      case .rest:
        settle(facts)
        seen([facts.label])
      case .rotate(let isLandscape):
        XCUIDevice.shared.orientation = isLandscape ? .landscapeLeft : .portrait
        settle(facts)
        seen([facts.label])
      }
    }
    XCUIDevice.shared.orientation = .portrait
  }

  /// A finger moves slowly and rests, or flings the list.
  @MainActor
  private func drag(_ distance: Double, _ velocity: Double, in app: XCUIApplication) {
    let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let start = middle.withOffset(CGVector(dx: 0, dy: -distance / 2))
    let end = middle.withOffset(CGVector(dx: 0, dy: distance / 2))
    start.press(
      forDuration: 0.05,
      thenDragTo: end,
      withVelocity: velocity == 0 ? .slow : XCUIGestureVelocity(abs(velocity)),
      thenHoldForDuration: velocity == 0 ? 2 : 0
    )
  }

  @MainActor
  private func log(of facts: XCUIElement) -> [String] {
    (facts.value as? String ?? "").split(separator: "\n").map(String.init)
  }

  /// The next facts of the log, of which so many are to come.
  @MainActor
  private func log(of facts: XCUIElement, after count: Int, _ more: Int) -> [String?] {
    for _ in 0..<25 where log(of: facts).count < count + more { Thread.sleep(forTimeInterval: 0.2) }
    return log(of: facts).dropFirst(count).map { $0 }
  }

  /// Waits until the facts have been the same for a second.
  @MainActor
  private func settle(_ facts: XCUIElement) {
    var (label, count) = ("", 0)
    for _ in 0..<100 where count < 5 {
      count = facts.label == label ? count + 1 : 0
      label = facts.label
      Thread.sleep(forTimeInterval: 0.2)
    }
  }
}
