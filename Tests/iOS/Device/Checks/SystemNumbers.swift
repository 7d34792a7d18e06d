// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The numbers of a `UIRefreshControl` with a control inside, from samples of its list.
public struct SystemNumbers: Sendable, Equatable {
  /// A list and its `UIRefreshControl` in one frame.
  public struct Sample: Sendable, Equatable {
    public var offset = 0.0
    public var contentTop = 0.0
    /// The adjusted inset.
    public var top = 0.0
    public var width = 0.0
    public var height = 0.0
    public var isTouched = false
    public var isRefreshing = false
    /// Whether the control is drawn inside, and nothing else.
    public var isDressed = false
    /// The type of the view that has the `UIRefreshControl`.
    public var superview = "no view"
    /// The phase and the progress of the control inside.
    public var phase = "no control"
    public var progress = 0.0

    public init() {}
  }

  private var last: Sample?
  /// The insets before the refresh.
  private var resting = Sample()
  private var jumps: (atStart: Double?, atEnd: Double?) = (nil, nil)
  private var rooms: (content: Double, adjusted: Double) = (0, 0)
  private var distances: [(width: Double, text: String)] = []
  private var dressings = 0
  private var undressings = 0

  public init() {}

  public mutating func note(_ sample: Sample) {
    defer { last = sample }
    guard let last else { return }
    if !last.isDressed && sample.isDressed { dressings += 1 }
    if last.isDressed && !sample.isDressed { undressings += 1 }
    guard sample.isRefreshing else {
      if last.isRefreshing, last.isTouched, sample.isTouched {
        jumps.atEnd = sample.offset - last.offset
      }
      return
    }
    if !last.isRefreshing {
      resting = last
      if sample.isTouched {
        jumps.atStart = sample.offset - last.offset
        distances.removeAll { $0.width == sample.width }
        let pull = Self.whole(-last.top - last.offset)
        distances.append((sample.width, "\(pull) of \(Self.whole(sample.height))"))
      }
    }
    rooms = (sample.contentTop - resting.contentTop, sample.top - resting.top)
  }

  /// The questions that samples answer, with the last numbers.
  public var rows: [String] {
    let distances = distances.map(\.text).joined(separator: ", ")
    return [
      "Pull slowly until it refreshes, and hold: jump of the list \(Self.text(jumps.atStart))",
      "Hold, and tap End with another finger: jump of the list \(Self.text(jumps.atEnd))",
      "Room: content inset \(Self.whole(rooms.content)), adjusted \(Self.whole(rooms.adjusted))",
      "Fires at: \(distances.isEmpty ? "–" : distances); then rotate, and in the sheet",
      "Tap Update, and Push and back: dressed \(dressings) times, lost \(undressings) times",
      "Pull to 60 and hold, then on: " + Self.now(last ?? Sample()),
    ]
  }

  public static func == (one: SystemNumbers, other: SystemNumbers) -> Bool {
    one.rows == other.rows && one.last == other.last
  }

  /// What the list and its `UIRefreshControl` show.
  private static func now(_ sample: Sample) -> String {
    "pull \(whole(-sample.top - sample.offset)), in \(sample.superview), \(sample.phase), "
      + "progress \(whole(sample.progress * 100)) %"
  }

  private static func text(_ value: Double?) -> String { value.map { "\(whole($0))" } ?? "–" }
  private static func whole(_ value: Double) -> Int { Int(value.rounded()) }
}
