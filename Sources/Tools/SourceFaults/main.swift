import Foundation

// mutants FROM TO DROPPED LIST SOURCE=STEP…: copies the Swift files below each SOURCE with faults. At
// run time, the environment variable MUTANT selects one fault. The copy includes one in STEP faults,
// the same ones in every run. The file DROPPED contains lines `file:line`, whose faults are left out.
// The included faults are written to the file LIST: number, file and line, code, faulty code.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 4 else {
  FileHandle.standardError.write(Data("usage: mutants FROM TO DROPPED LIST SOURCE=STEP…\n".utf8))
  exit(64)
}
let dropped = try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\n")
var copy = FaultyCopy(
  from: URL(fileURLWithPath: arguments[0]),
  to: URL(fileURLWithPath: arguments[1]),
  dropped: Set(dropped.map(String.init))
)
for argument in arguments.dropFirst(4) {
  let parts = argument.split(separator: "=")
  try copy.add(String(parts[0]), step: UInt64(parts[1]) ?? 1)
}
try copy.list.write(toFile: arguments[3], atomically: true, encoding: .utf8)
