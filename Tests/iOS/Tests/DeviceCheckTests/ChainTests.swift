import DeviceCheck
import DeviceSessions
import HostileWorld
import Testing
import UIKit

/// The chain of the device check, with the double in place of a device: record, report, probe, replay.
@MainActor
@Suite("Device check")
struct ChainTests {
  @Test("each switch of the double is a guess with an effect and a session or a reason")
  func coverage() {
    let switches = Mirror(reflecting: Switches()).children.compactMap(\.label)
    #expect(Guess.all.map(\.name).sorted() == switches.sorted())
    #expect(!Guess.table.contains("|  |"))
  }

  @Test("probes find the settings of the double, under any two settings")
  func settings() throws {
    let sessions = Array(Set(Probe.all.map(\.session)))
    for switches in Switches.pairwise {
      let report = try ReportCommand.ofDouble(switches, sessions)
      for probe in Probe.all where probe.isObservable(switches) {
        var found = Switches()
        let isDecided = probe.apply(report, to: &found)
        #expect(isDecided, "\(probe.name), under \(switches)")
        #expect(probe.setting(found) == probe.setting(switches), "\(probe.name), under \(switches)")
      }
    }
  }

  @Test("a report of the double has no findings")
  func nothing() throws {
    #expect(try Findings(ReportCommand.ofDouble()).all == [])
  }
}
