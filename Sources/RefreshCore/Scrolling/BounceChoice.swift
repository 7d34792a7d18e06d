/// The `alwaysBounce` settings of a list, which a control needs to be on.
///
/// When the last control is removed, a setting is restored, unless the app has changed the setting
/// since then.
struct BounceChoice: Sendable {
  private var isVerticalOurs = false
  private var isHorizontalOurs = false

  /// Records that a setting has changed: for a control, or by the app.
  mutating func set(isOurs: Bool, isHorizontal: Bool) {
    if isHorizontal { isHorizontalOurs = isOurs } else { isVerticalOurs = isOurs }
  }

  func isOurs(isHorizontal: Bool) -> Bool {
    isHorizontal ? isHorizontalOurs : isVerticalOurs
  }
}
