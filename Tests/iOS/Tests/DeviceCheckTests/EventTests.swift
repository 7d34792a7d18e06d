import DeviceCheck
import Foundation
import HostileWorld
import Testing

/// The scenes that the UI test of the device check plays by touches.
@MainActor
@Suite("Events for devices")
struct EventTests {
  @Test("each scene of the device check holds on the double")
  func scenes() {
    #expect(SceneFile.devices.count >= 24)
    for (file, scenes) in SceneFile.devices {
      #expect(!scenes.isEmpty)
      for scene in scenes { #expect(scene.failure() == nil, "\(file.lastPathComponent)") }
    }
  }
}
