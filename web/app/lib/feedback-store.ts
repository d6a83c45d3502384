/** Whether the feedback form is open; `unused` until it is first asked for. */
type FeedbackState = 'unused' | 'open' | 'closed'

let state: FeedbackState = 'unused'
const listeners = new Set<() => void>()

export function feedbackState(): FeedbackState {
  return state
}

/** Opens or closes the feedback form, from the user menu or the foot of a page. */
export function showFeedback(isOpen: boolean): void {
  state = isOpen ? 'open' : 'closed'
  for (const listener of listeners) listener()
}

/** Forgets that the form was asked for: its code could not be fetched. */
export function dropFeedback(): void {
  state = 'unused'
  for (const listener of listeners) listener()
}

export function subscribeToFeedback(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
