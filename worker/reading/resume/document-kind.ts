import { bucket, bucketsOf, scoresOf, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { hasLabel } from './entries.ts'
import type { LabeledLine } from './label-lines.ts'
import { datesIn } from './resume-dates.ts'

/** Words that letters, contracts, bills, filings, postings and forms begin or end with. */
const otherWords: readonly (readonly [kind: string, words: RegExp])[] = [
  ['letter', /^(?:dear|sincerely|very truly|yours|best regards|re:|via|enclosure|hi)\b/i],
  ['contract', /\b(?:agreement|whereas|witness|hereby|hereto|herein|party|parties|lease|term)\b/i],
  ['bill', /\b(?:invoice|total|amount|due|order|receipt|payment|bill to|qty|hours)\b/i],
  ['filing', /\b(?:plaintiff|defendant|v\.|civil action|motion|memorandum|court of|respectfully)\b/i],
  ['posting', /\b(?:apply|equal opportunity|responsibilities|qualifications|benefits|we are|you will|candidates?)\b/i],
  ['form', /_{4,}|\b(?:signature|date of birth|applicant|office use|ssn)\b/i],
  ['paper', /\b(?:chapter|abstract|introduction|conclusion|contents|figure|minutes|adjourned|version|copyright)\b/i],
  ['mail', /^(?:from|to|cc|sent|subject|date):/i],
]
const labels = ['name', 'contact', 'title', 'firm', 'degree', 'school', 'bar', 'date', 'member', 'place']
const factLabels = ['title', 'firm', 'degree', 'school', 'bar']
const sections = ['experience', 'education', 'bar', 'summary', 'other', 'matters'] as const

/** Features of a whole document: what its lines hold, and what they don't. */
export function kindFeatures(lines: readonly LabeledLine[]): string[] {
  const counts = Map.groupBy(
    lines.flatMap(({ pieces }) => pieces),
    ({ label }) => label,
  )
  const own = new Set(lines.map(({ section }) => section))
  const ranges = lines.filter(({ text }) => datesIn(text.slice(0, 200)).some(({ isRange }) => isRange)).length
  const facts = factLabels.filter((label) => counts.has(label)).length
  const has = (label: string, count: number) => lines.slice(0, count).some((line) => hasLabel(line, label))
  return [
    'bias',
    ...labels.map((label) => `${label}=${bucket(counts.get(label)?.length ?? 0, [1, 2, 3, 6])}`),
    ...sections.map((section) => `${section}=${own.has(section)}`),
    `ranges=${bucket(ranges, [1, 2, 3, 5])}`,
    `experience and education=${own.has('experience') && own.has('education')}`,
    `facts=${facts}`,
    `facts=${facts} name=${counts.has('name')}`,
    `facts=${facts} ranges=${Math.min(2, ranges)}`,
    `top=${has('name', 4)} ${has('contact', 10)}`,
    `lines=${bucket(lines.length, [8, 15, 30, 60])}`,
    ...otherWords.flatMap(([kind, words]) => {
      const share = lines.filter(({ text }) => words.test(text.slice(0, 300))).length / Math.max(1, lines.length)
      const isAtTop = lines.slice(0, 5).some(({ text }) => words.test(text.slice(0, 80)))
      return [`${kind}=${bucket(share, [0.001, 0.05, 0.12, 0.3])}`, `${kind} at top=${isAtTop}`]
    }),
  ]
}

/** Kinds of documents that the model knows. */
export const documentKinds = ['resume', 'other'] as const

/** Margin by which a document looks like a résumé rather than anything else; negative for something else. */
export function resumeMargin(model: LinearModel, lines: readonly LabeledLine[]): number {
  const [resume = 0, other = 0] = scoresOf(model, bucketsOf(kindFeatures(lines), model))
  return resume - other
}
