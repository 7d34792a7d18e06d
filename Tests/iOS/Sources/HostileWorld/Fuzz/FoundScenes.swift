// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import UIKit

/// Scenes that the fuzzer has found, as short as they got; each failed before the adapter was fixed.
@MainActor
public enum FoundScenes {
  public static let all: [(title: String, scene: RandomScene)] = [
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
    scene("a list under a resting finger is not brought back into sight") {
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
    scene("a header that shows itself takes the footer out of sight for good") {
      $0.near = .named("PlainHeaderExample")
      $0.far = .named("PullFooter")
      $0.top = 100
      $0.events = [.begin(1), .begin(0), .wait(0.1), .safeFar(83.5)]
    },
    scene("a reload that passes through zero leaves a control in sight") {
      $0.switches.topChange = .stays
      $0.kind = .sideways
      $0.near = .named("LeadingHeader")
      $0.top = 100
      $0.events = [.begin(0), .reload(content: 2990), .rotate(1, landscape: true)]
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
  ]

  private static func scene(_ title: String, _ arrange: (inout RandomScene) -> Void) -> (
    title: String, scene: RandomScene
  ) {
    var scene = RandomScene()
    arrange(&scene)
    return (title, scene)
  }
}
