import Glibc
import RandomSpecs

/// The target of this process, by the environment variable `FUZZ_TARGET`.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    fatalError("FUZZ_TARGET is one of: \(FuzzTarget.all.map(\.name).joined(separator: " "))")
  }
  return target
}()

/// The function that libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// The general mutations of libFuzzer, which work in place.
@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

/// The function that libFuzzer calls to change an input; half of the changes of YAML are by lines,
/// and an eighth of these are new specs that the JSON Schema allows.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>,
  _ count: Int,
  _ limit: Int,
  _ seed: CUnsignedInt
) -> Int {
  guard target.isYAML, seed % 2 == 0 else { return mutateBytes(bytes, count, limit) }
  var mutation = LineMutation(seed: UInt64(seed))
  let changed =
    seed % 16 == 0
    ? Array(SchemaWriter.text(seed: UInt64(seed)).utf8.prefix(limit))
    : mutation.apply(Array(UnsafeBufferPointer(start: bytes, count: count))).prefix(limit).map {
      $0
    }
  _ = UnsafeMutableBufferPointer(start: bytes, count: limit).update(fromContentsOf: changed)
  return changed.count
}

/// Stops the process if a property does not hold, so that libFuzzer keeps the input.
func require(_ condition: Bool, _ property: @autoclosure () -> String) {
  guard !condition else { return }
  perror("property violated: \(property())")
  abort()
}
