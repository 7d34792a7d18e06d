import RefreshRuntime
import SwiftUI
import UIKit

/// A list whose rows are the gestures, which tick themselves, with the numbers of its control above it.
final class HandController: UIViewController {
  private let place: HandPlace
  private let onEnd: @MainActor (HandCheck) -> Void
  private var check = HandCheck(
    distance: DeviceHeader.distance,
    height: DeviceHeader.behavior.height
  )
  private let numbers = UILabel(frame: .zero)
  private let close = UIButton(type: .system)
  private var content: UIViewController?
  private var link: CADisplayLink?

  init(_ place: HandPlace, onEnd: @escaping @MainActor (HandCheck) -> Void) {
    self.place = place
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    Haptics.start()
    let content = makeContent()
    self.content = content
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    numbers.numberOfLines = 2
    view.addSubview(numbers)
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
    view.addSubview(close)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // The link holds its target until the view disappears.
    link = CADisplayLink(target: self, selector: #selector(showFrame(_:)))
    link?.add(to: .main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.invalidate()
    onEnd(check)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, safe) = (view.bounds.size, view.safeAreaInsets)
    let (x, end) = (safe.left + 16, size.width - safe.right - 80)
    numbers.frame = CGRect(x: x, y: safe.top, width: end - x, height: 44)
    close.frame = CGRect(x: end, y: safe.top, width: 80, height: 44)
    let y = safe.top + 44
    content?.view.frame = CGRect(x: 0, y: y, width: size.width, height: size.height - y)
  }

  private func makeContent() -> UIViewController {
    if place == .list { return UIHostingController(rootView: list) }
    let controller = TableController()
    controller.rows = check.rows
    guard place == .table else { return controller }
    controller.navigationItem.title = place.rawValue
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    // A pull that first shows the search bar would have no one distance.
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  private var list: HandList {
    HandList(rows: check.rows) { [weak self] in try await self?.load() }
  }

  /// A refresh is short, unless the gestures that are left need one.
  private func load() async throws {
    try await Screens.sleep(2)
    while check.needsRefresh { try await Screens.sleep(0.2) }
  }

  @objc private func showFrame(_ link: CADisplayLink) {
    guard let root = content?.view, let scrollView = Screens.list(in: root) else { return }
    guard let header = scrollView.headerController else {
      // The list of SwiftUI gets its control from a modifier.
      guard place != .list else { return }
      DeviceHeader.attach(to: scrollView) { [weak self] in try await self?.load() }
      return
    }
    let rows = check.rows
    check.note(
      HandCheck.Sample(of: scrollView, header, haptics: Haptics.count, time: link.timestamp)
    )
    numbers.text = check.numbers
    if check.rows != rows { showRows() }
    if check.isComplete && header.state == .idle { end() }
  }

  private func showRows() {
    if let host = content as? UIHostingController<HandList> {
      host.rootView = list
    } else {
      let scrolling = content as? TableController ?? content?.children.first as? TableController
      scrolling?.rows = check.rows
    }
  }

  private func end() {
    link?.invalidate()
    dismiss(animated: true)
  }
}

/// The gestures in a navigation stack.
struct HandList: View {
  let rows: [String]
  let action: @MainActor () async throws -> Void

  var body: some View {
    if #available(iOS 16.0, *) {
      NavigationStack { content }
    } else {
      NavigationView { content }
    }
  }

  private var content: some View {
    List(rows + (0..<40).map { "Row \($0)" }, id: \.self) { Text($0) }
      .refreshControl(DeviceHeader.self, action: action)
      .navigationTitle("SwiftUI")
  }
}

/// Counts the haptics that UIKit is asked for.
@MainActor
enum Haptics {
  fileprivate(set) static var count = 0
  private static var hasStarted = false

  static func start() {
    guard !hasStarted else { return }
    hasStarted = true
    let own = #selector(UIImpactFeedbackGenerator.countedImpactOccurred)
    // Other methods of the class have the same first name.
    let system = NSSelectorFromString("impactOccurred")
    guard let counted = class_getInstanceMethod(UIImpactFeedbackGenerator.self, own),
      let original = class_getInstanceMethod(UIImpactFeedbackGenerator.self, system)
    else { return }
    method_exchangeImplementations(original, counted)
  }
}

extension UIImpactFeedbackGenerator {
  /// Counts a haptic; this is a call of UIKit's method, since the two have changed places.
  @objc fileprivate func countedImpactOccurred() {
    Haptics.count += 1
    countedImpactOccurred()
  }
}
