import RefreshGenerator

/// Templates with a small limit, so that a slow template is an error.
enum TemplateProperties {
  private static let data: Record = [
    "name": "Feed", "flag": .bool(true), "empty": "", "list": .list(["a", "b\nc"]),
    "record": ["field": "text", "lists": .list([.list([]), .list(["x"])])],
  ]

  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(TemplateError) {
      let template = try Template.parse(name: "fuzz", source: text)
      let renderer = Renderer(templates: ["fuzz": template], largestOutput: 1 << 20)
      let output = try renderer.render("fuzz", with: data)
      require(output.count <= 1 << 20, "the limit of the output")
      require(String(validating: output, as: UTF8.self) != nil, "the output is UTF-8")
      require(try renderer.render("fuzz", with: data) == output, "the same output again")
    } catch {
      let lines = text.unicodeScalars.count { "\n\r".unicodeScalars.contains($0) } + 1
      let site = error.site
      require((1...lines).contains(site.line), "the line of an error")
      require((1...text.unicodeScalars.count + 1).contains(site.column), "the column of an error")
      require(!error.message.isEmpty, "the message of an error")
    }
  }
}
