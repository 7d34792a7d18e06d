import Foundation
import RefreshLanguage
import Testing

/// Looks for the uses of the public types of the libraries.
@Suite("Public types")
struct PublicTypeTests {
  /// The public types that nothing names, with the place where apps and tests meet them.
  private static let unnamed = [
    "RefreshAnimation": "an argument of setAddedInset(_:at:animation:) of a ScrollHost",
    "ProofError": "what prove(_:) throws",
    "RefreshCap": "an argument of RefreshLayer, which generated code writes as .butt",
    "RefreshChannel": "an argument of RefreshLayer, which generated code writes as .states",
    "RefreshClock": "an argument of attach(), so that tests can replace the clock",
    "RefreshCopies": "an argument of RefreshLayer for the key repeat",
    "RefreshCurves": "an argument of RefreshController, which attach() makes of a design",
    "RefreshDefaults": "the defaults of RefreshDesign, and of the keys that a test leaves out",
    "RefreshDrawingMotion": "an argument of RefreshDrawing, which generated code writes as .keep",
    "RefreshDriver": "an argument of RefreshChannel, which generated code writes as .pull",
    "RefreshEase": "an argument of RefreshDriver, which generated code writes as .easeOut",
    "RefreshEdge": "an argument of RefreshBehavior, which generated code writes as .top",
    "RefreshEffects": "the result of the function of RefreshMachine that is inlined",
    "RefreshEvent": "an argument of send(_:), by which a ScrollHost reports changes",
    "RefreshFacadeAppearance": "an argument of the block adaptAppearance in Objective-C",
    "RefreshFacadeOutcome": "an argument of end(outcome:) in Objective-C",
    "RefreshFacadePhase": "the phase in Objective-C",
    "RefreshFacadeRun": "one refresh in Objective-C, where it is a RefreshRun",
    "RefreshFade": "an argument of RefreshLayer for the key fade",
    "RefreshMachine": "public for inlining; nothing but one function is public",
    "RefreshMove": "a part of RefreshDriver, which moved(over:) sets",
    "RefreshPaint": "a value of RefreshDriver, which generated code writes as .tint",
    "RefreshShape": "an argument of RefreshLayer, which generated code writes as .circle",
    "RefreshSpinnerSize": "an argument of RefreshLayer.system, written as .medium",
    "RefreshTimer": "a scheduled call of a RefreshClock",
    "RefreshViewSource": "the requirements of RefreshDesign that need UIKit",
    "ScrollReading": "an argument of scrolled(_:), by which a ScrollHost reports scrolls",
    "SystemClock": "the default clock of attach()",
    "TestFailure": "what the tests of TestedControl throw",
    "TestValue":
      "an argument of TestedControl.expect(_:), which generated tests write as a literal",
    "VirtualClock": "the clock of RefreshRig",
  ]

  /// The texts of documentation, templates, examples and sample uses.
  private static func texts() throws -> [String] {
    let folders = ["Sources/refreshgen/refreshgen.docc", "Templates", "examples", "Tests/iOS/Uses"]
    return try folders.flatMap { folder in
      let url = PackageTarget.package.appendingPathComponent(folder)
      let files = try #require(FileManager.default.enumerator(atPath: url.path))
      return try files.compactMap { $0 as? String }
        .filter { $0.hasSuffix(".md") || $0.hasSuffix(".swift") || $0.hasSuffix(".tmpl") }
        .map { try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8) }
    }
  }

  @Test("a public type is named in documentation, templates or examples, or has a reason")
  func named() throws {
    let words = Set(try Self.texts().flatMap { $0.matches(of: /\w+/).map { String($0.0) } })
    #expect(SwiftName.runtimeTypes.subtracting(words) == Set(Self.unnamed.keys))
  }
}
