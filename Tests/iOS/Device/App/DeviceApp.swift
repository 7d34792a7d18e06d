import SwiftUI
import UIKit

/// Shows the scene that a UI test names, or else what a person can do.
@main
struct DeviceApp: App {
  var body: some Scene {
    WindowGroup {
      if let scene = EventScene.current {
        EventView(scene: scene).ignoresSafeArea()
      } else {
        TabView {
          HandView().ignoresSafeArea().tabItem { Text("By hand") }
          SystemView().ignoresSafeArea().tabItem { Text("UIRefreshControl") }
        }
      }
    }
  }
}

/// Where the app runs.
enum Launch {
  /// The version of the system, and the model, which identify no person and no single device.
  @MainActor static var name: String { "\(system), \(model)" }

  @MainActor private static var system: String {
    "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
  }

  @MainActor private static var model: String {
    ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? UIDevice.current.model
  }
}
