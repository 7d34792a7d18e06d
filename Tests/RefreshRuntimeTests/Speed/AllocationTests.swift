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
    struct Scene: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let behavior: RefreshBehavior
      /// How far the list is pulled.
      let pull: Double
      let isDragging: Bool
      var begins = false

      static let all = [
        Scene(
          testDescription: "a header, far away",
          behavior: .header,
          pull: -700,
          isDragging: true
        ),
        Scene(testDescription: "a header, pulled", behavior: .header, pull: 30, isDragging: true),
        Scene(testDescription: "a header, armed", behavior: .header, pull: 90, isDragging: true),
        Scene(
          testDescription: "a busy header, scrolled away",
          behavior: .header,
          pull: -700,
          isDragging: false,
          begins: true
        ),
        Scene(
          testDescription: "a footer that loads, far away",
          behavior: .loader,
          pull: -500,
          isDragging: true
        ),
      ]
    }

    private static let ticks = 100_000

    private static func controller(in scene: Scene) -> (Stage, ScrollReading) {
      let stage = Stage(scene.behavior)
      if scene.begins { stage.refresh() }
      stage.scroll(to: scene.pull, dragging: scene.isDragging)
      return (stage, stage.view.reading(at: scene.behavior.edge))
    }

    // In a process of its own, since the counting reaches all of it.
    @Test("a scroll that changes nothing allocates nothing, and retains nothing")
    func counts() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          for scene in Scene.all {
            let (stage, reading) = Self.controller(in: scene)
            let controller = stage.controller
            let counts = RuntimeCounter.count {
              for _ in 0..<Self.ticks { controller.scrolled(reading) }
            }
            #expect(counts?.allocations == 0, "\(scene.testDescription)")
            // Without optimization each call retains what it is made on.
            #if !DEBUG
              #expect(counts?.retains == 0, "\(scene.testDescription)")
            #endif
            withExtendedLifetime(stage) {}
          }
        }
      }
    }

    @Test(
      "a scroll that changes nothing leaves as many bytes in use as before",
      arguments: Scene.all
    )
    func bytes(in scene: Scene) throws {
      let (stage, reading) = Self.controller(in: scene)
      // Tests on other threads allocate as well, though not in every stretch of time.
      var least = Int.max
      for _ in 0..<10 {
        let before = try #require(Heap.bytesInUse)
        for _ in 0..<Self.ticks { stage.controller.scrolled(reading) }
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
