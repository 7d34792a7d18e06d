import RefreshCore

/// A number that the preview page reads from the WebAssembly module.
package enum PlayerValue: Int32, Sendable, CaseIterable {
  // The values of an observation in a trace.
  case phase, top, bottom, offset, progress, fired, completed
  // Further values that determine the drawing.
  case state, time, isDragging, addedInset, pull, content, timer, timerLeft
  // Values of the player, which the worlds of recorded steps do not contain.
  case shownOffset, shownInset, shownPlace, shift, opacity, textOpacity, scale, haptics, isMoving
  // Whether the outcome of the last refresh is a success, for the time of the last success.
  case isSuccess
  // The visible part of the control, from 0 to 1, and its height.
  case visible, height

  /// The value in a world; zero for a value that only the player has.
  package func of(_ world: World) -> Double {
    let machine = world.machine
    switch self {
    case .phase: return Double(machine.phase.rawValue)
    case .top: return world.insets.start
    case .bottom: return world.insets.end
    case .offset: return world.scrollView.offset
    case .progress: return machine.progress
    case .fired: return Double(world.actions)
    case .completed: return Double(world.completions)
    case .state: return Double(machine.visibleState.rawValue)
    case .time: return world.delays.now
    case .isDragging: return world.scrollView.isDragging ? 1 : 0
    case .addedInset: return machine.addedInset
    case .pull: return machine.behavior.pull(in: world.scrollView)
    case .content: return world.scrollView.content
    case .timer: return world.nextDelay.map { Double($0.rawValue) } ?? -1
    case .timerLeft: return world.nextDelay.map { world.remaining($0) } ?? 0
    case .isSuccess: return machine.lastOutcome == .success ? 1 : 0
    case .height: return machine.behavior.height
    case .visible: return world.visiblePart(at: world.scrollView.offset)
    case .shownOffset, .shownInset, .shownPlace, .shift, .opacity, .textOpacity, .scale, .haptics,
      .isMoving:
      return 0
    }
  }
}

extension Player {
  /// A number of the player, with the insets that the list of an app has.
  ///
  /// The method changes nothing: an argument that may be changed is not copied, which makes the module
  /// of the page smaller.
  package mutating func read(_ value: PlayerValue) -> Double {
    switch value {
    case .addedInset: addedInset
    case .top: list.contentInset.start
    case .bottom: list.contentInset.end
    case .shownOffset: shownOffset
    case .shownInset: shownInset
    case .shownPlace: shownPlace
    case .shift: pose.shift * (world.machine.behavior.edge.isFar ? -1 : 1)
    case .opacity: pose.opacity
    case .textOpacity: pose.textOpacity
    case .scale: pose.scale
    case .haptics: Double(haptics)
    case .isMoving: isMoving ? 1 : 0
    case .visible: shownPart
    default: value.of(world)
    }
  }
}
