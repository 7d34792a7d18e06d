internal import RefreshCore
internal import UIKit

/// Scenes in which owners write insets.
extension FoundScenes {
  static let owners: [Found] = [
    scene("inline room is on the pixels of another screen") {
      $0.switches.scale = 2
      $0.far = .named("MjrefreshAutoFooterExample")
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.events = [.declare(0.5, far: false), .declare(20.5, far: true), .scale(1), .scale(3)]
    },
    scene("a difference outlasts the control that is replaced") {
      $0.far = .named("MjrefreshAutoFooterExample")
      $0.top = 100
      $0.events = [
        .add(-44, far: true), .replace(1, 372738), .takeBack(first: false, far: true),
      ]
    },
    scene("who declares one side says nothing of the others") {
      $0.far = .named("MjrefreshAutoFooterExample")
      $0.top = 100
      $0.events = [
        .add(44, far: true), .declare(44.5, far: false), .takeBack(first: true, far: true),
      ]
    },
    scene("differences are taken back in any order, beside inline room") {
      $0.far = .named("MjrefreshAutoFooterExample")
      $0.top = 100
      $0.events = [
        .add(44, far: true), .add(20, far: true), .takeBack(first: true, far: true),
        .takeBack(first: false, far: true),
      ]
    },
    scene("VoiceOver's user asks for nothing by a reload or by a touch") {
      $0.switches.clamping = .atTouch
      $0.far = .named("PlainFooterExample")
      $0.top = 100
      $0.content = 700
      $0.events = [
        .voiceOver, .reload(content: 700), .offset(-260), .declare(20, far: true),
        .touch(trackpad: true),
      ]
    },
    scene("a total that was in force between two of the control's writes is known") {
      $0.far = .named("PullFooter")
      $0.top = 100
      $0.content = 0
      $0.events = [
        .add(302, far: true), .add(303, far: false), .begin(1), .window, .add(-44, far: false),
        .rewrite(2, far: false), .takeBack(first: true, far: true), .save, .begin(1),
        .writeBack(336.3333333333334, far: false),
      ]
    },
    scene("a control that a clamped offset has made visible stays visible") {
      $0.far = .named("SettleFooter")
      $0.top = 100
      $0.events = [
        .content(300), .begin(1), .declare(44.33333333333335, far: false), .offset(-118),
        .moveWithBar(60, barFirst: true), .notice(3), .rotate(2, landscape: false),
      ]
    },
    scene("room is restored on the pixels of the screen that the list is on") {
      $0.switches.scale = 1
      $0.kind = .sideways
      $0.near = .generated(78122)
      $0.top = 100
      $0.events = [.save, .scale(3), .writeBack(0, far: true)]
    },
    scene("a mirrored list goes back into its range beside inline room") {
      $0.switches.clamping = .atTouch
      $0.kind = .mirrored
      $0.near = .generated(677891)
      $0.far = .generated(871468)
      $0.top = 100
      $0.events = [.rotate(3, landscape: true), .begin(0), .content(2), .add(302, far: true)]
    },
    scene("short content of a mirrored list leaves a gap before its first control") {
      $0.kind = .mirrored
      $0.near = .named("LeadingHeader")
      $0.top = 100
      $0.content = 700
      $0.events = [.size(844, 568), .begin(0), .add(-43, far: false)]
    },
    scene("an owner's inset under the finger is no large title that grows") {
      $0.switches.clamping = .atLayout
      $0.near = .named("EgoExample")
      $0.content = 300
      $0.events = [
        .touch(trackpad: false), .add(-44, far: false), .begin(0),
        .takeBack(first: true, far: false), .moveWithBar(-60, barFirst: false), .lift(-3000),
      ]
    },
    scene("differences that are taken back together stand on what others have left") {
      $0.far = .named("SvinfinitescrollingExample")
      $0.top = 100
      $0.events = [
        .add(302, far: true), .add(-44, far: true), .takeBack(first: true, far: true),
        .add(-43, far: true), .takeBackAll(far: true),
      ]
    },
    scene("controls that leave at once under a finger leave no room behind") {
      $0.near = .generated(570921)
      $0.far = .generated(181392)
      $0.top = 100
      $0.events = [.touch(trackpad: false), .move(300), .begin(1), .content(0), .clear(1)]
    },
    scene("an inset that the app wants again is the same beside inline room") {
      $0.far = .named("ReachFooter")
      $0.top = 100
      $0.events = [
        .write(21, far: true), .add(44, far: true), .rewrite(3, far: true), .rewrite(1, far: true),
      ]
    },
    scene("room that is written back by a pixel less is not taken away") {
      $0.kind = .sideways
      $0.far = .generated(267999)
      $0.top = 100
      $0.events = [
        .window, .scale(2), .save, .window, .writeBack(336, far: false),
        .writeBack(44, far: false),
      ]
    },
    scene("a sum that an owner declares anew under a finger no longer means what it did") {
      $0.far = .named("SettleFooter")
      $0.top = 100
      $0.events = [
        .begin(1), .window, .window, .touch(trackpad: false), .save, .moveWithKeyboard(5),
        .declare(44, far: true), .writeBack(336.7, far: false),
      ]
    },
    scene("a value written back that reverts the last write restores what was before it") {
      $0.near = .generated(224534)
      $0.top = 100
      $0.events = [
        .save, .replace(0, 849121), .declare(20, far: false), .writeBack(0, far: false), .restore,
      ]
    },
    scene("an owner's inset under a finger is no bar that stretches with the pull") {
      $0.near = .generated(360123)
      $0.top = 100
      $0.events = [
        .touch(trackpad: false), .move(10), .move(61), .declare(20.000000000000007, far: false),
      ]
    },
    scene("an owner's inset that comes back after a drag is no bar that stretches") {
      $0.near = .generated(158159)
      $0.top = 100
      $0.events = [
        .touch(trackpad: false), .add(-44, far: false), .lift(-100),
        .takeBack(first: false, far: false),
      ]
    },
    scene("an inset that its owner removes twice leaves the control over the content") {
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.events = [.begin(0), .rewrite(0, far: false), .rewrite(0, far: false)]
    },
    scene("an inset beside short content is known after the list has another size") {
      $0.far = .generated(315970)
      $0.top = 100
      $0.content = 300
      $0.events = [
        .safe(20), .touch(trackpad: false), .move(-300), .window, .window, .replace(1, 333821),
        .touch(trackpad: false), .adjust(2), .size(320, 568.6666666666669), .move(-300),
        .lift(2000), .offset(0), .save, .wait(0.1), .restore,
      ]
    },
    scene("a control over the content returns to its edge with the next drag") {
      $0.switches.clamping = .atTouch
      $0.near = .generated(395563)
      $0.top = 100
      $0.events = [
        .touch(trackpad: false), .rotate(2, landscape: true), .move(300), .rewrite(1, far: false),
        .rewrite(0, far: false), .lift(0), .touch(trackpad: false), .move(-20),
      ]
    },
    scene("an owner's inset in the layout of a bounce is not answered in that layout") {
      $0.switches.bounceChange = .jumps
      $0.near = .named("StandardHeader")
      $0.owner = .atLayout
      $0.top = 100
      $0.events = [.touch(trackpad: false), .move(300), .lift(2000)]
    },
    scene("a control that the app has scrolled into view in its reveal stays in view") {
      $0.kind = .sideways
      $0.near = .named("LeadingHeader")
      $0.top = 100
      $0.content = 900
      $0.events = [
        .touch(trackpad: false), .moveWithKeyboard(200.3333333333334), .lift(-3000), .adjust(2),
        .touch(trackpad: false), .offset(2190), .lift(0), .offset(-60), .wait(0.1),
        .add(302, far: false), .rewrite(2, far: false),
      ]
    },
    scene("a list that moves in a layout as it enters a window is revealed after the layout") {
      $0.switches.clamping = .atLayout
      $0.switches.laysOutInWrites = true
      $0.inner = .named("UirefreshcontrolReplicaExample")
      $0.top = 100
      $0.events = [.begin(2), .window, .end(2, .success), .begin(2)]
    },
    scene("a footer beside short content is shown again once insets have made room") {
      $0.switches.clamping = .atLayout
      $0.switches.laysOutInWrites = true
      $0.kind = .sideways
      $0.far = .named("MjrefreshTrailerExample")
      $0.top = 100
      $0.events = [
        .content(1), .bounce(false), .window, .add(44.000000000000014, far: false), .begin(1),
        .window, .add(302, far: false), .takeBack(first: false, far: false),
      ]
    },
    scene("a control that the app detaches in a scroll off screen takes its inset along") {
      $0.switches.offWindow = .kept
      $0.near = .named("StandardHeader")
      $0.far = .named("ReachFooter")
      $0.top = 100
      $0.content = 300
      $0.events = [.offset(200), .scroll(2190.4), .react(1, .detach), .window]
    },
    scene("a scroll off screen counts once") {
      $0.switches.offWindow = .kept
      $0.near = .named("XdrefreshExample")
      $0.top = 100
      $0.scrollsAcross = true
      $0.events = [.react(0, .end), .window, .offset(-700), .across(800)]
    },
    scene("a header over short content is not taken for the footer there") {
      $0.near = .named("StandardHeader")
      $0.far = .generated(223697)
      $0.top = 100
      $0.events = [
        .save, .replace(0, 386308), .content(0), .hold(0), .move(301), .rewrite(0, far: false),
        .restore,
      ]
    },
    scene("a control over the content of a list that scrolls both ways is in the viewport") {
      $0.switches.offWindow = .kept
      $0.near = .generated(307166)
      $0.top = 100
      $0.scrollsAcross = true
      $0.events = [
        .bounds(0), .window, .begin(0), .across(200), .window, .save, .bounds(-117.33333333333333),
        .rewrite(1, far: false), .restore,
      ]
    },
    scene("a scroll across the axis of a control starts nothing") {
      $0.switches.offWindow = .kept
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.scrollsAcross = true
      $0.events = [.window, .offset(-700), .replace(0, 63057), .window, .across(800.7)]
    },
    scene("a control over the content of a list that refuses insets leaves at its end") {
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.events = [
        .begin(0), .end(0, .success), .reload(content: 300.3333333333333), .rewrite(2, far: false),
        .rewrite(0, far: false), .wait(1),
      ]
    },
    scene("pixels count off screen, too, where a list moves back to its edge") {
      $0.switches.scale = 2
      $0.switches.offWindow = .kept
      $0.far = .named("ModernFooterExample")
      $0.top = 59.666666666666664
      $0.content = 900
      $0.events = [.offset(-178), .touch(trackpad: false), .window]
    },
    scene("a scroll off screen without a notification is interpreted at the end of its turn") {
      $0.switches.offWindow = .kept
      $0.switches.sizeNotice = .none
      $0.far = .named("ModernFooterExample")
      $0.top = 100
      $0.events = [.window, .bounds(2190.3333333333335), .adjust(0)]
    },
    scene("a list off screen that moves back to its edge has not been scrolled by VoiceOver") {
      $0.switches.snapping = .towardZero
      $0.switches.offWindow = .kept
      $0.far = .generated(694308)
      $0.top = 100
      $0.events = [
        .add(44.500000000000014, far: false), .voiceOver, .reload(content: 0), .scroll(500.5),
        .safe(20), .window,
      ]
    },
    scene("an owner that insists in layouts is not answered in the layout of a bounce") {
      $0.switches.bounceChange = .jumps
      $0.near = .generated(10730)
      $0.far = .named("SvpulltorefreshBottomExample")
      $0.owner = .atLayout
      $0.top = 100
      $0.content = 0
      $0.events = [.touch(trackpad: false), .move(-1), .lift(1), .begin(1), .layout]
    },
    scene("an owner that insists in layouts is not answered in the layout of an early frame") {
      $0.switches.bounceChange = .jumps
      $0.switches.frameOrder = .frameFirst
      $0.near = .named("StandardHeader")
      $0.owner = .atLayout
      $0.top = 100
      $0.events = [
        .window, .window, .touch(trackpad: false), .begin(0), .lift(1), .reparent,
      ]
    },
  ]
}
