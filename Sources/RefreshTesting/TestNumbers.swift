/// The distances and durations of a spec, with the names that test paths use for them.
///
/// Generated tests contain these numbers instead of reading them from the control, so that a test
/// fails if someone edits a number of the control.
public struct TestNumbers: Sendable, Equatable {
  /// The longest pull that does not trigger, in points past the edge of the list.
  public var belowThreshold: Double
  /// The shortest pull that triggers.
  public var aboveThreshold: Double
  /// The inset that the control adds while it refreshes.
  public var height: Double
  /// The longest pull that does not arm the second level.
  public var belowSecondLevel: Double
  /// The shortest pull that arms the second level.
  public var aboveSecondLevel: Double
  /// The inset of the open second level.
  public var secondLevelHeight: Double
  /// The duration of the reveal animation.
  public var reveal: Double
  /// The minimum time that a busy control stays visible.
  public var minimumVisible: Double
  /// The delay between the end of the action and the retraction.
  public var endDelay: Double
  /// The time limit for the action.
  public var timeout: Double
  /// The duration of the retract animation.
  public var retract: Double

  /// Creates numbers; the defaults are zero.
  public init(
    belowThreshold: Double,
    aboveThreshold: Double,
    height: Double = 0,
    belowSecondLevel: Double = 0,
    aboveSecondLevel: Double = 0,
    secondLevelHeight: Double = 0,
    reveal: Double = 0,
    minimumVisible: Double = 0,
    endDelay: Double = 0,
    timeout: Double = 0,
    retract: Double = 0
  ) {
    self.belowThreshold = belowThreshold
    self.aboveThreshold = aboveThreshold
    self.height = height
    self.belowSecondLevel = belowSecondLevel
    self.aboveSecondLevel = aboveSecondLevel
    self.secondLevelHeight = secondLevelHeight
    self.reveal = reveal
    self.minimumVisible = minimumVisible
    self.endDelay = endDelay
    self.timeout = timeout
    self.retract = retract
  }

  /// Returns the number with the given name; `nil` for an unknown name.
  subscript(name: Substring) -> Double? {
    switch name {
    case "belowThreshold": belowThreshold
    case "aboveThreshold": aboveThreshold
    case "height": height
    case "belowSecondLevel": belowSecondLevel
    case "aboveSecondLevel": aboveSecondLevel
    case "secondLevelHeight": secondLevelHeight
    case "reveal": reveal
    case "minimumVisible": minimumVisible
    case "endDelay": endDelay
    case "timeout": timeout
    case "retract": retract
    default: nil
    }
  }
}
