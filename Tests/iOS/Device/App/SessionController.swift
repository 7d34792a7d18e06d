import RefreshRuntime
import SwiftUI
import UIKit

/// Shows a list, records what happens to it, and writes the recording to a file.
final class SessionController: UIViewController, DeviceSurroundings {
  private let session: DeviceSession
  private let field = UITextField(frame: .zero)
  private let start = Date()
  private var content: UIViewController?
  private var recorder: DeviceRecorder?

  init(_ session: DeviceSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  var seconds: Double { Date().timeIntervalSince1970 - start.timeIntervalSince1970 }

  override func viewDidLoad() {
    super.viewDidLoad()
    let screen = Screens.controller(
      for: session,
      onScroll: { [weak self] in self?.recorder?.didScroll() },
      onLayout: { [weak self] in self?.recorder?.didLayOut() }
    )
    let content = isPresented ? UIViewController() : screen
    self.content = screen
    addChild(content)
    view.addSubview(content.view)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.didMove(toParent: self)
    view.addSubview(field)
    // The guide follows the keyboard once it has been asked for.
    _ = view.keyboardLayoutGuide
    for button in buttons {
      let name = button.accessibilityIdentifier ?? ""
      button.addAction(UIAction { [weak self] _ in self?.perform(name) }, for: .touchUpInside)
    }
    addButtons(to: view)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard recorder == nil else { return }
    if isPresented, let content, presentedViewController == nil {
      if session.screen == .popover { content.presentAsPopover(over: view) }
      present(content, animated: false) { [weak self] in
        // A sheet covers the buttons of the screen below.
        self?.addButtons(to: content.view)
        self?.record()
      }
    } else {
      // The lists of SwiftUI appear with the next update.
      // Some come later still.
      Task { @MainActor [weak self] in
        for _ in 0..<10 where self?.recorder == nil {
          try? await Screens.sleep(0.5)
          self?.record()
        }
      }
    }
  }

  private var isPresented: Bool { session.screen == .sheet || session.screen == .popover }

  private func record() {
    guard let root = content?.view, let list = Screens.list(in: root) else { return }
    let recorder = DeviceRecorder(session, of: list, in: self)
    self.recorder = recorder
    recorder.start()
    watchTurns()
    status.accessibilityLabel = "recording"
  }

  /// Tells the recorder about the end of each turn, when controls are told, too.
  ///
  /// The app records one session, so the observer stays.
  private func watchTurns() {
    let activity = CFRunLoopActivity.beforeWaiting.rawValue
    let observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, 0) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.recorder?.turnEnds() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  // MARK: What the UI test asks for

  private let buttons = ["act", "push", "save"].map { name in
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    button.accessibilityIdentifier = name
    return button
  }

  private var status: UIButton { buttons[2] }

  /// Adds the buttons to a view, and removes them from the view that they are in.
  private func addButtons(to view: UIView) {
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 8 + 64 * CGFloat(index), y: 60, width: 60, height: 30)
      view.addSubview(button)
    }
  }

  private func perform(_ name: String) {
    switch name {
    case "act": recorder?.act()
    case "push": pushAndPop()
    default: save()
    }
  }

  private func pushAndPop() {
    guard let navigation = content as? UINavigationController else { return }
    let above = Screens.above(session)
    navigation.pushViewController(above, animated: true)
    Task { @MainActor in
      try? await Screens.sleep(3)
      recorder?.pushed(Screens.list(in: above.view))
      _ = navigation.popViewController(animated: true)
    }
  }

  private func save() {
    guard let recorder else { return }
    recorder.note("finished")
    var text = ""
    for line in recorder.lines { text += line + "\n" }
    let isWritten =
      write(text, to: session.rawValue + ".jsonl") && write(Launch.machine, to: "machine.json")
    status.accessibilityLabel = isWritten ? "saved" : "failed"
  }

  private func write(_ text: String, to file: String) -> Bool {
    let path = Launch.folder + "/" + file
    return (try? text.write(toFile: path, atomically: true, encoding: .utf8)) != nil
  }

  // MARK: Surroundings

  func setAdditionalTop(_ height: Double) {
    additionalSafeAreaInsets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
  }

  func makeKeyboardPullable(in list: UIScrollView) {
    list.keyboardDismissMode = .interactive
  }

  func dropDelegate(of list: UIScrollView) {
    list.delegate = nil
  }

  func setKeyboard(isShown: Bool) {
    _ = isShown ? field.becomeFirstResponder() : field.resignFirstResponder()
  }

  var keyboardHeight: Double {
    view.bounds.size.height - view.keyboardLayoutGuide.layoutFrame.origin.y
  }

  func setTraits(areChanged: Bool, of list: UIScrollView) {
    overrideUserInterfaceStyle = areChanged ? .dark : .unspecified
    list.minimumContentSizeCategory = areChanged ? .accessibilityExtraExtraExtraLarge : nil
  }

  func pause(_ seconds: Double) {
    Thread.sleep(forTimeInterval: seconds)
  }

  func exchangeList() {
    guard let host = content as? UIHostingController<ReplacedList> else { return }
    Task { @MainActor in
      if session == .replacedList {
        host.rootView = ReplacedList(isLoaded: false)
        try? await Screens.sleep(0.5)
        host.rootView = ReplacedList()
      } else {
        host.rootView = ReplacedList(version: 1)
      }
      // SwiftUI shows the other list with its next update.
      for _ in 0..<20 {
        try? await Screens.sleep(0.1)
        guard let list = Screens.list(in: host.view), list !== recorder?.list else { continue }
        recorder?.follow(list)
        return
      }
    }
  }
}
