/// The places and opacities of the parts of a control that no drawing moves.
///
/// Apps and previews place and fade their views by the same pose.
package struct RefreshPose: Sendable, Equatable {
  /// The opacity of the view.
  package var opacity = 1.0
  /// The opacity of the texts and the button, within that of the view.
  package var textOpacity = 1.0
  /// The scale of a surface, with picture and texts on it.
  package var scale = 1.0
  /// The distance of picture and texts from the middle of the view, along the pull.
  package var shift = 0.0

  /// The part of a change of state that is done at a part of its time: places and sizes move so.
  package static func change(at part: Double) -> Double {
    RefreshEase.easeInOut.value(at: min(max(part, 0), 1))
  }
}

/// The traits of a design that its poses depend on.
package struct RefreshPoseTraits: Sendable, Equatable {
  /// The opacity while the control is pulled.
  package var opacity = RefreshOpacity.fixed
  /// The surface behind picture and texts.
  package var surface = RefreshSurface.none
  /// The duration of a change of state; with one, the control fades while it leaves.
  package var change = 0.0
  /// Whether picture and texts stay in the middle of what a pull has uncovered.
  package var centers = false

  /// Creates the traits of a control that only moves.
  package init() {}

  /// Creates the traits of a design.
  package init(
    opacity: RefreshOpacity,
    surface: RefreshSurface,
    changeDuration: Double,
    layout: RefreshLayout,
    edge: RefreshEdge
  ) {
    (self.opacity, self.surface) = (opacity, surface)
    change = changeDuration
    centers = layout.scales && !edge.isHorizontal
  }
}

extension RefreshMachine {
  /// Returns the pose of a control.
  ///
  /// `pull` and `visible`, the part of the control that is visible, are as on screen, in the middle of
  /// an animation. With `hiddenAtRest`, a control at rest is transparent, because it would be visible
  /// through a translucent bar.
  package func pose(
    of traits: RefreshPoseTraits,
    pull: Double,
    visible: Double,
    hiddenAtRest: Bool
  ) -> RefreshPose {
    var pose = RefreshPose()
    switch phase {
    case .idle, .pulling, .armed, .secondLevelArmed:
      // A control with a tap trigger has no progress; at opacity 0, it could not be tapped.
      let part = behavior.trigger.when == .tap ? 1 : min(max(progress, 0), 1)
      switch traits.opacity {
      case .fixed: break
      case .followsPull: pose.opacity = part
      case .textsFollowPull: pose.textOpacity = part
      }
      if traits.surface == .capsule {
        pose.opacity *= min(part / RefreshSurface.fullPull, 1)
        pose.scale = RefreshSurface.scale(part)
      }
      if hiddenAtRest, phase == .idle, behavior.style != .inline { pose.opacity = 0 }
    case .pending, .refreshing, .ending, .failed, .exhausted, .secondLevel:
      if traits.surface == .capsule {
        pose.opacity = visible
        pose.scale = RefreshSurface.scale(visible)
      }
      if isLeaving, traits.change > 0 { pose.opacity = visible }
      if hiddenAtRest, isAtEdge { pose.opacity = traits.change > 0 ? visible : visible > 0 ? 1 : 0 }
    }
    pose.shift = shift(of: traits, atPull: pull, visible: visible)
    return pose
  }

  /// The distance by which the middle of the view moves along the pull when its height changes.
  ///
  /// Its edge at the content, or the outer edge of an overlay, stays where it is.
  package func moveOfMiddle(from height: Double) -> Double {
    (behavior.height - height) / (behavior.style == .overlay ? 2 : -2)
  }

  /// Whether the control stays outside of the content, in a phase that lasts until the next pull.
  private var isAtEdge: Bool {
    (phase == .failed || phase == .exhausted) && behavior.style != .inline
  }

  /// Whether the control retracts, after it has shown the outcome.
  private var isLeaving: Bool { phase == .ending && !isShowingOutcome }

  private func shift(of traits: RefreshPoseTraits, atPull pull: Double, visible: Double) -> Double {
    switch behavior.style {
    case .inline: return 0
    case .overlay:
      // A capsule comes from just above the edge, below the letters of a title there.
      return traits.surface == .capsule ? behavior.height / 3 * (1 - visible) : 0
    case .pull:
      guard traits.centers, phase != .secondLevel else { return 0 }
      let middle = (behavior.height - max(pull, 0)) / 2
      switch phase {
      case .idle, .pulling, .armed, .secondLevelArmed: return middle
      // A control that the user scrolls out of view goes with the content.
      case .pending, .refreshing, .ending, .failed, .exhausted, .secondLevel:
        return isLeaving || isAtEdge ? middle : min(middle, 0)
      }
    }
  }
}
