import Foundation

/// Measures the run time for increasing amounts of work, for the diagrams.
struct Growth {
  let laboratory: Laboratory

  func panels() throws -> [Panel] {
    [try specs(), try controls(), try locales(), try jobs()]
  }

  private func specs() throws -> Panel {
    let most = laboratory.specCount
    let counts = [most / 50, most / 10, most / 5, most, most * 2, most * 10].filter { $0 > 0 }
    let corpora = try counts.map { try Corpus.specs($0, in: folder("specs-\($0)")) }
    return Panel(
      title: "specs",
      isLogarithmic: true,
      series: [
        series("validate", counts, corpora, validate),
        // The two largest corpora are left out: the scratch folder may be too small for the output.
        series("generate", counts.dropLast(2), corpora.dropLast(2), generate),
        series("events in C", counts, corpora) { corpus in
          try laboratory.runReference("events", corpus.list.path)
        },
      ]
    )
  }

  private func controls() throws -> Panel {
    let counts = [1, 10, 100, 300, 1000]
    let corpora = try counts.map { try Corpus.controls($0, in: folder("controls-\($0)")) }
    return try panel("controls in one file", isLogarithmic: true, counts, corpora)
  }

  private func locales() throws -> Panel {
    let counts = [0, 1, 2, 5, 10, 15, 20]
    let corpora = try counts.map { count in
      try Corpus.specs(perPoint, in: folder("locales-\(count)"), localeCount: count)
    }
    return try panel("languages in each of \(perPoint) specs", counts, corpora)
  }

  private func jobs() throws -> Panel {
    let counts = [1, 2, 3, 4]
    let corpus = try Corpus.specs(perPoint, in: folder("jobs"))
    let corpora = Array(repeating: corpus, count: counts.count)
    let processors = ProcessInfo.processInfo.activeProcessorCount
    return Panel(
      title: "jobs over \(perPoint) specs, on \(processors) processors",
      isLogarithmic: false,
      series: [
        series("validate", counts, corpora) { corpus, jobs in
          try laboratory.runTool("validate", "--jobs", "\(jobs)", "@\(corpus.list.path)")
        },
        series("generate", counts, corpora) { corpus, jobs in
          try generate(corpus, "--jobs", "\(jobs)")
        },
      ]
    )
  }

  /// The number of specs at each point of a diagram whose axis is not the number of specs.
  private var perPoint: Int { max(laboratory.specCount / 10, 1) }

  private func panel(
    _ title: String,
    isLogarithmic: Bool = false,
    _ counts: [Int],
    _ corpora: [Corpus]
  ) throws -> Panel {
    Panel(
      title: title,
      isLogarithmic: isLogarithmic,
      series: [
        series("validate", counts, corpora, validate),
        series("generate", counts, corpora, generate),
      ]
    )
  }

  private func series(
    _ name: String,
    _ counts: some Collection<Int>,
    _ corpora: some Collection<Corpus>,
    _ run: (Corpus) throws -> Measurement
  ) -> Series {
    series(name, counts, corpora) { corpus, _ in try run(corpus) }
  }

  private func series(
    _ name: String,
    _ counts: some Collection<Int>,
    _ corpora: some Collection<Corpus>,
    _ run: (Corpus, Int) throws -> Measurement
  ) -> Series {
    var series = Series(name: name)
    for (count, corpus) in zip(counts, corpora) {
      do {
        // The minimum of three runs, because other work on the machine can only make a run longer.
        let runs = try (0..<3).map { _ in try run(corpus, count).wallSeconds }
        series.points.append(Series.Point(x: Double(count), seconds: runs.min() ?? .nan))
      } catch {
        series.fault = "at \(count): \(error)"
      }
    }
    return series
  }

  private func validate(_ corpus: Corpus) throws -> Measurement {
    try laboratory.runTool("validate", "@\(corpus.list.path)")
  }

  private func generate(_ corpus: Corpus) throws -> Measurement {
    try generate(corpus, "--quiet")
  }

  private func generate(_ corpus: Corpus, _ options: String...) throws -> Measurement {
    let output = try laboratory.newFolder("grown")
    return try laboratory.runTool(
      ["generate", "--output", output.path] + options + ["@\(corpus.list.path)"]
    )
  }

  private func folder(_ name: String) -> URL {
    laboratory.scratch.appendingPathComponent("growth-\(name)")
  }
}
