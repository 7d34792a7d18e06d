import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

@Suite("Kinds of pictures")
struct PictureKindTests {
  /// A key of a state that shows a picture.
  private static let pictures = [
    "arrow: down", "image: Logo", "images: [A, B]", "symbol: bolt", "indicator: medium",
    "indicator: ring", "indicator: mjArrow", "view: BrandView",
  ]

  private static func shown(
    _ states: String,
    in state: RefreshState,
    preset: String = ""
  ) throws -> Set<String> {
    let text = "refreshgen: 1\ncontrol: Sample\n\(preset)states: {\(states)}\n"
    let spec = SpecLoader.load(SourceFile(name: "Sample.refresh.yml", text: text))
    let control = try #require(spec.controls.first, "\(spec.diagnostics.map(\.message))")
    let shown = control.appearances[Int(state.rawValue)]
    let appearance = shown.appearance
    let kinds: KeyValuePairs<String, Bool> = [
      "arrow": appearance.arrow != nil, "image": appearance.image != nil,
      "images": !appearance.images.isEmpty,
      "symbol": appearance.symbol != nil, "indicator": appearance.indicator != nil,
      "view": shown.view != nil,
    ]
    return Set(kinds.filter(\.value).map(\.key))
  }

  private static func kind(of picture: String) -> String {
    String(picture.prefix { $0 != ":" })
  }

  @Test("a state with a picture shows none of another kind from elsewhere", arguments: pictures)
  func pairs(_ picture: String) throws {
    for other in Self.pictures {
      let isTurned = Set([picture, other]) == ["arrow: down", "indicator: mjArrow"]
      let expected = Set([Self.kind(of: picture)] + (isTurned ? [Self.kind(of: other)] : []))
      for (place, state, last) in [
        ("idle", "refreshing", RefreshState.refreshing), ("all", "refreshing", .refreshing),
        ("all", "idle", .idle), ("idle", "refreshing", .pending), ("all", "ending", .failed),
        ("ending", "failed", .failed), ("refreshing", "pending", .pending),
        ("idle", "all", .armed),
      ] {
        let states = "\(place): {\(other)}, \(state): {\(picture)}"
        #expect(try Self.shown(states, in: last) == expected, "\(states) in \(last)")
      }
    }
  }

  @Test("frames follow the pull only in states with a pull")
  func frames() throws {
    let inherited = [
      "idle: {images: [A, B], frameDuration: progress}, refreshing: {images: [C, D]}",
      "all: {images: [A, B], frameDuration: progress}, armed: {title: Release}",
      "idle: {images: [A, B]}, all: {frameDuration: progress}, exhausted: {title: No more}",
      "idle: {images: [A, B], frameDuration: progress}, refreshing: {frameDuration: progress}",
    ]
    for states in inherited {
      let text = "refreshgen: 1\ncontrol: Sample\nstates: {\(states)}\n"
      let spec = SpecLoader.load(SourceFile(name: "Sample.refresh.yml", text: text))
      let appearances = try #require(spec.controls.first).appearances.map(\.appearance)
      let pulled: Set<RefreshState> = [.idle, .pulling, .armed, .secondLevelArmed]
      for (state, appearance) in zip(RefreshState.allCases, appearances) {
        #expect(appearance.frameDuration == (pulled.contains(state) ? .infinity : 0.1), "\(state)")
      }
    }
  }

  @Test("pictures that one state sets are all shown")
  func together() throws {
    let states = "idle: {arrow: down}, refreshing: {image: Logo, indicator: medium}"
    #expect(try Self.shown(states, in: .refreshing) == ["image", "indicator"])
  }

  @Test("a state that hides a picture shows the others")
  func hidden() throws {
    let states = "all: {image: Logo}, idle: {title: Pull}, refreshing: {arrow: none}"
    #expect(try Self.shown(states, in: .refreshing) == ["image"])
  }

  @Test(
    "a picture of a spec replaces those of its preset",
    arguments: [
      // Before a refresh; what the preset shows in one stays.
      ("modern-header", "idle: {arrow: down}, armed: {arrow: up}", RefreshState.pulling, ["arrow"]),
      ("modern-header", "idle: {arrow: down}, armed: {arrow: up}", .refreshing, ["indicator"]),
      ("modern-header", "idle: {arrow: down}, armed: {arrow: up}", .failed, ["indicator"]),
      ("modern-header", "idle: {arrow: down}, refreshing: {symbol: bolt}", .refreshing, ["symbol"]),
      ("modern-header", "all: {indicator: none}, idle: {arrow: down}", .refreshing, ["arrow"]),
      ("mjrefresh-header", "idle: {image: Logo}", .armed, ["image"]),
      ("mjrefresh-header", "idle: {image: Logo}", .refreshing, ["indicator"]),
      ("modern-header", "all: {symbol: bolt}", .refreshing, ["symbol"]),
      // In its own state.
      ("mjrefresh-header", "refreshing: {images: [A, B]}", .refreshing, ["images"]),
      ("mjrefresh-header", "refreshing: {images: [A, B]}", .armed, ["arrow", "indicator"]),
      ("two-level-header", "refreshing: {image: Logo}", .refreshing, ["image"]),
      // An arrow turns the arrow of a drawing.
      ("mjrefresh-header", "idle: {arrow: up}", .pulling, ["arrow", "indicator"]),
      (
        "uirefreshcontrol", "idle: {indicator: mjArrow}, armed: {arrow: up}", .armed,
        ["arrow", "indicator"]
      ),
    ]
  )
  func replaced(_ preset: String, _ states: String, in state: RefreshState, shows kinds: [String])
    throws
  {
    #expect(try Self.shown(states, in: state, preset: "preset: \(preset)\n") == Set(kinds))
  }
}
