/// The times, the peak memory and the exit code of one run of a program.
struct Measurement {
  let wallSeconds: Double
  /// The processor time of all threads, in user and system mode.
  let processorSeconds: Double
  let peakMiB: Double
  /// The exit code; for a program that a signal has ended, 128 plus the number of the signal.
  let code: Int
}
