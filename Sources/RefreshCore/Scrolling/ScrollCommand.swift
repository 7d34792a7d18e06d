/// A command of the interpreter to the owner of a list.
///
/// The owner performs one command at a time, and then passes the resulting state of the list to
/// `ScrollInterpreter.next`.
package enum ScrollCommand: Sendable {
  /// The animation with which a command is performed.
  package enum Motion: Sendable {
    /// That of the surrounding animation, if there is one.
    case inherited
    /// None, even in a surrounding animation.
    case none
    /// That of the request, by the control at an edge.
    case animated(RefreshEdge)
  }

  /// An event other than a scroll for the machine of a control.
  case send(RefreshEvent, RefreshEdge)
  /// A scroll for the machine of a control.
  case scrolled(ScrollReading, RefreshEdge)
  /// A change of the offset that is not a scroll.
  case displaced(ScrollReading, RefreshEdge)
  /// The list is to scroll to an offset that shows the whole control.
  case reveal(Double, RefreshEdge, seconds: Double)
  /// A control is to be removed.
  case remove(RefreshEdge)
  /// The content offset is to be written.
  case offset(ListPoint, Motion)
  /// The content inset is to be written.
  case inset(ListInsets, Motion)
  /// The view of a control follows the pull.
  case show(RefreshEdge)
  /// All views are to be placed.
  case place(Motion)
  /// The list is to be laid out before the next frame is shown.
  case wake
}
