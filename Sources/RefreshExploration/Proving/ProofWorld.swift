import RefreshCore

/// The scroll views that a proof puts a control into: the boundary readings of its own numbers.
///
/// Whatever a control decides, it decides by comparing a reading with one of its numbers. Readings
/// at each such number and next to it on both sides therefore stand for all readings.
struct ProofWorld: Sendable {
  /// One content with its insets.
  private struct Scene {
    let content: Double
    let start: Double
    let end: Double
  }

  /// Half a point, the step from a boundary to the readings next to it.
  private static let step = 0.5

  /// The height of the screen.
  private static let viewport = 1000.0

  /// A list of several screens, and one that does not fill its screen under larger insets.
  ///
  /// They lie so far apart that a place near the edge of one is far beyond the edge of the other, or
  /// far from it, whatever the numbers of a control: what a change of content does then depends on
  /// its choices alone, and controls with other numbers are proved together.
  private static let scenes = [
    Scene(content: 3000, start: 64, end: 34), Scene(content: 200, start: 564, end: 83),
  ]

  /// The offsets that scrolls lead to.
  let offsets: [Double]
  /// For each content, those of the offsets that mean something there.
  let offsetsInScene: [[Int]]
  private let behavior: RefreshBehavior

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
    let pulls = Self.pulls(behavior)
    let places = Self.scenes.indices.map { scene in
      let rest = behavior.rest(in: Self.reading(scene, 0, false))
      return pulls.map { behavior.edge.isFar ? rest + $0 : rest - $0 }
    }
    let offsets = Self.ordered(places.flatMap { $0 })
    self.offsets = offsets
    offsetsInScene = places.map { place in offsets.indices.filter { place.contains(offsets[$0]) } }
  }

  /// How many contents there are.
  var sceneCount: Int { Self.scenes.count }

  /// What the scroll view shows at one of its offsets.
  func reading(at place: Place) -> ScrollReading {
    Self.reading(place.scene, offsets[place.offset], place.isDragging)
  }

  /// Where the list stands once the control has scrolled itself into sight.
  func revealed(from place: Place) -> Place {
    let offset = revealedOffset(inScene: place.scene) ?? place.offset
    return Place(scene: place.scene, offset: offset, isDragging: place.isDragging)
  }

  /// The offset at which the control stands fully in sight, if it is one of those that are tried.
  func revealedOffset(inScene scene: Int) -> Int? {
    let target = behavior.revealOffset(in: Self.reading(scene, 0, false))
    return offsets.firstIndex { abs($0 - target) < Self.step / 2 }
  }

  /// Where the list rests at the control's edge in one of the contents.
  func rest(inScene scene: Int) -> Place {
    let rest = behavior.rest(in: Self.reading(scene, 0, false))
    let index = offsets.firstIndex { abs($0 - rest) < Self.step / 2 }
    return Place(scene: scene, offset: index ?? 0, isDragging: false)
  }

  /// A way through the world, with what the scroll view shows on it.
  func witness(of path: [ProofStep]) -> Witness {
    var place = rest(inScene: 0)
    var witness = Witness(start: reading(at: place), steps: [])
    for step in path {
      switch step {
      case .scroll(let offset, let dragging):
        place = Place(scene: place.scene, offset: offset, isDragging: dragging)
        witness.steps.append(.scroll(reading(at: place)))
      case .scene(let scene):
        place.scene = scene
        witness.steps.append(.scene(reading(at: place)))
      case .event(let simple):
        witness.steps.append(.event(simple))
      }
    }
    return witness
  }

  private static func reading(_ scene: Int, _ offset: Double, _ dragging: Bool) -> ScrollReading {
    ScrollReading(
      offset: offset,
      viewport: viewport,
      content: scenes[scene].content,
      start: scenes[scene].start,
      end: scenes[scene].end,
      isDragging: dragging
    )
  }

  /// The boundaries along the pull, each with what lies next to it.
  private static func pulls(_ behavior: RefreshBehavior) -> [Double] {
    let boundary = behavior.threshold
    return ordered([
      -step, 0, step, behavior.height, boundary - step, boundary, boundary + step,
    ])
  }

  /// The numbers from the least to the greatest, each once.
  private static func ordered(_ numbers: [Double]) -> [Double] {
    numbers.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

/// A content and a place in it, as numbers.
struct Place: Sendable, Hashable {
  var scene: Int
  var offset: Int
  var isDragging: Bool
}
