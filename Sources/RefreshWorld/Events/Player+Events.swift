import RefreshCore

/// Events that change a list at once.
extension Player {
  mutating func perform(_ event: LiveEvent) {
    switch event {
    case .stimulus(let stimulus): perform(stimulus)
    case .touch: touch()
    case .move(let distance, isStiff: false):
      if !isTouched { touch() }
      startMovement()
      move(by: -distance)
    case .move(let distance, isStiff: true):
      list.stop()
      make(.finger(by: -distance))
      make(.offset(list.offset - distance))
    case .fling(let velocity): lift(velocity: velocity)
    case .settle(let isHere):
      let end = bounds.clamped(list.offset)
      list.stop()
      if !isHere { make(.offset(end)) }
    case .layout: handle(.changes(isLayout: true))
    case .safe(let inset, let far): make(.bars(list.bars.with(inset, far: far)))
    case .write(let inset, let far): make(.contentInset(list.contentInset.with(inset, far: far)))
    case .add(let inset, let far): make(list.adding(inset, far: far))
    case .drag, .pull, .rest, .fire, .remove: preconditionFailure("this event is no single change")
    }
  }
}
