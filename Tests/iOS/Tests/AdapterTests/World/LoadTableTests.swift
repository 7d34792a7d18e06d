import RefreshObjectiveC
import RefreshTesting
import SwiftUI
import Testing
import UIKit

@testable import RefreshRuntime

/// Loads that an app runs by itself, in each situation of a control, by each way of saying so.
@MainActor
@Suite("A load of the app in a list")
struct LoadTableTests {
  /// The situation of the control when the app says that it loads, or that it does not.
  enum Situation: CaseIterable {
    case idle, finger, armed, reveal, heldEnd, ending, exhausted, disabled, hidden, offWindow
    case beforeAttach, secondLevel
  }

  /// How the app says so.
  enum Way: CaseIterable {
    case uiKit, handle, objectiveC, binding
  }

  /// A row of the table.
  struct Row {
    var situation: Situation
    var isOn: Bool
    /// The phase right afterwards.
    var phase: RefreshPhase
    /// The phase once nothing keeps a refresh from starting, and the reveal is over.
    var later: RefreshPhase
    /// How often the action has run in the end, and that of a control whose action is immediate.
    var loads: (Int, Int)
    /// How many refreshes have been completed in the end.
    var completions: Int

    init(
      _ situation: Situation,
      _ isOn: Bool,
      _ phase: RefreshPhase,
      _ later: RefreshPhase,
      loads: Int = 0,
      immediate: Int? = nil,
      completions: Int
    ) {
      (self.situation, self.isOn, self.phase, self.later) = (situation, isOn, phase, later)
      (self.loads, self.completions) = ((loads, immediate ?? loads), completions)
    }
  }

  private static let rows = [
    Row(.idle, true, .refreshing, .refreshing, completions: 1),
    Row(.idle, false, .idle, .idle, completions: 0),
    Row(.finger, true, .refreshing, .refreshing, completions: 1),
    Row(.finger, false, .pulling, .idle, completions: 0),
    Row(.armed, true, .refreshing, .refreshing, completions: 1),
    Row(.armed, false, .armed, .refreshing, loads: 1, completions: 1),
    Row(.reveal, true, .refreshing, .refreshing, immediate: 1, completions: 1),
    Row(.reveal, false, .refreshing, .idle, loads: 1, completions: 1),
    Row(.heldEnd, true, .refreshing, .refreshing, loads: 1, completions: 2),
    Row(.heldEnd, false, .refreshing, .idle, loads: 1, completions: 1),
    Row(.ending, true, .refreshing, .refreshing, loads: 1, completions: 2),
    Row(.ending, false, .ending, .idle, loads: 1, completions: 1),
    Row(.exhausted, true, .exhausted, .refreshing, loads: 1, completions: 2),
    Row(.exhausted, false, .exhausted, .idle, loads: 1, completions: 1),
    Row(.disabled, true, .idle, .refreshing, completions: 1),
    Row(.disabled, false, .idle, .idle, completions: 0),
    Row(.hidden, true, .idle, .refreshing, completions: 1),
    Row(.hidden, false, .idle, .idle, completions: 0),
    Row(.offWindow, true, .pending, .refreshing, completions: 1),
    Row(.offWindow, false, .idle, .idle, completions: 0),
    Row(.beforeAttach, true, .refreshing, .refreshing, completions: 1),
    Row(.beforeAttach, false, .idle, .idle, completions: 0),
    Row(.secondLevel, true, .secondLevel, .refreshing, completions: 1),
    Row(.secondLevel, false, .secondLevel, .idle, completions: 0),
  ]

  @Test(
    "a load of the app is shown once, and runs no action",
    arguments: Way.allCases,
    [true, false]
  )
  func play(_ way: Way, isImmediate: Bool) throws {
    for row in Self.rows {
      let name: Comment = "\(row.situation), \(row.isOn ? "on" : "off"), by \(way)"
      let screen = LoadScreen(way, isImmediate: isImmediate)
      defer { screen.close() }
      let isEarly = row.situation == .beforeAttach && (way == .handle || way == .binding)
      if !isEarly { screen.attach() }
      screen.bring(to: row.situation)
      screen.set(row.isOn)
      if isEarly {
        #expect(way != .handle || screen.isRefreshing == row.isOn, name)
        screen.attach()
      }
      let control = try #require(screen.controller, name)
      #expect(control.phase == row.phase, name)
      let isBusy = row.isOn || row.phase == .refreshing
      #expect(screen.isRefreshing == isBusy && control.isRefreshing == isBusy, name)
      #expect(way != .binding || screen.log.isOn == row.isOn, name)
      screen.free(from: row.situation)
      screen.clock.advance(by: 3)
      #expect(control.phase == row.later, name)
      #expect(screen.text == "\(control.state)", name)
      if row.isOn, row.situation != .reveal {
        // The end of an action that is over.
        for run in screen.log.runs { #expect(!run.end(.failure), name) }
      }
      screen.set(true)
      screen.set(false)
      screen.clock.advance(by: 3)
      let isNew = row.later == .idle ? 1 : 0
      #expect(control.phase == .idle && !screen.isRefreshing, name)
      #expect(control.machine.addedInset == 0, name)
      // A binding that a pull has set says nothing new, so the action runs.
      let isKnown = way == .binding && row.situation == .reveal && row.isOn
      let loads = isImmediate || isKnown ? row.loads.1 : row.loads.0
      #expect(control.actionCount == loads, name)
      #expect(control.completionCount == row.completions + isNew, name)
      #expect(screen.log.outcomes.count == (way == .binding ? 0 : control.completionCount), name)
      #expect((control.lastSuccess != nil) == (control.completionCount > 0), name)
    }
  }
}

/// A screen with a control, whose app loads by itself.
@MainActor
private final class LoadScreen {
  final class Log {
    var runs: [RefreshRun] = []
    var outcomes: [RefreshOutcome] = []
    var isOn = false
  }

  let log = Log()
  private let scene = SampleList()
  private let hosting = Hosting()
  private let handle = RefreshHandle()
  private let way: LoadTableTests.Way
  private let design: any RefreshDesign.Type
  private var facade: RefreshFacade?

  init(_ way: LoadTableTests.Way, isImmediate: Bool) {
    self.way = way
    design = isImmediate ? LoadSample.Immediate.self : LoadSample.self
    guard way == .handle || way == .binding else { return }
    RefreshAnchorLink.clock = scene.clock
    scene.scrollView.removeFromSuperview()
    scene.scrollView.frame = hosting.root.bounds
    scene.stage.window.addSubview(hosting.root)
  }

  func close() {
    hosting.clear()
    RefreshAnchorLink.clock = SystemClock.shared
  }

  var clock: VirtualClock { scene.clock }
  var controller: RefreshController? { scene.scrollView.headerController }
  var text: String? { scene.scrollView.first(UILabel.self)?.text }

  var isRefreshing: Bool {
    switch way {
    case .uiKit: controller?.isRefreshing == true
    case .handle: handle.isRefreshing
    case .objectiveC: facade?.isRefreshing == true
    case .binding: controller?.isRefreshing == true
    }
  }

  func attach() {
    switch way {
    case .uiKit:
      design.attach(to: scene.scrollView, clock: clock) { [log] in log.runs.append($0) }
      controller?.onCompletion = { [log] in log.outcomes.append($0) }
    case .objectiveC:
      let facade = RefreshFacade(
        design.attach(to: scene.scrollView, clock: clock) { [log] in log.runs.append($0) }
      )
      facade.controller.onCompletion = { [log] in log.outcomes.append($0) }
      self.facade = facade
    case .handle:
      handle.onCompletion = { [log] in log.outcomes.append($0) }
      show()
    case .binding: show()
    }
  }

  /// Shows the list, or updates it.
  private func show() {
    show(design)
    hosting.root.layoutIfNeeded()
  }

  private func show<Design: RefreshDesign>(_ design: Design.Type) {
    let binding = Binding(get: { [log] in log.isOn }, set: { [log] in log.isOn = $0 })
    hosting.show(
      List(scene.scrollView).refreshControl(
        design,
        isRefreshing: way == .binding ? binding : nil,
        handle: way == .handle ? handle : nil,
        onRefresh: { [log] in log.runs.append($0) }
      )
    )
  }

  func set(_ isOn: Bool) {
    switch way {
    case .uiKit: controller?.isRefreshing = isOn
    case .handle: handle.isRefreshing = isOn
    case .objectiveC: facade?.isRefreshing = isOn
    case .binding:
      // What the control has written is there before the app changes it.
      if controller != nil { show() }
      log.isOn = isOn
      if controller != nil { show() }
    }
  }

  func bring(to situation: LoadTableTests.Situation) {
    switch situation {
    case .idle, .beforeAttach: break
    case .finger: scene.pull(to: 30)
    case .armed: scene.pull(to: 80)
    case .reveal: controller?.begin()
    case .heldEnd: load(for: 0.3, outcome: .success)
    case .ending: load(for: 1.1, outcome: .success)
    case .exhausted:
      load(for: 1.1, outcome: .exhausted)
      clock.advance(by: 1)
    case .disabled: controller?.isEnabled = false
    case .hidden: controller?.isHidden = true
    case .offWindow: holder.removeFromSuperview()
    case .secondLevel: controller?.openSecondLevel()
    }
  }

  private func load(for seconds: Double, outcome: RefreshOutcome) {
    controller?.begin()
    clock.advance(by: seconds)
    log.runs.last?.end(outcome)
  }

  private var holder: UIView {
    way == .handle || way == .binding ? hosting.root : scene.scrollView
  }

  func free(from situation: LoadTableTests.Situation) {
    switch situation {
    case .idle, .reveal, .heldEnd, .ending, .beforeAttach: break
    case .finger, .armed:
      scene.lift()
      scene.list.scroll(to: controller?.isRefreshing == true ? -124 : -64, dragging: false)
    case .exhausted: controller?.reset()
    case .disabled: controller?.isEnabled = true
    case .hidden: controller?.isHidden = false
    case .offWindow: scene.stage.window.addSubview(holder)
    case .secondLevel: controller?.closeSecondLevel()
    }
  }
}

/// A control with a second level, which is shown for a second.
private enum LoadSample: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 60),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4, minimumVisible: 1),
    allowsExhausted: true,
    secondLevel: RefreshSecondLevel(distance: 200, height: 480)
  )
  static let curve = RefreshCurve.linear

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }

  enum Immediate: RefreshDesign {
    static let behavior = {
      var behavior = LoadSample.behavior
      behavior.action = .immediate
      return behavior
    }()
    static let curve = RefreshCurve.linear

    static func appearance(in state: RefreshState) -> RefreshAppearance {
      LoadSample.appearance(in: state)
    }
  }
}
