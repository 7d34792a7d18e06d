import RefreshCore
package import RefreshWorld

/// Two versions of a control in equal lists, which the same stimuli reach.
package struct ControlPair: Sendable {
  package private(set) var old: World
  package private(set) var new: World
  /// Whether delays take their real durations, instead of ending whenever a search wants it.
  private let isTimed: Bool

  init(
    old: RefreshBehavior,
    new: RefreshBehavior,
    in list: ScrollReading,
    isTimed: Bool
  ) {
    self.old = World(behavior: old, in: list)
    self.new = World(behavior: new, in: list)
    self.isTimed = isTimed
  }

  /// The state by which a search recognizes a pair.
  struct Key: Hashable {
    var machines: SIMD2<UInt64>
    var offsets: SIMD2<Double>
    var list: Double
    var isDragging: Bool
  }

  /// The state of both versions: pairs with equal keys respond alike to each stimulus.
  var key: Key {
    Key(
      machines: [old.key, new.key],
      offsets: [old.scrollView.offset, new.scrollView.offset],
      list: old.scrollView.content,
      isDragging: old.scrollView.isDragging
    )
  }

  /// Whether a stimulus can have an effect on either version.
  func allows(_ stimulus: Stimulus) -> Bool {
    old.allows(stimulus) || new.allows(stimulus)
  }

  /// Whether either version waits for a delay.
  func awaits(_ delay: RefreshDelay) -> Bool {
    old.awaits(delay) || new.awaits(delay)
  }

  /// Applies a stimulus to both versions; returns it with the waits that follow it.
  mutating func perform(_ stimulus: Stimulus) -> [Stimulus] {
    old.perform(stimulus)
    new.perform(stimulus)
    return [stimulus] + skipOneSidedDelays()
  }

  /// Ends a delay in both versions; returns the waits for it.
  mutating func finish(_ delay: RefreshDelay) -> [Stimulus] {
    end(delay) + skipOneSidedDelays()
  }

  /// Ends the delays that only one version has, because their duration is zero in the other one.
  ///
  /// Otherwise an animation that is new would count as another behavior, and not as timing.
  private mutating func skipOneSidedDelays() -> [Stimulus] {
    var waits: [Stimulus] = []
    for _ in RefreshDelay.allCases {
      let delay = RefreshDelay.allCases.first { delay in
        old.awaits(delay) != new.awaits(delay)
          && [old, new].contains { $0.machine.seconds(of: delay) == 0 }
      }
      guard let delay else { break }
      waits += end(delay)
    }
    return waits
  }

  private mutating func end(_ delay: RefreshDelay) -> [Stimulus] {
    guard isTimed else {
      if old.awaits(delay) { Self.end(delay, in: &old) }
      if new.awaits(delay) { Self.end(delay, in: &new) }
      return []
    }
    let seconds = [old, new].filter { $0.awaits(delay) }.map { $0.remaining(delay) }.max() ?? 0
    old.perform(.wait(seconds))
    new.perform(.wait(seconds))
    return [.wait(seconds)]
  }

  private static func end(_ delay: RefreshDelay, in world: inout World) {
    world.finish(delay)
    while world.advance() != nil {}
  }
}

extension ControlPair {
  /// The observables of a user or an app, the most important first.
  package enum Observable: Int, Sendable, CaseIterable, Comparable {
    /// An action or a refresh starts, or the action starts at another moment of the refresh.
    case start
    /// A refresh ends.
    case end
    /// The insets and the offset of the list.
    case place
    /// The phase that is shown.
    case phase

    package static func < (first: Self, second: Self) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// The most important observable in which the versions differ, after they were like `before`.
  func difference(since before: ControlPair) -> Observable? {
    let hasBegun = (
      Self.began(before: before.old, after: old), Self.began(before: before.new, after: new)
    )
    if old.actions != new.actions || hasBegun.0 != hasBegun.1 { return .start }
    if old.phase.isBusy != new.phase.isBusy { return .end }
    if old.completions != new.completions { return .end }
    let places = (Self.place(of: old), Self.place(of: new))
    let apart = places.0 - places.1
    if max(apart.max(), -apart.min()) > 1e-6 { return .place }
    return old.phase == new.phase ? nil : .phase
  }

  /// Whether a refresh has begun.
  private static func began(before: World, after: World) -> Bool {
    after.phase.isBusy && !before.phase.isBusy
  }

  /// The insets and the offset.
  private static func place(of world: World) -> SIMD4<Double> {
    [world.insets.start, world.insets.end, world.scrollView.offset, 0]
  }
}
