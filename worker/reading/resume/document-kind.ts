import { bucketsOf, scoresOf, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { datesIn } from './resume-dates.ts'
import type { LabeledLine } from './label-lines.ts'

const bucket = (count: number, steps: readonly number[]): number => steps.filter((step) => count >= step).length

/** Words that letters, contracts, bills, filings, postings and forms begin or end with. */
const otherWords: readonly [string, RegExp][] = [
  ['letter', /^(?:dear|sincerely|very truly|yours|best regards|re:|via|enclosure|hi)\b/i],
  ['contract', /\b(?:agreement|whereas|witness|hereby|hereto|herein|party|parties|lease|term)\b/i],
  ['bill', /\b(?:invoice|total|amount|due|order|receipt|payment|bill to|qty|hours)\b/i],
  ['filing', /\b(?:plaintiff|defendant|v\.|civil action|motion|memorandum|court of|respectfully)\b/i],
  ['posting', /\b(?:apply|equal opportunity|responsibilities|qualifications|benefits|we are|you will|candidates?)\b/i],
  ['form', /_{4,}|\b(?:signature|date of birth|applicant|office use|ssn)\b/i],
  ['paper', /\b(?:chapter|abstract|introduction|conclusion|contents|figure|minutes|adjourned|version|copyright)\b/i],
  ['mail', /^(?:from|to|cc|sent|subject|date):/i],
]

/** Features of a whole document: what its lines hold, and what they don't. */
export function kindFeatures(lines: readonly LabeledLine[]): string[] {
  const features = ['bias']
  const pieces = lines.flatMap((line) => line.pieces)
  const counts = new Map<string, number>()
  for (const { label } of pieces) counts.set(label, (counts.get(label) ?? 0) + 1)
  for (const label of ['name', 'contact', 'title', 'firm', 'degree', 'school', 'bar', 'date', 'member', 'place'])
    features.push(`${label}=${bucket(counts.get(label) ?? 0, [1, 2, 3, 6])}`)
  const sections = new Set(lines.map(({ section }) => section))
  for (const section of ['experience', 'education', 'bar', 'summary', 'other', 'matters'] as const)
    features.push(`${section}=${sections.has(section)}`)
  const ranges = lines.filter(({ text }) => datesIn(text.slice(0, 200)).some(({ isRange }) => isRange)).length
  features.push(
    `ranges=${bucket(ranges, [1, 2, 3, 5])}`,
    `experience and education=${sections.has('experience') && sections.has('education')}`,
  )
  const facts = ['title', 'firm', 'degree', 'school', 'bar'].filter((label) => counts.has(label)).length
  features.push(
    `facts=${facts}`,
    `facts=${facts} name=${counts.has('name')}`,
    `facts=${facts} ranges=${Math.min(2, ranges)}`,
  )
  const isNameFirst = lines.slice(0, 4).some((line) => line.pieces.some(({ label }) => label === 'name'))
  const isContactFirst = lines.slice(0, 10).some((line) => line.pieces.some(({ label }) => label === 'contact'))
  features.push(`top=${isNameFirst} ${isContactFirst}`, `lines=${bucket(lines.length, [8, 15, 30, 60])}`)
  for (const [kind, words] of otherWords) {
    const hits = lines.filter(({ text }) => words.test(text.slice(0, 300))).length
    const share = bucket(hits / Math.max(1, lines.length), [0.001, 0.05, 0.12, 0.3])
    features.push(
      `${kind}=${share}`,
      `${kind} at top=${lines.slice(0, 5).some(({ text }) => words.test(text.slice(0, 80)))}`,
    )
  }
  return features
}

/** Kinds of documents that the model knows. */
export const documentKinds = ['resume', 'other'] as const

/** Margin by which a document looks like a résumé rather than anything else; negative for something else. */
export function resumeMargin(model: LinearModel, lines: readonly LabeledLine[]): number {
  const scores = scoresOf(model, bucketsOf(kindFeatures(lines), model))
  return (scores[0] ?? 0) - (scores[1] ?? 0)
}
