import Foundation
import RefreshConformance

/// Replays the recordings in folders, and prints how often our controls agree with other libraries.
///
/// `--record` writes what our controls show now into the recordings.
func run(_ arguments: [String]) throws -> Int32 {
  var problems: [String] = []
  for folder in arguments where folder != "--record" {
    let url = URL(fileURLWithPath: folder)
    var recordings = try Recordings(in: url)
    if arguments.contains("--record") {
      try recordings.record()
      recordings = try Recordings(in: url)
    }
    print(recordings.counts, terminator: "")
    problems += recordings.recordings.flatMap(\.recording.problems)
  }
  for problem in problems { print(problem) }
  return problems.isEmpty ? 0 : 1
}

exit(try run(Array(CommandLine.arguments.dropFirst())))
