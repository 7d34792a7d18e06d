/// The durations of the parts of a refresh, in seconds.
public struct RefreshTiming: Sendable, Equatable {
  /// The duration of the reveal animation.
  public var reveal: Double
  /// The duration of the retract animation.
  public var retract: Double
  /// The delay between the end of the action and the retract animation.
  public var endDelay: Double
  /// The minimum time that the control stays visible once a refresh has started.
  public var minimumVisible: Double
  /// The time for which the control shows a success before it retracts.
  public var succeeded: Double
  /// The time for which the control shows a failure before it retracts.
  public var failed: Double
  /// The time limit for the action; infinity means none.
  public var timeout: Double

  /// Creates the timing of a control.
  public init(
    reveal: Double,
    retract: Double,
    endDelay: Double = 0,
    minimumVisible: Double = 0,
    succeeded: Double = 0,
    failed: Double = 0,
    timeout: Double = .infinity
  ) {
    self.reveal = reveal
    self.retract = retract
    self.endDelay = endDelay
    self.minimumVisible = minimumVisible
    self.succeeded = succeeded
    self.failed = failed
    self.timeout = timeout
  }
}

extension RefreshTiming {
  /// The seconds for which words stay that an app sets for a success.
  package static var readingTime: Double { 0.9 }

  /// The time for which the control shows an outcome before it retracts, in seconds.
  func visible(_ outcome: RefreshOutcome) -> Double {
    switch outcome {
    case .success, .exhausted: succeeded
    case .failure: failed
    case .cancelled: 0
    }
  }
}
