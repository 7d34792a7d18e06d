// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import RefreshRuntime
public import UIKit

/// An entry of the catalog of what lists do, as something that can be played.
@MainActor
public struct Scene {
  /// The entry's id.
  public let id: String
  /// What happens, in a few words.
  public let title: String
  /// Plays it under settings of what makes a difference; answers what did not hold.
  private let play: @MainActor (Switches) -> [String]
  /// The scenes of a file.
  private var found: [RandomScene] = []

  init(_ id: String, _ title: String, _ play: @escaping @MainActor (Switches) -> DeviceScene) {
    self.id = id
    self.title = title
    self.play = { play($0).failures }
  }

  /// A scene of a file, named after its entry and what happens.
  init(_ found: SceneFile.Found) {
    let parts = found.title.split(separator: ":", maxSplits: 1)
    id = String(parts[0])
    title = String(parts[1].dropFirst())
    play = { switches in found.scenes.compactMap { $0.failure(under: switches) } }
    self.found = found.scenes
  }

  /// Whether it is about settings of the double that the rules of a body decide otherwise.
  func isSetAside(on body: Switches.Body) -> Bool {
    found.contains { $0.isSetAside(on: body) }
  }

  /// Plays it; answers what did not hold.
  public func failures(under switches: Switches) -> [String] {
    play(switches)
  }
}

extension Switches {
  /// Settings in which any two of two switches meet, by a table made anew from the choices there are.
  @MainActor public static let pairwise: [Switches] = {
    let changes = choices
    var random = WorldRandom(seed: 17)
    // In an order of its own, so that the table is the same in each run.
    var open: [[Int]] = []
    for (one, first) in changes.enumerated() {
      for (two, second) in changes.enumerated() where two > one {
        for a in first.indices { for b in second.indices { open.append([one, a, two, b]) } }
      }
    }
    var rows: [Switches] = []
    while !open.isEmpty {
      // The best of a few rows at random, each of which closes at least one pair.
      var best: ([Int], [[Int]]) = ([], [])
      for _ in 0..<30 {
        var row = changes.map { Int.random(in: $0.indices, using: &random) }
        if let pair = open.randomElement(using: &random) {
          row[pair[0]] = pair[1]
          row[pair[2]] = pair[3]
        }
        let closed = open.filter { row[$0[0]] == $0[1] && row[$0[2]] == $0[3] }
        if closed.count > best.1.count { best = (row, closed) }
      }
      open.removeAll { best.0[$0[0]] == $0[1] && best.0[$0[2]] == $0[3] }
      var switches = Switches()
      for (index, choice) in best.0.enumerated() { changes[index][choice](&switches) }
      rows.append(switches)
    }
    return rows
  }()

  /// Settings that leave everything to the rules of the foreign body, for each scale.
  @MainActor public static let foreign: [Switches] = [1, 2, 3].map { scale in
    var switches = Switches()
    switches.scale = scale
    switches.follow(.foreign)
    return switches
  }

  /// The bodies whose rules a list may follow.
  static let bodies: [[@Sendable (inout Switches) -> Void]] = [
    Body.allCases.map { body in { $0.follow(body) } }
  ]

  /// All settings of all switches.
  static let choices: [[@Sendable (inout Switches) -> Void]] = [
    [{ $0.scale = 1 }, { $0.scale = 2 }, { $0.scale = 3 }],
    Snapping.allCases.map { value in { $0.snapping = value } },
    [true, false].map { value in { $0.snapsUnderFinger = value } },
    [true, false].map { value in { $0.observersFirst = value } },
    [1, 2].map { value in { $0.noticesPerChange = value } },
    [true, false].map { value in { $0.tellsBoundsOnScroll = value } },
    Clamping.allCases.map { value in { $0.clamping = value } },
    TopChange.allCases.map { value in { $0.topChange = value } },
    BounceChange.allCases.map { value in { $0.bounceChange = value } },
    FingerChange.allCases.map { value in { $0.fingerChange = value } },
    LargeTitle.allCases.map { value in { $0.largeTitle = value } },
    BarLayout.allCases.map { value in { $0.barLayout = value } },
    [true, false].map { value in { $0.laysOutHidden = value } },
    [true, false].map { value in { $0.handsSafeArea = value } },
    FrameOrder.allCases.map { value in { $0.frameOrder = value } },
    [true, false].map { value in { $0.laysOutInWrites = value } },
    OffWindow.allCases.map { value in { $0.offWindow = value } },
    Trackpad.allCases.map { value in { $0.trackpad = value } },
    SizeNotice.allCases.map { value in { $0.sizeNotice = value } },
    Keyboard.allCases.map { value in { $0.keyboard = value } },
    SheetPull.allCases.map { value in { $0.sheetPull = value } },
    Completion.allCases.map { value in { $0.completion = value } },
    [0, 3].map { value in { $0.lateDragging = value } },
    TitleNotice.allCases.map { value in { $0.titleNotice = value } },
    [true, false].map { value in { $0.endsSilently = value } },
    [true, false].map { value in { $0.hasUpdateLinks = value } },
    SystemPull.allCases.map { value in { $0.systemPull = value } },
    [true, false].map { value in { $0.endsDragFirst = value } },
    [true, false].map { value in { $0.keepsSpeed = value } },
  ]

  /// What is set for lists that a control of the system drives.
  static let systemChoices: [[@Sendable (inout Switches) -> Void]] = [
    RoomStart.allCases.map { value in { $0.roomStart = value } },
    RoomEnd.allCases.map { value in { $0.roomEnd = value } },
    [true, false].map { value in { $0.hasRoomInContentInset = value } },
    [true, false].map { value in { $0.jumpsAtTrigger = value } },
    [60, 100, 160].map { value in { $0.firingDistance = value } },
    [0, 0, 0.2].map { value in { $0.firingShare = value } },
    [true, false].map { value in { $0.staysUnderAlert = value } },
    [true, false].map { value in { $0.beginsOffscreen = value } },
    [true, false].map { value in { $0.startsFlat = value } },
    TintReset.allCases.map { value in { $0.tintReset = value } },
  ]

  /// Settings at random of a list that a control of the system drives.
  public static func randomWithSystem(using random: inout WorldRandom) -> Switches {
    var switches = Self.random(using: &random)
    switches.drawSystem(using: &random)
    return switches
  }

  /// Draws what matters to a control of the system.
  mutating func drawSystem(using random: inout WorldRandom) {
    for choice in Self.systemChoices { choice.randomElement(using: &random)?(&self) }
  }

  /// Settings at random.
  public static func random(using random: inout WorldRandom) -> Switches {
    var switches = Switches()
    for choice in choices { choice.randomElement(using: &random)?(&switches) }
    return switches
  }
}

/// Random numbers that come again with their seed.
public struct WorldRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
