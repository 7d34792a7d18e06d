// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Something that the app of the check does to a list, to its surroundings or to its controls.
public indirect enum DeviceAction: Sendable, Equatable {
  public enum Adjustment: Sendable {
    case automatic, never
  }

  // The list.
  case offset(Double)
  case animatedOffset(Double)
  case addOffset(Double)
  /// The end of the content.
  case offsetAtEnd
  case content(Double)
  /// Pages of the height of the list, so many of them.
  case pages(Int)
  /// Content that is wider than the list, which is in the middle of it.
  case width(Double)
  case addHeight(Double)
  /// Where short content rests, from 0 for the top to 1 for the bottom.
  case anchor(Double)
  case bounces(Bool)
  case adjustment(Adjustment)

  // The insets that the app writes.
  case bottom(Double)
  case addTop(Double)
  case addBottom(Double)
  /// Saves the insets as they are.
  case save
  /// Writes the saved insets back.
  case restore
  /// Writes the inset at each layout, if it is another one.
  case keepTop(Double)
  /// Answers each write of the inset with this one.
  case insistOnTop(Double)

  // The surroundings.
  case safeArea(Double)
  case keyboard(Bool)
  /// From now on, a finger on the list pulls the keyboard down.
  case pullableKeyboard
  case leaveWindow
  case enterWindow
  case changeSuperview
  /// A list with a header of its own covers the top of the list, and scrolls with it.
  case nest
  /// Another view comes to the front with each scroll.
  case rival
  case dropDelegate
  case clearSubviews
  /// Dark mode and the largest text, or the settings of the device again.
  case traits(Bool)
  /// Each scroll keeps the main thread busy for so many seconds.
  case hitches(Double)
  /// The app replaces the list by another one.
  case exchange
  /// Three lists with headers appear, two of which refresh.
  case addLists
  /// Nothing holds these lists any longer, one of which is ending its refresh.
  case dropLists

  /// The gesture of the finger is canceled.
  case cancelPan

  // The controls.
  case begin
  case finish
  case openLevel
  case closeLevel
  case attach
  case detach
  /// The action that the list offers to assistive technologies.
  case performOffered
  /// The list scrolls by a page, as assistive technologies make it do.
  case scrollPage(isDown: Bool)
  /// A control of the system begins or ends.
  case system(Bool)

  // When and how.
  /// Once the finger has pulled the list so far past its top.
  case whenPulled(Double, DeviceAction)
  /// Once the finger has pulled the list so far past its top, and has rested there.
  case whenStill(Double, DeviceAction)
  /// Once the list decelerates so far past its top; a negative distance is before the top.
  case whenDecelerating(Double, DeviceAction)
  /// In the turn after a finger is lifted.
  case whenReleased(DeviceAction)
  case animated(DeviceAction)
  /// So many seconds later; a UI test takes longer between two of its requests.
  case later(Double, DeviceAction)
  case together([DeviceAction])
  /// With the offset of before written back in the same turn.
  case keepingOffset(DeviceAction)

  // Questions to UIKit.
  case offsetBetweenPixels
  /// Adds a hidden view, which counts its layouts and its safe areas.
  case hide
  case animate
  case tellHidden
  /// How often the action of the nested list ran.
  case tellNested
  case tellTraits
  /// The height of the keyboard, or of the bar at the bottom of the screen.
  case tellKeyboard
  /// How many of the lists that were let go still exist.
  case tellDropped
  /// How many of the replaced lists still have a header.
  case tellReplaced
}
