import Testing

@testable import refreshgen

@Suite("Progress")
struct ProgressTests {
  /// What is written while files are done at some seconds.
  private func written(at times: [Double], of total: Int = 9, finishes: Bool = true) -> [String] {
    let clock = Clock()
    let progress = Progress(
      verb: "checked",
      of: total,
      now: { clock.time },
      write: { clock.written.append($0) }
    )
    for time in times {
      clock.time = time
      progress.step()
    }
    if finishes { progress.finish() }
    return clock.written
  }

  @Test("says nothing about work that takes less than a second")
  func quick() {
    #expect(written(at: [0, 0.5, 0.999]) == [])
  }

  @Test("is shown from a second on, every tenth of a second, and taken back")
  func slow() {
    #expect(
      written(at: [0.5, 1, 1.05, 1.1, 1.15, 2]) == [
        "\rchecked 2 of 9 specs\u{1B}[K", "\rchecked 4 of 9 specs\u{1B}[K",
        "\rchecked 6 of 9 specs\u{1B}[K", "\r\u{1B}[K",
      ]
    )
  }

  private final class Clock {
    var time = 0.0
    var written: [String] = []
  }
}
