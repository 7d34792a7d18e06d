/// A path through the state machine of a control: stimuli, and the phases that they lead to.
///
/// `pull aboveThreshold -> armed, release -> refreshing, wait reveal; 1 action, inset height` pulls the
/// list until the control is armed, releases it, which starts a refresh, and waits for the end of the
/// reveal animation, which changes no phase. After the semicolon stands what holds at the end; a count
/// or inset that is left out is zero.
///
/// | stimulus | what happens |
/// |---|---|
/// | `pull POINTS` | a finger moves the list to a place past the control's edge |
/// | `scroll POINTS` | the list moves there without a finger |
/// | `release` | the finger leaves the list |
/// | `wait SECONDS` | time passes until the next timer fires, which has to be then |
/// | `wait forever` | no timer is scheduled, so nothing would ever happen |
/// | `begin`, `end`, `end OUTCOME`, `reset` | the app calls the controller; `end` is a success |
/// | `enter window`, `leave window` | the list comes on screen, or leaves it |
/// | `hide`, `show` | the app takes the control out of the layout, or puts it back |
/// | `opposite busy`, `opposite idle` | the control at the opposite edge refreshes, or no longer does |
/// | `insets START END` | the app sets its own insets |
///
/// Points and seconds are numbers, names of `TestNumbers`, or sums and differences of both.
public struct TestPath: Sendable, CustomStringConvertible {
  /// The path as it is written.
  public let description: String
  /// The line of the source file that it is written on.
  public let line: Int

  /// Creates a path from its text.
  public init(_ text: String, line: Int = #line) {
    description = text
    self.line = line
  }

  /// The paths of a table with one path a line.
  ///
  /// The text is a multi-line string literal that starts on the line below the call, so that each path
  /// knows its own line.
  public static func table(_ text: String, line: Int = #line) -> [TestPath] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty }
      .map { TestPath(String($0.element), line: line + 2 + $0.offset) }
  }
}

/// A path that a control did not follow, or that cannot be read.
public struct TestPathError: Error, Equatable, CustomStringConvertible {
  /// The part of the path at fault, what is wrong with it, and the path.
  public let description: String

  package init(description: String) {
    self.description = description
  }
}
