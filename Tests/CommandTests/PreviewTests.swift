import Foundation
import Testing

/// Makes sheets with the images of an app, and images by another program.
@Suite("Preview")
struct PreviewTests {
  private static let spec = "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\n"

  @Test("A sheet shows the images and colors of the app, and names the images that it cannot draw")
  func assets() throws {
    try Tool.with { tool in
      let sets = ["Brand.colorset", "Icons/Sun.imageset", "Document.imageset"]
      for set in sets { try tool.makeFolder("App/A.xcassets/\(set)") }
      try tool.write(
        """
        refreshgen: 1
        control: A
        preset: plain-header
        states:
          all: {color: "asset:Brand"}
          idle: {title: Pull, image: Icons/Sun}
          armed: {title: Release, image: Logo}
          refreshing: {title: Loading, image: Document}
          failed: {title: Failed, image: Missing}
        """,
        to: "A.refresh.yml"
      )
      let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
      try tool.write(
        """
        {"colors": [
          {"color": {"components": {"red": "0xC0", "green": "32", "blue": "0.250", "alpha": "1.000"}}},
          {"color": {"components": {"red": "1.0", "green": "160", "blue": "0xA0", "alpha": "1.000"}}, \(dark)},
          {"idiom": "watch", "color": {"components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}, \(dark)}
        ]}
        """,
        to: "App/A.xcassets/Brand.colorset/Contents.json"
      )
      try tool.write(
        #"{"properties": {"provides-namespace": true}}"#,
        to: "App/A.xcassets/Icons/Contents.json"
      )
      let sun = "App/A.xcassets/Icons/Sun.imageset"
      try tool.write(
        #"{"images": [{"filename": "1.png", "scale": "1x"}, {"filename": "2.png", "scale": "2x"}, "#
          + #"{"scale": "3x"}, {"filename": "../secret.png", "idiom": "universal", "# + dark
          + "}]}",
        to: "\(sun)/Contents.json"
      )
      for name in ["\(sun)/1.png", "\(sun)/2.png", "App/A.xcassets/Icons/secret.png"] {
        try tool.write(name, to: name)
      }
      try tool.write("<svg/>", to: "App/Logo@2x.svg")
      try tool.write(
        #"{"images": [{"filename": "d.pdf"}]}"#,
        to: "App/A.xcassets/Document.imageset/Contents.json"
      )
      let command = ["preview", "--sheet", "A.refresh.yml", "--assets", "App"]
      let result = try tool.run(command)
      #expect(result.code == 0)
      #expect(result.output.contains("fill=\"#C02040FF\""))
      #expect(result.output.contains("fill=\"#FFA0A0FF\""))
      #expect(result.output.contains("data:image/svg+xml;base64,PHN2Zy8+"))
      // A set cannot name a file outside of its folder.
      #expect(!result.output.contains("data:image/png"))
      #expect(result.errors.contains("'Icons/Sun' is not drawn: '../secret.png' cannot be read"))
      #expect(result.errors.contains("'Document' is not drawn: browsers do not draw 'd.pdf'"))
      #expect(result.errors.contains("'Missing' is not drawn: the folder has no image"))
      try tool.write(
        #"{"images": [{"filename": "1.png", "scale": "1x"}, {"filename": "2.png", "scale": "2x"}]}"#,
        to: "\(sun)/Contents.json"
      )
      // The image with the largest scale: the text in this file.
      let large = Data("\(sun)/2.png".utf8).base64EncodedString()
      #expect(try tool.run(command).output.contains("data:image/png;base64,\(large)"))
      #expect(try tool.run(command.dropLast() + ["nowhere"]).code == 3)
      #expect(try tool.run(["preview", "A.refresh.yml", "--assets", "App"]).code == 2)
    }
  }

  @Test("A PNG image is drawn by rsvg-convert, whose failures are reported")
  func png() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "Feed.refresh.yml")
      let command = "$refreshgen preview --sheet Feed.refresh.yml -o Feed.PNG"
      func result(_ script: String) throws -> Tool.Result {
        try tool.write("#!/bin/sh\n\(script)\n", to: "rsvg-convert")
        let path = tool.folder.path + ":/usr/bin:/bin"
        return try tool.shell("chmod +x rsvg-convert; \(command)", environment: ["PATH": path])
      }
      for (script, status) in [("exit 7", 7), ("kill -9 $$", 137), ("cat >/dev/null", 0)] {
        let failure = try result(script)
        #expect(failure.code == 3)
        let message =
          "refreshgen: error: rsvg-convert: the program could not draw the image (exit code \(status)): "
          + "choose a name that ends in .svg\n"
        #expect(failure.errors == message)
      }
      let missing = try tool.shell(command, environment: ["PATH": "/none"])
      #expect(missing.code == 3)
      #expect(
        missing.errors.hasPrefix(
          "refreshgen: error: rsvg-convert: the program was not found, and a PNG image needs it: "
        )
      )
      #expect(try !tool.names().contains("Feed.PNG"))

      let drawn = try result("echo \"$@\"; cat")
      #expect(drawn.errors == "wrote Feed.PNG\n")
      let svg = try tool.run("preview", "--sheet", "Feed.refresh.yml").output
      #expect(try tool.read("Feed.PNG") == "--format=png --zoom=2\n" + svg)
      let page = try tool.run("preview", "Feed.refresh.yml", "-o", "Feed.png")
      #expect(page.code == 2)
      #expect(page.errors.contains("only '--sheet' writes PNG images"))
    }
  }

  @Test("A PNG image of many languages has fewer pixels, and one of too many is refused")
  func largePNG() throws {
    try Tool.with { tool in
      try tool.write("#!/bin/sh\nsvg=$(cat); echo \"$@\"; echo \"$svg\"\n", to: "rsvg-convert")
      func result(languages: Int) throws -> Tool.Result {
        let tags = (0..<languages).map { "es-\(100 + $0)" }
        let locales = tags.map { "  \($0): {idle: {title: \($0)}}\n" }.joined()
        try tool.write(Self.spec + "locales:\n" + locales, to: "Feed.refresh.yml")
        return try tool.shell(
          "chmod +x rsvg-convert; rm -f Feed.png; "
            + "$refreshgen preview -q --sheet Feed.refresh.yml -o Feed.png",
          environment: ["PATH": tool.folder.path + ":/usr/bin:/bin"]
        )
      }
      #expect(try result(languages: 40).code == 0)
      #expect(try tool.read("Feed.png").hasPrefix("--format=png --zoom=1\n<svg"))
      let refusal = try result(languages: 120)
      #expect(refusal.code == 3)
      #expect(refusal.errors.contains(" points is too large for PNG: choose a name that ends in "))
      #expect(try !tool.names().contains("Feed.png"))
    }
  }
}
