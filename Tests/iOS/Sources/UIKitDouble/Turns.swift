// The run loop of the double; nothing here is declared by UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The turns of the run loop: each lets observers do what they have to, and shows a frame.
@MainActor
public enum Turns {
  /// When a frame is laid out and shown, beside the calls of observers of the run loop.
  public static var frameOrder = Switches.FrameOrder.observersFirst
  /// Whether update links are called, as of iOS 18.
  public static var hasUpdateLinks = false
  /// What is there to be seen once a frame is shown.
  public static var onFrame: (() -> Void)?
  private static var observers: [(id: ObjectIdentifier, call: () -> Void)] = []
  private static var isEnding = false
  private static var isAwake = false
  /// The number of turns, of which in a mixed order each second one shows its frame first.
  public static var count = 0
  private static let limit = 12
  static let links = WeakLinks()
  /// What happens in the next frame, and in the one after it.
  private static var due: [() -> Void] = []
  private static var later: [() -> Void] = []

  /// Calls a closure at the end of each turn, before the layout of the frame.
  public static func observe(_ id: ObjectIdentifier, _ call: @escaping () -> Void) {
    observers.append((id, call))
  }

  public static func ignore(_ id: ObjectIdentifier) {
    observers.removeAll { $0.id == id }
  }

  /// Lets another turn follow.
  public static func wake() {
    isAwake = true
  }

  /// Whether something is to happen in a frame to come.
  public static var awaitsFrame: Bool { !due.isEmpty || !later.isEmpty }

  /// Lets something happen a frame late: before the layout of the frame after the next one.
  public static func inLaterFrame(_ body: @escaping () -> Void) {
    later.append(body)
  }

  /// Ends a turn, and those that follow because something has happened in it.
  public static func end(_ layout: () -> Void) {
    guard !isEnding else { return layout() }
    isEnding = true
    defer { isEnding = false }
    count += 1
    let bodies = due
    (due, later) = (later, [])
    for body in bodies { body() }
    for _ in 0..<limit {
      isAwake = false
      if frameOrder == .frameFirst || frameOrder == .mixed && count % 2 == 0 { show(layout) }
      var index = 0
      while index < observers.count {
        observers[index].call()
        index += 1
      }
      show(layout)
      guard isAwake else { return }
    }
    Writes.noted.unsettledLayouts += 1
  }

  private static func show(_ layout: () -> Void) {
    if hasUpdateLinks { links.call() }
    layout()
    onFrame?()
  }
}

/// The update links that are enabled, of views that are there.
@MainActor
final class WeakLinks {
  private var links: [UIUpdateLink] = []

  func set(_ link: UIUpdateLink, isEnabled: Bool) {
    links.removeAll { $0 === link }
    if isEnabled { links.append(link) }
  }

  func call() {
    links.removeAll { $0.view == nil }
    // Nothing is updated of a view that is in no window.
    for link in links where link.view?.window != nil { link.call() }
  }
}
