/// Controls that are drawn inside a `UIRefreshControl`.
extension RefreshBehavior {
  /// The behavior of a control inside a `UIRefreshControl`: UIKit drives, and the control is drawn.
  ///
  /// The control is a header. UIKit decides about the distance of the pull, the room of 60 points, the
  /// reveal and the retraction. A refresh ends only once no finger is on the list.
  public static func system(
    timing: RefreshTiming = .system(),
    isExclusive: Bool = true,
    showsFailure: Bool = false,
    allowsExhausted: Bool = false,
    resetsOnOppositeRefresh: Bool = false,
    resetsOnEnd: Bool = false
  ) -> RefreshBehavior {
    RefreshBehavior(
      edge: .top,
      height: systemHeight,
      trigger: .ofSystem,
      action: .immediate,
      insetWhileRefreshing: .fixed,
      timing: .system(
        endDelay: timing.endDelay,
        minimumVisible: timing.minimumVisible,
        succeeded: timing.succeeded,
        failed: timing.failed,
        timeout: timing.timeout
      ),
      isInterruptible: false,
      isExclusive: isExclusive,
      showsFailure: showsFailure,
      allowsExhausted: allowsExhausted,
      resetsOnOppositeRefresh: resetsOnOppositeRefresh,
      resetsOnEnd: resetsOnEnd
    )
  }

  /// The room that a `UIRefreshControl` has during a refresh, in points.
  package static var systemHeight: Double { 60 }

  /// The behavior inside a `UIRefreshControl`, with all options that UIKit leaves.
  package var insideSystem: RefreshBehavior {
    .system(
      timing: timing,
      isExclusive: isExclusive,
      showsFailure: showsFailure,
      allowsExhausted: allowsExhausted,
      resetsOnOppositeRefresh: resetsOnOppositeRefresh,
      resetsOnEnd: resetsOnEnd
    )
  }
}

extension RefreshTiming {
  /// The timing inside a `UIRefreshControl`, whose animations are UIKit's.
  public static func system(
    endDelay: Double = 0,
    minimumVisible: Double = 0,
    succeeded: Double = 0,
    failed: Double = 0,
    timeout: Double = .infinity
  ) -> RefreshTiming {
    RefreshTiming(
      reveal: 0.25,
      retract: 0.4,
      endDelay: endDelay,
      minimumVisible: minimumVisible,
      succeeded: succeeded,
      failed: failed,
      timeout: timeout
    )
  }
}
