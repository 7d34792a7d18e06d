// What UIScrollView does with insets and range; what it is declared as is in UIScrollView.swift.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIScrollView {
  /// Where the list may rest, along one axis.
  public struct Range: Sendable, Equatable {
    public var low: CGFloat
    public var high: CGFloat

    public func clamped(_ value: CGFloat) -> CGFloat { min(max(value, low), high) }
  }

  /// What happened to the range.
  enum Cause {
    case size
    case other
  }

  /// What the system adds to the list's own insets: never kept, always derived.
  public var systemPart: UIEdgeInsets { systemPart(adjusting: contentInsetAdjustmentBehavior) }

  /// What the system adds with an adjustment behavior, and with the bars of now or others.
  public func systemPart(
    adjusting behavior: ContentInsetAdjustmentBehavior,
    below bars: UIEdgeInsets? = nil
  ) -> UIEdgeInsets {
    var part = UIEdgeInsets.zero
    let safe = bars ?? safeAreaInsets
    let isVertical =
      behavior == .automatic || content.height > size.height || alwaysBounceVertical
    let isHorizontal = content.width > size.width || alwaysBounceHorizontal
    switch behavior {
    case .never: break
    case .always: part = safe
    case .automatic, .scrollableAxes:
      if isVertical { (part.top, part.bottom) = (safe.top, safe.bottom) }
      if isHorizontal { (part.left, part.right) = (safe.left, safe.right) }
    }
    if behavior != .never {
      part.bottom = max(part.bottom, keyboardOverlap)
      if window != nil { part.top += titleGrowth }
    }
    part.top += refreshControl?.systemRoom ?? 0
    return part
  }

  /// What the system adds except for a control that is not the app's.
  public var systemPartOfOthers: UIEdgeInsets {
    var part = systemPart
    if let refreshControl, type(of: refreshControl) != UIRefreshControl.self {
      part.top -= refreshControl.systemRoom
    }
    return part
  }

  /// Where the list may rest now.
  public var range: Range {
    let adjusted = adjustedContentInset
    if isSideways {
      let low = -adjusted.left
      return Range(low: low, high: max(low, content.width + adjusted.right - size.width))
    }
    // A title that the pull has stretched goes back with it, and one that has collapsed expands.
    let low = -(adjusted.top - titleGrowth + hiddenBar)
    let space = size.height - content.height - adjusted.bottom + low
    if space > 0 { return Range(low: low - alignment.y * space, high: low - alignment.y * space) }
    return Range(low: low, high: max(low, content.height + adjusted.bottom - size.height))
  }

  /// The height by which the bar above can still expand.
  private var hiddenBar: CGFloat {
    guard let expandingBar, window != nil else { return 0 }
    var bars = safeAreaInsets
    bars.top = expandingBar.upperBound
    let behavior = contentInsetAdjustmentBehavior
    return systemPart(adjusting: behavior, below: bars).top - systemPart.top
  }

  /// Where a list lands whose bar has half expanded: at one of the heights of the bar.
  var placeOfBar: CGFloat? {
    guard let expandingBar, hiddenBar > 0 else { return nil }
    let (low, high) = (range.low, range.low + expandingBar.upperBound - expandingBar.lowerBound)
    guard position1 > low, position1 < high else { return nil }
    return position1 - low < high - position1 ? low : high
  }

  /// Where the list is along its axis.
  public var position1: CGFloat {
    isSideways ? offset.x : offset.y
  }

  func point(at value: CGFloat) -> CGPoint {
    isSideways ? CGPoint(x: value, y: offset.y) : CGPoint(x: offset.x, y: value)
  }

  /// The pixel that a written offset goes to.
  func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: snapped(point.x), y: snapped(point.y))
  }

  func snapped(_ value: CGFloat) -> CGFloat {
    guard switches.scale > 0, switches.body.roundsOffsets else { return value }
    let pixels = value * switches.scale
    switch switches.snapping {
    case .nearest: return pixels.rounded() / switches.scale
    // A number that differs from a pixel in its last bits counts as that pixel.
    case .towardZero:
      let nearest = pixels.rounded()
      let whole = abs(pixels - nearest) < 0.01 ? nearest : pixels.rounded(.towardZero)
      return whole / switches.scale
    }
  }

  /// Changes what bars and the safe area take away, as an event of the system.
  public func setSystemInsets(_ insets: UIEdgeInsets) {
    let range = range
    systemInsets = insets
    Writes.asOthers { tellOfSafeArea() }
    systemChanged(from: range)
  }

  /// Shows or hides a keyboard for which the system makes room.
  public func setKeyboardOverlap(_ overlap: CGFloat) {
    let range = range
    keyboardOverlap = overlap
    Writes.asOthers { tellOfSafeArea() }
    systemChanged(from: range)
  }

  func systemChanged(from old: Range? = nil) {
    let before = old ?? Range(low: -lastAdjusted.top - hiddenBar, high: .infinity)
    guard adjustedMayHaveChanged() else { return }
    rangeChanged(from: before, isSystem: true)
  }

  /// What a new range does to the offset.
  func rangeChanged(from old: Range, isSystem: Bool) {
    if switches.body.clampsInEachLayout {
      needsLayout = true
      return
    }
    let new = range
    if new.low != old.low, isSystem, finger == nil, motion == nil, switches.topChange == .follows,
      abs(position1 - old.low) < 0.5
    {
      move(to: snapped(point(at: new.low)))
      return
    }
    if finger != nil {
      let isElsewhere = abs(banded(finger?.asked ?? 0) - position1) > 1.5 / max(switches.scale, 1)
      if switches.fingerChange == .kept && isElsewhere { finger?.asked = asked(for: position1) }
      return
    }
    switch motion {
    case .scroll: return
    case .free:
      switch switches.bounceChange {
      case .turns: break
      // It runs to the edge that it had at first, whatever follows.
      case .runsAndSnaps: if motion?.frozen == nil { motion?.frozen = old }
      case .jumps: if new.low != old.low { jump(by: new.low - old.low) }
      }
    case nil: clamp(after: .other)
    }
  }

  /// Moves for one frame by a change of the edge.
  private func jump(by distance: CGFloat) {
    let before = position1
    move(to: snapped(point(at: before + distance)))
    motion?.returnsTo = before
  }

  func clamp(after cause: Cause) {
    let isOutside = range.clamped(position1) != position1
    guard isOutside else { return }
    // Its layouts clamp it, and no touch.
    if switches.body.clampsInEachLayout {
      needsLayout = true
      return
    }
    switch switches.clamping {
    case .atOnce: clampNow()
    case .atLayout, .atTouch:
      mustClamp = true
      needsLayout = true
    }
  }

  func clampNow() {
    mustClamp = false
    guard finger == nil || switches.clamping == .atOnce else { return }
    let target = snapped(range.clamped(position1))
    guard target != position1 else { return }
    if case .free = motion { motion = nil }
    move(to: point(at: target))
  }

  /// Lets a large title grow with the pull, now or when the switch says.
  func growTitle() {
    switch switches.titleNotice {
    case .beforeOffset, .withOffset: growTitle(at: offset.y)
    case .atLayout: needsLayout = true
    case .inNextFrame:
      guard hasLargeTitle else { return }
      let growth = titleGrowth(at: offset.y)
      guard finger != nil || isRunning else { return growTitle(to: growth) }
      Turns.inLaterFrame { [weak self] in
        guard let self else { return }
        // A bar that is told by itself is an event of its own.
        Writes.noted.barSteps += 1
        growTitle(to: finger != nil || isRunning ? growth : 0)
      }
    }
  }

  func growTitle(at offset: CGFloat) {
    growTitle(to: titleGrowth(at: offset))
  }

  private func titleGrowth(at offset: CGFloat) -> CGFloat {
    guard window != nil, contentInsetAdjustmentBehavior != .never, finger != nil || isRunning
    else { return 0 }
    // A bar that expands first grows only beyond its own height.
    let own = expandingBar.map { $0.upperBound - systemInsets.top } ?? 0
    return max(0, -offset - (adjustedContentInset.top - titleGrowth + own))
  }

  private func growTitle(to growth: CGFloat) {
    guard hasLargeTitle, switches.largeTitle == .grows, !isSideways, growth != titleGrowth else {
      return
    }
    titleGrowth = growth
    Writes.asOthers { tellOfSafeArea() }
    adjustedMayHaveChanged()
  }

  /// The inset between the bar above and the content.
  public var insetBelowBar: CGFloat { inset.top + (refreshControl?.systemRoom ?? 0) }

  /// Lets the bar above have the height that the scroll asks for.
  func expandBar() {
    guard let expandingBar else { return }
    guard window != nil else {
      // Off screen, no view is notified.
      let height = min(max(systemInsets.top, expandingBar.lowerBound), expandingBar.upperBound)
      systemInsets.top = height
      return
    }
    let asked = -offset.y - insetBelowBar
    let height = min(max(asked, expandingBar.lowerBound), expandingBar.upperBound)
    guard height != systemInsets.top else { return }
    systemInsets.top = height
    // In a layout, each step of the bar is an event of its own.
    Writes.noted.barSteps += 1
    Writes.asOthers { tellOfSafeArea() }
    adjustedMayHaveChanged()
    // The range is another one, but the list is where the bar wants it.
    if finger != nil { finger?.asked = self.asked(for: position1) }
  }
}
