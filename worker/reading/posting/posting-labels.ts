import { labelTerms } from './posting-labels.data.ts'

/** Facts that a posting states behind a label: "Salary: $100,000". */
export type PostingLabel = keyof typeof labelTerms

const facts: ReadonlyMap<string, PostingLabel> = new Map(
  (Object.keys(labelTerms) as PostingLabel[]).flatMap((fact) => labelTerms[fact].map((term) => [term, fact] as const)),
)

/** Words of a label that say nothing of its fact: "Salary (annual)", "Expected salary range", "Telework eligible?". */
const aside = / ?\([^()]*\)$|\?$|^(?:annual|base|starting|expected|estimated|anticipated) | range$/g

/** The fact that a label states. */
export function labelOf(text: string): PostingLabel | undefined {
  const plain = text.toLowerCase().replace('isation', 'ization').trim()
  return facts.get(plain) ?? facts.get(plain.replaceAll(aside, '').trim())
}
