import RefreshCore
import RefreshWorld

/// Reads a gesture from text such as `drag 0 -> -120 in 0.3s; release; wait 1s; end success`.
///
/// Steps are separated by `;`:
///
/// - `drag A -> B in T`, `drag B in T`: a finger drags; see ``Gesture/Step/drag(from:to:seconds:)``
/// - `release` or `lift`: the finger lifts; the list continues at the finger's velocity
/// - `fling V` or `flick V`: the finger lifts at V points per second
/// - `tap`: a finger taps the control
/// - `trigger`: the `UIRefreshControl` around the control fires, as a scroll of VoiceOver makes it
/// - `wait T`: time passes
/// - `begin`, `end`, `end success|exhausted|failure|cancelled`, `reset`, `hide`, `show`,
///   `openSecondLevel`, `closeSecondLevel`: calls of the app
/// - `attach`, `detach`: the list appears on screen or disappears
/// - `content N`, `viewport N`, `inset TOP BOTTOM`: the geometry of the list changes
///
/// Times are written as `0.3s`, `300ms` or `0.3`, and are rounded to microseconds.
package struct GestureScript {
  package static let maximumSteps = 10_000
  package static let maximumSeconds = 3600.0
  /// The maximum absolute value of an offset, an extent, an inset or a velocity.
  package static let maximumPoints = 1_000_000.0

  enum Word: String, CaseIterable {
    case drag, release, lift, fling, flick, tap, trigger, wait
    case begin, end, reset, hide, show, openSecondLevel, closeSecondLevel, attach, detach
    case content, viewport, inset
  }

  private var scanner: GestureScanner
  private var seconds = 0.0

  private init(_ text: String) {
    scanner = GestureScanner(text)
  }

  package static func parse(_ text: String) throws(GestureError) -> Gesture {
    var script = GestureScript(text)
    var steps: [Gesture.Step] = []
    repeat {
      guard steps.count < maximumSteps else {
        throw script.error("too many steps: expected at most \(maximumSteps)")
      }
      steps.append(try script.step())
    } while try script.takeSeparator()
    return Gesture(steps: steps)
  }

  /// Consumes the separator after a step; returns whether another step follows.
  private mutating func takeSeparator() throws(GestureError) -> Bool {
    switch scanner.token {
    case .end: return false
    case .word, .arrow: throw expected("';' after the step")
    case .semicolon:
      scanner.take()
      // A trailing semicolon is allowed.
      return scanner.token != .end
    }
  }

  private mutating func step() throws(GestureError) -> Gesture.Step {
    let names = Word.allCases.map(\.rawValue).joined(separator: ", ")
    guard case .word(let text) = scanner.token else { throw expected("a step, one of \(names)") }
    guard let word = Word(rawValue: text) else {
      throw error("unknown step \(scanner.token): expected one of \(names)")
    }
    scanner.take()
    switch word {
    case .drag: return try drag()
    case .fling, .flick: return .fling(velocity: try number(role: "a velocity"))
    case .wait: return .stimulus(.wait(try duration()))
    case .release, .lift: return .stimulus(.release)
    case .tap: return .stimulus(.tap)
    case .trigger: return .stimulus(.triggered)
    case .begin: return .stimulus(.begin)
    case .end: return .stimulus(.end(try outcome()))
    case .reset: return .stimulus(.reset)
    case .openSecondLevel: return .stimulus(.openSecondLevel)
    case .closeSecondLevel: return .stimulus(.closeSecondLevel)
    case .hide: return .stimulus(.hidden(true))
    case .show: return .stimulus(.hidden(false))
    case .attach: return .stimulus(.window(attached: true))
    case .detach: return .stimulus(.window(attached: false))
    case .content: return .stimulus(.content(try number(role: "an extent", from: 0)))
    case .viewport: return .stimulus(.viewport(try number(role: "an extent", from: 0)))
    case .inset:
      let start = try number(role: "an inset at the start")
      return .stimulus(.insets(start: start, end: try number(role: "an inset at the end")))
    }
  }

  private mutating func drag() throws(GestureError) -> Gesture.Step {
    let first = try number(role: "an offset")
    var second: Double?
    if scanner.token == .arrow {
      scanner.take()
      second = try number(role: "an offset")
    }
    guard scanner.token == .word("in") else {
      throw expected(second == nil ? "'->' or 'in' after the offset" : "'in' after the offset")
    }
    scanner.take()
    let from = second == nil ? nil : first
    return .drag(from: from, to: second ?? first, seconds: try duration())
  }

  private mutating func outcome() throws(GestureError) -> RefreshOutcome {
    guard case .word(let text) = scanner.token else { return .success }
    guard let outcome = RefreshOutcome(gestureWord: text) else {
      let names = RefreshOutcome.allCases.map(\.gestureWord).joined(separator: ", ")
      throw error("unknown outcome \(scanner.token): expected one of \(names)")
    }
    scanner.take()
    return outcome
  }

  private mutating func duration() throws(GestureError) -> Double {
    guard case .word(let text) = scanner.token, let duration = GestureNumber.seconds(text) else {
      throw expected("a time such as 0.3s or 300ms")
    }
    seconds += duration
    // The tolerance allows for rounding errors of sums.
    guard seconds < Self.maximumSeconds + 0.5e-6 else {
      throw error("the gesture is too long: expected at most \(Int(Self.maximumSeconds)) seconds")
    }
    scanner.take()
    return duration
  }

  private mutating func number(
    role: String,
    from minimum: Double = -maximumPoints
  ) throws(GestureError) -> Double {
    guard case .word(let text) = scanner.token, let number = GestureNumber.points(text) else {
      throw expected("\(role) such as \(minimum < 0 ? "-120" : "600")")
    }
    guard number >= minimum, number <= Self.maximumPoints else {
      let range = "\(Int(minimum)) to \(Int(Self.maximumPoints))"
      throw error("\(scanner.token) is out of range: expected \(role) from \(range)")
    }
    scanner.take()
    return number
  }

  private func expected(_ what: String) -> GestureError {
    error("expected \(what), found \(scanner.token)")
  }

  private func error(_ message: String) -> GestureError {
    GestureError(message: message, column: scanner.column)
  }
}

extension RefreshOutcome {
  /// The word in gestures and in traces.
  var gestureWord: String {
    switch self {
    case .success: "success"
    case .exhausted: "exhausted"
    case .failure: "failure"
    case .cancelled: "cancelled"
    }
  }

  init?(gestureWord: String) {
    guard let outcome = Self.allCases.first(where: { $0.gestureWord == gestureWord }) else {
      return nil
    }
    self = outcome
  }
}

/// Parsing of the numbers in a gesture, which are plain decimals.
enum GestureNumber {
  /// The maximum length of a number.
  private static let longest = 40

  static func points(_ text: some StringProtocol) -> Double? {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    // `Double` also accepts texts such as `inf` and `1e3`, which are not part of the notation.
    guard isPlain, text.utf8.count <= longest else { return nil }
    return Double(text)
  }

  /// A time of at least 0, such as `0.3s`, `300ms` or `0.3`, rounded to microseconds.
  static func seconds(_ text: String) -> Double? {
    let (digits, perSecond) =
      if text.hasSuffix("ms") {
        (text.dropLast(2), 1000.0)
      } else if text.hasSuffix("s") {
        (text.dropLast(), 1.0)
      } else {
        (text[...], 1.0)
      }
    guard let number = points(digits), number >= 0 else { return nil }
    // A trace can represent whole microseconds exactly, with six digits after the point.
    return (number / perSecond * 1e6).rounded() / 1e6
  }
}
