import CYAML
import RefreshDiagnostics
import RefreshYAML

/// The YAML layer, compared with libyaml itself.
enum YAMLProperties {
  static func check(_ bytes: [UInt8]) {
    let file = SourceFile(name: "Feed.refresh.yml", bytes: bytes)
    let parsed = YAMLParser.parse(file)
    let positions = Positions(file)
    positions.check(parsed.diagnostics)
    for document in parsed.documents { check(document.root, positions, depth: 0) }
    let errors = parsed.diagnostics.filter { $0.severity == .error }
    if LibyamlEvents.accepts(bytes) {
      let faults = errors.filter { !limits.contains($0.id.name) }
      require(faults.isEmpty, "libyaml accepts the file, unlike \(faults.first?.id.name ?? "")")
    } else {
      require(!errors.isEmpty, "libyaml refuses the file")
    }
  }

  /// The rules about files that libyaml accepts: limits, meanings that its events cannot tell, and
  /// `%TAG` directives and tags, which no spec needs.
  private static let limits = [
    DuplicateKey.id, FileTooLarge.id, InvalidUTF8.id, MergeNotMapping.id, RecursiveAlias.id,
    UndefinedAlias.id, YAMLAliasBomb.id, YAMLDirective.id, YAMLTag.id, YAMLTooDeep.id,
    YAMLTooManyNodes.id,
  ].map(\.name)

  private static func check(_ node: Node, _ positions: Positions, depth: Int) {
    positions.check(node.range, "node")
    positions.check(node.definition, "definition of a node")
    // Aliases repeat nodes.
    guard depth < 8, node.use == nil else { return }
    for pair in node.mapping?.prefix(64) ?? [] {
      check(pair.key, positions, depth: depth + 1)
      check(pair.value, positions, depth: depth + 1)
    }
    for item in node.sequence?.prefix(64) ?? [] {
      check(item, positions, depth: depth + 1)
    }
  }
}

/// The events of libyaml, without anything of this project.
private enum LibyamlEvents {
  /// Whether libyaml reads all events of a file without an error.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) != 0 else { return false }
    defer { yaml_parser_delete(&parser) }
    return bytes.withUnsafeBufferPointer { input in
      yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
      // Deep nesting takes quadratic time.
      for _ in 0..<100_000 {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) != 0 else { return false }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return true }
      }
      return true
    }
  }
}
