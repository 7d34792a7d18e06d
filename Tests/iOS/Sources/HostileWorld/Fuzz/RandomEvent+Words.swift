internal import RefreshCore
internal import RefreshWorld
internal import UIKit

/// The words of UIKit, by which events are read and printed.
extension RandomEvent {
  /// The controls by their edges; a list that scrolls sideways has others.
  static let controls = [["top", "leading"], ["bottom", "trailing"], ["inner"]]

  static let table: EventTable<RandomEvent> = {
    var table = EventTable(fingers + scrolls + owners + surroundings + app + time)
    table.controls = controls
    table.prefixes = [prefix("animated", true), prefix("unanimated", false)]
    table.counts = [
      "haptics", "announcements", "insetWrites", "offsetWrites", "standIns", "visible", "place",
    ]
    return table
  }()

  private static func prefix(_ word: String, _ isOn: Bool) -> EventPrefix<RandomEvent> {
    EventPrefix(word) {
      .animated($0, isOn)
    } unwrap: {
      if case .animated(let event, isOn) = $0 { event } else { nil }
    }
  }

  private static let fingers: [EventWord<RandomEvent>] = [
    EventWord("touch", [.control(isOptional: true), .flag("trackpad")]) {
      $0[0] == 2 ? .touchInner : .touch(trackpad: $0[1] != 0)
    } numbers: {
      switch $0 {
      case .touch(let trackpad): [-1, trackpad ? 1 : 0]
      case .touchInner: [2, 0]
      default: nil
      }
    },
    EventWord("move", [.control(isOptional: true), .number("a distance")]) {
      $0[0] == 2 ? .moveInner($0[1]) : .move($0[1])
    } numbers: {
      switch $0 {
      case .move(let way): [-1, way]
      case .moveInner(let way): [2, way]
      default: nil
      }
    },
    EventWord("moveTo", [.number("an offset"), .number("a number of steps", from: 1, orElse: 6)]) {
      .moveTo($0[0], steps: Int($0[1]))
    } numbers: {
      if case .moveTo(let value, let steps) = $0 { [value, Double(steps)] } else { nil }
    },
    EventWord("lift", [.control(isOptional: true), .number("a velocity", orElse: 0)]) {
      $0[0] == 2 ? .liftInner : .lift($0[1])
    } numbers: {
      switch $0 {
      case .lift(let velocity): [-1, velocity]
      case .liftInner: [2, 0]
      default: nil
      }
    },
    ofControl("hold") {
      .hold($0)
    } index: {
      if case .hold(let index) = $0 { index } else { nil }
    },
    ofControl("tap") {
      .tap($0)
    } index: {
      if case .tap(let index) = $0 { index } else { nil }
    },
    EventWord("cancelGesture", .cancel),
    EventWord("moveWithBar", [.number("a distance"), .flag("barFirst")]) {
      .moveWithBar($0[0], barFirst: $0[1] != 0)
    } numbers: {
      if case .moveWithBar(let way, let first) = $0 { [way, first ? 1 : 0] } else { nil }
    },
    ofNumber("moveWithKeyboard", "a distance") {
      .moveWithKeyboard($0)
    } number: {
      if case .moveWithKeyboard(let way) = $0 { way } else { nil }
    },
    ofNumber("pinch", "a size") {
      .pinch($0)
    } number: {
      if case .pinch(let times) = $0 { times } else { nil }
    },
    EventWord("endPinch", .endPinch),
  ]

  private static let scrolls: [EventWord<RandomEvent>] = [
    EventWord("scroll", [.number("an offset"), .flag("animated")]) {
      $0[1] == 0 ? .offset($0[0]) : .scroll($0[0])
    } numbers: {
      switch $0 {
      case .offset(let value): [value, 0]
      case .scroll(let value): [value, 1]
      default: nil
      }
    },
    ofNumber("shift", "a distance") {
      .shift($0)
    } number: {
      if case .shift(let way) = $0 { way } else { nil }
    },
    ofNumber("bounds", "an offset") {
      .bounds($0)
    } number: {
      if case .bounds(let value) = $0 { value } else { nil }
    },
    ofNumber("across", "an offset") {
      .across($0)
    } number: {
      if case .across(let value) = $0 { value } else { nil }
    },
    ofNumber("reload", "an extent") {
      .reload(content: $0)
    } number: {
      if case .reload(let content) = $0 { content } else { nil }
    },
  ]

  private static let owners: [EventWord<RandomEvent>] = [
    ofSide("write", "an inset") {
      .write($0, far: $1)
    } side: {
      if case .write(let value, let far) = $0 { (value, far) } else { nil }
    },
    ofSide("rewrite", "a number") {
      .rewrite(Int($0), far: $1)
    } side: {
      if case .rewrite(let index, let far) = $0 { (CGFloat(index), far) } else { nil }
    },
    ofSide("add", "an inset") {
      .add($0, far: $1)
    } side: {
      if case .add(let value, let far) = $0 { (value, far) } else { nil }
    },
    EventWord("takeBack", [.flag("first"), .flag("far")]) {
      .takeBack(first: $0[0] != 0, far: $0[1] != 0)
    } numbers: {
      if case .takeBack(let first, let far) = $0 { [first ? 1 : 0, far ? 1 : 0] } else { nil }
    },
    EventWord("takeBackAll", [.flag("far")]) {
      .takeBackAll(far: $0[0] != 0)
    } numbers: {
      if case .takeBackAll(let far) = $0 { [far ? 1 : 0] } else { nil }
    },
    EventWord("save", .save),
    EventWord("restore", .restore),
    ofSide("writeBack", "an inset") {
      .writeBack($0, far: $1)
    } side: {
      if case .writeBack(let value, let far) = $0 { (value, far) } else { nil }
    },
    ofSide("declare", "an inset") {
      .declare($0, far: $1)
    } side: {
      if case .declare(let value, let far) = $0 { (value, far) } else { nil }
    },
    EventWord(
      "keyboard",
      [
        .number("a height"),
        .choice("keyboard", ["any"] + Keyboard.allCases.map { "\($0)" }, isOptional: true),
      ]
    ) {
      .keyboard($0[1] == 0 ? nil : Keyboard.allCases[Int($0[1]) - 1], $0[0])
    } numbers: {
      guard case .keyboard(let keyboard, let height) = $0 else { return nil }
      let index = keyboard.flatMap { Keyboard.allCases.firstIndex(of: $0) }
      return [height, Double(index.map { $0 + 1 } ?? 0)]
    },
  ]

  private static let surroundings: [EventWord<RandomEvent>] = [
    ofSide("safe", "an inset") {
      $1 ? .safeFar($0) : .safe($0)
    } side: {
      switch $0 {
      case .safe(let value): (value, false)
      case .safeFar(let value): (value, true)
      default: nil
      }
    },
    ofNumber("content", "an extent") {
      .content($0)
    } number: {
      if case .content(let length) = $0 { length } else { nil }
    },
    EventWord("size", [.number("a width"), .number("a height")]) {
      .size($0[0], $0[1])
    } numbers: {
      if case .size(let width, let height) = $0 { [width, height] } else { nil }
    },
    EventWord("rotate", [.number("an order"), .flag("landscape")]) {
      .rotate(Int($0[0]), landscape: $0[1] != 0)
    } numbers: {
      if case .rotate(let order, let isWide) = $0 { [Double(order), isWide ? 1 : 0] } else { nil }
    },
    EventWord("window", .window),
    EventWord("reparent", .reparent),
    EventWord("present", [.flag("popover")]) {
      .present(isPopover: $0[0] != 0)
    } numbers: {
      if case .present(let isPopover) = $0 { [isPopover ? 1 : 0] } else { nil }
    },
    ofNumber("adjust", "a behavior") {
      .adjust(Int($0))
    } number: {
      if case .adjust(let value) = $0 { CGFloat(value) } else { nil }
    },
    ofNumber("scale", "a scale") {
      .scale($0)
    } number: {
      if case .scale(let scale) = $0 { scale } else { nil }
    },
    EventWord("traits", .traits),
    EventWord("background", .background),
    EventWord("voiceover", .voiceOver),
    EventWord("page", [.flag("back")]) {
      .page(isBack: $0[0] != 0)
    } numbers: {
      if case .page(let isBack) = $0 { [isBack ? 1 : 0] } else { nil }
    },
    ofNumber("action", "a number") {
      .action(Int($0))
    } number: {
      if case .action(let index) = $0 { CGFloat(index) } else { nil }
    },
    EventWord("reduceMotion", .reduceMotion),
    ofSwitch("system") {
      .system($0)
    } isOn: {
      if case .system(let isOn) = $0 { isOn } else { nil }
    },
    ofSwitch("bounce") {
      .bounce($0)
    } isOn: {
      if case .bounce(let isOn) = $0 { isOn } else { nil }
    },
  ]

  private static let app: [EventWord<RandomEvent>] = [
    EventWord("start", .start),
    ofControl("begin") {
      .begin($0)
    } index: {
      if case .begin(let index) = $0 { index } else { nil }
    },
    EventWord(
      "end",
      [.control(), .choice("outcome", RefreshOutcome.allCases.map { "\($0)" }, isOptional: true)]
    ) {
      .end(Int($0[0]), RefreshOutcome.allCases[Int($0[1])])
    } numbers: {
      guard case .end(let index, let outcome) = $0 else { return nil }
      return [Double(index), Double(outcome.rawValue)]
    },
    ofControl("reset") {
      .reset($0)
    } index: {
      if case .reset(let index) = $0 { index } else { nil }
    },
    ofControl("enable") {
      .enable($0, true)
    } index: {
      if case .enable(let index, true) = $0 { index } else { nil }
    },
    ofControl("disable") {
      .enable($0, false)
    } index: {
      if case .enable(let index, false) = $0 { index } else { nil }
    },
    ofControl("hide") {
      .hide($0, true)
    } index: {
      if case .hide(let index, true) = $0 { index } else { nil }
    },
    ofControl("show") {
      .hide($0, false)
    } index: {
      if case .hide(let index, false) = $0 { index } else { nil }
    },
    ofControl("remove") {
      .detach($0)
    } index: {
      if case .detach(let index) = $0 { index } else { nil }
    },
    ofControl("openSecondLevel") {
      .level($0, opens: true)
    } index: {
      if case .level(let index, opens: true) = $0 { index } else { nil }
    },
    ofControl("closeSecondLevel") {
      .level($0, opens: false)
    } index: {
      if case .level(let index, opens: false) = $0 { index } else { nil }
    },
    EventWord("replace", [.control(), .number("a seed", from: 0)]) {
      .replace(Int($0[0]), UInt64($0[1]))
    } numbers: {
      guard case .replace(let index, let seed) = $0 else { return nil }
      return [Double(index), Double(seed)]
    },
    EventWord("react", [.control(), .choice("reaction", Reaction.allCases.map { "\($0)" })]) {
      .react(Int($0[0]), Reaction.allCases[Int($0[1])])
    } numbers: {
      guard case .react(let index, let reaction) = $0 else { return nil }
      return [Double(index), Double(Reaction.allCases.firstIndex(of: reaction) ?? 0)]
    },
    ofNumber("clear", "a part") {
      .clear(Int($0))
    } number: {
      if case .clear(let part) = $0 { CGFloat(part) } else { nil }
    },
    EventWord("die", [.choice("owner", Death.allCases.map { "\($0)" })]) {
      .death(Death.allCases[Int($0[0])])
    } numbers: {
      guard case .death(let death) = $0 else { return nil }
      return [Double(Death.allCases.firstIndex(of: death) ?? 0)]
    },
    ofControl("refresh") {
      .refresh($0)
    } index: {
      if case .refresh(let index) = $0 { index } else { nil }
    },
    ofControl("retire") {
      .retire($0)
    } index: {
      if case .retire(let index) = $0 { index } else { nil }
    },
  ]

  private static let time: [EventWord<RandomEvent>] = [
    EventWord("wait until rest", .rest),
    EventWord("wait", [.time]) {
      .wait($0[0])
    } numbers: {
      if case .wait(let seconds) = $0 { [seconds] } else { nil }
    },
    ofNumber("notice", "a number") {
      .notice(Int($0))
    } number: {
      if case .notice(let index) = $0 { CGFloat(index) } else { nil }
    },
    EventWord("layout", .layout),
    EventWord("turn", .turn),
  ]

  // MARK: Rows

  private static func ofControl(
    _ word: String,
    _ event: @escaping @Sendable (Int) -> RandomEvent,
    index: @escaping @Sendable (RandomEvent) -> Int?
  ) -> EventWord<RandomEvent> {
    EventWord(word, [.control()]) {
      event(Int($0[0]))
    } numbers: {
      index($0).map { [Double($0)] }
    }
  }

  private static func ofNumber(
    _ word: String,
    _ role: String,
    _ event: @escaping @Sendable (CGFloat) -> RandomEvent,
    number: @escaping @Sendable (RandomEvent) -> CGFloat?
  ) -> EventWord<RandomEvent> {
    EventWord(word, [.number(role)]) {
      event($0[0])
    } numbers: {
      number($0).map { [$0] }
    }
  }

  /// A row of a number at the start of the list, or with `far`, at its end.
  private static func ofSide(
    _ word: String,
    _ role: String,
    _ event: @escaping @Sendable (CGFloat, Bool) -> RandomEvent,
    side: @escaping @Sendable (RandomEvent) -> (CGFloat, Bool)?
  ) -> EventWord<RandomEvent> {
    EventWord(word, [.number(role), .flag("far")]) {
      event($0[0], $0[1] != 0)
    } numbers: {
      side($0).map { [$0, $1 ? 1 : 0] }
    }
  }

  private static func ofSwitch(
    _ word: String,
    _ event: @escaping @Sendable (Bool) -> RandomEvent,
    isOn: @escaping @Sendable (RandomEvent) -> Bool?
  ) -> EventWord<RandomEvent> {
    EventWord(word, [.choice("state", ["off", "on"])]) {
      event($0[0] != 0)
    } numbers: {
      isOn($0).map { [$0 ? 1 : 0] }
    }
  }
}
