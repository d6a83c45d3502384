import { cleanLine } from '#contract/domain/plain-text.ts'
import type { ClassifiedPosting } from '#worker/reading/posting/classify-posting.ts'
import { dedupKey } from './dedup-key.ts'

/** A posting as it was read, with the fields that only the index needs. */
export type IndexablePosting = ReturnType<typeof withIndexFields>

/** Adds the key of a posting's duplicates, and keeps only the beginning of its description. */
export const withIndexFields = ({ description, ...posting }: ClassifiedPosting) => ({
  ...posting,
  dedupKey: dedupKey(posting),
  snippet: snippetOf(description),
})

/** Length of the beginning of a description that the index stores. Characters. */
const snippetLength = 300

function snippetOf(description: string): string {
  const text = cleanLine(description)
  if (text.length <= snippetLength) return text
  const cut = text.slice(0, snippetLength - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), snippetLength - 60)).trimEnd()}…`
}
