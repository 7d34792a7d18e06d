#if canImport(Glibc)
  import RefreshCore
  import RefreshRuntime
  import RefreshTesting
  import Testing

  /// What a scroll costs that changes nothing.
  @MainActor
  @Suite("A scroll that changes nothing", .serialized)
  struct AllocationTests {
    /// A control that has come to where its next scroll changes nothing.
    struct RestingControl: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let behavior: RefreshBehavior
      /// How far the list is pulled, and by one point more in every other scroll.
      let pull: Double
      let isDragging: Bool
      var begins = false

      static let all = [
        RestingControl(
          testDescription: "a header, far away",
          behavior: .header,
          pull: -700,
          isDragging: true
        ),
        RestingControl(
          testDescription: "a header, pulled",
          behavior: .header,
          pull: 30,
          isDragging: true
        ),
        RestingControl(
          testDescription: "a header, armed",
          behavior: .header,
          pull: 90,
          isDragging: true
        ),
        RestingControl(
          testDescription: "a busy header, scrolled away",
          behavior: .header,
          pull: -700,
          isDragging: false,
          begins: true
        ),
        RestingControl(
          testDescription: "a footer that loads, far away",
          behavior: .loader,
          pull: -500,
          isDragging: true
        ),
      ]
    }

    private static let ticks = 10_000

    private static func stage(of scene: RestingControl) -> Stage {
      let stage = Stage(scene.behavior)
      if scene.begins { stage.refresh() }
      stage.scroll(to: scene.pull, dragging: scene.isDragging)
      scroll(scene, on: stage, times: 2)
      return stage
    }

    /// Scrolls the list as an app's is scrolled, without the end of the turn.
    private static func scroll(_ scene: RestingControl, on stage: Stage, times: Int) {
      let offset = stage.view.offset
      for tick in 0..<times {
        stage.view.moveInTurn(to: offset + Double(tick & 1), dragging: scene.isDragging)
      }
    }

    // In a process of its own, since the counting reaches all of it.
    @Test("a scroll that changes nothing allocates nothing")
    func counts() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          for scene in RestingControl.all {
            let stage = Self.stage(of: scene)
            let counts = RuntimeCounter.count { Self.scroll(scene, on: stage, times: Self.ticks) }
            #expect(counts?.allocations == 0, "\(scene.testDescription)")
          }
        }
      }
    }

    @Test(
      "a scroll that changes nothing leaves as many bytes in use as before",
      arguments: RestingControl.all
    )
    func bytes(in scene: RestingControl) throws {
      let stage = Self.stage(of: scene)
      // Tests on other threads allocate as well, though not in every stretch of time.
      var least = Int.max
      for _ in 0..<10 {
        let before = try #require(Heap.bytesInUse)
        Self.scroll(scene, on: stage, times: Self.ticks)
        let after = try #require(Heap.bytesInUse)
        least = min(least, abs(after - before))
      }
      #expect(least < Self.ticks, "a byte for each scroll, or more")
    }

    @Test("a scroll that changes nothing is told from what allocates and retains")
    func counterCounts() async {
      await #expect(processExitsWith: .success) {
        final class Box {}
        var kept: [Box] = []
        kept.reserveCapacity(30)
        let shared = Box()
        let counts = RuntimeCounter.count {
          for _ in 0..<10 {
            kept.append(Box())
            kept.append(shared)
          }
        }
        #expect(counts?.allocations == 10)
        #expect((counts?.retains ?? 0) >= 10)
        #expect(RuntimeCounter.count {} == RuntimeCounter.Counts())
      }
    }

    @Test("a scroll that changes nothing would be noticed, if it left bytes in use")
    func heapCounts() throws {
      let before = try #require(Heap.bytesInUse)
      let block = UnsafeMutableRawPointer.allocate(byteCount: 10_000_000, alignment: 16)
      let after = try #require(Heap.bytesInUse)
      block.deallocate()
      #expect(after - before > 5_000_000)
    }
  }
#endif
