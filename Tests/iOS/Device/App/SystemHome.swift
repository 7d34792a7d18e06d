import RefreshRuntime
import SwiftUI
import UIKit

/// The tab "UIRefreshControl", with a number for each question about the control of the system.
struct SystemView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SystemHome {
    SystemHome(isSwiftUI: false)
  }

  func updateUIViewController(_ controller: SystemHome, context: Context) {}
}

/// A list with a dressed `UIRefreshControl`, and the numbers above it.
///
/// A tap answers a question for the eye, the ear or the hand.
final class SystemHome: UIViewController {
  private enum Question: String, CaseIterable {
    case haptic = "Haptic as it starts"
    case voice = "VoiceOver speaks, keeps focus"
    case look = "Looks right with title, search"
  }

  private var numbers = SystemNumbers()
  private var answers: [Question: Bool] = [:]
  private let text = UILabel(frame: .zero)
  private var buttons: [UIButton] = []
  private var content: UIViewController?
  private var link: CADisplayLink?
  /// Whether the list is that of SwiftUI, which is shown in a sheet.
  private let isSwiftUI: Bool

  init(isSwiftUI: Bool) {
    self.isSwiftUI = isSwiftUI
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.numberOfLines = 0
    text.font = .systemFont(ofSize: 13, weight: .regular)
    view.addSubview(text)
    add("End") { [weak self] in self?.list?.refreshControl?.endRefreshing() }
    add("Update") { [weak self] in self?.update() }
    add("Push") { [weak self] in self?.push() }
    add("SwiftUI") { [weak self] in self?.present(SystemHome(isSwiftUI: true), animated: true) }
    for question in Question.allCases { add(question) }
    let content = makeContent()
    self.content = content
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    show()
  }

  private var list: UIScrollView? { content.flatMap { Screens.list(in: $0.view) } }

  private func add(_ title: String, _ action: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
    buttons.append(button)
  }

  private func add(_ question: Question) {
    add(question.rawValue) { [weak self] in
      guard let self else { return }
      answers[question] = answers[question] != true
      show()
    }
  }

  private func makeContent() -> UIViewController {
    if isSwiftUI { return UIHostingController(rootView: SystemList(count: 40)) }
    let controller = TableController()
    controller.navigationItem.title = "UIRefreshControl"
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  private func update() {
    if let host = content as? UIHostingController<SystemList> {
      host.rootView = SystemList(count: host.rootView.count + 1)
    } else {
      (list as? UITableView)?.reloadData()
    }
  }

  private func push() {
    let navigation = content as? UINavigationController
    navigation?.pushViewController(UIViewController(), animated: true)
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
  }

  @objc private func showFrame(_ link: CADisplayLink) {
    // A pushed screen has no list.
    guard let list else { return }
    if !isSwiftUI, list.headerController == nil {
      DeviceSystemHeader.attach(to: list) { try await Screens.sleep(5) }
    }
    let rows = numbers.rows
    numbers.note(SystemNumbers.Sample(of: list))
    if numbers.rows != rows { show() }
  }

  private func show() {
    let answers = Question.allCases.map { question in
      let mark = self.answers[question].map { $0 ? "✓" : "✗" } ?? "○"
      return mark + " " + question.rawValue
    }
    text.text = (numbers.rows + [answers.joined(separator: " · "), Launch.name])
      .joined(separator: "\n")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, safe) = (view.bounds.size, view.safeAreaInsets)
    let width = size.width - safe.left - safe.right
    text.frame = CGRect(x: safe.left + 16, y: safe.top, width: width - 32, height: 250)
    let half = Double((buttons.count + 1) / 2)
    for (index, button) in buttons.enumerated() {
      let (row, column) = (index / Int(half), index % Int(half))
      button.frame = CGRect(
        x: safe.left + width / half * Double(column),
        y: safe.top + 250 + 44 * Double(row),
        width: width / half,
        height: 44
      )
    }
    let y = safe.top + 338
    content?.view.frame = CGRect(x: 0, y: y, width: size.width, height: size.height - y)
  }
}

/// A list with `refreshable`, whose control the design is drawn inside.
struct SystemList: View {
  let count: Int

  var body: some View {
    List(0..<count, id: \.self) { Text("Row \($0)") }
      .refreshable { try? await Screens.sleep(5) }
      .refreshControl(DeviceSystemHeader.self)
  }
}
