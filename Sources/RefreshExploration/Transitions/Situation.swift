import RefreshCore

/// A state machine, and the event that it is about to handle.
struct Situation {
  let machine: RefreshMachine
  let event: RefreshEvent
  let reading: ScrollReading
}
