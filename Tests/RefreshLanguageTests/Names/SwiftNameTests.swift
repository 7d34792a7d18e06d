import Testing

@testable import RefreshLanguage

@Suite("Names in Swift")
struct SwiftNameTests {
  @Test(
    "constants of palette colors are in lower camel case",
    arguments: [
      ("accent", "accent"), ("brand-ink", "brandInk"), ("a--b", "aB"), ("x-", "x"), ("a-1", "a1"),
      ("Type", "type"), ("Protocol", "`protocol`"), ("RefreshColor", "refreshColor"),
      ("Palette", "palette"), ("default", "`default`"), ("URLInk", "urlInk"), ("INK", "ink"),
      ("snake_case", "snake_case"), ("Self", "`self`"),
    ]
  )
  func constants(_ name: String, _ constant: String) {
    var scope = SwiftName.Scope()
    #expect(scope.add(name) == constant)
  }

  @Test("constants of different colors never have one name")
  func distinctConstants() {
    let names = ["brand-ink", "brandInk", "BrandInk", "brand--ink", "class", "Class", "brandInk2"]
    var scope = SwiftName.Scope()
    let constants = names.map { scope.add($0) }
    #expect(Set(constants).count == names.count)
    #expect(constants.prefix(3) == ["brandInk", "brandInk2", "brandInk3"])
  }

  @Test(
    "a view is a type, with its module or outer types before it",
    arguments: [
      ("BrandView", true), ("Lottie.LottieAnimationView", true), ("Feed.Header.View", true),
      ("_Spinner", true), ("spinner", false), ("_exit", false), ("UIView", true),
      ("fatalError", false),
      ("exit", false), ("print", false), ("Palette", false), ("RefreshColor", false),
      ("Feed.self", false), ("Feed.Type", false), ("Feed.init", false), ("Feed..View", false),
      (".View", false), ("Feed.", false), ("", false), ("Self", false), ("class", false),
      ("_", false), ("Swift.fatalError()", false), ("A<B>", false), ("String", false),
      ("View", false), ("NSLog", false), ("Hashable", false), ("Swift.fatalError", false),
      ("Swift.Int", false), ("Glibc.Exit", false), ("Lottie.animation", false),
      ("UIKit.UIView", true), ("UIKit.View", false), ("UIKit.UIColor", false),
      ("SwiftUI.Text", false), ("lottie.AnimationView", true), ("漢字", true),
    ]
  )
  func views(_ name: String, _ isView: Bool) {
    #expect(SwiftName.canNameView(name) == isView)
  }

  @Test(
    "a bundle is a word, a member of a type of the app, or the bundle of a class",
    arguments: [
      ("main", true), ("module", true), ("Resources.bundle", true), ("App.Resources.bundle", true),
      ("Bundle.resources", true), ("Foundation.Bundle.main", true),
      ("Bundle(for: Feed.self)", true),
      ("Bundle(for: App.Feed.self)", true), ("Int.max", false), ("Swift.fatalError", false),
      ("Foundation.exit", false), ("RefreshColor.label", false), ("resources.bundle", false),
      ("Bundle(for: String.self)", false), ("Bundle(for: feed.self)", false), ("Feed.self", false),
      ("Bundle", false), ("UIColor.red", false), ("Bundle.", false), ("Feed.init", false),
      ("Glibc.Exit.code", false), ("Equatable.bundle", false),
    ]
  )
  func bundles(_ text: String, _ isBundle: Bool) {
    #expect(SwiftName.isBundle(text) == isBundle)
  }

  @Test(
    "a module is an identifier that is not taken",
    arguments: [
      ("App", true), ("my_app", true), ("漢字", true), ("", false), ("class", false),
      ("A; import Evil", false), ("A\nimport Evil", false), ("my-app", false), ("1App", false),
      ("Testing", false), ("Swift", false), ("RefreshRuntime", false), ("XCTest", false),
      ("_", false), ("A.B", false), ("`class`", false), (" App", false), ("Glibc", false),
      ("Builtin", false), ("Dispatch", false), ("RefreshCore", false), ("RefreshWorld", false),
      ("Darwin", false), ("Combine", false), ("Runtime", false),
    ]
  )
  func modules(_ name: String, _ isModule: Bool) {
    #expect(SwiftName.canNameModule(name) == isModule)
  }

  @Test(
    "the module of a target is what SwiftPM makes of its name",
    arguments: [
      ("my-app", "my_app"), ("1App", "_App"), ("App Kit", "App_Kit"), ("App", nil),
      ("A; import Evil", nil),
    ]
  )
  func targets(_ target: String, _ module: String?) {
    #expect(SwiftName.module(ofTarget: target) == module)
  }

  @Test(
    "invisible characters are not allowed in names",
    arguments: [
      "A\u{200B}B", "\u{3164}", "A\u{115F}", "A\u{FE0F}", "A\u{34F}", "A\u{AD}", "A\u{200D}",
    ]
  )
  func hidden(_ name: String) {
    #expect(!SwiftName.isIdentifier(name))
  }
}
