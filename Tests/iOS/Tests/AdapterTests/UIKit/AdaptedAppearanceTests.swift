import RefreshTesting
import Testing
import UIKit

@testable import RefreshRuntime

/// What the app computes, and what follows the pull.
@MainActor
@Suite("Adapted looks")
struct AdaptedAppearanceTests {
  let scene = SampleList()

  private var view: UIView { scene.controlViews[0] }
  private var title: UILabel? { view.all(UILabel.self).first }
  private var subtitle: UILabel? { view.all(UILabel.self).last }
  private var picture: UIImageView? { view.first(UIImageView.self) }

  @Test("the app changes texts and colors before they are shown, as often as it likes")
  func adaptation() {
    let controller = scene.attach(SampleHeader.self)
    final class Posts {
      var count = 3
    }
    let posts = Posts()
    controller.adaptAppearance = { appearance, state in
      if state == .idle { appearance.subtitle = "\(posts.count) new" }
      appearance.color = RefreshColor(.system("systemRed"))
    }
    #expect(title?.text == "Pull")
    #expect(subtitle?.text == "3 new")
    #expect(title?.textColor == .systemRed)
    posts.count = 4
    controller.updateAppearance()
    #expect(subtitle?.text == "4 new")
    controller.begin()
    #expect(subtitle?.text == "Just a moment")
    controller.adaptAppearance = nil
    #expect(title?.textColor == .label)
  }

  @Test("the app makes images")
  func images() {
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(image: "today") }
      static func image(named name: String) -> UIImage? {
        UIImage(systemName: "computed.\(name)")
      }
    }
    _ = scene.attach(Design.self)
    #expect(picture?.image?.name == "computed.today")
  }

  @Test("an arrow turns between down and up, and changes at once where motion is reduced")
  func arrow() {
    enum Quick: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(arrow: .down) }
      static var arrowDuration: Double { 0.5 }
      static func appearance(in state: RefreshState) -> RefreshAppearance {
        RefreshAppearance(arrow: state == .armed ? .up : .down)
      }
    }
    _ = scene.attach(Quick.self)
    #expect(picture?.transform == .identity)
    UIView.requestedAnimations = []
    scene.pull(to: 61)
    #expect(picture?.image?.name == "arrow.down")
    #expect(picture.map { abs(abs($0.transform.angle) - .pi) < 0.001 } == true)
    #expect(UIView.requestedAnimations.map(\.duration) == [0.5])
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    scene.pull(to: 30)
    #expect(picture?.transform == .identity)
    #expect(UIView.requestedAnimations.count == 1)
  }

  @Test("an arrow of the app's own turns, too")
  func arrowImage() {
    UIImage.catalog = ["hand"]
    defer { UIImage.catalog = [] }
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(arrow: .up, arrowImage: "hand") }
    }
    _ = scene.attach(Design.self)
    #expect(picture?.image?.name == "hand")
    #expect(picture?.transform != .identity)
  }

  @Test("frames follow the pull, there and back")
  func pulledFrames() {
    UIImage.catalog = ["one", "two", "three", "four"]
    defer { UIImage.catalog = [] }
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance {
        RefreshAppearance(images: ["one", "two", "three", "four"], frameDuration: .infinity)
      }
    }
    _ = scene.attach(Design.self)
    var names: [String?] = [picture?.image?.name]
    for distance in [14.0, 16, 31, 46, 90, 20] {
      scene.pull(to: distance)
      names.append(picture?.image?.name)
    }
    #expect(names == ["one", "one", "two", "three", "four", "four", "two"])
    #expect(picture?.isAnimating == false)
    // As far as an app scrolls that asks for the end of a list, wherever that is.
    scene.scrollView.contentOffset.y = -1e30
    #expect(picture?.image?.name == "four")
  }

  @Test("the subtitle has a font of its own, and empty texts take no room")
  func texts() {
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance {
        RefreshAppearance(title: "", subtitle: "down", subtitleFont: RefreshFont(.footnote))
      }
    }
    _ = scene.attach(Design.self)
    #expect(title?.isHidden == true)
    #expect(subtitle?.font == UIFont.preferredFont(forTextStyle: .footnote))
  }

  @Test("spaces are those of the layout")
  func layout() {
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
      static var layout: RefreshLayout {
        RefreshLayout(axis: .vertical, alignment: .leading, spacing: 12, lineSpacing: 4, margin: 20)
      }
    }
    _ = scene.attach(Design.self)
    let stacks = view.all(UIStackView.self)
    #expect(stacks.map(\.spacing) == [12, 4])
    #expect(stacks.map(\.axis) == [.vertical, .vertical])
    #expect(stacks.first?.leadingDistance == 20)
    #expect(stacks.first?.trailingDistance == nil)
  }

  @Test("the margin is at the side that the layout aligns to")
  func trailingMargin() {
    enum Trailing: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
      static var layout: RefreshLayout { RefreshLayout(alignment: .trailing, margin: 20) }
    }
    enum Centered: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
      static var layout: RefreshLayout { RefreshLayout(margin: 20) }
    }
    func distances<Design: RefreshDesign>(_ design: Design.Type) -> [CGFloat?] {
      let scene = SampleList()
      _ = scene.attach(design)
      let stack = scene.controlViews[0].first(UIStackView.self)
      return [stack?.leadingDistance, stack?.trailingDistance]
    }
    #expect(distances(Trailing.self) == [nil, -20])
    #expect(distances(Centered.self) == [nil, nil])
  }

  @Test("a picture stands beside centered texts or at the margin, and without texts in the middle")
  func pictures() {
    enum Beside: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull", arrow: .down) }
      static var layout: RefreshLayout { RefreshLayout(picture: .besideTexts, spacing: 15) }
    }
    enum Distant: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull", arrow: .down) }
      static var layout: RefreshLayout { RefreshLayout(picture: .atMargin, margin: 25) }
    }
    func distances<Design: RefreshDesign>(_ design: Design.Type, title: String) -> [CGFloat?] {
      let scene = SampleList()
      let controller = scene.attach(design)
      controller.adaptAppearance = { appearance, _ in appearance.title = title }
      controller.updateAppearance()
      let view = scene.controlViews[0]
      let stacks = view.subviews.compactMap { $0 as? UIStackView }
      #expect(stacks.count == 2)
      return [stacks[1].distance(to: stacks[0]), stacks[1].leadingDistance]
    }
    #expect(distances(Beside.self, title: "Pull") == [-15, nil])
    #expect(distances(Distant.self, title: "Pull") == [nil, 25])
    #expect(distances(Beside.self, title: "") == [nil, nil])
    #expect(distances(Distant.self, title: "") == [nil, nil])
  }

  @Test("at the side of a list, texts fill the room beside a picture at the margin")
  func filledRow() {
    enum Trailer: SampleAppearance {
      static var behavior: RefreshBehavior {
        var behavior = LeadingSample.behavior
        behavior.edge = .trailing
        return behavior
      }
      static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull", arrow: .down) }
      static var layout: RefreshLayout { RefreshLayout(picture: .atMargin, spacing: 0, margin: 5) }
    }
    let scene = SampleList()
    let controller = scene.attach(Trailer.self)
    func stack() -> UIStackView? { scene.controlViews[0].first(UIStackView.self) }
    #expect(stack()?.axis == .horizontal)
    #expect([stack()?.leadingDistance, stack()?.trailingDistance] == [5, -5])
    controller.adaptAppearance = { appearance, _ in appearance.title = "" }
    controller.updateAppearance()
    #expect([stack()?.leadingDistance, stack()?.trailingDistance] == [nil, nil])
  }

  @Test("the time of the last success stands in its format, also before there is one")
  func lastUpdate() {
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
      static var lastUpdated: RefreshLastUpdated? {
        RefreshLastUpdated(key: "adapted", format: "Updated: %@.", never: "never")
      }
    }
    let key = "RefreshRuntime.lastUpdated.adapted"
    UserDefaults.standard.removeObject(forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let controller = scene.attach(Design.self)
    #expect(subtitle?.text == "never")
    controller.begin()
    scene.clock.advance(by: 1)
    controller.end()
    scene.clock.advance(by: 1)
    #expect(subtitle?.text == "Updated: 0 seconds ago.")
    let last = controller.lastSuccess
    controller.lastUpdatedKey = "adapted.other"
    #expect(subtitle?.text == "never", "a list can have its own time")
    controller.lastSuccess = last
    #expect(subtitle?.text == "Updated: 0 seconds ago.")
    controller.lastSuccess = nil
    #expect(subtitle?.text == "never")
  }

  @Test("the day of the last success is called by its date, where it has no name")
  func dayOfUpdate() {
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
      static var lastUpdated: RefreshLastUpdated? {
        RefreshLastUpdated(key: "day", timeStyle: .dateTime, format: "Updated: %@")
      }
    }
    let controller = scene.attach(Design.self)
    defer { controller.lastSuccess = nil }
    // Foundation on Linux has no names for days; on iOS, today and yesterday have one.
    controller.lastSuccess = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(subtitle?.text?.contains("2023") == true)
  }
}

/// Trying again, by a tap or after some time.
@MainActor
@Suite("Retries")
struct RetryTests {
  private enum Sample: SampleAppearance {
    static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
    static let behavior = RefreshBehavior(
      edge: .bottom,
      height: 44,
      trigger: RefreshTrigger(when: .release, distance: 44),
      timing: RefreshTiming(reveal: 0, retract: 0),
      showsFailure: true,
      allowsExhausted: true,
      resetsOnTap: true
    )
    static var lastUpdated: RefreshLastUpdated? { RefreshLastUpdated(key: "retry-tests") }
  }

  let scene = SampleList()

  private func tap() {
    guard let view = scene.controlViews.first, view.isUserInteractionEnabled else { return }
    view.gestureRecognizers?.first?.enter(.ended)
  }

  @Test("a tap starts a refresh after a failure, and after the end of the data if the spec says so")
  func taps() {
    let controller = scene.attach(Sample.self)
    tap()
    #expect(controller.phase == .idle)
    for outcome in [RefreshOutcome.failure, .exhausted] {
      controller.begin()
      controller.end(outcome)
      #expect(controller.phase == (outcome == .failure ? .failed : .exhausted))
      tap()
      #expect(controller.phase == .refreshing)
      controller.end()
    }
    #expect(scene.controlViews.first?.isUserInteractionEnabled == false)
  }

  @Test("colors, fonts and images of UIKit, set at run time, precede those of the design")
  func objects() {
    let controller = scene.attach(FramedSample.self)
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let font = UIFont(name: "Theme", size: 9)
    let image = UIImage(systemName: "star")
    controller.adaptAppearance = { appearance, _ in
      appearance.color = RefreshColor(color)
      appearance.font = font.map { RefreshFont($0) }
      appearance.uiImage = image
    }
    let label = scene.scrollView.first(UILabel.self)
    #expect(label?.textColor === color && label?.font === font)
    #expect(scene.scrollView.first(UIImageView.self)?.image === image)
  }

  @Test("a font with a size follows the text size of the user, unless it is fixed")
  func fonts() {
    #expect(RefreshFont(size: 14, weight: .bold).uiFont.description == "system 14.0 7.0 as body")
    let fixed = RefreshFont(size: 14, weight: .bold, isFixed: true)
    #expect(fixed.uiFont.description == "system 14.0 7.0")
    #expect(RefreshFont(.headline, isFixed: true).uiFont.description == "system 17.0 6.0")
  }

  @Test("one call updates all controls that are attached")
  func updateAll() {
    let theme = Theme()
    let (first, second) = (scene.attach(FadingSample.self), SampleList())
    let gone = SampleList()
    let controllers = [first, second.attach(FadingSample.self), gone.attach(FadingSample.self)]
    for controller in controllers {
      controller.adaptAppearance = { appearance, _ in appearance.title = theme.title }
    }
    controllers[2].detach()
    theme.title = "Dark"
    RefreshController.updateAllAppearances()
    for list in [scene, second] { #expect(list.scrollView.first(UILabel.self)?.text == "Dark") }
    #expect(!RefreshController.live.contains { $0 === controllers[2] })
  }

  private func succeed(_ controller: RefreshController) {
    controller.begin()
    controller.end()
  }

  private func seconds(_ key: String) -> Double {
    UserDefaults.standard.double(forKey: "RefreshRuntime.lastUpdated.\(key)")
  }

  @Test("a refresh of what is young enough does not start")
  func age() {
    defer { RefreshController.forgetAllLastSuccesses() }
    let controller = scene.attach(Sample.self)
    #expect(controller.lastSuccess == nil)
    #expect(controller.begin(ifOlderThan: 3600))
    controller.end()
    #expect(controller.lastSuccess != nil)
    #expect(!controller.begin(ifOlderThan: 3600))
    controller.lastSuccess = Date(timeIntervalSince1970: 1)
    #expect(controller.begin(ifOlderThan: 3600))
    controller.end()
    // The clock was set back since.
    controller.lastSuccess = Date(timeIntervalSince1970: 1e12)
    #expect(controller.begin(ifOlderThan: 3600))
  }

  @Test("each list has an age of its own, which a control that replaces another one keeps")
  func ageOfList() {
    defer { RefreshController.forgetAllLastSuccesses() }
    let (first, second) = (scene.attach(KeyedSample.self), SampleList())
    succeed(first)
    #expect(seconds("kept") > 0, "the line of the spec has one time for all lists")
    let other = second.attach(KeyedSample.self)
    #expect(other.lastSuccess == nil && other.begin(ifOlderThan: 3600))
    let replacement = scene.attach(KeyedSample.self)
    #expect(replacement.lastSuccess == first.lastSuccess && !replacement.begin(ifOlderThan: 3600))
    replacement.lastSuccess = nil
    #expect(seconds("kept") == 0 && replacement.begin(ifOlderThan: 3600))
  }

  @Test("lists with the same key at run time share one age, which is stored")
  func ageOfKey() {
    defer { RefreshController.forgetAllLastSuccesses() }
    let (news, sports, again) = (scene.attach(AgedSample.self), SampleList(), SampleList())
    news.lastUpdatedKey = "news"
    succeed(news)
    #expect(seconds("news") > 0 && seconds("AgedSample") == 0)
    let second = sports.attach(AgedSample.self)
    second.lastUpdatedKey = "sports"
    #expect(second.begin(ifOlderThan: 3600))
    second.end()
    let third = again.attach(AgedSample.self)
    #expect(third.lastSuccess == nil)
    third.lastUpdatedKey = "news"
    #expect(third.lastSuccess != nil && !third.begin(ifOlderThan: 3600))
  }

  @Test("forgetting all ages lets every list load again")
  func forgotten() {
    let (first, second) = (scene.attach(KeyedSample.self), SampleList())
    let other = second.attach(AgedSample.self)
    other.lastUpdatedKey = "forgotten"
    succeed(first)
    succeed(other)
    RefreshController.forgetAllLastSuccesses()
    #expect(seconds("kept") == 0 && seconds("forgotten") == 0)
    #expect(first.lastSuccess == nil && other.lastSuccess == nil)
    #expect(first.begin(ifOlderThan: 3600) && other.begin(ifOlderThan: 3600))
  }
}

private enum AgedSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static var behavior: RefreshBehavior { ImmediateSample.behavior }
}

private enum KeyedSample: SampleAppearance {
  static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
  static var behavior: RefreshBehavior { ImmediateSample.behavior }
  static let lastUpdated: RefreshLastUpdated? = RefreshLastUpdated(key: "kept", isShown: false)
}

/// What the user of an app has chosen.
@MainActor
private final class Theme {
  var title = "Light"
}

/// A header with frames that follow the pull.
private enum FramedSample: SampleAppearance {
  static var appearance: RefreshAppearance {
    RefreshAppearance(title: "Pull", images: ["one", "two"], frameDuration: .infinity)
  }
}
