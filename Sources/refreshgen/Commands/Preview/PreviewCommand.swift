import RefreshCore
import RefreshDiagnostics
import RefreshPreview

extension Command {
  static let preview = Command(
    name: "preview",
    operands: "[SPEC…]",
    operandCount: 0...Int.max,
    summary:
      "writes a web page where you can pull the controls with a mouse, a finger or the keyboard",
    options: [
      Option(
        name: "--compare",
        summary: "compare two files, OLD and NEW: one finger pulls\nboth versions"
      ),
      Option(
        name: "--serve",
        value: "PORT",
        isValueOptional: true,
        summary: """
          serve the page to browsers on this machine, and update it
          when a spec changes; default: \(PreviewServer.defaultPort), or a free port
          """
      ),
      Option(
        name: "--network",
        summary: """
          let --serve also answer phones in the local network, at a
          secret address, which terminals show as a QR code
          """
      ),
      Option(
        name: "--sheet",
        summary: """
          draw an image of every state in each theme and language
          instead of a page: as SVG, or as PNG if FILE ends in .png,
          which needs rsvg-convert
          """
      ),
      ChosenControl.option,
      Option(
        name: "--text-size",
        value: "SIZE",
        choices: PreviewOptions.textSizes,
        summary: "the user's text size in a sheet; default: l"
      ),
      Option(
        name: "--assets",
        value: "FOLDER",
        summary: """
          show the images and colors of the asset catalogs in FOLDER,
          and images by file name, in a sheet
          """
      ),
      Option(
        name: "--output",
        short: "-o",
        value: "FILE",
        summary: "the file to write to; default: standard output"
      ),
    ] + SpecList.options,
    examples: [
      "refreshgen preview Feed.refresh.yml -o Feed.html",
      "refreshgen preview -o controls.html",
      "refreshgen preview --serve",
      "refreshgen preview --serve --network",
      "refreshgen preview --compare old/Feed.refresh.yml Feed.refresh.yml -o Feed.html",
      "refreshgen preview --sheet Feed.refresh.yml -o Feed-states.svg",
      "refreshgen preview --sheet --assets App/Assets.xcassets Feed.refresh.yml -o Feed.svg",
    ],
    run: { invocation, console in
      try PreviewOptions.check(invocation)
      if invocation.has("--serve") {
        return try PreviewServer(invocation: invocation, console: console).run()
      }
      let source = try PreviewSource(invocation: invocation, console: console)
      guard
        let content = try PreviewOptions.content(
          of: source,
          invocation: invocation,
          console: console
        )
      else {
        return .findings
      }
      guard let path = invocation["--output"] else {
        console.result(String(decoding: content, as: UTF8.self))
        return .fine
      }
      try ReplacedFile(path: path).write(content)
      console.status("wrote \(path)")
      return .fine
    }
  )
}

/// The result that the options of `preview` ask for.
private enum PreviewOptions {
  /// The words for text sizes, from the smallest to the largest.
  static let textSizes = [
    "xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5",
  ]

  /// Whether the file is to be a PNG image.
  static func isPNG(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }

  /// Refuses options that exclude each other.
  static func check(_ invocation: Invocation) throws(UsageError) {
    let kinds = ["--sheet", "--compare", "--serve"].filter(invocation.has)
    // A page of two versions can be served.
    guard kinds.count < 2 || kinds == ["--compare", "--serve"] else {
      throw UsageError("'\(kinds[0])' cannot be combined with '\(kinds[1])'")
    }
    for option in ["--control", "--text-size", "--assets"]
    where invocation.has(option) && !invocation.has("--sheet") {
      throw UsageError("'\(option)' requires --sheet")
    }
    if invocation.has("--network"), !invocation.has("--serve") {
      throw UsageError("'--network' requires --serve")
    }
    if invocation.has("--serve") {
      if invocation.has("--output") {
        throw UsageError("'--serve' cannot be combined with '--output'")
      }
      if invocation.operands.contains("-") {
        throw UsageError("'--serve' cannot follow the changes of standard input")
      }
    }
    if let path = invocation["--output"], isPNG(path), !invocation.has("--sheet") {
      throw UsageError("only '--sheet' writes PNG images")
    }
    if invocation.has("--compare"), invocation.operands.count != 2 {
      throw UsageError("'--compare' compares two files: expected OLD and NEW")
    }
  }

  /// The content of the file; `nil` if a spec has errors.
  @MainActor
  static func content(
    of source: PreviewSource,
    invocation: Invocation,
    console: Console
  ) throws -> [UInt8]? {
    guard invocation.has("--sheet") else { return try source.page().map { Array($0.html.utf8) } }
    guard let control = try source.control() else { return nil }
    let size = invocation["--text-size"].flatMap(textSizes.firstIndex(of:))
    let assets = try invocation["--assets"].map { path in
      try AssetFolder(path: path, images: AppAssets.names(in: control)).assets
    }
    for image in assets?.missingImages(of: control) ?? [] { console.status("\(image)") }
    let sheet = StateSheet(
      control: control,
      at: size.flatMap(RefreshTextSize.init) ?? .large,
      assets: assets ?? AppAssets()
    )
    for text in sheet.cutTexts { console.status("cut off: \(text.description)") }
    guard let path = invocation["--output"], isPNG(path) else { return Array(sheet.svg.utf8) }
    return try Rasterizer.png(of: sheet.svg, width: sheet.width, height: sheet.height)
  }
}

extension StateSheet.CutText {
  /// The text with the width that it needs, in words.
  fileprivate var description: String {
    let names = WordList.allOf(states.map(\.name))
    let widths = [needed, room].map { "\(Int($0.rounded()))" }
    return "\(SafeText.quote(text)) in \(SafeText.quote(language)), of \(names), needs about "
      + "\(widths[0]) points, and has room for \(widths[1])"
  }
}
