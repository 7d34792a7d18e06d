import RefreshCore
import RefreshWorld
import Testing

@testable import RefreshPreview

@Suite("Tables of replays")
struct ReplayTests {
  private func sample(
    _ time: Double,
    _ event: Stimulus,
    _ phase: RefreshPhase,
    offset: Double = 0,
    title: String = ""
  ) -> EventSample {
    let state = Observation(
      phase: phase,
      top: 64,
      bottom: 0,
      offset: offset,
      progress: 0,
      fired: phase == .refreshing ? 1 : 0,
      completed: 0,
      title: title
    )
    return EventSample(time: time, event: event, observation: state)
  }

  @Test("aligns a table, and leaves out moments in which nothing happened")
  func table() {
    let samples = [
      sample(0, .scroll(to: -70.5, dragging: true), .pulling, offset: -70.5, title: "Pull"),
      sample(0.5, .wait(0.5), .pulling, offset: -70.5, title: "Pull"),
      sample(0.5, .begin, .refreshing, offset: -118, title: "下拉"),
    ]
    #expect(
      ReplayTable.text(samples, hasEveryEvent: true) == """
        time  event          phase       start  end  offset  progress  fired  completed  title
           0  drag to -70.5  pulling        64    0   -70.5         0      0          0  Pull
         0.5  begin          refreshing     64    0    -118         0      1          0  下拉

        """
    )
  }

  @Test("shows changes of the phase, each action and the last event")
  func phases() {
    let samples = [
      sample(0, .scroll(to: -10, dragging: true), .pulling, offset: -10),
      sample(0.1, .scroll(to: -20, dragging: true), .pulling, offset: -20),
      sample(0.2, .scroll(to: -80, dragging: true), .armed, offset: -80),
      sample(0.3, .release, .refreshing, offset: -70),
      sample(0.4, .scroll(to: -64, dragging: false), .refreshing, offset: -64),
      sample(0.5, .scroll(to: -62, dragging: false), .refreshing, offset: -62),
    ]
    #expect(
      ReplayTable.text(samples) == """
        time  event          phase       start  end  offset  progress  fired  completed  title
           0  drag to -10    pulling        64    0     -10         0      0          0
         0.2  drag to -80    armed          64    0     -80         0      0          0
         0.3  release        refreshing     64    0     -70         0      1          0
         0.5  scroll to -62  refreshing     64    0     -62         0      1          0

        """
    )
  }

  @Test("has a column for the finger, in front of that of the content")
  func finger() {
    var drag = sample(0, .scroll(to: -70.5, dragging: true), .pulling, offset: -70.5, title: "Pull")
    drag.finger = -120
    let text = ReplayTable.text([drag, sample(1, .release, .idle, offset: -64)], hasFinger: true)
    #expect(
      text == """
        time  event          phase    start  end  finger  offset  progress  fired  completed  title
           0  drag to -70.5  pulling     64    0    -120   -70.5         0      0          0  Pull
           1  release        idle        64    0       –     -64         0      0          0

        """
    )
  }
}
