import RefreshCore
import RefreshPreview
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

  @Test("aligns a table, and leaves out moments in which nothing happened")
  func table() {
    let samples = [
      sample(0, "drag to -70.5", .pulling, offset: -70.5, title: "Pull"),
      sample(0.5, "wait 0.5 s", .pulling, offset: -70.5, title: "Pull"),
      sample(0.5, "begin", .refreshing, offset: -118, title: "下拉"),
    ]
    #expect(
      ReplayTable.text(samples) == """
        time  event          phase       start  end  offset  progress  fired  completed  title
           0  drag to -70.5  pulling        64    0   -70.5         0      0          0  Pull
         0.5  begin          refreshing     64    0    -118         0      1          0  下拉

        """
    )
  }

  @Test("draws a band for each phase and a dot for each action")
  func chart() {
    let svg = ReplayChart(
      title: "Feed <Header>",
      samples: [
        sample(0, "", .pulling, offset: -10), sample(1, "", .refreshing, offset: -60),
        sample(2, "", .ending),
      ]
    ).svg
    #expect(svg.hasPrefix("<svg xmlns="))
    #expect(svg.contains("<title>Feed &lt;Header&gt;</title>"))
    for band in ["pulling", "refreshing", "ending"] {
      #expect(svg.contains("<rect class=\"band \(band)\""))
    }
    // One in the picture, one in the legend.
    #expect(svg.components(of: "<circle class=\"fired\"") == 2)
    #expect(svg.contains("prefers-color-scheme: dark"))
  }

  @Test("draws even what has no extent")
  func degenerate() {
    #expect(ReplayChart(title: "", samples: []).svg.contains("</svg>"))
    let one = ReplayChart(title: "", samples: [sample(0, "", .idle)]).svg
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
