/// The rules about the behavior of a control.
enum BehaviorRule {
  static let all: [any ControlRule.Type] = [
    BrokenInvariant.self,
    ConflictingTiming.self,
    HairTrigger.self,
    HiddenRefresh.self,
    KeyWithoutEffect.self,
    SuspiciousDuration.self,
    ThresholdBelowControl.self,
    ThresholdBeyondRubberBand.self,
    UnboundedLoading.self,
    UnreachableSecondLevel.self,
    UntappableControl.self,
  ]
}
