import DeviceCheck
import DeviceRecorder
import DeviceSessions
import HostileWorld
import RefreshRuntime
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

  @Test("nothing in a session animates without end, for which a UI test would wait")
  func spinners() {
    let designs: [any RefreshDesign.Type] = [
      DeviceHeader.self, DeviceFooter.self, DeviceLevelHeader.self, DeviceLeadingHeader.self,
    ]
    for design in designs {
      for state in RefreshState.allCases {
        #expect(design.appearance(in: state).indicator == nil, "\(design), \(state)")
      }
    }
    // One action starts and stops the system's control.
    for session in DeviceSession.allCases {
      for action in session.actions where action.contains(.system(true)) {
        #expect(action.contains(.system(false)), "\(session)")
      }
    }
  }

  @Test("a report of the double has no findings")
  func nothing() throws {
    let findings = try Findings(ReportCommand.ofDouble()).all
    #expect(findings == [])
  }
}

extension DeviceAction {
  fileprivate func contains(_ action: DeviceAction) -> Bool {
    switch self {
    case .together(let actions): actions.contains { $0.contains(action) }
    case .later(_, let later): later.contains(action)
    default: self == action
    }
  }
}
