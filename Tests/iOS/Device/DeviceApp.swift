import RefreshRuntime
import SwiftUI
import UIKit

/// A header as a generated one would be, with what a device has to show.
enum DeviceHeader: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(.release, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  static let curve = RefreshCurve.easeInOut
  static let haptic = RefreshHaptic.light

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    switch state {
    case .armed: RefreshAppearance(title: "Release to refresh", arrow: .up)
    case .refreshing, .pending: RefreshAppearance(title: "Loading", indicator: .medium)
    default: RefreshAppearance(title: "Pull to refresh", arrow: .down)
    }
  }
}

@main
struct DeviceApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        UIKitScreen().ignoresSafeArea().tabItem { Label("UIKit", systemImage: "1.circle") }
        SwiftUIScreen().tabItem { Label("SwiftUI", systemImage: "2.circle") }
        Checklist().tabItem { Label("Checklist", systemImage: "checklist") }
      }
    }
  }
}

/// The list of SwiftUI.
struct SwiftUIScreen: View {
  @State private var rows = 40

  var body: some View {
    List(0..<rows, id: \.self) { Text("Row \($0)") }
      .refreshControl(DeviceHeader.self, action: load)
  }

  private func load() async throws {
    try await Task.sleep(nanoseconds: 2_000_000_000)
    rows = rows == 40 ? 41 : 40
  }
}

/// The list of UIKit, below a large title that shows what the list says of itself.
struct UIKitScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: ListController(style: .plain))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class ListController: UITableViewController {
  private var notices = (observed: 0, told: 0)
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.keyboardDismissMode = .interactive
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    field.placeholder = "Tap for a keyboard"
    tableView.tableFooterView = field
    DeviceHeader.attach(to: tableView) { try await Task.sleep(nanoseconds: 2_000_000_000) }
    observation = tableView.observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.notices.observed += 1 }
    }
    show()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    notices.told += 1
    show()
  }

  private func show() {
    let inset = tableView.adjustedContentInset.top - tableView.contentInset.top
    navigationItem.prompt =
      "y \(tableView.contentOffset.y)  system \(inset)  own \(tableView.contentInset.top)  "
      + "\(notices.observed)/\(notices.told)  tracking \(tableView.isTracking)"
    navigationItem.title = "Feed"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(ListController(style: .plain), animated: true)
  }
}

/// What only a device can settle; README.md has it with the switches.
struct Checklist: View {
  @AppStorage("settled") private var settled = ""

  private static let lines = [
    "A1 offsets are kept on whole pixels",
    "A4 observers and the delegate are told once for one change",
    "C2 rotation while it refreshes: the spinner stays visible",
    "C4 release after a long pull: no jump of the list",
    "C5 an end under the finger: the list stays under it",
    "D6 a trackpad pulls and refreshes",
    "E1 a pull below a large title arms at 72 points",
    "F1 the end of the list stays above the keyboard",
    "H3 push and come back: the spinner turns",
    "S7 the list of SwiftUI makes room for the control",
  ]

  var body: some View {
    List(Self.lines, id: \.self) { line in
      let id = String(line.prefix(2))
      Button {
        settled =
          settled.contains(id) ? settled.replacingOccurrences(of: id, with: "") : settled + id
      } label: {
        Label(line, systemImage: settled.contains(id) ? "checkmark.circle.fill" : "circle")
      }
    }
  }
}
