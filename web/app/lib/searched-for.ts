/**
 * States what a search was taken to mean, to follow a list's total: " · Showing results for mergers and acquisitions. …". Empty where
 * the words mean themselves.
 */
export const searchedForText = (meaning: string | null): string =>
  meaning === null ? '' : ` · Showing results for ${meaning}. Use quotation marks for the exact words.`
