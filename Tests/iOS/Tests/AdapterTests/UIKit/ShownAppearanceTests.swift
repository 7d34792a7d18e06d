import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// What a control shows, phase by phase.
@MainActor
@Suite("Looks")
struct ShownAppearanceTests {
  let scene = SampleList()

  private var view: UIView { scene.controlViews[0] }
  private var title: UILabel? { view.all(UILabel.self).first }
  private var subtitle: UILabel? { view.all(UILabel.self).last }
  private var ground: UIView? { view.subviews.first }
  private var picture: UIImageView? { view.first(UIImageView.self) }
  private var spinner: UIActivityIndicatorView? { view.first(UIActivityIndicatorView.self) }

  @Test("texts are centered, grow with the setting for text sizes, and shrink to their room")
  func texts() {
    _ = scene.attach(SampleHeader.self)
    for label in view.all(UILabel.self) {
      #expect(label.textAlignment == .center)
      #expect(label.adjustsFontForContentSizeCategory)
      #expect(label.adjustsFontSizeToFitWidth)
      #expect(label.minimumScaleFactor == 0.5)
    }
  }

  @Test("titles, arrow and indicator are those of the phase")
  func phases() {
    let controller = scene.attach(SampleHeader.self)
    #expect(title?.text == "Pull")
    #expect(subtitle?.isHidden == true)
    #expect(picture?.image?.name == "arrow.down")
    #expect(spinner?.isAnimating == false)
    scene.pull(to: 61)
    #expect(title?.text == "Release")
    #expect(title?.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(picture?.image?.name == "arrow.down")
    #expect(picture?.transform != .identity)
    scene.lift()
    #expect(title?.text == "Loading")
    #expect(subtitle?.text == "Just a moment")
    #expect(subtitle?.isHidden == false)
    #expect(picture?.isHidden == true)
    #expect(spinner?.isAnimating == true)
    #expect(spinner?.style == .large)
    scene.clock.advance(by: 0.25)
    controller.end()
    scene.clock.advance(by: 0.4)
    #expect(title?.text == "Pull")
    #expect(title?.textColor == .label)
    #expect(subtitle?.isHidden == true)
    #expect(spinner?.isAnimating == false)
  }

  @Test("a control shows its new phase before it notifies the app")
  func order() {
    let controller = scene.attach(SampleHeader.self)
    var heard: [String?] = []
    let label = title
    controller.onStateChange = { _ in heard.append(label?.text) }
    scene.pull(to: 61)
    scene.lift()
    #expect(heard == ["Release", "Loading"])
  }

  @Test("a control that is hidden is not seen")
  func hidden() {
    let controller = scene.attach(SampleHeader.self)
    let view = view
    controller.isHidden = true
    #expect(view.isHidden)
    controller.isHidden = false
    #expect(!view.isHidden)
  }

  @Test("all text grows with the text size")
  func dynamicType() {
    _ = scene.attach(SampleHeader.self)
    #expect(view.all(UILabel.self).count == 2)
    #expect(view.all(UILabel.self).allSatisfy { $0.adjustsFontForContentSizeCategory })
  }

  @Test("fonts grow with their style, whatever their own size")
  func fonts() {
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance {
        RefreshAppearance(title: "", font: RefreshFont(.title2, size: 20, weight: .bold))
      }
    }
    _ = scene.attach(Design.self)
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(title?.font == UIFontMetrics(forTextStyle: .title2).scaledFont(for: bold))

    enum Named: SampleAppearance {
      static var appearance: RefreshAppearance {
        RefreshAppearance(title: "", font: RefreshFont(.body, name: "Georgia"))
      }
    }
    _ = scene.attach(Named.self)
    let georgia = UIFont(name: "Georgia", size: 17)
    #expect(title?.font == georgia.map { UIFontMetrics(forTextStyle: .body).scaledFont(for: $0) })
  }

  @Test("each part has its own color, and the system's where the design has none")
  func partColors() {
    enum Colorful: SampleAppearance {
      static var appearance: RefreshAppearance {
        RefreshAppearance(
          title: "",
          subtitle: "",
          color: RefreshColor(.system("systemRed")),
          subtitleColor: RefreshColor(.system("systemBlue")),
          background: RefreshColor(.system("systemGreen")),
          tint: RefreshColor(.system("systemPink"))
        )
      }
    }
    enum Plain: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(title: "", subtitle: "") }
    }
    _ = scene.attach(Colorful.self)
    #expect(title?.textColor == .systemRed)
    #expect(subtitle?.textColor == .systemBlue)
    #expect(ground?.backgroundColor == .systemGreen)
    #expect(view.tintColor == .systemPink)
    #expect(spinner?.color == .systemPink)
    _ = scene.attach(Plain.self)
    #expect(title?.textColor == .label)
    #expect(subtitle?.textColor == .secondaryLabel)
    #expect(ground?.backgroundColor == nil)
    #expect(spinner?.color == .secondaryLabel)
  }

  @Test("a background goes on beyond the outer edge, and only there")
  func reach() {
    enum Colored: SampleAppearance {
      static var appearance: RefreshAppearance {
        RefreshAppearance(title: "", background: RefreshColor(.system("systemGreen")))
      }
    }
    _ = scene.attach(Colored.self)
    view.layoutIfNeeded()
    #expect(view.clipsToBounds == false)
    let height = 2000 + view.bounds.size.height
    #expect(ground?.frame == CGRect(x: 0, y: -2000, width: 390, height: height))
  }

  @Test("colors adapt to dark mode and Increase Contrast")
  func colors() {
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance {
        RefreshAppearance(
          title: "",
          color: RefreshColor(
            .rgba(0xFF0000_FF),
            dark: .system("systemBlue"),
            highContrast: .system("systemGreen"),
            darkHighContrast: .asset("Loud")
          )
        )
      }
    }
    _ = scene.attach(Design.self)
    let color = title?.textColor
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let loud = UITraitCollection(userInterfaceStyle: .dark, accessibilityContrast: .high)
    let clear = UITraitCollection(userInterfaceStyle: .light, accessibilityContrast: .high)
    #expect(color?.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color?.resolvedColor(with: dark) == .systemBlue)
    #expect(color?.resolvedColor(with: clear) == .systemGreen)
    #expect(
      color?.resolvedColor(with: loud) == UIColor(named: "Loud", in: nil, compatibleWith: nil)
    )
  }

  @Test("a sequence of images runs at its own speed, and stands still with reduced motion")
  func frames() {
    UIImage.catalog = ["one", "two"]
    defer { UIImage.catalog = [] }
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance {
        RefreshAppearance(images: ["one", "two", "lost"], frameDuration: 0.05)
      }
    }
    _ = scene.attach(Design.self)
    #expect(picture?.animationImages?.map(\.name) == ["one", "two"])
    #expect(picture?.animationDuration == 0.1)
    #expect(picture?.isAnimating == true)

    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    _ = scene.attach(Design.self)
    #expect(picture?.image?.name == "one")
    #expect(picture?.isAnimating == false)
  }

  @Test("a symbol, or an image of the app, takes the arrow's place")
  func pictures() {
    UIImage.catalog = ["logo"]
    defer { UIImage.catalog = [] }
    enum Symbol: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(symbol: "star", arrow: .up) }
    }
    enum Image: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(image: "logo") }
    }
    _ = scene.attach(Symbol.self)
    #expect(picture?.image?.name == "star")
    _ = scene.attach(Image.self)
    #expect(picture?.image?.name == "logo")
  }

  @Test("sideways, arrows turn round with the direction of reading")
  func sidewaysArrows() {
    let scene = SampleList(isHorizontal: true)
    _ = scene.attach(LeadingSample.self)
    let picture = scene.controlViews[0].first(UIImageView.self)
    #expect(picture?.image?.name == "arrow.forward")
    #expect(picture?.transform != .identity)
  }

  @Test("a view of the design's own takes everything's place, in the phases that have one")
  func ownView() {
    let controller = scene.attach(OwnViewSample.self)
    #expect(view.first(UIStackView.self)?.isHidden == false)
    controller.begin()
    #expect(view.first(Badge.self) != nil)
    #expect(view.first(UIStackView.self)?.isHidden == true)
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(view.first(Badge.self) == nil)
    #expect(view.first(UIStackView.self)?.isHidden == false)
    controller.detach()
    #expect(scene.scrollView.subviews.isEmpty)
  }

  @Test("the time of the last success replaces a subtitle")
  func lastUpdate() {
    let key = "RefreshRuntime.lastUpdated.appearance-tests"
    UserDefaults.standard.removeObject(forKey: key)
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let controller = scene.attach(DatedSample.self)
    #expect(subtitle?.isHidden == true)
    controller.begin()
    controller.end(.failure)
    scene.clock.advance(by: 1)
    #expect(subtitle?.isHidden == true)
    controller.begin()
    controller.end()
    scene.clock.advance(by: 1)
    #expect(subtitle?.text == "0 seconds ago")
  }

  @Test("alpha follows the pull, and is full while there is something to see")
  func alpha() {
    let controller = scene.attach(FadingSample.self)
    #expect(view.alpha == 0)
    scene.pull(to: 15)
    #expect(view.alpha == 0.25)
    scene.pull(to: 30)
    #expect(view.alpha == 0.5)
    scene.pull(to: 200)
    #expect(view.alpha == 1)
    scene.lift()
    #expect(controller.phase == .refreshing)
    #expect(view.alpha == 1)
    scene.clock.advance(by: 0.25)
    controller.end()
    scene.clock.advance(by: 0.4)
    #expect(view.alpha == 0)
  }

  @Test("the texts alone follow the pull, and are full while there is something to see")
  func textAlpha() throws {
    enum Design: SampleAppearance {
      static var appearance: RefreshAppearance {
        RefreshAppearance(title: "Pull", indicator: .ring)
      }
      static var opacity: RefreshOpacity { .textsFollowPull }
    }
    _ = scene.attach(Design.self)
    let texts = try #require(view.first(UILabel.self)?.superview)
    scene.pull(to: 15)
    #expect(view.alpha == 1)
    #expect(texts.alpha == 0.25)
    scene.pull(to: 200)
    #expect(texts.alpha == 1)
    scene.lift()
    #expect(texts.alpha == 1)
  }
}
