package import RefreshCore

extension LiveList {
  /// The words of a live list: those of `LiveEvent` without drags, which take their time, and those of one
  /// of several controls.
  package static let table: EventTable<LiveEvent> = {
    var table = LiveEvent.table
    table.words.removeAll { $0.word == "drag" || $0.word == "pull" }
    table.words += [
      EventWord("fire", [.choice("delay", RefreshDelay.allCases.map { "\($0)" })]) {
        .fire(RefreshDelay.allCases[Int($0[0])])
      } numbers: {
        if case .fire(let delay) = $0 { [Double(delay.rawValue)] } else { nil }
      },
      EventWord("remove", .remove),
    ]
    table.shorthands["refresh"] = [.stimulus(.begin), .stimulus(.wait(0.3)), .rest]
    table.shorthands["retire"] = [.stimulus(.end(.success)), .stimulus(.wait(0.5)), .rest]
    return table
  }()

  /// Creates the list of a scene, without controls.
  package init(_ head: ListHead) {
    self.init(
      InterpretedList(
        viewport: head.viewport,
        content: head.content,
        insets: InterpretedList.Ends(start: head.start, end: head.end),
        bars: head.bars,
        offset: head.offset ?? -head.start - head.bars.start,
        isInWindow: head.isInWindow,
        clamping: .nextFrame
      )
    )
  }

  /// Plays the events of a line.
  package mutating func play(_ line: EventLine<LiveEvent>) {
    for event in line.events { perform(event, at: line.edge) }
  }

  /// Lets something happen to the list, or to the control at an edge; the only one needs no edge.
  package mutating func perform(_ event: LiveEvent, at edge: RefreshEdge? = nil) {
    switch event {
    case .stimulus(let stimulus): perform(stimulus, at: edge)
    case .touch: touch()
    case .move(let distance, let isStiff):
      if isStiff { pull(by: -distance) } else { drag(by: -distance) }
    case .fling(let velocity): lift(velocity: velocity)
    case .layout: layOut()
    case .safe(let inset, let far): perform(.bars(list.bars.with(inset, far: far)))
    case .write(let inset, let far): perform(.contentInset(list.contentInset.with(inset, far: far)))
    case .add(let inset, let far): perform(list.adding(inset, far: far))
    case .settle(isHere: true): list.stop()
    case .settle(isHere: false): finishMotion()
    case .rest: comeToRest()
    case .fire(let delay):
      for edge in target(edge) where control(at: edge)?.delays.contains(delay) == true {
        finish(delay, at: edge)
      }
    case .remove: for edge in target(edge) { remove(at: edge) }
    case .drag, .pull: preconditionFailure("the table of a live list has no drags in time")
    }
  }

  private mutating func perform(_ stimulus: Stimulus, at edge: RefreshEdge?) {
    switch stimulus {
    case .scroll(let offset, let isDragging): scroll(to: offset, isDragging: isDragging)
    case .displace(let offset, let isDragging):
      _ = list.begin(.move(to: offset, isDragging: isDragging))
      list.interpreter.start(in: snapshot)
      for edge in edges { send(.displaced, to: edge) }
    case .release: if list.isTouched || list.isDragging { lift() }
    case .cancelGesture: if list.isTouched || list.isDragging { lift(isCancelled: true) }
    case .wait(let seconds): advance(by: seconds)
    case .content(let content): perform(.content(content))
    case .viewport(let viewport): perform(.viewport(viewport))
    case .insets(let start, let end):
      perform(.ownerInset(InterpretedList.Ends(start: start, end: end)))
    case .window(let isInWindow): perform(.window(isInWindow))
    case .tap:
      for edge in target(edge) {
        guard let events = control(at: edge)?.machine.tapEvents(at: reading(at: edge)) else {
          continue
        }
        send(events.first, to: edge)
        if let second = events.second { send(second, to: edge) }
      }
    case .begin, .refreshing, .triggered, .end, .reset, .openSecondLevel, .closeSecondLevel,
      .hidden, .enabled, .opposite:
      guard let event = stimulus.event else { return }
      for edge in target(edge) { send(event, to: edge) }
    }
  }

  /// The edge, or that of the only control; none once the control is removed.
  private func target(_ edge: RefreshEdge?) -> [RefreshEdge] {
    guard let edge else {
      precondition(edges.count < 2, "an event of one of two controls needs an edge")
      return edges
    }
    return control(at: edge) == nil ? [] : [edge]
  }

  /// Time passes until the list and its controls are at rest.
  private mutating func comeToRest() {
    let end = list.time + GesturePlayer.maximumRest
    while isUnderWay, list.time < end, let next = nextMoment { advance(by: next - list.time) }
  }

  private var isUnderWay: Bool {
    list.isMoving
      || edges.compactMap(control).contains { control in
        control.machine.isUnderWay(owesCompletion: control.completions < control.actions)
      }
  }
}

extension LiveList {
  /// The phase of the only control, and the facts of all; insets are those that the app reads.
  package var facts: EventFacts {
    let only = edges.count == 1 ? control(at: edges[0]) : nil
    var facts = EventFacts(phase: only?.machine.phase.name)
    func add(_ name: String, _ number: Double, _ edge: RefreshEdge? = nil) {
      facts.facts.append(.init(edge: edge, name: name, value: .numbers(number...number)))
    }
    add("top", list.contentInset.start)
    add("bottom", list.contentInset.end)
    add("offset", list.offset)
    for edge in edges {
      guard let control = control(at: edge) else { continue }
      let name = only == nil ? edge : nil
      add("progress", control.machine.progress, name)
      add("fired", Double(control.actions), name)
      add("completed", Double(control.completions), name)
    }
    return facts
  }
}
