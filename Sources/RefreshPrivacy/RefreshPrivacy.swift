// The privacy manifest of RefreshRuntime, which stores the times of refreshes in UserDefaults. The
// manifest has a target of its own, since a target with resources needs Foundation.
