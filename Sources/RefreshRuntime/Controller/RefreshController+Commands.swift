/// The commands of the app and the user.
extension RefreshController {
  /// Starts a refresh now, or once the control is on screen; returns `false` if none can start.
  @discardableResult
  public func begin() -> Bool {
    let isTaken = send(.begin)
    if !isTaken { explainRefusedBegin() }
    return isTaken
  }

  /// Whether a tap on the control starts a refresh now.
  var takesTap: Bool { reading.map { machine.tapEvents(at: $0) != nil } ?? false }

  /// Handles a tap on the control; returns `false` if a tap does not start a refresh now.
  @discardableResult
  package func tap() -> Bool {
    guard let (first, second) = reading.flatMap(machine.tapEvents) else { return false }
    let isTaken = send(first)
    return second.map(send) ?? isTaken
  }

  /// Ends the refresh that is running; returns `false` if there is none.
  ///
  /// The controller cannot know whose work is done: after a timeout, the end of the first load ends
  /// the refresh that has started since. In the closure of `attach`, call `end` of its `RefreshRun`.
  ///
  /// The control shows `title` with the outcome, in place of the title in the spec.
  ///
  /// On another thread than the main thread, the method returns `true`, and the refresh ends in the next
  /// turn of the main thread.
  @discardableResult
  nonisolated public func end(_ outcome: RefreshOutcome = .success, title: String? = nil) -> Bool {
    MainThread.perform { self.endNow(outcome, title: title) } ?? true
  }

  private func endNow(_ outcome: RefreshOutcome, title: String?) -> Bool {
    explainUnknownOutcome(outcome)
    let old = outcomeTitle
    if title != nil { outcomeTitle = title }
    let isTaken = send(.end(outcome))
    if !isTaken {
      outcomeTitle = old
      explainRefusedEnd(outcome)
    }
    return isTaken
  }

  /// Resets an exhausted or failed control; returns `false` in all other states.
  @discardableResult
  public func reset() -> Bool {
    send(.reset)
  }

  /// Opens the second level; returns `false` if there is none, or it cannot open now.
  ///
  /// The control must be on screen, and no refresh may be running.
  @discardableResult
  public func openSecondLevel() -> Bool {
    send(.openSecondLevel)
  }

  /// Closes the second level; returns `false` if it is not open.
  @discardableResult
  public func closeSecondLevel() -> Bool {
    send(.closeSecondLevel)
  }

  /// Whether the second level is open.
  public var isSecondLevelOpen: Bool { phase == .secondLevel }

  /// Whether the control may start refreshes; if `false`, gestures and `begin()` have no effect.
  public var isEnabled: Bool {
    get { machine.isEnabled }
    set { send(newValue ? .enabled : .disabled) }
  }

  /// Whether the control is hidden; a hidden control takes up no room and starts no refresh.
  public var isHidden: Bool {
    get { machine.isHidden }
    set { send(newValue ? .hidden : .shown) }
  }
}
