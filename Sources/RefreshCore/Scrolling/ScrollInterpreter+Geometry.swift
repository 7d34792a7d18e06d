/// Reading the geometry of a list for each of its controls.
extension ScrollInterpreter {
  @inline(never)
  func axis(of edge: RefreshEdge, in list: ListSnapshot) -> ScrollAxis {
    slots[edge]?.axis ?? ScrollAxis(of: edge, in: list)
  }

  /// The geometry along the axis of a control, without its own added inset.
  package func reading(at edge: RefreshEdge, in list: ListSnapshot) -> ScrollReading {
    reading(at: edge, in: list, offset: list.offset)
  }

  @inline(never)
  func reading(at edge: RefreshEdge, in list: ListSnapshot, offset: ListPoint)
    -> ScrollReading
  {
    var reading = axis(of: edge, in: list).reading(
      of: list,
      offset: offset,
      insets: insets(at: edge, in: list)
    )
    reading.isDragging = finger.isDown
    return points.counted(reading)
  }

  /// The insets for a control: all insets except its own added inset.
  @inline(never)
  func insets(at edge: RefreshEdge, in list: ListSnapshot) -> ListInsets {
    let side = axis(of: edge, in: list).side(of: edge)
    var insets = list.adjustedInset
    insets[side] -= account[side].added
    // Until a layout has shown whether a bar stretches or expands, only the pull past the whole bar
    // arms, and only the pull past the bar without its growth disarms.
    if !title.isUncertain || !finger.isDown || list.phases[.top].isArmed {
      insets.top -= title.length
    }
    switch pass {
    case .comparison, .layout, .batch:
      let opposite = edge.opposite
      insets[axis(of: opposite, in: list).side(of: opposite)] -= roomToGive(by: opposite, in: list)
    case .none, .writeInsets: break
    }
    return insets
  }

  /// The added inset that a control will remove at the end of the pass.
  ///
  /// With content that is too short to scroll, the inset moves the edge of the opposite control.
  private func roomToGive(by edge: RefreshEdge, in list: ListSnapshot) -> Double {
    guard let axis = slots[edge]?.axis, list.phases.isRevealed(at: edge), !axis.isMirrored else {
      return 0
    }
    let side = account[axis.side(of: edge)]
    return max(0, side.added - side.wanted)
  }

  func pull(at edge: RefreshEdge, in list: ListSnapshot) -> Double {
    edge.pull(in: reading(at: edge, in: list))
  }

  /// The offset at which the list rests at an edge.
  func rest(at edge: RefreshEdge, in list: ListSnapshot) -> Double {
    edge.rest(in: reading(at: edge, in: list))
  }

  /// The height of a control that is shown in its current phase.
  @inline(never)
  func shownHeight(at edge: RefreshEdge, in list: ListSnapshot) -> Double {
    behaviors[edge]?.shownHeight(in: list.phases[edge]) ?? 0
  }

  @inline(never)
  func style(at edge: RefreshEdge) -> RefreshBehavior.Style? { behaviors[edge]?.style }

  func startsWithoutFinger(at edge: RefreshEdge) -> Bool {
    behaviors[edge]?.trigger.startsWithoutFinger ?? false
  }

  /// Whether the list is at rest without a finger.
  func isStill(in list: ListSnapshot) -> Bool {
    !finger.isDown && !list.isTracking && !list.isDecelerating && !list.isDragging
  }

  /// Updates the screen scale.
  mutating func rescale(in list: ListSnapshot) {
    // Off screen, the list is where its last screen has left it.
    guard list.scale > 0, list.scale != points.scale else { return }
    points.scale = list.scale
    // No write causes a change of scale, so the change counts as a new event.
    activity.bound = WriteBound()
    account.rescale(points)
  }
}
