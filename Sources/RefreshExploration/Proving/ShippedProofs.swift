/// The recorded proofs of common behaviors, which ship with the tool.
///
/// A proof depends only on the state machine and the proof class, so a recorded proof is valid as
/// long as the machine does not change. `make proofs` records the proofs, and tests repeat each of
/// them.
package enum ShippedProofs {
  /// The size of an entry in bytes: a part of the fingerprint, and the phases.
  private static let entrySize = 6

  /// The phases that behaviors of a class can reach, if there is a recorded proof.
  package static func phases(of proofClass: ProofClass) -> PhaseSet? {
    let table = PackageResources.shipped_proofs
    let wanted = entry(of: proofClass, reaching: []).dropLast()
    var (low, high) = (0, table.count / entrySize)
    while low < high {
      let middle = (low + high) / 2
      let end = (middle + 1) * entrySize - 1
      let found = table[end - wanted.count..<end]
      if found.elementsEqual(wanted) { return PhaseSet(rawValue: table[end]) }
      if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The entry of a class: bytes of the fingerprint, then one byte for the phases.
  private static func entry(of proofClass: ProofClass, reaching phases: PhaseSet) -> [UInt8] {
    let fingerprint = proofClass.fingerprint.bigEndian
    return withUnsafeBytes(of: fingerprint) { Array($0.prefix(entrySize - 1)) } + [phases.rawValue]
  }

  /// The table of proofs in the format of `shipped.proofs`.
  package static func table(_ proofs: [(proofClass: ProofClass, phases: PhaseSet)]) -> [UInt8] {
    proofs.map { entry(of: $0.proofClass, reaching: $0.phases) }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .flatMap { $0 }
  }

  /// The shipped table.
  package static var table: [UInt8] { PackageResources.shipped_proofs }
}
