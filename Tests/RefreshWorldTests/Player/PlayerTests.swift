import RefreshCore
import RefreshLanguage
import RefreshWorld
import Testing

/// Plays a header as the preview page does, frame by frame.
@Suite("Player")
struct PlayerTests {
  private static let header = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )

  private static func frames(_ count: Int, _ player: inout Player) {
    for _ in 0..<count { player.advance(by: 1.0 / 60) }
  }

  /// A header that a finger has pulled by 200 points.
  private static func pulled() -> Player {
    var player = Player(behavior: header, in: .list)
    player.touch()
    for way in 1...20 {
      player.move(by: Double(way) * -10)
      player.advance(by: 1.0 / 60)
    }
    return player
  }

  @Test("A pull past the distance arms the control, and the finger meets the rubber band")
  func pull() {
    let player = Self.pulled()
    #expect(player.world.phase == .armed)
    #expect(player.world.scrollView.offset > -264)
    #expect(player.haptics == 1)
  }

  @Test("A release reveals the control over the duration of the animation, then the action runs")
  func release() {
    var player = Self.pulled()
    let start = player.shownOffset
    player.lift()
    #expect(player.world.phase == .refreshing)
    #expect(player.world.scrollView.offset == -124)
    #expect(player.shownOffset == start)
    Self.frames(7, &player)
    #expect(player.shownOffset > start && player.shownOffset < -124)
    #expect(player.world.actions == 0)
    Self.frames(9, &player)
    #expect(player.shownOffset == -124)
    #expect(player.world.actions == 1)
    #expect(!player.isMoving)
  }

  @Test("Content in the middle of the uncovered part moves to that of the view at a release")
  func shift() {
    var behavior = Self.header
    behavior.height = 196
    var traits = RefreshPoseTraits()
    traits.centers = true
    var player = Player(behavior: behavior, in: .list, traits: traits)
    player.touch()
    for way in 1...20 {
      player.move(by: Double(way) * -10)
      player.advance(by: 1.0 / 60)
    }
    let start = player.pose.shift
    #expect(start > 20)
    player.lift()
    #expect(player.pose.shift == start)
    Self.frames(7, &player)
    #expect(player.pose.shift > 0 && player.pose.shift < start)
    Self.frames(9, &player)
    #expect(player.pose.shift == 0)
  }

  @Test("Content stays where it is in the frame of a release, also of a second pull")
  func shiftOfAShortHeader() {
    var traits = RefreshPoseTraits()
    traits.centers = true
    var player = Player(behavior: Self.header, in: .list, traits: traits)
    for _ in 1...2 {
      player.touch()
      for way in 1...20 {
        player.move(by: Double(way) * -10)
        player.advance(by: 1.0 / 60)
      }
      let (start, offset) = (player.pose.shift, player.shownOffset)
      #expect(start < -5)
      player.lift()
      #expect(player.world.phase == .refreshing)
      #expect(abs(player.pose.shift - start) < 1e-9 && player.shownOffset == offset)
      for _ in 1...16 {
        let before = player.pose.shift
        Self.frames(1, &player)
        #expect(player.pose.shift >= before && player.pose.shift - before < 6)
      }
      #expect(abs(player.pose.shift) < 1e-9)
      player.perform(.end(.success))
      Self.frames(15, &player)
      #expect(player.world.phase == .ending)
    }
  }

  @Test("The retraction has its own curve, and a spring moves on after the phase")
  func curves() {
    let curves = RefreshCurves(.linear, retract: .spring(bounce: 0))
    var player = Player(behavior: Self.header, in: .list, curves: curves)
    player.perform(.begin)
    Self.frames(8, &player)
    #expect(abs(player.shownInset - 60 * 8 / 15) < 1e-9)
    Self.frames(8, &player)
    player.perform(.end(.success))
    Self.frames(6, &player)
    #expect(player.shownInset > 0 && player.shownInset < 60 * 0.75)
    Self.frames(19, &player)
    #expect(player.world.phase == .idle)
    #expect(player.shownInset > 0 && player.shownInset < 1)
    Self.frames(12, &player)
    #expect(player.shownInset == 0)
  }

  @Test("The list returns by the retract animation once the refresh ends")
  func retract() {
    var player = Self.pulled()
    player.lift()
    Self.frames(30, &player)
    player.perform(.end(.success))
    Self.frames(12, &player)
    #expect(player.world.phase == .ending)
    #expect(player.world.scrollView.offset == -64)
    #expect(player.shownOffset < -64)
    Self.frames(15, &player)
    #expect(player.world.phase == .idle)
    #expect(player.shownOffset == -64)
    #expect(player.shownInset == 0)
  }

  @Test(
    "The default shows a tick for 0.4 s and a failure for 2 s, and a pull arms it in the same frame",
    arguments: zip([RefreshOutcome.success, .failure], [RefreshState.succeeded, .failed])
  )
  func outcome(_ outcome: RefreshOutcome, _ state: RefreshState) throws {
    let preset = try #require(Preset.named("modern-header"))
    var player = Player(behavior: ControlSpec(map: preset.settings).behavior, in: .list)
    player.perform(.begin)
    Self.frames(60, &player)
    player.perform(.end(outcome))
    var (frames, pulled) = (0, player)
    while player.world.machine.visibleState == state, player.shownOffset == -124 {
      Self.frames(1, &player)
      frames += 1
      if frames == 20 { pulled = player }
    }
    #expect(frames >= (outcome == .success ? 24 : 118))
    pulled.touch()
    pulled.move(by: -200)
    #expect(pulled.world.phase == .armed)
  }

  @Test("An overlay slides out of view after its outcome")
  func overlayOutcome() {
    var behavior = Self.header
    behavior.style = .overlay
    behavior.timing.succeeded = 0.9
    var player = Player(behavior: behavior, in: .list)
    player.perform(.begin)
    Self.frames(60, &player)
    let place = player.shownPlace
    player.perform(.end(.success))
    Self.frames(53, &player)
    #expect(player.shownPlace == place)
    Self.frames(12, &player)
    #expect(player.shownPlace < place && player.shownPlace > place - 60)
    Self.frames(20, &player)
    #expect(player.shownPlace == place - 60 && !player.isMoving)
  }

  @Test("Reduced motion shows every change at once")
  func reduceMotion() {
    var player = Self.pulled()
    player.reduceMotion = RefreshReduceMotion.none
    player.lift()
    #expect(player.shownOffset == -124)
  }

  @Test("Reduced motion with fades eases the list in a fifth of a second")
  func fades() {
    var player = Self.pulled()
    player.reduceMotion = .crossfade
    let start = player.shownOffset
    player.lift()
    #expect(player.shownOffset == start)
    Self.frames(6, &player)
    #expect(player.shownOffset > start && player.shownOffset < -124)
    Self.frames(7, &player)
    #expect(player.shownOffset == -124)
  }

  @Test(
    "A release that moves goes on with its velocity, and a spring runs to its end",
    arguments: [0, 0.15]
  )
  func velocity(bounce: Double) {
    var behavior = Self.header
    behavior.timing.reveal = 0.46
    var player = Player(
      behavior: behavior,
      in: .list,
      curves: RefreshCurves(.spring(bounce: bounce))
    )
    player.touch()
    var steps: [Double] = []
    var last = player.shownOffset
    func frame(_ player: inout Player) {
      player.advance(by: 1.0 / 60)
      steps.append(player.shownOffset - last)
      last = player.shownOffset
    }
    for way in 1...40 {
      player.move(by: Double(way) * -5)
      frame(&player)
    }
    let released = steps[steps.count - 1]
    player.lift()
    frame(&player)
    // The spring has pulled for one frame, which does not turn the list round.
    #expect(released < -1 && steps[steps.count - 1] < -0.1)
    for _ in 0..<60 { frame(&player) }
    #expect(player.shownOffset == -124)
    let end = steps.lastIndex { $0 != 0 } ?? 0
    #expect(abs(steps[end]) < 0.15)
  }

  @Test("A control that becomes higher moves there, and what it shows moves with it")
  func resize() {
    var traits = RefreshPoseTraits()
    (traits.centers, traits.change) = (true, 0.3)
    var behavior = Self.header
    behavior.insetWhileRefreshing = .sticky
    var player = Player(behavior: behavior, in: .list, traits: traits)
    player.perform(.begin)
    Self.frames(60, &player)
    func middle(_ player: Player) -> Double {
      player.shownPlace + player.world.machine.behavior.height / 2 + player.pose.shift
    }
    let (offset, start) = (player.shownOffset, middle(player))
    player.resize(to: 160)
    #expect(player.shownOffset == offset && abs(middle(player) - start) < 1e-9)
    Self.frames(8, &player)
    #expect(player.shownOffset < offset && middle(player) > start)
    Self.frames(12, &player)
    #expect(player.shownOffset == offset - 100 && abs(middle(player) - start - 50) < 1e-9)
    #expect(player.world.machine.addedInset == 160)
    // A bar that grows leaves all of the higher control in view.
    var barred = player
    barred.perform(.insets(start: 84, end: 34))
    Self.frames(30, &barred)
    #expect(barred.shownOffset == -84 - 160)
    player.resize(to: 60)
    Self.frames(30, &player)
    #expect(player.shownOffset == offset && abs(middle(player) - start) < 1e-9)
  }

  @Test("A released list runs on, bounces off its end and comes to rest")
  func fling() {
    var player = Player(behavior: Self.header, in: .list)
    player.touch()
    for way in 1...6 {
      player.move(by: Double(way) * 60)
      player.advance(by: 1.0 / 60)
    }
    player.lift()
    let offset = player.world.scrollView.offset
    Self.frames(2, &player)
    #expect(player.world.scrollView.offset > offset)
    Self.frames(600, &player)
    #expect(player.world.scrollView.offset == player.bounds.high)
    #expect(!player.isMoving)
  }

  @Test("A list whose inset grows follows it in the next frame")
  func insets() {
    var player = Player(behavior: Self.header, in: .list)
    player.perform(.insets(start: 32, end: 34))
    #expect(player.world.scrollView.offset == -64)
    Self.frames(1, &player)
    #expect(player.world.scrollView.offset == -32)
  }

  @Test("A list moves to an edge that is less than half a pixel away")
  func nearEdge() {
    var player = Player(behavior: Self.header, in: .list)
    player.perform(.insets(start: 63.9, end: 34))
    Self.frames(1, &player)
    #expect(player.world.scrollView.offset == -63.9 && !player.isMoving)
  }

  @Test("A list whose edge moves away stays where it is, without a frame")
  func edgeMovesAway() {
    var player = Player(behavior: Self.header, in: .list)
    player.perform(.insets(start: 100, end: 34))
    #expect(!player.isMoving)
    Self.frames(1, &player)
    #expect(player.world.scrollView.offset == -64)
  }

  @Test(
    "Only a refresh that ends with new data counts as a success",
    arguments: RefreshOutcome.allCases
  )
  func success(outcome: RefreshOutcome) {
    var behavior = Self.header
    // Without an animation, the refresh completes in the step that ends it.
    behavior.timing.retract = 0
    var player = Player(behavior: behavior, in: .list)
    player.perform(.begin)
    Self.frames(20, &player)
    player.perform(.end(outcome))
    let world = player.world
    #expect(PlayerValue.completed.of(world) == 1)
    #expect(PlayerValue.isSuccess.of(world) == (outcome == .success ? 1 : 0))
  }

  @Test("A refresh that times out is no success, even after a success")
  func timeout() {
    var behavior = Self.header
    behavior.timing.timeout = 2
    var player = Player(behavior: behavior, in: .list)
    player.perform(.begin)
    Self.frames(20, &player)
    player.perform(.end(.success))
    Self.frames(60, &player)
    #expect(PlayerValue.isSuccess.of(player.world) == 1)
    player.perform(.begin)
    Self.frames(180, &player)
    #expect(PlayerValue.completed.of(player.world) == 2)
    #expect(PlayerValue.isSuccess.of(player.world) == 0)
  }

  @Test("The steps of a run, replayed, lead to the same control")
  func replay() {
    var player = Self.pulled()
    player.lift()
    Self.frames(30, &player)
    player.perform(.end(.failure))
    Self.frames(60, &player)
    var world = World(behavior: Self.header, in: .list)
    let steps = player.takeSteps()
    #expect(steps.count > 100)
    for step in steps {
      world.perform(step.stimulus)
      #expect(world.machine == step.world.machine)
      #expect(world.scrollView == step.world.scrollView)
    }
    #expect(player.takeSteps().isEmpty)
  }

  @Test(
    "A control is beside the content, and an overlay enters with the pull",
    arguments: [
      (.top, .pull, 2000, 0, 4), (.top, .pull, 2000, 100, 104), (.top, .inline, 2000, 100, 104),
      (.top, .overlay, 2000, 0, 4), (.top, .overlay, 2000, 30, 34),
      (.top, .overlay, 2000, 100, 64), (.bottom, .pull, 2000, 0, 566),
      (.bottom, .pull, 2000, 100, 466), (.bottom, .pull, 100, 0, 566),
      (.bottom, .inline, 100, 0, 164), (.bottom, .overlay, 2000, 0, 566),
      (.bottom, .overlay, 2000, 100, 506),
    ] as [(RefreshEdge, RefreshBehavior.Style, Double, Double, Double)]
  )
  func place(
    edge: RefreshEdge,
    style: RefreshBehavior.Style,
    content: Double,
    pull: Double,
    place: Double
  ) {
    var behavior = Self.header
    behavior.edge = edge
    behavior.style = style
    var list = ScrollReading.list
    list.content = content
    list.offset = behavior.rest(in: list)
    var player = Player(behavior: behavior, in: list)
    let offset = list.offset + (edge.isFar ? pull : -pull)
    player.perform(.scroll(to: offset, dragging: true))
    #expect(player.shownPlace == place)
  }

  @Test(
    "An overlay slides by the animations, and the list stays",
    arguments: [RefreshEdge.top, .bottom]
  )
  func overlay(edge: RefreshEdge) {
    var behavior = Self.header
    behavior.edge = edge
    behavior.style = .overlay
    var reading = ScrollReading.list
    reading.offset = behavior.rest(in: reading)
    var player = Player(behavior: behavior, in: reading)
    let hidden = player.shownPlace
    player.perform(.begin)
    #expect(player.shownPlace == hidden)
    Self.frames(20, &player)
    #expect(abs(abs(player.shownPlace - hidden) - 60) < 1e-9)
  }

  @Test("An overlay slides out after each outcome", arguments: RefreshOutcome.allCases)
  func overlayEnds(_ outcome: RefreshOutcome) {
    var behavior = Self.header
    behavior.style = .overlay
    behavior.allowsExhausted = true
    var reading = ScrollReading.list
    reading.offset = behavior.rest(in: reading)
    var player = Player(behavior: behavior, in: reading)
    let hidden = player.shownPlace
    player.perform(.begin)
    Self.frames(60, &player)
    player.perform(.end(outcome))
    #expect(player.shownPlace != hidden)
    Self.frames(60, &player)
    #expect(abs(player.shownPlace - hidden) < 1e-9)
  }
}
