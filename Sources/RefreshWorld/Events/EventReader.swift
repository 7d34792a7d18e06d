import RefreshCore

/// Reads scenes from a text of events.
///
/// Each event has a line, and `;` is a line break.
package struct EventReader<Event: Sendable> {
  let table: EventTable<Event>
  var scanner: EventScanner
  private var scenes: [EventScene<Event>] = []
  private var scene = EventScene<Event>()
  /// Whether a `list` line begins the scene, and whether an event has come.
  private var (hasList, hasEvents) = (false, false)
  /// The loops that are open: how often each runs, its first line and its place.
  private var loops: [(count: Int, line: Int, offset: Int)] = []
  private var (eventCount, seconds) = (0, 0.0)
  /// The number of the control whose edge stands before the event.
  private var control: Int?

  private init(_ text: String, _ table: EventTable<Event>, _ list: ListHead) {
    self.table = table
    scanner = EventScanner(text)
    scene.list = list
  }

  /// Reads the scenes of a text; `list` is the list of a text without a `list` line, which moves by
  /// itself if an event needs that.
  package static func scenes(
    in text: String,
    table: EventTable<Event>,
    list: ListHead = ListHead()
  ) throws(EventError) -> [EventScene<Event>] {
    var reader = EventReader(text, table, list)
    try checkVersion(of: text)
    while reader.scanner.token != .end { try reader.line() }
    if let loop = reader.loops.last {
      throw EventError(message: "expected '}' at the end of 'times'", offset: loop.offset)
    }
    guard reader.hasEvents else { throw reader.expected("an event, one of \(reader.names)") }
    return reader.scenes + [reader.scene]
  }

  /// Checks the first line of a stored file, if the text has one.
  private static func checkVersion(of text: String) throws(EventError) {
    let start = "# refreshgen events "
    guard text.hasPrefix(start) else { return }
    let version = String(text.dropFirst(start.count).prefix { !$0.isWhitespace })
    guard version != "1" else { return }
    throw EventError(
      message: "unknown version \(EventText.quote(version)): expected '\(start)1'",
      offset: start.utf8.count
    )
  }

  // MARK: Lines

  private mutating func line() throws(EventError) {
    switch scanner.token {
    case .newline: scanner.take()
    case .word(let word) where try head(word): break
    case .word("expect"):
      var line = begin(.expect)
      scanner.take()
      line.edge = edge()
      line.expected = try facts(ofOther: false)
      guard !line.expected.isEmpty else {
        throw expected("a phase, or one of \(factNames) with its value")
      }
      try finish(line)
    case .word("times"): try loop()
    case .word("}"): try endLoop()
    default: try event()
    }
  }

  private func begin(_ kind: EventLine<Event>.Kind) -> EventLine<Event> {
    var line = EventLine<Event>()
    line.kind = kind
    line.range = scanner.offset..<scanner.offset
    return line
  }

  private mutating func finish(_ line: EventLine<Event>) throws(EventError) {
    var line = line
    line.range = line.range.lowerBound..<scanner.offset
    scene.lines.append(line)
    try endLine()
  }

  /// Takes the end of a line; a `}` may follow an event at once.
  private mutating func endLine() throws(EventError) {
    guard scanner.isAtEnd || scanner.token == .word("}") else {
      throw expected("';' after the event")
    }
    guard scanner.token == .semicolon else { return }
    scanner.take()
    // A trailing semicolon is allowed, a second one is not.
    if scanner.token == .semicolon { throw expected("an event, one of \(names)") }
  }

  // MARK: Heads

  /// Reads a line that says where events happen; returns whether the word begins one.
  private mutating func head(_ word: String) throws(EventError) -> Bool {
    guard ["spec", "list", "records", "control", "set"].contains(word) else { return false }
    guard loops.isEmpty else { throw expected("an event, one of \(names), or '}'") }
    switch word {
    case "spec":
      beginScene()
      // Each line of a spec is a line here.
      scene.spec.append(String(scanner.takeLine().dropFirst()))
      return true
    case "list":
      if hasList { beginScene() }
      hasList = true
      scanner.take()
      try list()
    case "records":
      scanner.take()
      scene.records = words()
    case "control": scene.controls.append(setting())
    default: scene.settings.append(setting())
    }
    try endLine()
    return true
  }

  /// Begins another scene, if the present one has events.
  private mutating func beginScene() {
    guard !scene.lines.isEmpty else { return }
    scenes.append(scene)
    (scene.lines, hasList, eventCount, seconds) = ([], false, 0, 0)
    // The spec of a scene is that of the scene before, unless it has lines of its own.
    if scanner.token == .word("spec") { scene.spec = [] }
  }

  private mutating func setting() -> EventSetting {
    let offset = scanner.offset
    scanner.take()
    return EventSetting(words: words(), offset: offset)
  }

  private mutating func words() -> [String] {
    var words: [String] = []
    while case .word(let word) = scanner.token {
      words.append(word)
      scanner.take()
    }
    return words
  }

  private mutating func list() throws(EventError) {
    var list = ListHead()
    (list.start, list.end) = (0, 0)
    list.viewport = try number("an extent", from: 0)
    guard scanner.take("x") else { throw expected("'x' and the extent of the content") }
    list.content = try number("an extent", from: 0)
    if scanner.take("inset") {
      list.start = try number("an inset at the start")
      list.end = try number("an inset at the end")
    }
    if scanner.take("bars") {
      list.bars.start = try number("an inset at the start")
      list.bars.end = try number("an inset at the end")
    }
    if scanner.take("at") { list.offset = try number("an offset") }
    list.isInWindow = !scanner.take("detached")
    list.isLive = scanner.take("live")
    scene.list = list
  }

  private var limits: EventLimits { scene.list.isLive ? .live : .still }

  // MARK: Loops

  private mutating func loop() throws(EventError) {
    let offset = scanner.offset
    scanner.take()
    let count = try number("a count", from: 1)
    guard count == count.rounded() else { throw expected("a count such as 3") }
    guard scanner.take("{") else { throw expected("'{' after the count") }
    loops.append((Int(count), scene.lines.count, offset))
  }

  private mutating func endLoop() throws(EventError) {
    guard let loop = loops.popLast() else { throw expected("an event, one of \(names)") }
    scanner.take()
    let lines = scene.lines[loop.line...]
    for _ in 1..<(lines.isEmpty ? 1 : loop.count) {
      scene.lines += lines
      for line in lines { try count(max(1, line.events.count)) }
    }
    try endLine()
  }

  // MARK: Events

  private mutating func event() throws(EventError) {
    var line = begin(.events)
    if table.controls.isEmpty { line.edge = edge() }
    if scanner.take("start") {
      line.kind = .start
    } else {
      repeat { line.events += try events() } while scanner.take("&")
    }
    hasEvents = true
    let mark = scanner.offset
    if scanner.take("=>") { line.recorded = try facts(ofOther: false) }
    line.recordedRange = mark..<scanner.offset
    if scanner.take("~") {
      line.isUnseen = scanner.take("unseen")
      if !line.isUnseen { line.other = try facts(ofOther: true) }
    }
    if scanner.take("ahead") { line.ahead = [try number("a count"), try number("a count")] }
    if scanner.take("by") { line.reasons = words() }
    try finish(line)
  }

  private mutating func count(_ more: Int) throws(EventError) {
    eventCount += more
    guard eventCount <= limits.events else {
      throw error("too many events: expected at most \(limits.events)")
    }
  }

  /// The names of all words, for messages.
  private var names: String {
    let names = table.words.map { $0.word } + table.shorthands.keys.sorted()
    return names.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      .joined(separator: ", ")
  }

  private mutating func events() throws(EventError) -> [Event] {
    var wraps: [@Sendable (Event) -> Event] = []
    while let prefix = table.prefixes.first(where: { scanner.token == .word($0.word) }) {
      scanner.take()
      wraps.append(prefix.wrap)
    }
    let place = scanner.offset
    control = takeControl()
    let events = try plainEvents()
    guard control == nil else {
      throw EventError(message: "this event happens to no control: expected no edge", offset: place)
    }
    return events.map { event in wraps.reversed().reduce(event) { $1($0) } }
  }

  /// Takes the edge of a control with its colon; returns the number of the control.
  private mutating func takeControl() -> Int? {
    guard case .word(let text) = scanner.token, text.hasSuffix(":") else { return nil }
    let index = table.controls.firstIndex { $0.contains(String(text.dropLast())) }
    if index != nil { scanner.take() }
    return index
  }

  /// The number of the control of an event, and of the only one without an edge.
  private mutating func takenControl(isOptional: Bool) throws(EventError) -> Double {
    if let taken = control {
      control = nil
      return Double(taken)
    }
    if isOptional { return -1 }
    let known = scene.controls.compactMap(\.words.first)
    let indices = table.controls.indices.filter { index in
      known.contains { table.controls[index].contains($0) }
    }
    guard indices.count == 1 else {
      let names = known.isEmpty ? table.controls.map { $0[0] } : known
      throw error(
        "which control? Expected an edge before the event: \(names.map { "\($0):" }.joined(separator: ", "))"
      )
    }
    return Double(indices[0])
  }

  private mutating func plainEvents() throws(EventError) -> [Event] {
    guard case .word(let text) = scanner.token, !isMark(text) else {
      throw expected("an event, one of \(names)")
    }
    if let events = table.shorthands[text] {
      try count(events.count)
      scanner.take()
      return events
    }
    guard let row = row(text) else {
      throw error("unknown event \(scanner.token): expected one of \(names)")
    }
    if row.isOfLiveList, !scene.list.isLive {
      guard !hasList else {
        throw error("'\(row.word)' needs a list that moves: expected 'live' in the 'list' line")
      }
      scene.list.isLive = true
    }
    try count(1)
    for _ in row.word.split(separator: " ") { scanner.take() }
    var numbers: [Double] = []
    for field in row.fields { numbers += try self.numbers(of: field) }
    return [row.event(numbers)]
  }

  /// Whether a word ends an event or its facts.
  func isMark(_ word: String) -> Bool {
    ["=>", "~", "&", "ahead", "by", "{", "}"].contains(word)
  }

  private var isAtEndOfEvent: Bool {
    guard case .word(let text) = scanner.token else { return scanner.isAtEnd }
    return isMark(text)
  }

  /// The row of a word, or of a word and those that follow it.
  private func row(_ text: String) -> EventWord<Event>? {
    let rows = table.words.filter { $0.word == text || $0.word.hasPrefix(text + " ") }
    guard rows.count > 1 else { return rows.first }
    return rows.first { row in
      var ahead = scanner
      return row.word.split(separator: " ").allSatisfy { ahead.take(String($0)) }
    }
  }

  private mutating func numbers(of field: EventField) throws(EventError) -> [Double] {
    switch field {
    case .number(let role, let minimum, let orElse):
      if let orElse, isAtEndOfEvent { return [orElse] }
      return [try number(role, from: minimum)]
    case .time: return [try time()]
    case .flag(let word): return [scanner.take(word) ? 1 : 0]
    case .choice(let role, let words, let isOptional):
      guard case .word(let text) = scanner.token, !isMark(text) else {
        if isOptional { return [0] }
        throw expected("one of \(words.joined(separator: ", "))")
      }
      guard let index = words.firstIndex(of: text) else {
        throw error(
          "unknown \(role) \(scanner.token): expected one of \(words.joined(separator: ", "))"
        )
      }
      scanner.take()
      return [Double(index)]
    case .way: return try way()
    case .control(let isOptional): return [try takenControl(isOptional: isOptional)]
    }
  }

  private mutating func way() throws(EventError) -> [Double] {
    let first = try number("an offset")
    var second: Double?
    if scanner.token == .arrow {
      scanner.take()
      second = try number("an offset")
    }
    guard scanner.take("in") else {
      throw expected(second == nil ? "'->' or 'in' after the offset" : "'in' after the offset")
    }
    return [second == nil ? .nan : first, second ?? first, try time()]
  }

  private mutating func time() throws(EventError) -> Double {
    guard case .word(let text) = scanner.token, let time = EventText.seconds(text) else {
      throw expected("a time such as 0.3s or 300ms")
    }
    seconds += time
    // The tolerance allows for rounding errors of sums.
    guard seconds < limits.seconds + 0.5e-6 else {
      throw error(
        "the gesture is too long: expected at most \(EventText.of(limits.seconds)) seconds"
      )
    }
    scanner.take()
    return time
  }

  private mutating func number(
    _ role: String,
    from minimum: Double = -.infinity
  ) throws(EventError) -> Double {
    guard case .word(let text) = scanner.token, let number = EventText.number(text) else {
      let example = minimum < 0 ? "-120" : minimum == 0 ? "600" : "3"
      throw expected("\(role) such as \(example)")
    }
    let minimum = max(minimum, -limits.points)
    guard number >= minimum, number <= limits.points else {
      let range = "\(EventText.of(minimum)) to \(EventText.of(limits.points))"
      throw error("\(scanner.token) is out of range: expected \(role) from \(range)")
    }
    scanner.take()
    return number
  }

  func expected(_ what: String) -> EventError {
    error("expected \(what), found \(scanner.token)")
  }

  func error(_ message: String) -> EventError {
    EventError(message: message, offset: scanner.offset)
  }
}

/// The limits of the numbers of a text, and of the time that a moving list is simulated.
package struct EventLimits: Sendable {
  /// The largest absolute value of an offset, an extent, an inset or a velocity.
  package var points: Double
  package var events: Int
  package var seconds: Double

  /// The limits of a list that does not move by itself, whose events take no time to play.
  package static let still = EventLimits(points: 1e9, events: 1_000_000, seconds: .infinity)
  package static let live = EventLimits(points: 1e6, events: 10_000, seconds: 3600)
}
