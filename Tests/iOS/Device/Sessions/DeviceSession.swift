// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A recording of a few seconds: a screen, and the gestures that a UI test or the double makes.
public enum DeviceSession: String, CaseIterable, Sendable {
  // One pull that refreshes.
  case pull, collection, swiftUIList, lazyStack, sheet, refreshable, rotation, push, footer
  case lateList, updatedList, updatedRefreshable, margins, offered, hitches, popover, titled
  // The insets have other owners.
  case adjustment, systemControl, absoluteOwner, insistentOwner, restoredInsets, relativeOwner
  case otherEdge, twoOwners, zeroWrites, statusBar, banner
  // The content and its rest.
  case shortContent, reload, shrunkPull, emptied, lateRows, stickyRoom, pages, anchored, bothAxes
  case insertedRows, scrolledToTop
  // Who else holds the list.
  case changedSuperview, cleared, nested, rival, noDelegate, beginInFling, attachedOffWindow
  case pulledKeyboard, poppedHalfway, pushedScreen, replacedList, renewedView, background, textSize
  case levels, levelBelowBars, levelUnderFinger, levelOffWindow
  // The list scrolls sideways, and is read from right to left.
  case rightToLeft, unflipped
  // Nothing that refreshes.
  case shortPull, cancelledPull, stillFinger, fling, animatedScroll, animatedWrite, overshoot,
    rowsAbove
  case keyboardGuide, tabBar, estimatedRows, bouncing, keys, assistance, wheel, droppedLists
  case grabbed
  // Lists without controls, which show the behavior of the system.
  case writes, shrink, safeArea, window, bounce, heldInset, largeTitle, searchBar, resize, keyboard
  case trackpad, plainSheet

  public enum Screen: Sendable {
    case scrollView, table, collection, list, lazyStack, sheet, refreshable, largeTitle, searchBar
    case lateList, updatedList, updatedRefreshable, margins, tabBar, estimatedRows
    case pushedScreen, replacedList, flipped, unflipped, popover, titled
  }

  /// Something that a finger, the device or the app does; a positive distance pulls the content down.
  public enum Act: Sendable, Equatable {
    /// A finger moves by so many points, rests, and is lifted.
    case drag(Double)
    /// A finger moves by so many points, and is not lifted before long.
    case hold(Double)
    /// A finger moves to the right by so many points.
    case dragAcross(Double)
    /// A finger flings the content, and the list decelerates.
    case fling(Double)
    /// A finger flings the content up, and another one stops it, moves a little and is lifted.
    case grab(Double)
    /// Two fingers on a trackpad, or a wheel, scroll by so many points.
    case trackpad(Double)
    /// A key of a keyboard is pressed.
    case key(Key)
    /// A finger taps the status bar, and the list scrolls to its top.
    case tapStatusBar
    /// The device is rotated.
    case rotate
    case app(DeviceAction)
    /// The app shows another screen, and comes back.
    case pushAndPop
    /// The user goes to the home screen, and comes back to the app.
    case background
    /// The app shows another screen, a finger at the edge nearly comes back, and the app does.
    case cancelledPop
    case wait(Double)
    case screenshot(String)
  }

  public enum Key: Sendable {
    case pageUp, pageDown
  }

  /// The controls of a list.
  public enum Controls: Sendable {
    /// A header and a footer; the header is recorded.
    case header
    /// A header and a footer; the footer is recorded.
    case footer
    /// A header with a second level.
    case levels
    /// A header at the leading edge.
    case leading
    case none
  }

  /// The trigger distance of the headers.
  public static let distance = 72.0

  public var screen: Screen { script.screen }
  public var controls: Controls { script.controls }
  public var hasControls: Bool { controls != .none }
  public var gestures: [Act] { script.gestures }
  /// How often the action runs.
  public var actionCount: Int { script.actionCount }

  /// How long the action takes, unless the app ends the refresh when the UI test asks for it.
  public var refreshTime: Double { script.refreshTime }

  /// What the app does, in order.
  public var actions: [DeviceAction] {
    gestures.compactMap { if case .app(let action) = $0 { action } else { nil } }
  }
}
