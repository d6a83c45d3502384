import { bucket } from '#worker/reading/model/linear-model.ts'
import { hasLabel } from './entries.ts'
import type { LabeledLine } from './label-lines.ts'
import { datesIn } from './resume-dates.ts'

const labels = ['name', 'contact', 'title', 'firm', 'degree', 'school', 'bar', 'date', 'member', 'place']
const factLabels = ['title', 'firm', 'degree', 'school', 'bar']
/** Titles in the head of a résumé that say what the document is. */
const documentTitle = /^\P{L}*(?:curriculum vitae|r[eé]sum[eé]|bio-?data|cv)\b(?=.{0,40}$)/iu
const sections = ['experience', 'education', 'bar', 'summary', 'other', 'matters'] as const

/** Checks whether the first lines of a document say that it is a résumé. */
export const saysResume = (lines: readonly LabeledLine[]): boolean =>
  lines.slice(0, 5).some(({ text }) => documentTitle.test(text))

/** Features of a whole document: what its lines hold, and what they don't. */
export function kindFeatures(lines: readonly LabeledLine[]): string[] {
  const pieces = lines.flatMap((line) => line.pieces)
  const counts = Map.groupBy(pieces, ({ label }) => label)
  const own = new Set(lines.map(({ section }) => section))
  const ranges = lines.filter(({ text }) => datesIn(text.slice(0, 200)).some(({ isRange }) => isRange)).length
  const facts = factLabels.filter((label) => counts.has(label)).length
  const share = (isSo: (line: LabeledLine) => boolean, ...steps: number[]) =>
    bucket(lines.filter(isSo).length / Math.max(1, lines.length), steps)
  const has = (label: string, count: number) => lines.slice(0, count).some((line) => hasLabel(line, label))
  return [
    'bias',
    ...labels.map((label) => `${label}=${bucket(counts.get(label)?.length ?? 0, [1, 2, 3, 6])}`),
    ...sections.map((section) => `${section}=${own.has(section)}`),
    `ranges=${bucket(ranges, [1, 2, 3, 5])}`,
    `facts=${facts}`,
    `facts=${facts} name=${counts.has('name')}`,
    `facts=${facts} ranges=${Math.min(2, ranges)}`,
    `top=${has('name', 4)} ${has('contact', 10)}`,
    `titled=${saysResume(lines)}`,
    `lines=${bucket(lines.length, [8, 15, 30, 60])}`,
    `prose=${share(({ text }) => text.length > 90 && /[.,]$/.test(text), 0.02, 0.1, 0.25, 0.5)}`,
    `short=${share(({ text }) => text.length < 45, 0.2, 0.4, 0.6, 0.8)}`,
  ]
}

/** Kinds of documents that the model knows. */
export const documentKinds = ['resume', 'other'] as const
