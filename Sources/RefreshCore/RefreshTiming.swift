/// How long each part of a refresh takes, in seconds.
public struct RefreshTiming: Sendable, Equatable {
  /// Until the control stands fully revealed.
  public var reveal: Double
  /// Until it is back at rest.
  public var retract: Double
  /// From the end of the action to the start of the way back.
  public var endDelay: Double
  /// The least time that the control stays visible once it is busy.
  public var minimumVisible: Double
  /// How long the end of the action may be missing; infinite waits for ever.
  public var timeout: Double

  /// Creates the timing of a control.
  public init(
    reveal: Double,
    retract: Double,
    endDelay: Double = 0,
    minimumVisible: Double = 0,
    timeout: Double = .infinity
  ) {
    self.reveal = reveal
    self.retract = retract
    self.endDelay = endDelay
    self.minimumVisible = minimumVisible
    self.timeout = timeout
  }
}
