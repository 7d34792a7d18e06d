// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import RefreshWorld
internal import UIKit

/// A scene as lines of events, which files and reports have.
extension RandomScene {
  private var isSideways: Bool { kind == .sideways || kind == .mirrored }

  /// The lines of the scene; settings that are as usual have none.
  public var text: String {
    var table = RandomEvent.table
    let side = isSideways ? 1 : 0
    table.controls = RandomEvent.controls.map { [$0[min(side, $0.count - 1)]] }
    var lines = switches.changes.map { "set \($0) \($1)" }
    if kind != .table { lines.append("set kind \(kind)") }
    if owner != .none { lines.append("set owner \(owner)") }
    if hasLargeTitle { lines.append("set title large") }
    if hasExpandingBar { lines.append("set bar expanding") }
    if isInSheet { lines.append("set sheet on") }
    if scrollsAcross { lines.append("set across on") }
    for (design, names) in zip([near, far, inner], table.controls) {
      guard let design else { continue }
      lines.append("control \(names[0]) \(design.text)")
    }
    let extent = isSideways ? 390.0 : 844
    let numbers = [extent, content, top, bottom].map { EventText.of(Double($0)) }
    let end = isDetached ? " detached" : ""
    lines.append("list \(numbers[0]) x \(numbers[1]) bars \(numbers[2]) \(numbers[3])\(end)")
    var line = ""
    for index in 0...events.count {
      let expected = expectations[index, default: []].map { expected in
        let edge = expected.facts.phase == nil ? nil : expected.edge
        return "expect \(edge.map { "\($0): " } ?? "")\(expected.facts)"
      }
      let event = index < events.count ? [events[index].text(table)] : []
      for part in expected + event {
        if !line.isEmpty, line.utf8.count + part.utf8.count > 96 {
          lines.append(line)
          line = ""
        }
        line += line.isEmpty ? part : "; " + part
      }
    }
    return (lines + [line]).map { "\($0)\n" }.joined()
  }

  /// Reads scenes, each from its `list` line on; controls that share an edge make a scene for each.
  public static func scenes(in text: String) throws -> [RandomScene] {
    try EventReader.scenes(in: text, table: RandomEvent.table).flatMap(scenes)
  }

  static func scenes(of read: EventScene<RandomEvent>) throws -> [RandomScene] {
    var scene = RandomScene()
    for setting in read.settings { try scene.set(setting) }
    let list = read.list
    guard list.viewport == (scene.isSideways ? 390 : 844), (list.start, list.end) == (0, 0),
      list.offset == nil
    else {
      throw refused("'list 844 x CONTENT bars TOP BOTTOM', sideways of 390 points", at: 0)
    }
    (scene.content, scene.top, scene.bottom) = (list.content, list.bars.start, list.bars.end)
    scene.isDetached = !list.isInWindow
    for line in read.lines { try scene.add(line) }
    var scenes = [scene]
    for control in read.controls {
      let designs = try designs(of: control)
      scenes = scenes.flatMap { scene in
        designs.map { slot, design in
          var scene = scene
          switch slot {
          case 0: scene.near = design
          case 1: scene.far = design
          default: scene.inner = design
          }
          return scene
        }
      }
    }
    return scenes
  }

  /// Prints, reads and prints random scenes; tells the first that comes back as another one.
  public static func rereads(_ count: UInt64) -> Bool {
    for seed in 1...count {
      let scene = RandomScene(seed: seed, length: 1...40)
      let read = try? scenes(in: scene.text)
      guard let read, read.count == 1, read[0].text == scene.text, read[0].events == scene.events
      else {
        print(
          "seed \(seed) is not read as it is printed:\n\(scene.text)\n\(read?.first?.text ?? "an error")"
        )
        return false
      }
    }
    print("\(count) random scenes are read as they are printed")
    return true
  }

  /// The facts that each control of a list has; the others are the list's.
  private static let factsOfControls = ["visible", "place", "progress", "fired", "completed"]

  private mutating func add(_ line: EventLine<RandomEvent>) throws {
    switch line.kind {
    case .expect:
      var expected = Expectation(edge: line.edge, facts: line.expected)
      for (index, fact) in expected.facts.facts.enumerated()
      where fact.edge == nil && Self.factsOfControls.contains(fact.name) {
        expected.facts.facts[index].edge = line.edge
      }
      expectations[events.count, default: []].append(expected)
    case .start where !events.contains(.start): events.append(.start)
    case .events where line.recorded.isEmpty && line.other.isEmpty && !line.isUnseen:
      if let event = line.event { events.append(event) }
    default: throw Self.refused("an event or 'expect'", at: line.range.lowerBound)
    }
  }

  private mutating func set(_ setting: EventSetting) throws {
    guard setting.words.count == 2 else {
      throw Self.refused("a setting and its value", at: setting.offset)
    }
    let (name, value) = (setting.words[0], setting.words[1])
    switch (name, value) {
    case ("title", "large"): hasLargeTitle = true
    case ("bar", "expanding"): hasExpandingBar = true
    case ("sheet", "on"): isInSheet = true
    case ("across", "on"): scrollsAcross = true
    case ("kind", _):
      guard let found = Kind.allCases.first(where: { "\($0)" == value }) else { fallthrough }
      kind = found
    case ("owner", _):
      guard let found = Owner.allCases.first(where: { "\($0)" == value }) else { fallthrough }
      owner = found
    default:
      guard let set = Switches.named[name]?[value] else {
        let names =
          ["across", "bar", "kind", "owner", "sheet", "title"] + Switches.named.keys.sorted()
        let expected = Switches.named[name].map { $0.keys.sorted() } ?? names
        throw Self.refused("one of \(expected.joined(separator: ", "))", at: setting.offset)
      }
      set(&switches)
      fixed.append(set)
    }
  }

  /// The places of a `control` line, with its designs.
  private static func designs(of control: EventSetting) throws -> [(Int, RandomDesign)] {
    let (edge, words) = (control.words.first ?? "", control.words.dropFirst())
    let slot = RandomEvent.controls.firstIndex { $0.contains(edge) }
    guard let slot, !words.isEmpty else {
      throw refused("'control EDGE NAME'", at: control.offset)
    }
    let names = words.joined(separator: " ").split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
    return try names.map { name in
      guard let design = RandomDesign(named: name) else {
        throw refused("a design of the scenes, not '\(name)'", at: control.offset)
      }
      return (slot, design)
    }
  }

  private static func refused(_ what: String, at offset: Int) -> EventError {
    EventError(message: "expected \(what)", offset: offset)
  }
}

extension EventLine<RandomEvent> {
  /// The events of the line in one turn.
  var event: RandomEvent? {
    guard let last = events.last else { return nil }
    return events.dropLast().reversed().reduce(last) { .together($1, $0) }
  }
}

extension RandomEvent {
  func text(_ table: EventTable<RandomEvent>) -> String {
    guard case .together(let one, let other) = self else { return table.text(of: self) }
    return "\(one.text(table)) & \(other.text(table))"
  }
}

extension RandomDesign {
  fileprivate var text: String {
    switch self {
    case .named(let name): name
    case .generated(let seed): "drawn \(seed)"
    }
  }

  fileprivate init?(named text: String) {
    let words = text.split(separator: " ")
    if words.count == 2, words[0] == "drawn", let seed = UInt64(words[1]) {
      self = .generated(seed)
    } else if Self.names.contains(text) {
      self = .named(text)
    } else {
      return nil
    }
  }
}

extension Switches {
  /// The value of each switch by its name.
  private var values: [(String, String)] {
    Mirror(reflecting: self).children.compactMap { child in
      child.label.map { ($0, "\(child.value)") }
    }
  }

  /// The switches that are not as at first.
  fileprivate var changes: [(String, String)] {
    var usual = Switches()
    usual.follow(body)
    return zip(values, usual.values).filter { value, usual in
      value.1 != usual.1 || value.0 == "body" && body != .double
    }.map(\.0)
  }

  /// What sets a switch to a value, by the names of both.
  fileprivate static let named: [String: [String: @Sendable (inout Switches) -> Void]] = {
    var named: [String: [String: @Sendable (inout Switches) -> Void]] = [:]
    for choice in bodies + choices + systemChoices {
      let results = choice.map { set in
        var switches = Switches()
        set(&switches)
        return switches
      }
      guard let name = results.flatMap(\.changes).first?.0 else { continue }
      for (set, switches) in zip(choice, results) {
        let value = switches.values.first { $0.0 == name }?.1 ?? ""
        named[name, default: [:]][value] = set
      }
    }
    return named
  }()
}
