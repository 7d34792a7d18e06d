// refused: switch covers known cases, but 'RefreshOutcome' may have additional unknown values
import RefreshRuntime

func word(for outcome: RefreshOutcome) -> String {
  switch outcome {
  case .success: "new"
  case .exhausted: "all"
  case .failure: "failed"
  case .cancelled: "canceled"
  }
}
