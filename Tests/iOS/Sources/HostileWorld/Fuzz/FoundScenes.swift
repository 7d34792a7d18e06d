// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import UIKit

/// Scenes that the fuzzer has found, as short as they got; each failed before the adapter was fixed.
@MainActor
public enum FoundScenes {
  public static let all = owners + others

  private static let others: [Found] = [
    scene("a finger's way that moved nothing is not that of a later scroll") {
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.content = 700
      $0.events = [
        .safe(1), .offset(2000), .touch(trackpad: false), .move(301), .move(301), .offset(-117),
      ]
    },
    scene("a pan that ends in a callback has ended as it did") {
      $0.switches.offWindow = .kept
      $0.near = .named("StandardHeader")
      $0.far = .named("SvpulltorefreshBottomExample")
      $0.top = 100
      $0.events = [
        .begin(1), .touch(trackpad: false), .react(0, .leave), .end(1, .success), .move(300),
      ]
    },
    scene("a finger that is there at the attachment has not moved yet") {
      $0.near = .named("UirefreshcontrolExample")
      $0.top = 100
      $0.events = [
        .safe(1), .touch(trackpad: false), .moveWithKeyboard(60), .offset(-178),
        .replace(0, 538919), .detach(0), .replace(0, 538919),
      ]
    },
    scene("what the app writes in a callback is kept") {
      $0.near = .named("StandardHeader")
      $0.far = .named("PullFooter")
      $0.top = 100
      $0.content = 700
      $0.events = [.begin(0), .react(1, .write), .reload(content: 2990)]
    },
    scene("short content of a mirrored list leaves room for a control") {
      $0.switches.clamping = .atLayout
      $0.kind = .mirrored
      $0.far = .named("MjrefreshTrailerExample")
      $0.top = 100
      $0.events = [.reload(content: 0), .begin(1)]
    },
    scene("a list under a resting finger is not scrolled back to its control") {
      $0.switches.clamping = .atTouch
      $0.switches.largeTitle = .grows
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.hasLargeTitle = true
      $0.events = [
        .touch(trackpad: false), .reload(content: 0), .move(10), .begin(0), .lift(0),
        .touch(trackpad: false),
      ]
    },
    scene("a layout settles where a control waits for a scroll") {
      $0.switches.clamping = .atTouch
      $0.near = .named("XdrefreshExample")
      $0.top = 100
      $0.events = [
        .touch(trackpad: false), .move(300), .rotate(3, landscape: false), .lift(2000),
        .touch(trackpad: false),
      ]
    },
    scene("a header that scrolls into view hides the footer permanently") {
      $0.near = .named("PlainHeaderExample")
      $0.far = .named("PullFooter")
      $0.top = 100
      $0.events = [.begin(1), .begin(0), .wait(0.1), .safeFar(83.5)]
    },
    scene("a reload that passes through zero leaves a control visible") {
      $0.switches.topChange = .stays
      $0.kind = .sideways
      $0.near = .named("LeadingHeader")
      $0.top = 100
      $0.events = [.begin(0), .reload(content: 2990), .rotate(1, landscape: true)]
    },
    scene("rows that are added during a rotation leave one of two controls visible") {
      $0.near = .generated(260697)
      $0.far = .named("DraggedFooter")
      $0.top = 100
      $0.content = 0
      $0.events = [
        .begin(0), .replace(1, 459333), .window, .begin(1), .window, .rotate(1, landscape: true),
        .touchInner,
      ]
    },
    scene("a bar that grows by as much as the list bounces is no title once the list stands") {
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.events = [.touch(trackpad: false), .begin(0), .adjust(2), .lift(0), .adjust(3)]
    },
    scene("a control shows itself while another one leaves") {
      $0.switches.clamping = .atTouch
      $0.near = .named("MjrefreshHeaderExample")
      $0.far = .named("MjrefreshBackFooterExample")
      $0.top = 100
      $0.events = [
        .begin(1), .offset(-59), .touch(trackpad: false), .moveWithKeyboard(200), .lift(0),
        .clear(0),
      ]
    },
    scene("a list that is moved under a resting finger loads nothing") {
      $0.near = .generated(20237)
      $0.far = .named("MjrefreshAutoFooterExample")
      $0.top = 100
      $0.content = 700
      $0.events = [
        .touch(trackpad: false), .offset(201), .moveWithBar(5, barFirst: true),
      ]
    },
    scene("a finger that moves inward loads nothing, wherever the list goes") {
      $0.near = .generated(462151)
      $0.top = 100
      $0.events = [
        .touch(trackpad: false), .safe(0), .move(-1), .offset(-60), .move(-20),
      ]
    },
    scene("a control that was already visible stays visible") {
      $0.far = .named("SettleFooter")
      $0.top = 100
      $0.content = 0
      $0.events = [.scroll(0.5), .wait(1), .begin(1), .layout, .safe(53)]
    },
    scene("a control that a finger has made visible stays visible") {
      $0.far = .named("PullFooter")
      $0.top = 100
      $0.events = [
        .begin(1), .reload(content: 300), .touch(trackpad: false), .reload(content: 300.8),
        .lift(0), .wait(0.1), .rotate(5, landscape: true),
      ]
    },
    scene("a list stays with the rows that have come") {
      $0.near = .named("StandardHeader")
      $0.far = .generated(415560)
      $0.top = 100
      $0.content = 300
      $0.events = [
        .window, .begin(0), .window, .begin(1), .content(3901), .safeFar(83.00000000000003),
      ]
    },
    scene("a list bounces while one control replaces another") {
      $0.far = .generated(680618)
      $0.top = 100
      $0.content = 300
      $0.events = [.adjust(1), .replace(1, 670139)]
    },
    scene("room that changes by a pixel is no room that has no effect") {
      $0.switches.scale = 2
      $0.near = .generated(800852)
      $0.top = 355.0 / 3
      $0.events = [.scale(3)]
    },
    scene("VoiceOver's user asks for nothing by a list that goes back into its range") {
      $0.switches.clamping = .atTouch
      $0.switches.trackpad = .draggingOnly
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.events = [
        .replace(0, 886045), .voiceOver, .window, .reload(content: 300), .window,
        .touch(trackpad: true),
      ]
    },
    scene("VoiceOver's user asks for nothing by a mirrored list that makes room") {
      $0.switches.clamping = .atTouch
      $0.switches.trackpad = .neither
      $0.kind = .mirrored
      $0.far = .generated(41067)
      $0.top = 100
      $0.content = 0
      $0.events = [.voiceOver, .touch(trackpad: true)]
    },
    scene("VoiceOver's user asks for nothing by a pixel") {
      $0.switches.snapping = .towardZero
      $0.switches.clamping = .atLayout
      $0.near = .named("StandardHeader")
      $0.far = .generated(463802)
      $0.top = 100
      $0.content = 0
      $0.events = [.voiceOver, .begin(0), .safe(0.6000000000000002)]
    },
    scene("VoiceOver's user asks for nothing by what the control itself has scrolled") {
      $0.switches.clamping = .atLayout
      $0.far = .generated(619963)
      $0.top = 100
      $0.events = [.voiceOver, .begin(1), .replace(1, 953316)]
    },
    scene("what a finger has started is shown, and not what has begun elsewhere") {
      $0.near = .named("EgoExample")
      $0.far = .named("PullFooter")
      $0.top = 100
      $0.content = 700
      $0.events = [.touch(trackpad: false), .move(61), .begin(1), .move(301), .lift(0)]
    },
    scene("a control is not shown beyond the rows that have come") {
      $0.far = .named("PullFooter")
      $0.top = 100
      $0.content = 700
      $0.events = [
        .touch(trackpad: false), .move(-20), .begin(1), .content(3900), .cancel,
      ]
    },
    scene("an overlay does not wait for a finger that was taken away") {
      $0.kind = .sideways
      $0.far = .generated(621417)
      $0.top = 100
      $0.events = [.touch(trackpad: false), .move(-300), .cancel, .begin(1)]
    },
    scene("a bar that comes back over a list that stands is no large title that grows") {
      $0.switches.clamping = .atLayout
      $0.switches.offWindow = .kept
      $0.near = .named("StandardHeader")
      $0.top = 60
      $0.events = [
        .touch(trackpad: false), .safe(54), .rotate(5, landscape: false), .begin(0),
        .content(300), .offset(0), .window,
      ]
    },
    scene("a list that moves by itself pulls no bar that grows at once") {
      $0.switches.snapping = .towardZero
      $0.near = .named("StandardHeader")
      $0.far = .generated(172074)
      $0.top = 140.2
      $0.events = [
        .touch(trackpad: false), .lift(0.3), .safe(20), .safe(139), .replace(1, 347594),
        .reload(content: 0.5), .touch(trackpad: false), .move(-300),
      ]
    },
    scene("a list that ignores insets is written to no more often for a control that begins") {
      $0.kind = .sideways
      $0.far = .named("MjrefreshTrailerExample")
      $0.owner = .deaf
      $0.top = 100
      $0.events = [
        .size(844.4, 844.5), .touch(trackpad: false), .replace(1, 377932), .scroll(2190),
        .moveWithKeyboard(-60), .wait(1), .begin(1),
      ]
    },
    scene("a header that begins beside a footer in short content writes as one") {
      $0.near = .generated(262826)
      $0.far = .generated(834116)
      $0.top = 100
      $0.content = 700
      $0.events = [.touch(trackpad: false), .move(-300), .content(691), .begin(0)]
    },
    scene("a header that gives back its room in short content pulls no footer") {
      $0.near = .named("StandardHeader")
      $0.far = .generated(285106)
      $0.top = 100
      $0.content = 0
      $0.events = [
        .touch(trackpad: false), .moveWithKeyboard(200), .lift(0), .touch(trackpad: false),
        .move(-100),
      ]
    },
    scene("a control that another one kept out of view is not scrolled into view later") {
      $0.near = .named("MjrefreshHeaderExample")
      $0.far = .named("MjrefreshBackFooterExample")
      $0.top = 100
      $0.events = [
        .touch(trackpad: false), .safe(0), .move(10), .lift(-99), .begin(1), .wait(0.1), .safe(66),
      ]
    },
    scene("a bounce that jumps with a bar loads nothing") {
      $0.switches.bounceChange = .jumps
      $0.far = .named("ReachFooter")
      $0.top = 100
      $0.events = [
        .offset(2190), .touch(trackpad: false), .moveWithBar(-60, barFirst: true), .safe(139),
        .lift(-2999), .end(1, .exhausted), .moveWithBar(-60, barFirst: false),
      ]
    },
    scene("an added inset takes no bar for a large title") {
      $0.switches.scale = 2
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.events = [
        .offset(-699), .touch(trackpad: false), .move(-20), .lift(1), .size(844.1, 390),
        .moveWithKeyboard(60), .wait(0.1), .safe(0), .touch(trackpad: false), .move(120),
        .safe(66), .safe(118),
      ]
    },
    scene("a list that turns under a finger has no large title") {
      $0.switches.scale = 1
      $0.switches.fingerChange = .recomputed
      $0.near = .named("PlainHeaderExample")
      $0.top = 118
      $0.events = [
        .touch(trackpad: false), .move(60), .move(300), .begin(0), .safe(0.2), .move(1),
        .rotate(3, landscape: false),
      ]
    },
    scene("a list that becomes taller stays with the rows that have come") {
      $0.far = .named("PullFooter")
      $0.content = 300
      $0.events = [.size(390, 568), .begin(1), .rotate(0, landscape: false)]
    },
    scene("a list that goes from screen to screen has inline room on the pixels of each") {
      $0.near = .generated(154872)
      $0.top = 100
      $0.events = [.scale(2), .scale(1), .scale(3)]
    },
    scene("VoiceOver's user asks for nothing by the room of a control that has just come") {
      $0.switches.clamping = .atLayout
      $0.far = .generated(616782)
      $0.top = 100
      $0.events = [
        .window, .voiceOver, .window, .content(692), .scroll(500.9), .wait(1), .replace(1, 783678),
      ]
    },
    scene("a reload that passes through zero in a bounce asks for nothing") {
      $0.near = .named("XdrefreshExample")
      $0.top = 100
      $0.events = [
        .touch(trackpad: false), .adjust(2), .lift(0), .reload(content: 3000),
      ]
    },
    scene("a finger starts what it has armed, whatever the control at the other end does") {
      $0.near = .named("StandardHeader")
      $0.far = .generated(439724)
      $0.top = 100
      $0.events = [
        .end(1, .exhausted), .react(1, .scroll), .window, .window, .touch(trackpad: false),
        .move(300), .lift(2001),
      ]
    },
    scene("a bar that moves by less than half a pixel loads nothing") {
      $0.switches.scale = 2
      $0.switches.snapping = .towardZero
      $0.switches.clamping = .atLayout
      $0.near = .generated(878322)
      $0.top = 355.0 / 3
      $0.events = [.reload(content: 300), .reload(content: 3000), .safe(118.5)]
    },
    scene("a list stays with the one of two controls that it shows") {
      $0.near = .generated(699229)
      $0.far = .generated(372939)
      $0.top = 100
      $0.content = 700
      $0.events = [
        .offset(-260), .replace(1, 346720), .touch(trackpad: false), .moveWithKeyboard(5),
        .lift(-100), .window, .rotate(0, landscape: true), .window, .size(844.8, 390.5),
      ]
    },
    scene("two controls that wait for a window begin as one") {
      $0.switches.snapping = .towardZero
      $0.switches.clamping = .atLayout
      $0.near = .generated(597912)
      $0.far = .named("SettleFooter")
      $0.top = 59
      $0.events = [
        .window, .begin(1), .begin(0), .safeFar(0.2), .content(300), .add(-44, far: false),
        .window,
      ]
    },
    scene("VoiceOver's user asks for nothing by a reload that ends a bounce") {
      $0.far = .named("DraggedFooter")
      $0.top = 100
      $0.events = [
        .touch(trackpad: false), .reload(content: 300), .scroll(500), .voiceOver, .wait(0.1),
        .lift(0), .reload(content: 300),
      ]
    },
    scene("two controls leave as one when their host is removed") {
      $0.switches.offWindow = .kept
      $0.kind = .mirrored
      $0.near = .generated(682981)
      $0.far = .generated(560621)
      $0.top = 100
      $0.content = 300
      $0.events = [
        .safeFar(34.7), .touch(trackpad: false), .move(-100), .begin(0), .window, .clear(1),
      ]
    },
    scene("a control with a small visible part makes room for another one") {
      $0.switches.clamping = .atTouch
      $0.near = .named("UirefreshcontrolReplicaExample")
      $0.far = .generated(53183)
      $0.top = 100
      $0.content = 300
      $0.events = [
        .window, .begin(0), .replace(1, 932673), .window, .begin(1), .wait(0.1),
        .rotate(4, landscape: true), .rewrite(2, far: true),
      ]
    },
    scene("a control that begins under a stretched title shows itself below the bar") {
      $0.switches.largeTitle = .grows
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.hasLargeTitle = true
      $0.events = [
        .begin(0), .end(0, .failure), .begin(0), .touch(trackpad: false), .move(-300),
        .move(-300), .lift(-3000),
      ]
    },
    scene("a finger that goes on pulls anew where the edge has been moved away") {
      $0.near = .generated(338074)
      $0.top = 100
      $0.events = [
        .touch(trackpad: false), .move(300), .end(0, .success), .add(302, far: false), .wait(1),
        .move(60), .write(104, far: false), .move(2),
      ]
    },
    scene("a footer over an ignored inset shows itself beside a header in short content") {
      $0.switches.clamping = .atLayout
      $0.switches.topChange = .stays
      $0.near = .named("EgoExample")
      $0.far = .generated(964261)
      $0.top = 100
      $0.content = 0
      $0.events = [.window, .safe(53), .begin(1), .begin(0)]
    },
    scene("a control that a rotation starts shows itself where the edge is by then") {
      $0.kind = .mirrored
      $0.far = .named("MjrefreshTrailerExample")
      $0.top = 100
      $0.content = 0
      $0.events = [
        .touch(trackpad: false), .move(-300), .bounce(false), .lift(1),
        .rotate(0, landscape: false),
      ]
    },
    scene("rows that come after a footer has gone are not left for its place") {
      $0.kind = .mirrored
      $0.far = .generated(159770)
      $0.top = 100
      $0.content = 300
      $0.events = [
        .begin(1), .end(1, .exhausted), .touch(trackpad: false), .wait(0.1), .lift(-2999),
        .wait(1), .content(3000),
      ]
    },
    scene("a list that a footer has left beyond its edges comes back with new rows") {
      $0.far = .generated(889512)
      $0.top = 100
      $0.content = 0
      $0.events = [
        .begin(1), .end(1, .exhausted), .touch(trackpad: false), .wait(1), .lift(0),
        .reload(content: 2.0 / 3),
      ]
    },
    scene("an app that scrolls under a finger arms nothing below a title that grows") {
      $0.switches.largeTitle = .grows
      $0.switches.titleNotice = .atLayout
      $0.near = .named("StandardHeader")
      $0.top = 100
      $0.hasLargeTitle = true
      $0.events = [.touch(trackpad: false), .move(10), .offset(-700)]
    },
    scene("a list that a layout moves to the inset of the system's control is not written to") {
      $0.switches.clamping = .atLayout
      $0.switches.laysOutInWrites = true
      $0.switches.systemPull = .insetsAndFeels
      $0.near = .named("StandardHeader")
      $0.far = .named("PullFooter")
      $0.top = 100
      $0.events = [.voiceOver, .content(0), .page(isBack: true), .reload(content: 2990)]
    },
    scene("a bar that grows beside the inset of the system's control is no part of that inset") {
      $0.switches.systemPull = .insetsAndFeels
      $0.near = .generated(1_669_892)
      $0.top = 100
      $0.isInSheet = true
      $0.events = [
        .touch(trackpad: false), .rotate(0, landscape: true), .move(300),
        .rotate(5, landscape: false),
      ]
    },
    scene("VoiceOver pages away from a control whose inset the list ignores") {
      $0.switches.clamping = .atLayout
      $0.switches.systemPull = .insetsAndFeels
      $0.near = .named("StandardHeader")
      $0.owner = .deaf
      $0.top = 100
      $0.events = [
        .voiceOver, .page(isBack: true), .touch(trackpad: false), .move(10), .lift(0),
        .rotate(5, landscape: false), .page(isBack: false),
      ]
    },
    scene("a control that large texts have made higher stays in view as a whole") {
      $0.switches.endsDragFirst = true
      $0.near = .named("ModernHeaderExample")
      $0.top = 100
      $0.events = [
        .offset(-700), .touch(trackpad: false), .move(-99), .traits, .lift(2000), .reset(1),
        .write(-20, far: false),
      ]
    },
  ]

  /// A scene, named after the property that it checks.
  public typealias Found = (title: String, scene: RandomScene)

  static func scene(_ title: String, _ arrange: (inout RandomScene) -> Void) -> Found {
    var scene = RandomScene()
    arrange(&scene)
    return (title, scene)
  }
}
