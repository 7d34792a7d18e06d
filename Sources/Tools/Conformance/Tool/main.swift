import Foundation
import RefreshConformance

/// Compares the recordings in folders with the presets.
@MainActor
func run() -> Int32 {
  var folders = Array(CommandLine.arguments.dropFirst())
  let option = folders.first.flatMap { $0.hasPrefix("--") ? $0 : nil }
  if option != nil { folders.removeFirst() }
  guard !folders.isEmpty, [nil, "--transitions"].contains(option) else {
    let usage = "usage: conformance [--transitions] DIR...\n"
    FileHandle.standardError.write(Data(usage.utf8))
    return 2
  }
  var traces: [RecordedTrace] = []
  for folder in folders {
    do {
      traces += try TraceFolder.read(URL(fileURLWithPath: folder))
    } catch {
      FileHandle.standardError.write(Data("conformance: \(folder): \(error)\n".utf8))
      return 3
    }
  }
  guard !traces.isEmpty else {
    let text = "conformance: no recordings in \(folders.joined(separator: ", "))\n"
    FileHandle.standardError.write(Data(text.utf8))
    return 3
  }
  return printComparison(traces) { trace in
    option == nil ? Comparison.run(trace) : TransitionComparison.run(trace)
  }
}

/// Prints the counts for each folder, and each event that no deviation explains.
@MainActor
func printComparison(
  _ traces: [RecordedTrace],
  _ compare: (RecordedTrace) -> Report?
) -> Int32 {
  var reports: [Report] = []
  var unknown: [String] = []
  for trace in traces {
    guard let report = compare(trace) else {
      unknown.append(trace.name)
      continue
    }
    if reports.last?.profile == report.profile {
      reports[reports.count - 1].add(report)
    } else {
      reports.append(report)
    }
  }
  for report in reports {
    print(report.summary)
    for (id, value) in report.deviations.sorted(by: { $0.key < $1.key }) {
      print("    \(id): \(value.count), first at \(value.first.file):\(value.first.line)")
    }
    for mismatch in report.mismatches {
      print("\(mismatch.place.file):\(mismatch.place.line): \(mismatch.text)")
    }
  }
  for name in unknown {
    print("\(name): unknown preset, a spec with errors, or no observation before the first event")
  }
  var total = Report(profile: "all")
  for report in reports { total.add(report) }
  print(total.summary)
  return total.mismatches.isEmpty && unknown.isEmpty ? 0 : 1
}

exit(run())
