/// The `alwaysBounce` settings of a list, which a control needs to be on.
///
/// When the last control is removed, a setting is restored, unless the app has changed the setting
/// since then.
package struct BounceChoice: Sendable, Equatable {
  private var isVerticalOurs = false
  private var isHorizontalOurs = false

  /// Records that bouncing along one axis has been turned on for a control.
  package mutating func turnedOn(isHorizontal: Bool) { set(true, isHorizontal) }

  /// Records that the app has changed the setting.
  package mutating func wasSet(isHorizontal: Bool) { set(false, isHorizontal) }

  func isOurs(isHorizontal: Bool) -> Bool {
    isHorizontal ? isHorizontalOurs : isVerticalOurs
  }

  private mutating func set(_ isOurs: Bool, _ isHorizontal: Bool) {
    if isHorizontal { isHorizontalOurs = isOurs } else { isVerticalOurs = isOurs }
  }
}
