import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules
import RefreshWorld
import Testing

/// The traces that were worked out from the libraries' sources by hand.
///
/// Where a library has a defect, the comment tells what it does; the expectation is what we do.
@MainActor
@Suite("Sample traces")
struct SampleTraceTests {
  /// A preset in a scroll view of 600 points.
  private func replay(
    _ preset: String,
    content: Double = 2000,
    start: Double = 0,
    offset: Double? = nil
  ) throws -> Replay {
    let text = "refreshgen: 1\ncontrol: Sample\npreset: \(preset)\n"
    let spec = SpecLoader.load(SourceFile(name: "sample.refresh.yml", text: text))
    var scene = TraceScene()
    scene.content = content
    scene.start = start
    scene.offset = offset ?? -start
    return Replay(behavior: try #require(spec.controls.first).behavior, in: scene)
  }

  private func expect(
    _ replay: inout Replay,
    _ steps: [(offset: Double, dragging: Bool, phase: RefreshPhase)],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for step in steps {
      let after = replay.play(.scroll(to: step.offset, dragging: step.dragging))
      #expect(after.phase == step.phase, "at \(step.offset)", sourceLocation: location)
    }
  }

  @Test("MJRefresh's header arms past its distance, and takes its inset along")
  func mjHeader() throws {
    var replay = try replay("mjrefresh-header", start: 64)
    expect(
      &replay,
      [
        (-64, true, .idle), (-117, true, .pulling), (-118, true, .pulling), (-118.5, true, .armed),
        (-118, true, .pulling), (-119, true, .armed), (-100, false, .refreshing),
      ]
    )
    #expect(replay.observation.top == 118)
    #expect(replay.observation.offset == -118)
    #expect(replay.observation.fired == 0)
    #expect(replay.play(.wait(0.25)).fired == 1)
    #expect(replay.play(.scroll(to: -64, dragging: false)).top == 64)
    #expect(replay.play(.scroll(to: 0, dragging: false)).top == 64)
    #expect(replay.observation.phase == .refreshing)
  }

  @Test("MJRefresh's header is no longer armed beyond its edge")
  func mjHeaderGhost() throws {
    var replay = try replay("mjrefresh-header")
    // MJRefresh stays armed at 5 and starts at 0.
    expect(&replay, [(-60, true, .armed), (5, false, .idle), (0, false, .idle)])
  }

  @Test("MJRefresh's back footer does the same at the end, and below short content")
  func mjBackFooter() throws {
    var long = try replay("mjrefresh-back-footer", content: 1000)
    expect(
      &long,
      [
        (400, true, .idle), (444, true, .pulling), (444.5, true, .armed), (444, true, .pulling),
        (450, true, .armed), (446, false, .refreshing),
      ]
    )
    #expect(long.observation.bottom == 44)
    #expect(long.observation.offset == 444)

    var short = try replay("mjrefresh-back-footer", content: 200, start: 64)
    expect(
      &short,
      [(-64, true, .idle), (-20, true, .pulling), (-19, true, .armed), (-19, false, .refreshing)]
    )
    #expect(short.observation.bottom == 380)
    #expect(short.observation.offset == -20)
  }

  @Test("MJRefresh's auto footer fires once in a drag, at the end, at once")
  func mjAutoFooter() throws {
    var replay = try replay("mjrefresh-auto-footer", content: 1000)
    expect(&replay, [(443, true, .pulling), (444, true, .refreshing)])
    #expect(replay.observation.fired == 1)
    #expect(replay.play(.end(.success)).completed == 1)
    expect(&replay, [(445, true, .pulling)])
    // MJRefresh refuses this one, too.
    #expect(replay.play(.begin).phase == .refreshing)
  }

  @Test("our auto footer of MJRefresh below short content fires after a pull up, and not at rest")
  func mjAutoFooterShort() throws {
    var replay = try replay("mjrefresh-auto-footer", content: 200, start: 64)
    expect(&replay, [(-70, true, .idle)])
    #expect(replay.play(.release).phase == .idle)
    // MJRefresh starts a refresh here.
    expect(&replay, [(-64, true, .idle)])
    #expect(replay.play(.release).phase == .idle)
    expect(&replay, [(-63, true, .pulling)])
    #expect(replay.play(.release).phase == .refreshing)
  }

  @Test("SVPullToRefresh starts its action at once, with the visible part as the inset")
  func svTop() throws {
    var bare = try replay("svpulltorefresh-top")
    expect(
      &bare,
      [
        (-60, true, .pulling), (-60.5, true, .armed), (-60, true, .pulling), (-61, true, .armed),
        (-20, false, .refreshing),
      ]
    )
    #expect(bare.observation.top == 20)
    #expect(bare.observation.fired == 1)
    #expect(bare.play(.scroll(to: -10, dragging: false)).top == 10)
    #expect(bare.play(.scroll(to: 30, dragging: false)).top == 0)

    var barred = try replay("svpulltorefresh-top", start: 64)
    expect(&barred, [(-124, true, .pulling), (-125, true, .armed), (-125, false, .refreshing)])
    #expect(barred.observation.top == 124)
    // SVPullToRefresh takes the bar's own inset away, down to 30 and 0.
    #expect(barred.play(.scroll(to: -30, dragging: false)).top == 64)
    #expect(barred.play(.scroll(to: 10, dragging: false)).top == 64)
  }

  @Test("SVInfiniteScrolling keeps its state at the edge, and leaves pulls at the top alone")
  func svInfinite() throws {
    var long = try replay("svinfinitescrolling", content: 1000)
    expect(
      &long,
      [
        (400, true, .idle), (401, true, .armed), (400, true, .armed), (399, true, .idle),
        (401, true, .armed), (401, false, .refreshing),
      ]
    )
    var short = try replay("svinfinitescrolling", content: 300)
    // SVInfiniteScrolling is armed by these, and starts.
    expect(&short, [(0, true, .idle), (-50, true, .idle), (-50, false, .idle)])
  }

  @Test("EGO fires on the lift, at exactly its distance as well")
  func ego() throws {
    var exact = try replay("ego")
    // EGO's label still says pull.
    expect(&exact, [(-65, true, .armed)])
    #expect(exact.play(.release).phase == .refreshing)
    var around = try replay("ego")
    expect(
      &around,
      [
        (-66, true, .armed), (-65, true, .armed), (-64, true, .pulling), (-66, true, .armed),
        // EGO stays armed beyond the edge.
        (1, true, .idle),
      ]
    )
  }
}
