import TemplateEngine

/// Templates with small limits, so that a slow template is an error.
enum TemplateProperties {
  private static let data: Value = [
    "name": "Feed", "count": 3, "ratio": 0.5, "flag": true, "nothing": .null,
    "list": ["a", "b\nc", 3], "record": ["field": "text", "list": [[], ["x"]]],
  ]

  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(TemplateError) {
      let template = try Template.parse(name: "fuzz", source: text)
      let renderer = Renderer(
        templates: ["fuzz": template, "other": try Template.parse(name: "other", source: "é\n\n")],
        limits: RenderLimits(outputSize: 1 << 20, steps: 200_000)
      )
      let output = try renderer.renderBytes("fuzz", with: data)
      require(output.count <= 1 << 20, "the limit of the output")
      require(String(validating: output, as: UTF8.self) != nil, "the output is UTF-8")
      require(try renderer.renderBytes("fuzz", with: data) == output, "the same output again")
    } catch {
      let lines = text.unicodeScalars.count { "\n\r".unicodeScalars.contains($0) } + 1
      require(error.template == "other" || (1...lines).contains(error.line), "the line of an error")
      require((1...text.unicodeScalars.count + 1).contains(error.column), "the column of an error")
      require(!error.message.isEmpty, "the message of an error")
    }
  }
}
