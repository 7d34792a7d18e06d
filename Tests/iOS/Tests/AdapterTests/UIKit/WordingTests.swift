import Foundation
import RefreshRuntime
import Testing
import UIKit

/// Texts in the user's language.
@MainActor
@Suite("Wording")
struct WordingTests {
  /// Where the strings of a design are, for as long as a test runs.
  nonisolated(unsafe) private static var bundle = Bundle.main

  private enum Design: RefreshDesign {
    static var behavior: RefreshBehavior { SampleHeader.behavior }
    static var curve: RefreshCurve { .linear }
    static var stringTable: String? { "Refresh" }
    static var accessibilityLabel: String? { "Refresh feed" }
    static var resourceBundle: Bundle { WordingTests.bundle }

    static func appearance(in state: RefreshState) -> RefreshAppearance {
      state == .refreshing
        ? RefreshAppearance(title: "Loading", subtitle: "down")
        : RefreshAppearance(title: "Pull", subtitle: "down", accessibilityLabel: "Pull down")
    }
  }

  let scene = SampleList()

  private var texts: [String?] {
    let view = scene.controlViews[0]
    return view.all(UILabel.self).map(\.text) + [view.accessibilityLabel, view.accessibilityValue]
  }

  @Test("is that of the design where the table has no other")
  func untranslated() {
    _ = scene.attach(Design.self)
    #expect(texts == ["Pull", "down", "Refresh feed", "Pull down"])
  }

  @Test("is that of the design's table where it has one")
  func translated() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refresh-\(UUID().uuidString).bundle")
    let languages = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: languages, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let strings = """
      "Pull" = "Ziehen";
      "down" = "nach unten";
      "Pull down" = "Nach unten ziehen";
      "Refresh feed" = "Aktualisieren";
      """
    try strings.write(
      to: languages.appendingPathComponent("Refresh.strings"),
      atomically: true,
      encoding: .utf8
    )
    Self.bundle = try #require(Bundle(url: folder))
    defer { Self.bundle = .main }
    let controller = scene.attach(Design.self)
    #expect(texts == ["Ziehen", "nach unten", "Aktualisieren", "Nach unten ziehen"])
    // What the table lacks is shown as the design has it.
    controller.begin()
    #expect(texts == ["Loading", "nach unten", "Aktualisieren", "Loading"])
  }
}
