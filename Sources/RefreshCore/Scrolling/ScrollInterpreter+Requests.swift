/// The commands of requests.
extension ScrollInterpreter {
  /// The next command of a request; `nil` once the request is done.
  ///
  /// `list` is the list after the last command.
  package mutating func next(of request: inout ScrollRequest, in list: ListSnapshot)
    -> ScrollCommand?
  {
    request.changes = activity.changes
    if let written = request.written {
      request.written = nil
      activity.write(false)
      if record(written, in: list) { request.insert(.rewrite) }
      if written.target != nil { return .place(request.motion) }
    }
    while let step = request.nextStep() {
      guard let command = command(for: step, of: &request, in: list) else { continue }
      var target: ListInsets?
      switch command {
      case .inset(let insets, _): target = insets
      case .offset: break
      case .send, .scrolled, .displaced, .reveal, .remove, .show, .place, .wake: return command
      }
      activity.write(true)
      request.written = ScrollRequest.Written(
        target: target,
        contentInset: list.contentInset,
        adjustedInset: list.adjustedInset
      )
      return command
    }
    return nil
  }

  /// Whether the list has to be read again for the next command.
  ///
  /// Mutating, since a protocol would otherwise copy the interpreter of its list.
  package mutating func isOutdated(_ request: ScrollRequest) -> Bool {
    request.changes != activity.changes
  }

  /// Ends a request whose list is gone.
  package mutating func cancel(_ request: ScrollRequest) {
    if request.written != nil { activity.write(false) }
    agenda = Agenda()
    pass = .none
    if request.isOutermost { activity.endEvent() }
  }

  private mutating func command(
    for step: ScrollRequest.Step,
    of request: inout ScrollRequest,
    in list: ListSnapshot
  ) -> ScrollCommand? {
    switch step {
    case .begin: begin(&request, in: list)
    case .rewrite: return insetCommand(request.motion, in: list)
    case .interpret:
      guard accepts(list) else { break }
      interpret(list, isLayout: request.isLayout)
      request.insert(.pass)
    case .pass:
      guard let command = next(in: list) else { break }
      request.insert(.pass)
      return command
    case .decide: decide(&request, in: list)
    case .tell:
      guard let edge = request.edges.next() else { break }
      request.insert(.tell)
      if case .removals = request.kind { return .remove(edge) }
      return .send(.detached, edge)
    case .scroll: return scroll(for: request, in: list)
    case .write:
      if case .removals = request.kind { pass = .none }
      return isBusy ? nil : insetCommand(request.motion, in: list)
    case .place: return .place(request.motion)
    case .measure:
      if case .reveal(_, let edge, _) = request.kind { measureOthers(than: edge, in: list) }
    case .catchUp:
      guard request.isOutermost, activity.takePostponed() else { break }
      interpret(list)
      request.motion = .inherited
      request.insert(.pass)
    case .end: if request.isOutermost { activity.endEvent() }
    case .wake: return activity.takeNeedsLayout() ? .wake : nil
    }
    return nil
  }

  /// Begins the event of a request, unless the changes of the list have to wait.
  private mutating func begin(_ request: inout ScrollRequest, in list: ListSnapshot) {
    if case .changes = request.kind, !accepts(list) { return request.refuse() }
    request.isOutermost = activity.beginEvent(isLayout: request.isLayout)
  }

  /// Decides what a request leads to.
  private mutating func decide(_ request: inout ScrollRequest, in list: ListSnapshot) {
    switch request.kind {
    case .changes, .removal: break
    case .addedInset(let inset, let edge, let isAnimated):
      add(inset, at: edge, isAnimated: isAnimated, for: &request, in: list)
    case .reveal(_, let edge, let seconds):
      guard mayReveal(at: edge, seconds: seconds ?? 0, in: list) else { break }
      if seconds != nil { request.motion = .animated(edge) }
      request.insert(.scroll)
      request.insert(.place)
      request.insert(.measure)
    case .removals:
      request.edges = slots.edges
      // The insets are written once for all controls.
      pass = .batch
    case .departure:
      request.edges = slots.edges
      leaveWindow()
    case .ownerInsets(let insets):
      account.declare(insets)
      invalidate()
    }
  }

  private mutating func scroll(for request: ScrollRequest, in list: ListSnapshot) -> ScrollCommand?
  {
    switch request.kind {
    case .reveal(let offset, let edge, _):
      return write(offset, at: edge, motion: request.motion, in: list)
    case .addedInset(_, let edge, _):
      return write(rest(at: edge, in: list), at: edge, motion: .animated(edge), in: list)
    case .removal(let edge): return wayBack(from: edge, in: list)
    case .changes, .removals, .departure, .ownerInsets: return nil
    }
  }
}
