import RefreshCore
import RefreshPreview
import RefreshWorld
import Testing

@Suite("Pictures and tables of replays")
struct ReplayTests {
  private func sample(
    _ time: Double,
    _ event: String,
    _ phase: RefreshPhase,
    offset: Double = 0,
    title: String = ""
  ) -> ReplaySample {
    ReplaySample(
      time: time,
      event: event,
      phase: phase,
      start: 64,
      end: 0,
      offset: offset,
      progress: 0,
      fired: phase == .refreshing ? 1 : 0,
      completed: 0,
      title: title
    )
  }

  /// The chart of samples, with a header and the events that lead to them.
  private func chart(
    _ title: String,
    _ samples: [ReplaySample],
    _ curve: RefreshCurve = .easeInOut,
    events: [Stimulus] = []
  ) -> String {
    let behavior = RefreshBehavior(
      edge: .top,
      height: 54,
      trigger: RefreshTrigger(.release, distance: 54),
      timing: RefreshTiming(reveal: 0.4, retract: 0.4)
    )
    var recording = ChartRecording(behavior: behavior, in: .list, curves: RefreshCurves(curve))
    for (index, sample) in samples.enumerated() {
      recording.add(index < events.count ? events[index] : .wait(0), sample: sample)
    }
    recording.finish()
    return ReplayChart(title: title, recording: recording).svg
  }

  @Test("aligns a table, and leaves out moments in which nothing happened")
  func table() {
    let samples = [
      sample(0, "drag to -70.5", .pulling, offset: -70.5, title: "Pull"),
      sample(0.5, "wait 0.5 s", .pulling, offset: -70.5, title: "Pull"),
      sample(0.5, "begin", .refreshing, offset: -118, title: "下拉"),
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
      sample(0, "drag to -10", .pulling, offset: -10),
      sample(0.1, "drag to -20", .pulling, offset: -20),
      sample(0.2, "drag to -80", .armed, offset: -80),
      sample(0.3, "lift", .refreshing, offset: -70),
      sample(0.4, "scroll to -64", .refreshing, offset: -64),
      sample(0.5, "scroll to -62", .refreshing, offset: -62),
    ]
    #expect(
      ReplayTable.text(samples) == """
        time  event          phase       start  end  offset  progress  fired  completed  title
           0  drag to -10    pulling        64    0     -10         0      0          0
         0.2  drag to -80    armed          64    0     -80         0      0          0
         0.3  lift           refreshing     64    0     -70         0      1          0
         0.5  scroll to -62  refreshing     64    0     -62         0      1          0

        """
    )
  }

  @Test("draws a band for each phase and a dot for each action")
  func chart() {
    let svg = chart(
      "Feed <Header>",
      [
        sample(0, "", .pulling, offset: -10), sample(1, "", .refreshing, offset: -60),
        sample(2, "", .ending),
      ]
    )
    #expect(svg.hasPrefix("<svg xmlns="))
    #expect(svg.contains("<title>Feed &lt;Header&gt;</title>"))
    for band in ["pulling", "refreshing", "ending"] {
      #expect(svg.contains("<rect class=\"band \(band)\""))
    }
    // One in the picture, one in the legend.
    #expect(svg.components(of: "<circle class=\"fired\"") == 2)
    #expect(svg.contains("prefers-color-scheme: dark"))
  }

  @Test("has a column for the finger, in front of that of the content")
  func finger() {
    var drag = sample(0, "drag to -70.5", .pulling, offset: -70.5, title: "Pull")
    drag.finger = -120
    var table = ReplayTable(hasFinger: true)
    let text = table.add(drag) + table.add(sample(1, "lift", .idle, offset: -64)) + table.finish()
    #expect(
      text == """
        time  event          phase    start  end  finger  offset  progress  fired  completed  title
           0  drag to -70.5  pulling     64    0    -120   -70.5         0      0          0  Pull
           1  lift           idle        64    0       –     -64         0      0          0

        """
    )
  }

  @Test("labels each band with the phase and the title, however narrow the band is")
  func labels() {
    let phases: [RefreshPhase] = [.idle, .pulling, .armed, .refreshing, .ending, .idle]
    let samples = phases.enumerated().map { index, phase in
      sample(Double(index) / 1000, "", phase, title: "Title \(index)")
    }
    let svg = chart("Feed", samples + [sample(10, "", .idle)])
    for (index, phase) in phases.enumerated() {
      #expect(svg.contains(">“Title \(index)”</text>"))
      #expect(svg.contains("<text class=\"label\"") && svg.contains(">\(phase.name)</text>"))
    }
    // The labels of bands at the same place are in rows of their own.
    let rows = svg.matches(of: #/<text class="label" x="[0-9.]+" y="([0-9.]+)"/#).map(\.1)
    #expect(rows.count == phases.count && Set(rows).count == phases.count)
  }

  @Test("draws animated changes as curves, with the timing curve of the control")
  func curves() throws {
    let samples = [
      sample(0, "", .idle, offset: -64), sample(1, "begin", .refreshing, offset: -118),
      sample(3, "", .refreshing, offset: -118),
    ]
    let events: [Stimulus] = [.wait(0), .begin, .wait(2)]
    func points(_ name: String, _ curve: RefreshCurve) throws -> [(x: Double, y: Double)] {
      let svg = chart("", samples, curve, events: events)
      let expression = try Regex("<polyline class=\"\(name)\" points=\"([^\"]*)\"")
      let text = try #require(svg.firstMatch(of: expression)?[1].substring)
      return text.split(separator: " ").map { pair in
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        return (numbers[0], numbers[1])
      }
    }
    for name in ["offset", "inset"] {
      let linear = try points(name, .linear)
      // 120 points a second for 0.4 s, and those around them.
      #expect((47...54).contains(linear.count), "\(name): \(linear.count)")
      let (first, last) = (try #require(linear.first), try #require(linear.last))
      let moving = linear.filter { $0.y != first.y && $0.y != last.y }
      #expect(moving.count >= 44)
      // Halfway in time is halfway on the line, and further on with a curve that starts fast.
      let middle = moving[moving.count / 2]
      let eased = try points(name, .easeOut).filter { $0.y != first.y && $0.y != last.y }
      let fraction = (middle.y - first.y) / (last.y - first.y)
      let fast = (eased[eased.count / 2].y - first.y) / (last.y - first.y)
      #expect(abs(fraction - 0.5) < 0.05 && fast > 0.7)
    }
  }

  @Test("draws the move of a list to its edge as a part of the retraction")
  func retraction() {
    let (pulled, rest) = (-118.0, -64.0)
    let samples = [
      sample(0, "begin", .refreshing, offset: pulled), sample(1, "", .refreshing, offset: pulled),
      sample(1, "end", .ending, offset: pulled), sample(1.008, "", .ending, offset: pulled),
      sample(1.008, "scroll", .ending, offset: rest), sample(3, "", .idle, offset: rest),
    ]
    let events: [Stimulus] = [
      .begin, .wait(1), .end(.success), .wait(0.008), .scroll(to: rest, dragging: false), .wait(2),
    ]
    let svg = chart("", samples, events: events)
    let line = svg.firstMatch(of: #/<polyline class="offset" points="([^"]*)"/#)?.1 ?? ""
    let heights = line.split(separator: " ").compactMap { $0.split(separator: ",").last }
    // Two animations of 0.4 s have about 96 points between the two offsets.
    let ends = [heights.first, heights.last].compactMap(\.self)
    #expect(heights.filter { !ends.contains($0) }.count > 85)
  }

  @Test("draws even what has no extent")
  func degenerate() {
    #expect(chart("", []).contains("</svg>"))
    let one = chart("", [sample(0, "", .idle)])
    #expect(!one.contains("\"nan") && !one.contains("\"inf"))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
