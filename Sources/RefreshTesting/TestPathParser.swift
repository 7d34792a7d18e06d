import RefreshRuntime
import RefreshWorld

/// Parses test paths, with the numbers of a spec.
struct TestPathParser {
  let numbers: TestNumbers

  /// A stimulus with the phase that it leads to.
  struct Step {
    let text: Substring
    let phase: RefreshPhase?
  }

  /// The expectations at the end of a path.
  struct Ending {
    var actions = 0
    var completions = 0
    var addedInset = 0.0
    var insets: (start: Double, end: Double)?
  }

  /// Parses a path into its steps and the facts at its end.
  func parse(_ path: String) throws(TestPathError) -> (steps: [Step], ending: Ending) {
    let halves = path.split(separator: ";", omittingEmptySubsequences: false)
    guard halves.count < 3 else { throw fault("has more than one semicolon", in: path[...]) }
    var steps: [Step] = []
    for part in Self.parts(of: halves[0], by: ",") { steps.append(try step(part)) }
    return (steps, try halves.count == 2 ? ending(halves[1]) : Ending())
  }

  /// The stimulus of a step; `offset` converts points past the edge of the list to an offset.
  func stimulus(
    _ text: Substring,
    offset: (Double) -> Double
  ) throws(TestPathError) -> Stimulus {
    let (verb, object) = Self.words(of: text)
    switch (verb, object) {
    case ("pull", _): return .scroll(to: offset(try number(object, in: text)), dragging: true)
    case ("scroll", _): return .scroll(to: offset(try number(object, in: text)), dragging: false)
    case ("wait", _): return .wait(object == "forever" ? .infinity : try number(object, in: text))
    case ("release", ""): return .release
    case ("tap", ""): return .tap
    case ("begin", ""): return .begin
    case ("end", ""): return .end(.success)
    case ("end", "exhausted"): return .end(.exhausted)
    case ("end", "failure"): return .end(.failure)
    case ("end", "cancelled"): return .end(.cancelled)
    case ("reset", ""): return .reset
    case ("open", "second level"): return .openSecondLevel
    case ("close", "second level"): return .closeSecondLevel
    case ("enter", "window"): return .window(attached: true)
    case ("leave", "window"): return .window(attached: false)
    case ("hide", ""): return .hidden(true)
    case ("show", ""): return .hidden(false)
    case ("opposite", "busy"): return .opposite(isBusy: true)
    case ("opposite", "idle"): return .opposite(isBusy: false)
    case ("content", _): return .content(try number(object, in: text))
    case ("insets", _):
      let insets = try insets(object, in: text)
      return .insets(start: insets.start, end: insets.end)
    default: throw fault("is not a stimulus; see TestPath", in: text)
    }
  }

  private func step(_ text: Substring) throws(TestPathError) -> Step {
    guard let tip = text.lastIndex(of: ">") else { return Step(text: text, phase: nil) }
    let name = Self.trimmed(text[tip...].dropFirst())
    guard let phase = RefreshPhase.allCases.first(where: { $0.name == name }) else {
      throw fault("has no valid phase: expected one of \(Self.phaseNames)", in: text)
    }
    guard text[..<tip].last == "-" else { throw fault("has no '->' before the phase", in: text) }
    return Step(text: Self.trimmed(text[..<tip].dropLast()), phase: phase)
  }

  private func ending(_ text: Substring) throws(TestPathError) -> Ending {
    var ending = Ending()
    for part in Self.parts(of: text, by: ",") {
      let (first, second) = Self.words(of: part)
      switch (first, second) {
      case (_, "action"), (_, "actions"): ending.actions = try count(first, in: part)
      case (_, "completion"), (_, "completions"): ending.completions = try count(first, in: part)
      case ("inset", _): ending.addedInset = try number(second, in: part)
      case ("insets", _): ending.insets = try insets(second, in: part)
      default:
        throw fault(
          "is not a fact: expected 'N actions', 'N completions', 'inset N' or 'insets N N'",
          in: part
        )
      }
    }
    return ending
  }

  private func count(_ text: Substring, in part: Substring) throws(TestPathError) -> Int {
    guard let count = Int(text) else { throw fault("has no count", in: part) }
    return count
  }

  private func insets(
    _ text: Substring,
    in part: Substring
  ) throws(TestPathError) -> (start: Double, end: Double) {
    let (start, end) = Self.words(of: text)
    return (try number(start, in: part), try number(end, in: part))
  }

  /// The value of numbers and names joined by `+` and `-`, with or without parentheses around all.
  private func number(_ text: Substring, in part: Substring) throws(TestPathError) -> Double {
    if text.first == "(", text.last == ")" {
      return try number(text.dropFirst().dropLast(), in: part)
    }
    var (sum, sign) = (0.0, 1.0)
    for (index, word) in text.split(separator: " ").enumerated() {
      if index.isMultiple(of: 2) {
        guard let value = numbers[word] ?? Double(word.filter { $0 != "_" }) else {
          throw fault(
            "contains '\(word)', which is neither a number nor a name of TestNumbers",
            in: part
          )
        }
        sum += sign * value
      } else {
        guard word == "+" || word == "-" else {
          throw fault("lacks a '+' or '-' between two numbers", in: part)
        }
        sign = word == "+" ? 1 : -1
      }
    }
    guard !text.isEmpty else { throw fault("lacks a number", in: part) }
    return sum
  }

  private func fault(_ text: String, in part: Substring) -> TestPathError {
    TestPathError(description: "'\(part)' \(text)")
  }

  private static let phaseNames = RefreshPhase.allCases.map(\.name).joined(separator: ", ")

  private static func parts(of text: Substring, by separator: Character) -> [Substring] {
    text.split(separator: separator).map(trimmed)
  }

  /// The first word and the rest.
  private static func words(of text: Substring) -> (first: Substring, rest: Substring) {
    let first = text.prefix { $0 != " " }
    return (first, trimmed(text.dropFirst(first.count)))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
