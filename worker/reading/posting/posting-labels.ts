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

/** The value of the first label of a fact that has its value on its line. */
export function labeledValue(lines: readonly string[], wanted: PostingLabel): string | undefined {
  const values = lines.flatMap((line) => {
    const [, label = '', value] = /^(?:• )?(\p{L}[\p{L} ,/()'’?-]{1,40}?)\s*[:–—]\s*(\S.{0,300})$/u.exec(line) ?? []
    return value !== undefined && labelOf(label) === wanted ? [value] : []
  })
  return values[0]
}
