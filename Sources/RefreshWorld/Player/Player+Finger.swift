import RefreshCore

/// A finger on the list.
extension Player {
  /// Whether a finger holds the list.
  package var isTouched: Bool { list.isTouched }

  /// The offset that the list would have without rubber-banding.
  package var askedOffset: Double { list.askedOffset }

  /// Puts a finger on the list, which stops; nothing scrolls until the finger moves.
  package mutating func touch() {
    list.touch()
  }

  /// Starts a new movement, from which `move(by:)` measures distances.
  package mutating func startMovement() {
    list.startMovement()
  }

  /// Moves the finger to a position `distance` points from the start of the movement, or the touch.
  ///
  /// Beyond an edge, the content follows with increasing resistance.
  package mutating func move(by distance: Double) {
    make(list.drag(by: distance))
  }

  /// Lifts the finger; the list continues with the velocity of the finger, or with `velocity`.
  package mutating func lift(velocity: Double? = nil) {
    guard list.isTouched || velocity != nil else { return }
    make(list.lift(velocity: velocity))
    systemTrigger = SystemTrigger()
  }
}
