import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// The calls that tell an app of its second level, and its label for VoiceOver; the rest is in `levels.events`.
@MainActor
@Suite("Second levels")
struct SecondLevelTests {
  @Test("the app is told once that a second level opens, and once that it closes or leaves")
  func tells() {
    let scene = SampleList()
    let controller = scene.attach(LeveledSample.self)
    var told: [Bool] = []
    controller.onSecondLevel = { told.append($0) }
    controller.openSecondLevel()
    #expect(told == [true])
    controller.closeSecondLevel()
    #expect(told == [true, false])
    scene.clock.advance(by: 1)
    controller.openSecondLevel()
    controller.detach()
    #expect(told == [true, false, true, false])
  }

  @Test("VoiceOver reads an open second level as a button")
  func voiceOver() {
    let scene = SampleList()
    scene.attach(LeveledSample.self).openSecondLevel()
    #expect(scene.controlViews.first?.accessibilityLabel == "secondLevel")
    #expect(scene.controlViews.first?.accessibilityTraits == .button)
  }
}
