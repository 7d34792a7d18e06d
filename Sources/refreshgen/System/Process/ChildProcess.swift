/// Another program that the tool runs: `rsvg-convert` for PNG images, and `git` for old versions.
///
/// The arguments are passed on as they are, without a shell.
struct ChildProcess {
  let program: String
  let arguments: [String]
  /// The reason of the error if the program is not installed.
  let whenMissing: String
  /// Whether the messages of the program are discarded.
  var isSilent = false

  /// The two ends of a pipe.
  private typealias Pipe = (reader: Int32, writer: Int32)

  /// Runs the program; returns its exit code and its output.
  ///
  /// The program has to read all of its input before it writes more output than a pipe holds.
  func run(input text: [UInt8], limit: Int) throws(FileError) -> (status: Int32, output: [UInt8]) {
    // Otherwise, a program that ends early would end the tool as well.
    signal(SIGPIPE, SIG_IGN)
    let (input, output) = (try pipe(), try pipe())
    let process = try start(reading: input.reader, writing: output.writer)
    close(input.reader)
    close(output.writer)
    defer { close(output.reader) }
    // If the program ends early, its exit code is reported by the caller.
    try? Transfer.write(text, to: input.writer, path: program)
    close(input.writer)
    let result = try Transfer.read(output.reader, path: program, limit: limit)
    return (try status(of: process), result)
  }

  private func pipe() throws(FileError) -> Pipe {
    var ends: [Int32] = [-1, -1]
    let result = systemPipe(&ends)
    // The program inherits only the two ends that become its standard streams.
    guard result == 0, ends.allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }) else {
      throw .last(program)
    }
    return (ends[0], ends[1])
  }

  /// Starts the program with two pipes as its standard input and output; returns its process ID.
  private func start(
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
    if isSilent {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, nil, &words, environ)
    guard code == 0 else {
      throw FileError(
        path: program,
        reason: code == ENOENT ? whenMissing : String(cString: strerror(code))
      )
    }
    return process
  }

  /// The exit code of the program; for a program that was killed, 128 and the signal.
  private func status(of process: pid_t) throws(FileError) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .last(program) }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
