import SwiftUI
import UIKit

/// Shows the screen of one session, which the UI test names, or else what a person can do.
@main
struct DeviceApp: App {
  var body: some Scene {
    WindowGroup {
      if let session = Launch.session {
        SessionView(session: session).ignoresSafeArea()
      } else {
        TabView {
          HandView().ignoresSafeArea().tabItem { Text("By hand") }
          SystemView().ignoresSafeArea().tabItem { Text("UIRefreshControl") }
          SessionPicker().tabItem { Text("Sessions") }
        }
      }
    }
  }
}

/// The environment in which a UI test launches the app.
enum Launch {
  static var session: DeviceSession? {
    ProcessInfo.processInfo.environment["DEVICE_SESSION"].flatMap(DeviceSession.init)
  }

  /// The folder for recordings: on a simulator, a folder of the Mac.
  static var folder: String {
    ProcessInfo.processInfo.environment["DEVICE_FOLDER"] ?? NSTemporaryDirectory()
  }

  /// The version of the system, and the model.
  ///
  /// Nothing here identifies a person or a single device.
  @MainActor static var machine: String { #""system":"\#(system)","model":"\#(model)""# }

  /// The same for people.
  @MainActor static var name: String { "\(system), \(model)" }

  @MainActor private static var system: String {
    "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
  }

  @MainActor private static var model: String {
    ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? UIDevice.current.model
  }
}

struct SessionPicker: View {
  @State private var session: DeviceSession?

  var body: some View {
    if let session {
      SessionView(session: session).ignoresSafeArea()
    } else {
      List(DeviceSession.allCases, id: \.self) { choice in
        Button {
          session = choice
        } label: {
          Text(choice.rawValue)
        }
      }
    }
  }
}

struct SessionView: UIViewControllerRepresentable {
  let session: DeviceSession

  func makeUIViewController(context: Context) -> SessionController {
    SessionController(session)
  }

  func updateUIViewController(_ controller: SessionController, context: Context) {}
}
