import Foundation
import RefreshConformance

/// Compares a folder of recordings with our presets.
@MainActor
func run() -> Int32 {
  let arguments = CommandLine.arguments.dropFirst()
  let writesTable = arguments.first == "--deviations"
  guard let path = arguments.last, arguments.count == (writesTable ? 2 : 1) else {
    FileHandle.standardError.write(Data("usage: conformance [--deviations] DIR\n".utf8))
    return 2
  }
  let traces: [RecordedTrace]
  do {
    traces = try TraceFolder.read(URL(fileURLWithPath: path))
  } catch {
    FileHandle.standardError.write(Data("conformance: \(path): \(error)\n".utf8))
    return 3
  }
  guard !traces.isEmpty else {
    FileHandle.standardError.write(Data("conformance: \(path): no recordings\n".utf8))
    return 3
  }
  return writesTable ? printTable(traces) : printComparison(traces)
}

/// Prints per folder how much agrees, and each event that is not explained.
@MainActor
func printComparison(_ traces: [RecordedTrace]) -> Int32 {
  var reports: [Report] = []
  var unknown: [String] = []
  for trace in traces {
    guard let report = Comparison.run(trace) else {
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
  for name in unknown { print("\(name): no preset of that name, or its spec has errors") }
  var total = Report(profile: "all")
  for report in reports { total.add(report) }
  print(total.summary)
  return total.mismatches.isEmpty && unknown.isEmpty ? 0 : 1
}

/// Prints the table of deviations, each with where it is seen first.
@MainActor
func printTable(_ traces: [RecordedTrace]) -> Int32 {
  var total = Report(profile: "all")
  for trace in traces {
    if let report = Comparison.run(trace) { total.add(report) }
  }
  print(DeviationTable.markdown(seen: total.deviations.mapValues(\.first)), terminator: "")
  return 0
}

exit(run())
