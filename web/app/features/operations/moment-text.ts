/** A moment in the reader's own zone, with its seconds left out. */
export const momentText = (iso: string): string =>
  new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
