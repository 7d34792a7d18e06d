import DeviceCheck
import Foundation

// Reports of the device check: device record FOLDER | findings FILE | page FILE
exit(try await MainActor.run { try ReportCommand.run(Array(CommandLine.arguments.dropFirst())) })
