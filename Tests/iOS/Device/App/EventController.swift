import RefreshRuntime
import SwiftUI
import UIKit

/// The scene that a UI test names in the environment of the app.
struct EventScene {
  let controls: [String]
  /// What the app does in it.
  let events: [String]
  /// The length of the content, and the inset of the bar above it.
  let content: Double
  let top: Double

  /// The scene of this launch; `nil` without one.
  static var current: EventScene? {
    let environment = ProcessInfo.processInfo.environment
    func lines(_ name: String) -> [String]? {
      environment[name]?.split(separator: "\n").map(String.init)
    }
    guard let controls = lines("DEVICE_CONTROLS"), let list = lines("DEVICE_LIST")?.first else {
      return nil
    }
    // As in 844 x 3000 bars 200 34.
    let words = list.split(separator: " ").map(String.init)
    guard words.count == 6, words[0] == "844", let content = Double(words[2]),
      words[3] == "bars", let top = Double(words[4]), words[5] == "34"
    else { return nil }
    return EventScene(
      controls: controls,
      events: lines("DEVICE_EVENTS") ?? [],
      content: content,
      top: top
    )
  }
}

struct EventView: UIViewControllerRepresentable {
  let scene: EventScene

  func makeUIViewController(context: Context) -> EventController {
    EventController(scene)
  }

  func updateUIViewController(_ controller: EventController, context: Context) {}
}

/// One list with the controls of a scene, its facts, and a button for each event of the app.
final class EventController: UIViewController {
  private let scene: EventScene
  private let list = UIScrollView(frame: .zero)
  /// The list has the size and the insets of the scene, whatever the screen.
  private let frame = BarController(nibName: nil, bundle: nil)
  private let facts = UILabel(frame: .zero)
  private var buttons: [UIButton] = []
  private var events: EventList?
  private var isLandscape: Bool?
  private var link: CADisplayLink?

  init(_ scene: EventScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addChild(frame)
    view.addSubview(frame.view)
    frame.didMove(toParent: self)
    list.frame = frame.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Short content gets the insets, too.
    list.contentInsetAdjustmentBehavior = .always
    frame.view.addSubview(list)
    for row in 0..<30 {
      let label = UILabel(frame: CGRect(x: 16, y: 100 * Double(row), width: 200, height: 44))
      label.text = "Row \(row)"
      list.addSubview(label)
    }
    facts.numberOfLines = 2
    facts.accessibilityIdentifier = "facts"
    view.addSubview(facts)
    add("held") { [weak self] in self?.events?.hold() }
    for event in scene.events {
      add(event) { [weak self] in self?.events?.perform(event) }
    }
  }

  private func add(_ title: String, _ action: @escaping @MainActor () -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.accessibilityIdentifier = title
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    view.addSubview(button)
    buttons.append(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (size, safe) = (view.bounds.size, view.safeAreaInsets)
    facts.frame = CGRect(x: 16, y: safe.top, width: size.width - 32, height: 44)
    let width = size.width / Double(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: width * Double(index), y: safe.top + 48, width: width, height: 44)
    }
    let isLandscape = size.width > size.height
    frame.view.frame = CGRect(x: 0, y: 0, width: size.width, height: isLandscape ? 390 : 844)
    guard isLandscape != self.isLandscape else { return }
    // A rotation brings other rows.
    let content = isLandscape ? 2600 : self.isLandscape == nil ? scene.content : 3000
    self.isLandscape = isLandscape
    frame.setTop(isLandscape ? 53 : scene.top)
    list.contentSize = CGSize(width: size.width, height: content)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    list.contentOffset = CGPoint(x: 0, y: -list.adjustedContentInset.top)
    do {
      let events = try EventList(list, controls: scene.controls) { [weak self] in
        self?.frame.setTop($0)
      }
      for event in scene.events { try events.check(event) }
      self.events = events
    } catch {
      facts.text = "cannot play: \(error)"
      return
    }
    // The link holds its target until the view disappears.
    link = CADisplayLink(target: self, selector: #selector(showFrame(_:)))
    link?.add(to: .main, forMode: .common)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.invalidate()
  }

  @objc private func showFrame(_ link: CADisplayLink) {
    guard let events else { return }
    events.frame(at: link.timestamp)
    if facts.text != events.facts { facts.text = events.facts }
    facts.accessibilityValue = events.log.joined(separator: "\n")
  }
}

/// A screen whose bars end where a scene has them, within those of the device.
final class BarController: UIViewController {
  private var top = 0.0

  func setTop(_ top: Double) {
    self.top = top
    adjust()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    adjust()
  }

  private func adjust() {
    let safe = view.safeAreaInsets
    guard abs(safe.top - top) > 0.1 || abs(safe.bottom - 34) > 0.1 else { return }
    additionalSafeAreaInsets.top += top - safe.top
    additionalSafeAreaInsets.bottom += 34 - safe.bottom
  }
}
