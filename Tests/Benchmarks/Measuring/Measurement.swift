/// What one run of a program took.
struct Measurement {
  let wallSeconds: Double
  /// Of all threads, in the program and in the system on its behalf.
  let processorSeconds: Double
  let peakMiB: Double
  /// The exit code, or 128 and the signal.
  let code: Int
}
