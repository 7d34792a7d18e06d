import Foundation
import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// UIKit belongs to the main thread, but apps may set properties on others.
@Suite("Threads")
struct ThreadTests {
  @Test("a change on another thread is handled in the next turn of the main thread")
  @MainActor
  func otherThread() async {
    let scene = SampleList()
    let controller = scene.attach(SampleHeader.self)
    let inset = scene.scrollView.contentInset
    let keys: [ObservedKey] = [.contentOffset, .contentInset, .contentSize, .alwaysBounceVertical]
    let calls = keys.flatMap { scene.scrollView.observers.calls(for: $0) }
    #expect(calls.count == keys.count)
    await Task.detached { for call in calls { call() } }.value
    await Task.yield()
    #expect(controller.phase == .idle)
    #expect(scene.scrollView.contentInset == inset)
  }

  @Test("a change on the main thread is handled at once")
  @MainActor
  func mainThread() {
    let scene = SampleList()
    let controller = scene.attach(SampleHeader.self)
    for call in scene.scrollView.observers.calls(for: .contentOffset) { call() }
    #expect(controller.phase == .idle)
  }

  @Test("'end' on another thread ends the refresh in the next turn of the main thread")
  @MainActor
  func end() async {
    let scene = SampleList()
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    scene.clock.advance(by: 0.25)
    await withCheckedContinuation { continuation in
      controller.onStateChange = { _ in continuation.resume() }
      Thread.detachNewThread { controller.end() }
    }
    #expect(controller.phase == .ending)
    #expect(!controller.end())
  }

  @Test("'end' on the main thread ends the refresh at once")
  @MainActor
  func endAtOnce() {
    let scene = SampleList()
    let controller = scene.attach(SampleHeader.self)
    #expect(!controller.end())
    controller.begin()
    scene.clock.advance(by: 0.25)
    #expect(controller.end())
    #expect(controller.phase == .ending)
  }
}
