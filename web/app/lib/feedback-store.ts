/** State of the feedback form; `unused` until it is first opened. */
type FeedbackState = 'unused' | 'open' | 'closed'

let state: FeedbackState = 'unused'
const listeners = new Set<() => void>()

export function feedbackState(): FeedbackState {
  return state
}

/** Opens or closes the feedback form, from the user menu or the footer of a page. */
export function showFeedback(isOpen: boolean): void {
  state = isOpen ? 'open' : 'closed'
  for (const listener of listeners) listener()
}

/** Resets the form's state after its code couldn't be fetched. */
export function dropFeedback(): void {
  state = 'unused'
  for (const listener of listeners) listener()
}

export function subscribeToFeedback(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
