// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_spi(DeviceCheck) public import RefreshRuntime
public import UIKit

/// A list with the controls of a scene, and what the app does to it, by the words of events.
///
/// A class, since its buttons and its frames share one log.
@MainActor
public final class EventList {
  public let list: UIScrollView
  /// The facts in the frame after each event of the app, and those under each finger that came to rest.
  public private(set) var log: [String] = []

  private var controls: [(edge: String, controller: RefreshController)] = []
  private let setBar: @MainActor (Double) -> Void
  /// Whether events wait for a finger that rests, and those that do.
  private var (isHolding, held) = (false, [String]())
  /// Whether an event has been performed since the last frame.
  private var hasPerformed = false
  /// Where a finger has the list, since when, and whether that was noted.
  private var touch: (offset: Double, since: Double, isNoted: Bool)?
  private weak var superview: UIView?
  private var keyboard = 0.0

  /// Something that the app does not know.
  public struct Unknown: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// Puts controls on a list, each by its edge and its name; `setBar` sets the inset of the bar above.
  public init(
    _ list: UIScrollView,
    controls names: [String],
    clock: any RefreshClock = SystemClock.shared,
    setBar: @escaping @MainActor (Double) -> Void
  ) throws {
    (self.list, self.setBar) = (list, setBar)
    for name in names {
      let words = name.split(separator: " ").map(String.init)
      guard words.count == 2, let design = DeviceControls.named[words[1]],
        "\(design.behavior.edge)" == words[0]
      else { throw Unknown(description: "control \(name)") }
      controls.append((words[0], Self.attach(design, to: list, clock)))
    }
  }

  /// Attaches a control whose action does nothing but end the refresh before, which is over.
  private static func attach<Design: RefreshDesign>(
    _ design: Design.Type,
    to list: UIScrollView,
    _ clock: any RefreshClock
  ) -> RefreshController {
    var last: RefreshRun?
    return design.attach(to: list, clock: clock) { refresh in
      last?.end(.exhausted)
      last = refresh
    }
  }

  /// The facts of the list and its controls, as events have them.
  public var facts: String {
    func text(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }
    var facts = controls.count == 1 ? [controls[0].controller.facts.phase] : []
    facts.append("top \(text(list.contentInset.top)) bottom \(text(list.contentInset.bottom))")
    facts.append("offset \(text(list.contentOffset.y))")
    for (edge, controller) in controls {
      let place = controls.count == 1 ? "" : edge + ": "
      facts.append("\(place)fired \(controller.facts.actions)")
      facts.append("\(place)completed \(controller.facts.completions)")
    }
    return facts.joined(separator: " ")
  }

  // MARK: Events

  public func check(_ event: String) throws {
    guard action(of: event) != nil else { throw Unknown(description: event) }
  }

  /// Lets the next events wait for a finger that rests.
  public func hold() {
    isHolding = true
  }

  /// Performs an event, now or under the next finger.
  public func perform(_ event: String) {
    guard !isHolding else { return held.append(event) }
    action(of: event)?()
    hasPerformed = true
  }

  /// Notes what is to be seen, once in each frame.
  public func frame(at time: Double) {
    if hasPerformed { log.append(facts) }
    hasPerformed = false
    guard list.isTracking, list.isDragging else {
      if touch != nil { (touch, isHolding, held) = (nil, false, []) }
      return
    }
    let offset = Double(list.contentOffset.y)
    guard let last = touch, last.offset == offset || last.isNoted else {
      touch = (offset, time, false)
      return
    }
    if !last.isNoted {
      guard time - last.since > 0.3 else { return }
      log.append(facts)
      touch?.isNoted = true
    } else if !held.isEmpty {
      isHolding = false
      perform(held.removeFirst())
    }
  }

  /// What an event does; `nil` for one that the app does not know.
  private func action(of event: String) -> (@MainActor () -> Void)? {
    var words = event.split(separator: " ").map(String.init)
    if let index = words.firstIndex(of: "&") {
      let first = action(of: words[..<index].joined(separator: " "))
      let second = action(of: words[(index + 1)...].joined(separator: " "))
      guard let first, let second else { return nil }
      return {
        first()
        second()
      }
    }
    var controller = controls.count == 1 ? controls[0].controller : nil
    if let edge = words.first, edge.hasSuffix(":") {
      words.removeFirst()
      controller = controls.first { $0.edge + ":" == edge }?.controller
      guard controller != nil else { return nil }
    }
    if words.count == 1, let action = action(of: words[0], list) { return action }
    let text = words.joined(separator: " ")
    if let controller, let action = action(of: text, controller) { return action }
    guard words.count > 1, let number = Double(words[1]) else { return nil }
    return action(of: words[0], number, words.dropFirst(2).joined(separator: " "))
  }

  private func action(of word: String, _ list: UIScrollView) -> (@MainActor () -> Void)? {
    switch word {
    case "cancelGesture":
      return {
        list.panGestureRecognizer.isEnabled = false
        list.panGestureRecognizer.isEnabled = true
      }
    case "window": return { self.changeWindow() }
    default: return nil
    }
  }

  private func changeWindow() {
    if let parent = list.superview {
      superview = parent
      list.removeFromSuperview()
    } else {
      superview?.insertSubview(list, at: 0)
    }
  }

  private func action(
    of text: String,
    _ controller: RefreshController
  ) -> (@MainActor () -> Void)? {
    switch text {
    case "begin": return { _ = controller.begin() }
    case "end": return { _ = controller.end() }
    case "reset": return { controller.reset() }
    case "enable", "disable": return { controller.isEnabled = text == "enable" }
    case "hide", "show": return { controller.isHidden = text == "hide" }
    case "remove": return { controller.detach() }
    default:
      guard let outcome = RefreshOutcome.allCases.first(where: { text == "end \($0)" }) else {
        return nil
      }
      return { _ = controller.end(outcome) }
    }
  }

  private func action(
    of word: String,
    _ number: Double,
    _ rest: String
  ) -> (@MainActor () -> Void)? {
    let list = list
    switch (word, rest) {
    case ("scroll", ""):
      return { list.contentOffset = CGPoint(x: list.contentOffset.x, y: number) }
    case ("content", ""):
      return { list.contentSize = CGSize(width: list.contentSize.width, height: number) }
    case ("write", ""): return { list.contentInset.top = number }
    case ("safe", ""): return { self.setBar(number) }
    case ("keyboard", "relative"):
      return {
        list.contentInset.bottom += number - self.keyboard
        self.keyboard = number
      }
    default: return nil
    }
  }
}
