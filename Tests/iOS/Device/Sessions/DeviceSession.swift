// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A recording of a few seconds: a screen, and the gestures that a UI test or the double makes.
public enum DeviceSession: String, CaseIterable, Sendable {
  // Lists with a header and a footer.
  case pull, shortPull, fling, footer, rotation, push
  case collection, swiftUIList, lazyStack, sheet, refreshable
  // Lists without controls, which show the behavior of the system.
  case writes, shrink, safeArea, window, bounce, heldInset, largeTitle, searchBar, resize, keyboard
  case trackpad, plainSheet

  public enum Screen: Sendable {
    case scrollView, table, collection, list, lazyStack, sheet, refreshable, largeTitle, searchBar
  }

  /// Something that a finger, the device or the app does; a positive distance pulls the content down.
  public enum Gesture: Sendable, Equatable {
    /// A finger moves by so many points, rests, and is lifted.
    case drag(Double)
    /// A finger flings the content, and the list decelerates.
    case fling(Double)
    /// Two fingers on a trackpad scroll by so many points.
    case trackpad(Double)
    /// The device is rotated.
    case rotate
    /// The app does the next of the session's actions.
    case act
    /// The app shows another screen, and comes back.
    case pushAndPop
    case wait(Double)
    case screenshot(String)
  }

  public var screen: Screen {
    switch self {
    case .pull, .shortPull, .fling, .footer, .rotation, .push: .table
    case .collection: .collection
    case .swiftUIList: .list
    case .lazyStack: .lazyStack
    case .sheet, .plainSheet: .sheet
    case .refreshable: .refreshable
    case .largeTitle: .largeTitle
    case .searchBar: .searchBar
    case .writes, .shrink, .safeArea, .window, .bounce, .heldInset, .resize, .trackpad, .keyboard:
      .scrollView
    }
  }

  /// Whether the list has a header and a footer of the library.
  public var hasControls: Bool {
    switch self {
    case .pull, .shortPull, .fling, .footer, .rotation, .push, .collection, .swiftUIList,
      .lazyStack,
      .sheet, .refreshable:
      true
    default: false
    }
  }

  public var gestures: [Gesture] {
    switch self {
    case .pull, .collection, .swiftUIList, .lazyStack, .sheet, .refreshable:
      [
        .screenshot("rest"), .drag(260), .wait(0.5), .screenshot("refreshing"), .wait(2),
        .screenshot("after"),
      ]
    // A longer drag would dismiss a sheet.
    case .shortPull, .plainSheet: [.drag(60), .wait(1)]
    case .fling: [.act, .fling(3000), .wait(3), .screenshot("after")]
    case .footer: [.act, .drag(-260), .wait(0.5), .screenshot("refreshing"), .wait(2)]
    case .rotation:
      [.drag(260), .wait(0.4), .rotate, .wait(0.3), .screenshot("rotated"), .wait(2)]
    case .push: [.drag(260), .wait(0.4), .pushAndPop, .wait(0.3), .screenshot("back"), .wait(2)]
    case .writes: [.act, .wait(0.1), .act, .wait(0.1), .act, .wait(0.3)]
    case .shrink: [.act, .wait(0.1), .act, .wait(0.1), .drag(30), .wait(0.5)]
    case .safeArea: [.act, .wait(0.1), .act, .wait(0.1), .act, .wait(0.2)]
    case .window: [.act, .wait(0.1), .act, .wait(0.3)]
    case .bounce: [.drag(260), .wait(2)]
    case .heldInset: [.drag(260), .wait(1)]
    case .largeTitle: [.screenshot("rest"), .drag(260), .wait(2)]
    case .searchBar: [.act, .drag(400), .wait(2), .screenshot("after")]
    case .resize: [.rotate, .wait(1)]
    case .keyboard: [.act, .wait(0.8), .act, .wait(0.2), .act, .wait(0.8)]
    case .trackpad: [.trackpad(260), .wait(1)]
    }
  }
}
