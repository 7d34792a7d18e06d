import Testing

/// Plays the transcripts in `Tests/Transcripts`, which `make record` records.
@Suite("Transcripts")
struct TranscriptTests {
  @Test("are what the tool prints", arguments: try Transcript.names.get())
  func plays(_ name: String) throws {
    var transcript = try Transcript(name)
    let setup = transcript.setup
    for (index, test) in transcript.tests.enumerated() {
      try Tool.with { tool in
        var console = try Console(tool)
        let played = try console.run(setup + test.commands, merged: false)
        for command in played.prefix(setup.count) {
          #expect(command.code == 0, "\(test.title): \(command.errors)")
        }
        transcript.tests[index].commands = zip(test.commands, played.dropFirst(setup.count)).map {
          old,
          new in
          var shown = new
          // Lines for which `…` stands are not shown.
          if ConsoleCommand.matches(old.output[...], new.output[...]) { shown.output = old.output }
          if ConsoleCommand.matches(old.errors[...], new.errors[...]) { shown.errors = old.errors }
          return shown
        }
      }
    }
    try transcript.expect()
  }
}
