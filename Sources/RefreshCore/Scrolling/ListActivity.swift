/// The events, writes and layouts of a list, and the tasks that they leave for later.
///
/// All writes of one event have one limit, even if the event has others within it.
package struct ListActivity: Sendable {
  /// The event to which all writes belong.
  private enum Scope: Sendable {
    case none(afterLayout: Bool)
    case event(isLayout: Bool)
    /// The effects of a control.
    case answer
    /// An event during the effects of a control.
    case eventInAnswer
  }

  /// The request for a layout, which a decision needs.
  private enum LayoutRequest: Sendable {
    case none
    case new
    /// The owner of the list knows the request.
    case passedOn
  }

  private var scope = Scope.none(afterLayout: false)
  private var layout = LayoutRequest.none
  /// The limit of writes in the current event.
  var bound = WriteBound()
  /// Whether the owner is writing to the list.
  private(set) var isWriting = false
  /// Whether the list is laid out, so that it may not be written to.
  private(set) var isLayingOut = false
  /// Whether the list has changed while no snapshot could be interpreted.
  private var hasPostponed = false
  /// The number of times that the list or a control has changed, after which a snapshot is out of date.
  private(set) var changes: UInt32 = 0

  // MARK: Events

  /// Starts an event; returns whether it is the outermost one.
  ///
  /// Consecutive layouts count as one event, since each may be a reaction to the previous write.
  mutating func beginEvent(isLayout: Bool) -> Bool {
    switch scope {
    case .none(let afterLayout):
      if !(isLayout && afterLayout) { bound = WriteBound() }
      scope = .event(isLayout: isLayout)
      return true
    case .answer:
      scope = .eventInAnswer
      return true
    case .event, .eventInAnswer: return false
    }
  }

  /// Ends the outermost event.
  mutating func endEvent() {
    switch scope {
    case .event(let isLayout): scope = .none(afterLayout: isLayout)
    case .eventInAnswer: scope = .answer
    case .none, .answer: break
    }
  }

  /// Starts the effects of a control; returns whether they are an event of their own.
  package mutating func beginAnswer() -> Bool {
    changes &+= 1
    guard case .none = scope else { return false }
    bound = WriteBound()
    scope = .answer
    return true
  }

  /// Ends the effects of a control, or lets the next layout be an event of its own.
  package mutating func endAnswer() {
    scope = .none(afterLayout: false)
  }

  /// Whether the event is a layout.
  var isLayoutEvent: Bool { if case .event(isLayout: true) = scope { true } else { false } }

  // MARK: Writes

  /// Records that the owner begins or ends to write to the list.
  mutating func write(_ isWriting: Bool) {
    self.isWriting = isWriting
    // The owner reads the list after each write.
    if isWriting { changes &+= 1 }
  }

  /// Records that the list has changed while no snapshot could be interpreted.
  mutating func postpone() {
    hasPostponed = true
    changes &+= 1
  }

  /// Whether the list has changed while no snapshot could be interpreted, since the last call.
  mutating func takePostponed() -> Bool {
    defer { hasPostponed = false }
    return hasPostponed
  }

  // MARK: Layouts

  /// Records that a layout of the list begins or ends; a snapshot follows the end.
  package mutating func layOut(_ isLayingOut: Bool) {
    self.isLayingOut = isLayingOut
    hasPostponed = false
  }

  /// Requests a layout.
  package mutating func setNeedsLayout() { layout = .new }

  /// Whether a layout has been requested since the last call.
  package mutating func takeNeedsLayout() -> Bool {
    guard layout == .new else { return false }
    layout = .passedOn
    return true
  }

  /// Whether a requested layout has not occurred yet.
  package var isLayoutRequested: Bool { layout != .none }

  mutating func beginLayout() { layout = .none }
}
