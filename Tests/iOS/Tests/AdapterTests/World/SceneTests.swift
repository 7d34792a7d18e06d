import HostileWorld
import Testing
import UIKit

/// What real lists, their owners and their surroundings do, under all settings of what is not known.
@MainActor
@Suite("A hostile world")
struct SceneTests {
  @Test(
    "leaves each scene of the catalog holding, under any two settings",
    arguments: Scenes.entries
  )
  func scene(id: String) {
    for scene in Scenes.all where scene.id == id {
      for switches in Switches.pairwise {
        let failures = scene.failures(under: switches)
        #expect(failures.isEmpty, "\(scene.title), under \(switches)")
      }
    }
  }

  @Test("has a scene for each entry of the catalog")
  func catalog() {
    let ids = Set(Scenes.all.map(\.id))
    #expect(Scenes.entries.filter { !ids.contains($0) } == [])
    #expect(ids.subtracting(Scenes.entries) == [])
  }

  @Test("leaves each scene that the fuzzer has found holding")
  func found() {
    for (title, scene) in FoundScenes.all {
      let failure = scene.failure()
      #expect(failure == nil, "\(title)")
    }
  }

  @Test("holds in events at random")
  func random() {
    #expect(Fuzzer.firstFailure(events: 5000, from: 1) == nil)
  }

  @Test("meets any two settings of any two switches")
  func pairs() {
    #expect(Switches.pairwise.count >= 9)
  }
}
