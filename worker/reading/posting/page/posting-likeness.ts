import { labelItems } from '#worker/reading/posting/label-items.ts'
import { lineReader, postingFacts, type FactLabel } from '#worker/reading/posting/label-words.ts'
import { postingLines } from '#worker/reading/posting/posting-lines.ts'

const jobWords =
  /\b(?:responsibilit\w*|duties|qualif\w*|require[ds]?|requirements?|experience[d]?|apply|applicants?|applications?|candidates?|salary|compensation|pay|benefits|full[- ]time|part[- ]time|hybrid|remote|on-?site|(?:at least|minimum of) \w+ years|\d\+? years|seeks|seeking|looking for|hiring|you will|you have|you bring|about the role|the role|this position|join (?:us|our))\b/gi

/** Number of different words and phrases of job postings in a text. */
export const jobWordsIn = (text: string): number =>
  new Set((text.match(jobWords) ?? []).map((word) => word.toLowerCase())).size

/** Parts whose headings only postings have. */
const ownHeadings = new Set(['h:duties', 'h:requirements', 'h:benefits', 'h:pay'])
/** Less certain headings don't count. */
const minMargin = 1

/** Facts that are less sure don't count. */
const minFact = 10

/**
 * True for a text that speaks of a job in its words and either in its headings or in what it surely states: a title, and a
 * place or pay. In bench/documents it holds for no letter, contract, article or biography.
 */
export function looksLikePosting(text: string): boolean {
  const words = jobWordsIn(text)
  if (words < 2) return false
  const { lines, items } = postingLines(text)
  const labeled = labelItems(items)
  const headings = new Set(
    labeled.filter(({ label, margin }) => margin > minMargin && ownHeadings.has(label)).map(({ label }) => label),
  )
  if (headings.size >= (words >= 3 ? 1 : 2)) return true
  const facts = postingFacts(lines, labeled, lineReader(new Date(0))).filter(({ margin }) => margin > minFact)
  const has = (...labels: readonly FactLabel[]) => facts.some(({ label }) => labels.includes(label))
  // A biography has a title, a firm and years, too.
  return words >= 3 && has('T') && has('P', 'S')
}
