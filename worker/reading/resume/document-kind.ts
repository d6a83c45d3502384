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

/** Words of an agency above a candidate's résumé, and those about itself. */
const presented =
  /\b(?:presented|submitted|introduced|represented) by\b|\bcandidate (?:submission|presentation|profile|summary|introduction|information|brief(?:ing)?)\b|\bconfidential candidate\b|\bour candidate\b/i
const agency =
  /\b(?:legal|attorney|executive|lateral|partner|in-house|counsel)?[ .]?(?:search|recruit(?:ing|ment|ers?)|staffing|placements?|headhunters?)\b|@\S*(?:search|recruit|staffing|placement|talent)|\b(?:presented|submitted|introduced|represented) by\b/i
/** Number of lines at the top in which an agency may present a candidate, and maximum lines of a block that is read from below the agency's. */
const [maxLinesAbove, maxAgencyLines] = [25, 8]

/** The lines about a candidate whom an agency presents, without those about the agency; any other résumé as it is. */
export function withoutAgency(lines: readonly LabeledLine[]): readonly LabeledLine[] {
  if (!lines.slice(0, maxLinesAbove).some(({ text }) => presented.test(text))) return lines
  let block = 0
  const blocks = Map.groupBy(lines, ({ startsBlock }) => (block += Number(startsBlock)))
  return [...blocks.values()].flatMap((own) => {
    const isOwn = ({ text }: LabeledLine) => !agency.test(text)
    const last = own.findLastIndex((line) => !isOwn(line))
    const isLabeled = ({ text }: LabeledLine) => last < 0 || /^\p{Lu}[\p{L} .]{2,25}:/u.test(text)
    return own.length <= maxAgencyLines ? own.slice(last + 1).filter(isLabeled) : own.filter(isOwn)
  })
}

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
