import { labelItems } from '#worker/reading/posting/label-items.ts'
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

/**
 * True for a text that speaks of a job in its words and in its headings. In bench/documents it holds for no letter, contract,
 * article or biography, which mention experience or headings but not both.
 */
export function looksLikePosting(text: string): boolean {
  const words = jobWordsIn(text)
  if (words < 2) return false
  const headings = new Set(
    labelItems(postingLines(text).items)
      .filter(({ label, margin }) => margin > minMargin && ownHeadings.has(label))
      .map(({ label }) => label),
  )
  return headings.size >= (words >= 3 ? 1 : 2)
}
