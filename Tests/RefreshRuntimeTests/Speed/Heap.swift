#if canImport(Glibc)
  import Glibc

  /// What the C library has handed out and not got back.
  enum Heap {
    /// The bytes in use, or nothing where the C library doesn't tell.
    ///
    /// Glibc has a function for it, but its module doesn't. What `malloc_info` writes is stable, and
    /// needs no struct that each processor returns in its own way.
    static var bytesInUse: Int? {
      guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_info") else { return nil }
      let write = unsafeBitCast(symbol, to: Write.self)
      var text: UnsafeMutablePointer<CChar>?
      var count = 0
      guard let stream = open_memstream(&text, &count) else { return nil }
      let status = write(0, stream)
      fclose(stream)
      defer { free(text) }
      guard status == 0, let text else { return nil }
      return bytesInUse(String(cString: text))
    }

    private typealias Write = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

    /// Reads the totals, which come after those of the single heaps.
    private static func bytesInUse(_ text: String) -> Int? {
      guard
        let system = size("<system type=\"current\"", in: text),
        let fast = size("<total type=\"fast\"", in: text),
        let rest = size("<total type=\"rest\"", in: text),
        let mapped = size("<total type=\"mmap\"", in: text)
      else { return nil }
      return system - fast - rest + mapped
    }

    private static func size(_ tag: String, in text: String) -> Int? {
      let lines = text.split(separator: "\n")
      guard let line = lines.last(where: { $0.hasPrefix(tag) }) else { return nil }
      let fields = line.split(separator: "\"")
      guard let name = fields.firstIndex(where: { $0.hasSuffix("size=") }) else { return nil }
      return Int(fields[name + 1])
    }
  }
#endif
