/// Converts SVG to PNG with `rsvg-convert`, which draws text with the fonts of the machine.
///
/// This is the only program that the tool starts, and only to write an image whose name ends in
/// `.png`.
struct Rasterizer {
  private static let program = "rsvg-convert"
  private static let limit = 200_000_000
  /// The largest width and height that the program can draw, in pixels.
  private static let mostPixels = 32_767.0

  /// The two ends of a pipe.
  private typealias Pipe = (reader: Int32, writer: Int32)

  /// The PNG image of an SVG image with a width and height in points.
  static func png(of svg: String, width: Double, height: Double) throws(FileError) -> [UInt8] {
    // Two pixels for each point, as on most screens, or one if the image is too large for that.
    let scales = [2, 1].filter { max(width, height) * Double($0) <= mostPixels }
    guard let scale = scales.first else {
      throw FileError(
        path: program,
        reason: "an image of \(Int(width)) × \(Int(height)) points is too large for PNG: "
          + "choose a name that ends in .svg"
      )
    }
    // Otherwise, a program that ends early would end the tool as well.
    signal(SIGPIPE, SIG_IGN)
    let (input, output) = (try pipe(), try pipe())
    let process = try start(scale: scale, reading: input.reader, writing: output.writer)
    close(input.reader)
    close(output.writer)
    defer { close(output.reader) }
    // The program reads the whole image before it draws, so neither pipe can block the other one.
    // If it ends early, its exit code is reported below.
    try? Transfer.write(Array(svg.utf8), to: input.writer, program)
    close(input.writer)
    let png = try Transfer.read(output.reader, program, limit: limit)
    let status = try status(of: process)
    guard status == 0, !png.isEmpty else {
      throw FileError(
        path: program,
        reason: "the program could not draw the image (exit code \(status)): "
          + "choose a name that ends in .svg"
      )
    }
    return png
  }

  private static func pipe() throws(FileError) -> Pipe {
    var ends: [Int32] = [-1, -1]
    let result = systemPipe(&ends)
    // The program inherits only the two ends that become its standard streams.
    guard result == 0, ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else {
      throw .last(program)
    }
    return (ends[0], ends[1])
  }

  /// Starts the program with two pipes as its standard input and output; returns its process ID.
  private static func start(
    scale: Int,
    reading input: Int32,
    writing output: Int32
  ) throws(FileError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    let arguments = [program, "--format=png", "--zoom=\(scale)"]
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, nil, &words, environ)
    guard code == 0 else {
      throw FileError(
        path: program,
        reason: code == ENOENT
          ? "the program was not found, and a PNG image needs it: install librsvg2-bin (Debian) or "
            + "librsvg (Homebrew), or choose a name that ends in .svg"
          : String(cString: strerror(code))
      )
    }
    return process
  }

  /// The exit code of the program; for a program that was killed, 128 and the signal.
  private static func status(of process: pid_t) throws(FileError) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last(program) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
