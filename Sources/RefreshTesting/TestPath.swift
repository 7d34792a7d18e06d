/// A path through the state machine of a control: stimuli, and the phases that they lead to.
///
/// For example, `pull aboveThreshold -> armed, release -> refreshing, wait reveal; 1 action, inset
/// height` pulls the list until the control is armed, starts a refresh by releasing the list, and
/// waits for the end of the reveal animation. A stimulus without `->` must not change the phase.
/// The facts after the semicolon are expected at the end of the path. The counts are totals since
/// the rig was created. A count or `inset` that is left out is expected to be zero. `insets`, the
/// total insets of the list, are checked only if the path contains them.
///
/// | stimulus | what happens |
/// |---|---|
/// | `pull POINTS` | a finger drags the list to a position POINTS past its edge |
/// | `scroll POINTS` | the list scrolls to the same position without a finger |
/// | `release` | the finger lifts |
/// | `tap` | a finger taps the control, if the control can be tapped |
/// | `wait SECONDS` | the clock advances to the next timer, which has to fire after that time |
/// | `wait forever` | no timer may be running, so that waiting has no effect |
/// | `begin`, `end`, `end OUTCOME`, `reset` | the app calls the controller; `end` is a success |
/// | `open second level`, `close second level` | the app calls the controller |
/// | `enter window`, `leave window` | the list appears on screen, or disappears |
/// | `hide`, `show` | the app sets `isHidden` |
/// | `opposite busy`, `opposite idle` | the control at the opposite edge starts or ends a refresh |
/// | `content POINTS` | the extent of the list's content changes |
/// | `insets START END` | the app sets its own insets |
///
/// Points and seconds are numbers, names of `TestNumbers`, or sums and differences of numbers and
/// names, which parentheses may enclose.
public struct TestPath: Sendable, CustomStringConvertible {
  /// The text of the path.
  public let description: String
  /// The line of the path in the source file.
  public let line: Int

  /// Creates a path from its text.
  public init(_ text: String, line: Int = #line) {
    description = text
    self.line = line
  }

  /// The paths of a table with one path per line.
  ///
  /// The text has to be a multi-line string literal whose opening quotes are on the line after the
  /// call, so that each path has the line number of its source.
  public static func table(_ text: String, line: Int = #line) -> [TestPath] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty }
      .map { TestPath(String($0.element), line: line + 2 + $0.offset) }
  }
}

/// The error for a path that a control did not follow, or that cannot be parsed.
public struct TestPathError: Error, Equatable, CustomStringConvertible {
  /// The step, the problem and the path.
  public let description: String

  package init(description: String) {
    self.description = description
  }
}
