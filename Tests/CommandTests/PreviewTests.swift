import Foundation
import Testing

/// Makes preview pages and diagrams.
@Suite("Preview and diagram")
struct PreviewTests {
  private static let spec = "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\n"

  @Test("A page is written as a whole, and a page that is up to date keeps its time")
  func page() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "Feed.refresh.yml")
      let result = try tool.run("preview", "Feed.refresh.yml", "-o", "Feed.html")
      #expect(result.code == 0)
      #expect(result.errors == "wrote Feed.html\n")
      let page = try tool.read("Feed.html")
      #expect(page.hasPrefix("<!DOCTYPE html>"))
      #expect(page.hasSuffix("</html>\n"))
      #expect(page.contains("FeedHeader"))
      let time = try tool.time(of: "Feed.html")
      #expect(try tool.run("preview", "Feed.refresh.yml", "-o", "Feed.html").code == 0)
      #expect(try tool.time(of: "Feed.html") == time)
      #expect(try tool.run("preview", "Feed.refresh.yml").output == page)
      #expect(try tool.names() == ["Feed.html", "Feed.refresh.yml"])
    }
  }

  @Test("A page over a spec or another file of the tool is refused")
  func outputs() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "Feed.refresh.yml")
      for file in [
        "Feed.refresh.yml", "Other.refresh.yml", "refreshgen.yml", "Feed.refresh.swift", "",
      ] {
        let result = try tool.run("preview", "Feed.refresh.yml", "--output", file)
        #expect(result.code == 2, "\(file)")
      }
      #expect(try tool.read("Feed.refresh.yml") == Self.spec)
      #expect(try tool.run("preview", "Feed.refresh.yml", "-o", "none/Feed.html").code == 3)
    }
  }

  @Test("A spec with errors is reported, and no page is written")
  func errors() throws {
    try Tool.with { tool in
      try tool.write(Self.spec + "hight: 3\n", to: "Feed.refresh.yml")
      let result = try tool.run("preview", "Feed.refresh.yml", "-o", "Feed.html")
      #expect(result.code == 1)
      #expect(result.errors.contains("did you mean 'height'?"))
      #expect(try tool.names() == ["Feed.refresh.yml"])
      #expect(try tool.run("preview", "Missing.refresh.yml").code == 3)
    }
  }

  @Test("All specs of a project are on one page")
  func project() throws {
    try Tool.with { tool in
      try tool.write("refreshgen: 1\nspecs: [\"*.refresh.yml\"]\n", to: "refreshgen.yml")
      try tool.write(Self.spec, to: "a.refresh.yml")
      try tool.write("refreshgen: 1\ncontrol: Footer\npreset: modern-footer\n", to: "b.refresh.yml")
      let result = try tool.run("preview")
      #expect(result.code == 0)
      #expect(result.output.contains("\"name\":\"FeedHeader\""))
      #expect(result.output.contains("\"name\":\"Footer\""))
    }
  }

  @Test("A comparison has both versions, with what differs")
  func comparison() throws {
    try Tool.with { tool in
      try tool.makeFolder("old")
      try tool.write(Self.spec, to: "old/Feed.refresh.yml")
      try tool.write(Self.spec + "height: 80\n", to: "Feed.refresh.yml")
      let files = ["old/Feed.refresh.yml", "Feed.refresh.yml"]
      let result = try tool.run(["preview", "--compare"] + files + ["-o", "Feed.html"])
      #expect(result.code == 0)
      let page = try tool.read("Feed.html")
      let difference =
        #"{"key":"height","states":[],"stateNames":"","old":"54","new":"80"}"#
      #expect(page.contains(#""differences":[\#(difference)]"#))
      #expect(page.contains("\"file\":\"old/Feed.refresh.yml\""))
      #expect(try tool.run("preview", "--compare", "Feed.refresh.yml").code == 2)
      #expect(
        try tool.run("preview", "--compare", "Feed.refresh.yml", "Feed.refresh.yml").code == 2
      )
      let sheet = try tool.run(["preview", "--sheet", "--compare"] + files)
      #expect(sheet.code == 2)
      #expect(sheet.errors.contains("'--sheet' cannot be combined with '--compare'"))
    }
  }

  @Test("Of several controls, those with the same names are compared")
  func severalComparisons() throws {
    try Tool.with { tool in
      func spec(_ names: String...) -> String {
        names.map { "refreshgen: 1\ncontrol: \($0)\npreset: ego\n" }.joined(separator: "---\n")
      }
      try tool.write(spec("A", "B"), to: "old.refresh.yml")
      try tool.write(spec("B", "C"), to: "new.refresh.yml")
      let result = try tool.run("preview", "--compare", "old.refresh.yml", "new.refresh.yml")
      #expect(result.code == 0)
      #expect(
        result.errors.contains(
          "not compared: A is only in old.refresh.yml\nnot compared: C is only in new.refresh.yml\n"
        )
      )
      #expect(result.output.contains("\"controls\":[0,1]"))
      try tool.write(spec("D", "E"), to: "new.refresh.yml")
      #expect(try tool.run("preview", "--compare", "old.refresh.yml", "new.refresh.yml").code == 2)
    }
  }

  @Test("A diagram comes in each format", arguments: ["svg", "mermaid", "dot"])
  func diagram(_ format: String) throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "Feed.refresh.yml")
      let result = try tool.run("diagram", "Feed.refresh.yml", "--format", format)
      #expect(result.code == 0)
      #expect(result.output.contains("refreshing"))
      #expect(result.output.contains(format == "svg" ? "pull &gt; 54" : "pull > 54"))
    }
  }

  @Test("A sheet draws one control, and refuses several")
  func sheet() throws {
    try Tool.with { tool in
      try tool.write(Self.spec, to: "a.refresh.yml")
      try tool.write("refreshgen: 1\ncontrol: Footer\npreset: modern-footer\n", to: "b.refresh.yml")
      let result = try tool.run("preview", "--sheet", "a.refresh.yml", "-o", "a.svg")
      #expect(result.code == 0)
      #expect(try tool.read("a.svg").hasPrefix("<svg xmlns="))
      #expect(try tool.run("preview", "--sheet", "a.refresh.yml", "b.refresh.yml").code == 2)
      let both = ["preview", "--sheet", "a.refresh.yml", "b.refresh.yml", "--control"]
      #expect(try tool.run(both + ["Footer"]).output.contains("<title>States of Footer</title>"))
      let unknown = try tool.run(both + ["Foot"])
      #expect(unknown.code == 2 && unknown.errors.contains("no control is named 'Foot': expected "))
      #expect(try tool.run("preview", "a.refresh.yml", "--control", "Footer").code == 2)
    }
  }

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
