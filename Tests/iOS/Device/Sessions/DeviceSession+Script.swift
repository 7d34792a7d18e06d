/// The gestures of the sessions.
extension DeviceSession {
  struct Script {
    let screen: Screen
    var controls = Controls.header
    var actionCount = 1
    var refreshTime = 3.0
    let gestures: [Act]

    init(_ screen: Screen, _ gestures: [Act]) {
      (self.screen, self.gestures) = (screen, gestures)
    }

    /// A script in which nothing refreshes.
    static func quiet(_ screen: Screen, _ gestures: [Act]) -> Script {
      var script = Script(screen, gestures)
      script.actionCount = 0
      return script
    }

    /// A script of a footer.
    static func footer(
      _ screen: Screen,
      _ gestures: [Act],
      refreshes: Bool = true
    ) -> Script {
      var script = Script(screen, gestures)
      (script.controls, script.actionCount) = (.footer, refreshes ? 1 : 0)
      return script
    }

    /// A script of a list without controls.
    static func bare(_ screen: Screen, _ gestures: [Act]) -> Script {
      var script = Script.quiet(screen, gestures)
      script.controls = .none
      return script
    }

    /// A script of a header at the leading edge.
    static func leading(_ screen: Screen, _ gestures: [Act]) -> Script {
      var script = Script(screen, gestures)
      script.controls = .leading
      return script
    }

    /// The same script with a longer action: a UI test may wait for seconds between two gestures.
    var long: Script {
      var script = self
      script.refreshTime = 8
      return script
    }

    /// A script of a header with a second level.
    static func levels(_ screen: Screen, _ gestures: [Act]) -> Script {
      var script = Script.quiet(screen, gestures)
      script.controls = .levels
      return script
    }
  }

  var script: Script {
    switch self {
    case .pull, .collection, .swiftUIList, .lazyStack, .sheet, .refreshable, .lateList,
      .updatedList, .updatedRefreshable, .margins, .popover:
      Script(
        pulledScreen,
        [
          .screenshot("rest"), .drag(260), .wait(0.5), .screenshot("refreshing"), .wait(4),
          .screenshot("after"),
        ]
      )
    case .titled:
      Script(
        .titled,
        [
          // The bar collapses; then it expands and stretches in one motion.
          .drag(-150), .wait(1), .screenshot("collapsed"), .drag(400), .wait(0.5),
          .screenshot("refreshing"), .wait(4),
        ]
      )
    case .rotation:
      Script(
        .table,
        [
          .drag(260), .wait(0.4), .rotate, .wait(0.3), .screenshot("rotated"), .app(.finish),
          .wait(1),
        ]
      )
    case .push:
      Script(
        .table,
        [
          .drag(260), .wait(0.4), .pushAndPop, .wait(0.3), .screenshot("back"), .app(.finish),
          .wait(1),
        ]
      )
    case .pushedScreen:
      Script(
        .pushedScreen,
        [.drag(260), .wait(0.4), .pushAndPop, .wait(0.3), .screenshot("back"), .wait(9)]
      )
      .long
    case .footer:
      .footer(
        .table,
        [.app(.offsetAtEnd), .drag(-260), .wait(0.5), .screenshot("refreshing"), .wait(4)]
      )
    case .offered: Script(.table, [.app(.performOffered), .wait(4)])
    case .hitches: Script(.table, [.app(.hitches(0.1)), .drag(260), .wait(4)])

    case .adjustment:
      refreshing([.app(.adjustment(.never)), .wait(0.2), .app(.adjustment(.automatic))])
    case .systemControl:
      Script(
        .scrollView,
        [
          // One event starts all, since a UI test waits for the end of the system's animation.
          .app(
            .together([
              .system(true), .later(0.5, .begin), .later(1, .system(false)), .later(1.5, .finish),
            ])
          ),
          .wait(3),
        ]
      )
    case .absoluteOwner: Script(.table, [.app(.keepTop(44)), .drag(260), .wait(4)])
    case .insistentOwner: Script(.table, [.app(.insistOnTop(20)), .drag(260), .wait(4)])
    case .restoredInsets: refreshing([.app(.save)], afterwards: [.app(.restore)])
    case .relativeOwner: refreshing([.app(.addTop(44))], afterwards: [.app(.addTop(-44))])
    case .otherEdge: refreshing([.app(.bottom(336))])
    case .twoOwners:
      .footer(
        .table,
        [
          .app(.offsetAtEnd), .drag(-260), .wait(0.5),
          .app(.together([300, 600, 300, 0, -300, 0].map(DeviceAction.bottom))),
          .wait(0.5), .app(.finish), .wait(1),
        ]
      )
    case .zeroWrites: refreshing([.app(.together([.offset(0), .bottom(0)]))])
    case .statusBar: refreshing([.app(.keepingOffset(.safeArea(20)))])

    case .banner:
      Script(.table, [.app(.whenReleased(.safeArea(44))), .drag(260), .wait(4)])
    case .insertedRows:
      Script(
        .scrollView,
        [
          .drag(260), .wait(0.5), .app(.together([.content(3900), .addOffset(900)])), .wait(0.5),
          .app(.finish), .wait(1),
        ]
      )
    case .scrolledToTop: refreshing([.drag(-300), .wait(1), .tapStatusBar, .wait(1)])

    case .shortContent:
      Script(
        .scrollView,
        [
          .app(.content(200)), .wait(0.2), .drag(260), .wait(0.5), .app(.content(3000)), .wait(0.2),
          .app(.content(200)), .wait(0.5), .app(.finish), .wait(1),
        ]
      )
    case .reload:
      Script(
        .table,
        [.app(.whenPulled(90, .keepingOffset(.offset(0)))), .drag(260), .wait(4)]
      )
    case .shrunkPull:
      Script(.scrollView, [.app(.whenPulled(90, .content(2990))), .drag(260), .wait(4)])
    case .emptied:
      Script(
        .scrollView,
        [
          .drag(260), .wait(0.5), .app(.together([.content(0), .finish])), .wait(1),
          .app(.content(3000)), .wait(0.5),
        ]
      )
    case .lateRows:
      .footer(
        .scrollView,
        [
          .app(.offsetAtEnd), .drag(-260), .wait(0.5),
          .app(.together([.finish, .later(0.05, .content(3900))])), .wait(1.5),
        ]
      )
    case .stickyRoom:
      Script(
        .table,
        [.drag(260), .wait(0.5), .drag(-200), .wait(0.5), .drag(200), .app(.finish), .wait(2)]
      )
    case .pages:
      .footer(
        .scrollView,
        [
          .app(.together([.adjustment(.never), .pages(4)])), .app(.offsetAtEnd), .drag(-260),
          .wait(4),
        ]
      )
    case .anchored:
      Script(
        .scrollView,
        [.app(.together([.content(300), .anchor(1)])), .wait(0.3), .drag(260), .wait(4)]
      )
    case .bothAxes:
      Script(
        .scrollView,
        [.app(.width(1200)), .drag(260), .wait(0.5), .screenshot("refreshing"), .wait(4)]
      )

    case .changedSuperview: refreshing([.app(.changeSuperview)])
    case .cleared: refreshing([.app(.clearSubviews)])
    case .nested:
      Script(.scrollView, [.app(.nest), .wait(0.2), .drag(260), .wait(4), .app(.tellNested)])
    case .pulledKeyboard:
      Script(
        .table,
        [
          .app(.together([.pullableKeyboard, .keyboard(true)])), .wait(0.8),
          .app(.tellKeyboard), .drag(260), .wait(4),
          .app(.keyboard(false)), .wait(0.8),
        ]
      )
    case .rival: Script(.table, [.app(.rival), .drag(260), .wait(4)])
    case .noDelegate:
      Script(.table, [.app(.whenPulled(60, .dropDelegate)), .drag(260), .wait(4)])
    case .beginInFling:
      Script(
        .table,
        [
          .app(.offset(2000)), .app(.whenDecelerating(-3000, .begin)), .fling(3000), .wait(7),
        ]
      )
    case .attachedOffWindow:
      Script(
        .table,
        [
          .app(.together([.leaveWindow, .detach, .attach])), .app(.begin), .wait(0.2),
          .app(.enterWindow), .wait(5),
        ]
      )
    case .poppedHalfway:
      Script(.table, [.drag(260), .wait(0.4), .cancelledPop, .app(.finish), .wait(1)])
    case .replacedList:
      Script(
        .replacedList,
        [.drag(260), .wait(0.4), .app(.exchange), .wait(9), .app(.tellReplaced)]
      )
      .long
    case .renewedView:
      Script(
        .replacedList,
        [
          .drag(260), .wait(0.4), .app(.exchange), .wait(2), .drag(260), .wait(9),
          .app(.tellReplaced),
        ]
      )
      .long
    case .background:
      Script(
        .table,
        [
          .drag(260), .wait(0.5), .background, .wait(1), .screenshot("back"), .app(.finish),
          .wait(2),
        ]
      )
    case .textSize:
      Script(
        .table,
        [
          .drag(260), .wait(0.5), .app(.traits(true)), .wait(0.5), .app(.tellTraits),
          .screenshot("large"), .app(.traits(false)), .wait(0.5), .app(.finish), .wait(2),
        ]
      )
    case .rightToLeft:
      .leading(
        .flipped,
        [
          .app(.offsetAtEnd), .wait(0.1), .dragAcross(-200),
          .wait(4),
        ]
      )
    case .unflipped:
      .leading(
        .unflipped,
        [
          .app(.offset(0)), .wait(0.1), .dragAcross(200),
          .wait(4),
        ]
      )
    case .levelBelowBars:
      .levels(
        .table,
        [
          .app(.openLevel), .wait(0.6), .app(.safeArea(22)), .wait(0.2),
          .app(.together([.bottom(300), .bottom(0)])), .wait(0.2), .app(.closeLevel), .wait(1),
        ]
      )
    case .levelUnderFinger:
      .levels(
        .table,
        [
          .app(.whenPulled(40, .openLevel)), .drag(140), .wait(1), .app(.closeLevel), .wait(1),
        ]
      )
    case .levelOffWindow:
      .levels(
        .table,
        [
          .app(.openLevel), .wait(0.6), .app(.leaveWindow), .wait(0.2), .app(.enterWindow),
          .wait(0.5), .app(.closeLevel), .wait(1),
        ]
      )
    case .levels:
      .levels(
        .table,
        [.drag(500), .wait(1), .screenshot("second level"), .drag(-400), .wait(1.5)]
      )

    // A longer drag would dismiss a sheet.
    case .shortPull: .quiet(.table, [.drag(60), .wait(1)])
    case .cancelledPull: .quiet(.table, [.app(.whenPulled(90, .cancelPan)), .drag(260), .wait(1)])
    case .stillFinger:
      .quiet(
        .table,
        [
          .app(.safeArea(52)), .wait(0.3), .app(.whenStill(20, .safeArea(0))), .hold(100),
          .wait(1),
        ]
      )
    case .fling:
      .quiet(.table, [.app(.offset(2000)), .fling(3000), .wait(3), .screenshot("after")])
    case .animatedScroll:
      .quiet(.table, [.app(.animatedOffset(500)), .wait(1), .app(.animatedOffset(-100)), .wait(1)])
    case .animatedWrite: .quiet(.scrollView, [.app(.animated(.offset(500))), .wait(1)])
    case .overshoot:
      .quiet(.table, [.app(.together([.offset(-700), .later(0.03, .offset(-100))])), .wait(1)])
    case .rowsAbove:
      .footer(
        .scrollView,
        [
          .app(.offsetAtEnd),
          .app(.animated(.together([.content(3120), .addOffset(120)]))), .wait(1),
        ],
        refreshes: false
      )
    case .keyboardGuide:
      .footer(
        .scrollView,
        [
          .app(.offsetAtEnd), .app(.animated(.addHeight(-336))), .wait(0.5),
          .app(.animated(.addHeight(336))), .wait(0.5),
        ],
        refreshes: false
      )
    case .tabBar:
      .quiet(.tabBar, [.app(.offset(300)), .drag(-200), .wait(1), .drag(200), .wait(1)])
    case .estimatedRows:
      .quiet(.estimatedRows, [.drag(-200), .drag(-200), .drag(-200), .wait(0.5), .drag(300)])
    case .bouncing:
      .quiet(
        .scrollView,
        [
          .app(.content(200)), .app(.bounces(false)), .app(.bounces(true)), .app(.detach),
          .wait(0.3),
        ]
      )

    case .keys:
      .quiet(
        .table,
        [.key(.pageUp), .wait(0.5)] + Array(repeating: .key(.pageDown), count: 6) + [.wait(0.5)]
      )
    case .assistance:
      .quiet(
        .table,
        [true, true, false, false].flatMap { [.app(.scrollPage(isDown: $0)), .wait(0.6)] }
      )
    case .wheel:
      .quiet(.table, [.app(.offset(600))] + Array(repeating: .trackpad(40), count: 5) + [.wait(1)])
    case .grabbed:
      .quiet(.table, [.app(.offset(300)), .grab(1500), .wait(0.5), .grab(1500), .wait(1)])
    case .droppedLists:
      .quiet(
        .table,
        [.app(.addLists), .wait(1), .app(.dropLists), .wait(1), .app(.tellDropped)]
      )

    case .writes:
      .bare(
        .scrollView,
        [
          .app(.offsetBetweenPixels), .wait(0.1), .app(.together([.hide, .animate])), .wait(0.1),
          .app(.tellHidden), .wait(0.3),
        ]
      )
    case .shrink:
      .bare(
        .scrollView,
        [.app(.offsetAtEnd), .wait(0.1), .app(.content(1200)), .wait(0.1), .drag(30), .wait(0.5)]
      )
    case .safeArea:
      .bare(
        .scrollView,
        [
          .app(.hide), .wait(0.1), .app(.safeArea(20)), .wait(0.1), .app(.tellHidden), .wait(0.2),
        ]
      )
    case .window:
      .bare(.scrollView, [.app(.leaveWindow), .wait(0.1), .app(.enterWindow), .wait(0.3)])
    case .bounce:
      .bare(.scrollView, [.app(.whenDecelerating(30, .addTop(60))), .drag(260), .wait(2)])
    case .heldInset:
      .bare(.scrollView, [.app(.whenPulled(40, .addTop(100))), .drag(260), .wait(1)])
    case .largeTitle: .bare(.largeTitle, [.screenshot("rest"), .drag(260), .wait(2)])
    case .searchBar:
      .bare(.searchBar, [.app(.offset(150)), .drag(400), .wait(2), .screenshot("after")])
    case .resize: .bare(.scrollView, [.rotate, .wait(1)])
    // UIKit leaves a plain list as it is.
    case .keyboard:
      .bare(
        .list,
        [
          .app(.keyboard(true)), .wait(0.8), .app(.tellKeyboard), .app(.addBottom(10)), .wait(0.2),
          .app(.keyboard(false)), .wait(0.8),
        ]
      )
    case .trackpad: .bare(.scrollView, [.trackpad(260), .wait(1)])
    case .plainSheet: .bare(.sheet, [.drag(60), .wait(1)])
    }
  }

  /// A pull of a table, and what happens while it refreshes.
  private func refreshing(_ meanwhile: [Act], afterwards: [Act] = []) -> Script {
    Script(
      .table,
      [.drag(260), .wait(0.5)] + meanwhile + [.wait(0.5), .app(.finish), .wait(1)] + afterwards
        + [.wait(0.5)]
    )
  }

  private var pulledScreen: Screen {
    switch self {
    case .collection: .collection
    case .swiftUIList: .list
    case .lazyStack: .lazyStack
    case .sheet: .sheet
    case .refreshable: .refreshable
    case .lateList: .lateList
    case .updatedList: .updatedList
    case .updatedRefreshable: .updatedRefreshable
    case .margins: .margins
    case .popover: .popover
    default: .table
    }
  }
}
