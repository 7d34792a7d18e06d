// Settings of the double; nothing here is declared by UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What is not known of UIKit, or differs between its versions and its users: each with all settings
/// that are seen, of which a control has to bear every one.
public struct Switches: Sendable, Equatable {
  /// Whose rules a list follows.
  public enum Body: Sendable, CaseIterable {
    /// The double's, with all of its settings.
    case double
    /// Those of a scroll view that is not ours, in `ForeignBody.swift`.
    case foreign
  }

  public enum Snapping: Sendable, CaseIterable {
    case nearest
    case towardZero
  }

  public enum Clamping: Sendable, CaseIterable {
    case atOnce
    case atLayout
    case atTouch
  }

  public enum TopChange: Sendable, CaseIterable {
    case follows
    case stays
  }

  public enum BounceChange: Sendable, CaseIterable {
    case turns
    case runsAndSnaps
    case jumps
  }

  public enum FingerChange: Sendable, CaseIterable {
    case kept
    case recomputed
  }

  public enum LargeTitle: Sendable, CaseIterable {
    case constant
    case grows
  }

  /// When a frame is laid out and shown: after observers of the run loop are called, before, or both in
  /// turn.
  public enum FrameOrder: Sendable, CaseIterable {
    case observersFirst
    case frameFirst
    case mixed
  }

  /// What the system's control does when a finger pulls it past its distance.
  public enum SystemPull: Sendable, CaseIterable {
    case tells
    /// It gives a haptic, and adds its inset before it tells and until the frame after its end.
    case insetsAndFeels
  }

  /// When a bar tells that its large title has grown with the pull.
  public enum TitleNotice: Sendable, CaseIterable {
    case beforeOffset
    case withOffset
    case atLayout
    case inNextFrame
  }

  /// When a bar that expands with the scroll is laid out.
  public enum BarLayout: Sendable, CaseIterable {
    case beforeObservers
    case inDidScroll
    case atLayout
  }

  public enum OffWindow: Sendable, CaseIterable {
    case clamped
    case kept
  }

  public enum Trackpad: Sendable, CaseIterable {
    case draggingOnly
    case both
    case neither
  }

  public enum SizeNotice: Sendable, CaseIterable {
    case frame
    case bounds
    case none
  }

  /// How a keyboard gets its room.
  public enum Keyboard: Sendable, CaseIterable {
    /// The system adds to the adjusted insets.
    case system
    /// An owner adds the growth of the keyboard to the inset that it reads.
    case relative
    /// An owner saves the insets, writes others, and writes the saved ones back.
    case saved
    /// The list becomes shorter.
    case size
  }

  public enum Completion: Sendable, CaseIterable {
    case finished
    case interrupted
    case never
  }

  /// What lets a finger pull a list at its top in a sheet.
  public enum SheetPull: Sendable, CaseIterable {
    /// The list needs a control of the system; else, the finger moves the sheet.
    case systemControl
    case always
  }

  /// When the room of the system's control comes.
  public enum RoomStart: Sendable, CaseIterable {
    case atTrigger
    case atLift
    case inLaterFrame
    /// In steps, one in each frame.
    case inSteps
  }

  /// When the room of the system's control goes.
  public enum RoomEnd: Sendable, CaseIterable {
    case atOnce
    case inLaterFrame
    /// In steps, one in each frame.
    case inSteps
    /// In steps, which a finger on the list interrupts until it lifts.
    case interrupted
    case atLift
  }

  /// What the system's control does to its tint.
  public enum TintReset: Sendable, CaseIterable {
    case never
    case atLayout
    /// As a refresh begins, and as it ends.
    case atRefresh
  }

  /// Whose rules a list follows; `follow` sets it, with the settings that belong to it.
  public internal(set) var body = Body.double
  /// How many pixels a point has.
  public var scale: CGFloat = 3
  /// Which pixel a written offset goes to.
  public var snapping = Snapping.nearest
  /// Whether a finger's offsets go to pixels, too.
  public var snapsUnderFinger = true
  /// Whether observers of the offset hear before the delegate does.
  public var observersFirst = true
  /// How often one change is told.
  public var noticesPerChange = 1
  /// Whether each scroll notifies observers of `bounds`.
  public var tellsBoundsOnScroll = false
  /// When a smaller range moves the offset.
  public var clamping = Clamping.atOnce
  /// What the offset does when the inset above it changes at the top.
  public var topChange = TopChange.follows
  /// What a bounce does when an inset changes.
  public var bounceChange = BounceChange.turns
  /// What a finger's offset does when an inset changes.
  public var fingerChange = FingerChange.kept
  /// Whether a large title's bar grows with the pull.
  public var largeTitle = LargeTitle.constant
  /// When a bar tells that its large title has grown.
  public var titleNotice = TitleNotice.withOffset
  /// When a bar that expands with the scroll changes the insets.
  public var barLayout = BarLayout.inDidScroll
  /// Whether hidden views are laid out.
  public var laysOutHidden = true
  /// Whether a frame is laid out and shown before observers of the run loop are called.
  public var frameOrder = FrameOrder.observersFirst
  /// Whether there are update links, which are called before each frame is laid out.
  public var hasUpdateLinks = true
  /// Whether a change of the offset lays the list out at once, even within a layout.
  public var laysOutInWrites = false
  /// Whether a change of the safe area notifies the subviews of a list.
  public var handsSafeArea = true
  /// What leaving the window does to the safe area.
  public var offWindow = OffWindow.clamped
  /// What a trackpad's scroll sets.
  public var trackpad = Trackpad.both
  /// The notifications of a new size.
  public var sizeNotice = SizeNotice.bounds
  /// How a keyboard gets its room.
  public var keyboard = Keyboard.system
  /// What lets a finger pull a list in a sheet.
  public var sheetPull = SheetPull.systemControl
  /// How animations end.
  public var completion = Completion.finished
  /// What a pull does to the system's control.
  public var systemPull = SystemPull.tells
  /// Whether the list ends a drag before the targets of its pan are called.
  public var endsDragFirst = false
  /// Whether a fling that starts past the edge keeps its speed as it crosses the edge.
  public var keepsSpeed = false
  /// Whether the last offset of a motion comes before the end of the motion, which nothing tells.
  public var endsSilently = false
  /// How many offsets of a finger come before dragging is true.
  public var lateDragging = 0

  /// When the room of the system's control comes.
  public var roomStart = RoomStart.atTrigger
  /// When it goes.
  public var roomEnd = RoomEnd.atOnce
  /// Whether it is a part of the list's own inset.
  public var hasRoomInContentInset = false
  /// Whether the list jumps by the room as it comes under a finger.
  public var jumpsAtTrigger = false
  /// The pull at which the system's control fires.
  public var firingDistance: CGFloat = 100
  /// The share of the list's height at which it fires instead, if there is one.
  public var firingShare: CGFloat = 0
  /// Whether its room stays if an alert is shown within half a second of its start or end.
  public var staysUnderAlert = false
  /// Whether a refresh of the system's control begins off window.
  public var beginsOffscreen = true
  /// Whether the system's control has no height until it is laid out.
  public var startsFlat = false
  /// What the system's control does to its tint.
  public var tintReset = TintReset.never

  public init() {}
}
