import HostileWorld

// The scenes of the catalog and events at random: world [scenes [ID]] | fuzz SECONDS|EVENTS [SEED]
await MainActor.run { WorldCommand.run(CommandLine.arguments) }
