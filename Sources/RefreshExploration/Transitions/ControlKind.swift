import RefreshCore

/// A kind of control that the table of transitions explores.
struct ControlKind: Equatable, Sendable {
  /// A control of the kind, in which every phase is possible.
  let behavior: RefreshBehavior

  static func == (left: ControlKind, right: ControlKind) -> Bool { left.behavior == right.behavior }

  /// Whether a control is of the kind.
  func contains(_ other: RefreshBehavior) -> Bool {
    other.trigger.kind == behavior.trigger.kind
      && (other.secondLevel != nil) == (behavior.secondLevel != nil)
  }

  /// All kinds: one for each triggering gesture, and headers with a second level.
  static let all =
    RefreshTrigger.Kind.allCases.map { ControlKind($0) }
    + [ControlKind(.release, RefreshSecondLevel(distance: 120, height: 240))]

  private init(_ kind: RefreshTrigger.Kind, _ secondLevel: RefreshSecondLevel? = nil) {
    behavior = RefreshBehavior(
      edge: kind == .reach ? .bottom : .top,
      height: 60,
      trigger: RefreshTrigger(kind, distance: 60, preload: 80),
      timing: RefreshTiming(reveal: 0.25, retract: 0.4, minimumVisible: 0.5, timeout: 30),
      showsFailure: true,
      allowsExhausted: true,
      resetsOnOppositeRefresh: true,
      resetsOnTap: true,
      secondLevel: secondLevel
    )
  }
}

/// An option by which a control differs from the one of its kind.
struct ControlOption: Sendable {
  /// Sets the option.
  let set: @Sendable (inout RefreshBehavior) -> Void
  /// The condition that the option is set.
  let isSet: Condition
  /// The condition that the option is not set.
  let isUnset: Condition

  private init(
    _ words: String,
    not unset: String,
    _ set: @escaping @Sendable (inout RefreshBehavior) -> Void,
    _ isSet: @escaping @Sendable (RefreshBehavior) -> Bool
  ) {
    self.set = set
    self.isSet = Condition(words: words) { isSet($0.machine.behavior) }
    isUnset = Condition(words: unset) { !isSet($0.machine.behavior) }
  }

  /// Creates an option that rows do not mention.
  private init(_ set: @escaping @Sendable (inout RefreshBehavior) -> Void) {
    self.set = set
    isSet = .none
    isUnset = .none
  }

  /// Creates an option that is a flag, and is set if the flag is false.
  private static func flag(
    _ words: String,
    not unset: String,
    _ path: any WritableKeyPath<RefreshBehavior, Bool> & Sendable
  ) -> ControlOption {
    ControlOption(words, not: unset, { $0[keyPath: path] = false }, { !$0[keyPath: path] })
  }

  /// The options that decide which phase changes a control has.
  ///
  /// They omit a `retract` of 0, which changes every row that leads to `ending`.
  static let all: [ControlOption] =
    [
      ControlOption(
        "`style: overlay`",
        not: "not `style: overlay`",
        { $0.style = .overlay },
        { $0.style == .overlay }
      ),
      ControlOption(
        "`style: inline`",
        not: "not `style: inline`",
        { $0.style = .inline },
        { $0.style == .inline }
      ),
      ControlOption(
        "`hidesWhenEmpty: true`",
        not: "`hidesWhenEmpty: false`",
        { ($0.edge, $0.hidesWhenEmpty) = (.bottom, true) },
        { $0.hidesWhenEmpty && $0.edge.isFar }
      ),
      flag("`requiresDrag: false`", not: "`requiresDrag: true`", \.trigger.requiresDrag),
      ControlOption(
        "`release: settle`",
        not: "`release: lift`",
        { $0.trigger.release = .settle },
        { $0.trigger.release == .settle }
      ),
      ControlOption(
        "`endDelay` above 0",
        not: "`endDelay: 0ms`",
        { $0.timing.endDelay = 0.5 },
        { $0.timing.endDelay > 0 }
      ),
      flag("`interruptible: false`", not: "`interruptible: true`", \.isInterruptible),
      flag("`exclusive: false`", not: "`exclusive: true`", \.isExclusive),
      flag("no appearance of `failed`", not: "an appearance of `failed`", \.showsFailure),
      flag("`exhausted.allowed: false`", not: "`exhausted.allowed: true`", \.allowsExhausted),
      flag("`resetOnTap: false`", not: "`resetOnTap: true`", \.resetsOnTap),
      // A threshold at the edge or beyond: other `reach` triggers have theirs before the edge.
      ControlOption { $0.trigger.preload = 0 },
      ControlOption { $0.edge = .bottom },
      flag("`resetOnRefresh: false`", not: "`resetOnRefresh: true`", \.resetsOnOppositeRefresh),
    ]
}
