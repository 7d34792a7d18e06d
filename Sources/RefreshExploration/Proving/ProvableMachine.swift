package import RefreshCore

/// What a proof needs of a machine.
///
/// `RefreshMachine` is the one that ships; tests put broken ones in its place, to see that a proof
/// can fail.
package protocol ProvableMachine: Sendable {
  /// Creates the machine of a control at rest.
  init(_ behavior: RefreshBehavior, at reading: ScrollReading, isAttached: Bool)

  /// The numbers and choices that it follows.
  var behavior: RefreshBehavior { get }
  /// What the control is doing.
  var phase: RefreshPhase { get }
  /// What the control adds to its edge's inset.
  var share: Double { get }
  /// Whether the control is on screen.
  var isAttached: Bool { get }
  /// Whether the control may trigger.
  var isEnabled: Bool { get }
  /// Whether the control is out of the layout.
  var isHidden: Bool { get }
  /// Whether the control at the opposite edge is busy.
  var isOppositeBusy: Bool { get }
  /// Whether the control is busy, or will be as soon as it is on screen.
  var isBusy: Bool { get }
  /// How the last refresh ended.
  var lastOutcome: RefreshOutcome { get }
  /// Everything that decides what the machine does next, in at most 32 bits.
  var key: UInt64 { get }

  /// Takes in one event, with the scroll view as it is at that moment.
  mutating func handle(_ event: RefreshEvent, at reading: ScrollReading) -> RefreshEffects
}

extension RefreshMachine: ProvableMachine {}
