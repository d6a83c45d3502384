import { cellText, lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { fold } from '#worker/reading/lexicon/fold.ts'
import { givenNames } from '#worker/reading/lexicon/given-names.data.ts'
import { shapeOf } from '#worker/reading/lexicon/text-shape.ts'
import { bucket, bucketsOf, guessAll, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { remembering } from './resume-dates.ts'
import { isValueLabel, kindsOf } from './words.ts'
import { headingWords } from './words.data.ts'

/** Sections of a résumé. */
export const sectionKinds = ['header', 'summary', 'experience', 'education', 'bar', 'matters', 'other'] as const
export type SectionKind = (typeof sectionKinds)[number]

/** Text that may be a heading: a whole line, or what is before its first tab or colon. */
type HeadingCandidate = { text: string; rest: string; features: string[] }

const maxLetters = 70
/** Lines that show what a heading is about. */
const linesBelow = 7

/** The section that known words name, when a text is a heading and nothing else. */
export const knownHeading = remembering((line): SectionKind | undefined => {
  if (line.length > maxLetters * 2 || /\d/.test(line)) return undefined
  // "B. Employment history (most recent first)"
  const bare = line.replaceAll(/^\s*(?:[A-Z]|[IVX]+)[.)]\s+|\s*\(\p{L}\p{Ll}*(?:\s\p{Ll}+)+\)\s*$/gu, '')
  const label = bare.replaceAll(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
  if (label.length < 3 || label.length > 60 || !/^\p{Lu}/u.test(label)) return undefined
  const plain = label.toLowerCase().replaceAll(/['’.()]/g, '')
  const words = plain.split(/[\s&/,:-]+/).filter((word) => word !== '' && word !== 'and')
  return known.find(([, pattern]) => pattern.test(words.join(' ')))?.[0]
})

/** For each section the words of its headings, one of them a name of it. */
const known = sectionKinds.map((kind) => {
  const [name, other] = headingWords[kind].map((list) => list.replaceAll('; ', '|'))
  return [kind, new RegExp(`^(?=(?:.* )?(?:${name}))(?:(?:${name}|${other}) ?)+$`)] as const
})

/** Kinds of lines that tell of the section above: jobs have titles and stretches of years, degrees have schools. */
const contentKinds = 'REDVTFGSBM9H'

/** A line as others see it: how it looks, its style, and its kinds. */
type Seen = { line: DocumentLine; text: string; look: string; style: string; kinds: string; main: string }

function seenLine(line: DocumentLine): Seen {
  const text = lineText(line).trim()
  const isBold = line.cells[0]?.runs.some((run) => run.isBold) === true
  const isBullet = line.isListItem || /^\s*[•▪◦●■–*-]\s/u.test(text)
  const kinds = (isBullet ? '•' : '') + kindsOf(text.slice(0, 160), contentKinds) + (text.length > 90 ? 'l' : '')
  const style = `${isBold ? 'b' : ''}${line.size > 1.08 ? 's' : ''}${line.level > 0 ? 'l' : ''}${line.startsBlock ? 'g' : ''}`
  const look = `${shapeOf(text) === 'caps'} ${style} ${Math.round(line.size * 10)} ${line.cells.length > 1} ${text.endsWith(':')} ${text.length < 45} ${isBullet}`
  return { line, text, look, style, kinds, main: /[•9lTFEH]/.exec(kinds)?.[0] ?? 'short' }
}

/** For each line the texts that may be headings, the whole line first. Headings of one document look alike. */
export function headingCandidates(lines: readonly DocumentLine[]): HeadingCandidate[][] {
  const seen = lines.map(seenLine)
  const looks = Map.groupBy(seen, ({ look }) => look)
  const shares = new Map(
    [...looks].map(([look, own]) => [look, own.filter(({ text }) => knownHeading(text)).length / own.length]),
  )
  return seen.map(({ line, text, look }, at) => {
    const [first, ...others] = line.cells
    const [, label = '', behind = ''] = /^([^:\t]{3,40}):\s*(\S.*)$/s.exec(text) ?? []
    const cell = others.length > 0 && first ? cellText(first).trim() : ''
    const share = bucket(shares.get(look) ?? 0, [0.01, 0.2, 0.4, 0.7])
    const parts = [
      ['whole', text, ''],
      ['cell', cell, others.map(cellText).join('\t').trim()],
      ['colon', label, behind],
    ] as const
    return parts.flatMap(([part, own, rest]) =>
      own === '' || own.length > maxLetters || (rest !== '' && isValueLabel(own))
        ? []
        : [{ text: own, rest, features: featuresOf(seen, at, part, own, share) }],
    )
  })
}

function featuresOf(seen: readonly Seen[], at: number, part: string, text: string, share: number): string[] {
  const { style = '', line } = seen[at] ?? {}
  const [before, next, second] = [at - 1, at + 1, at + 2].map((other) => seen[other]?.main ?? 'none')
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const [shape, section, names] = [shapeOf(text), knownHeading(text) ?? 'none', kindsOf(text, 'TF')]
  const below = seen.slice(at + 1, at + 1 + linesBelow)
  const count = (kind: string) => bucket(below.filter(({ kinds }) => kinds.includes(kind)).length, [1, 2, 4])
  const [ranges, bullets] = [count('R'), count('•')]
  return [
    'bias',
    `known=${section}`,
    `known=${section} ${part}`,
    `known=${section} ${shape} ${style}`,
    `shape=${shape} ${style} ${part}`,
    `words=${bucket(words.length, [1, 2, 3, 4, 5, 7])} ${shape}`,
    `first=${bucket(at, [1, 2, 4, 8, 16])} ${style}`,
    `marks=${/\d/.test(text)} ${/[,.;]/.test(text)} ${text.endsWith(':')} ${line?.isListItem}`,
    `next=${next}`,
    `before=${before} ${style}`,
    `look=${share} ${part}`,
    `look=${share} ${shape} ${style}`,
    `look=${share} ${section}`,
    `names=${names} ${next} ${second}`,
    `names=${names} ${shape} ${style} ${part}`,
    ...[...contentKinds, 'l'].flatMap((kind) => [
      `${kind}=${count(kind)} ${part}`,
      `${kind}=${count(kind)} R=${ranges} ${bullets}`,
    ]),
    ...words.flatMap((word, index) => [`w=${word}`, `w=${word} ${shape}`, `2=${words[index - 1] ?? '^'} ${word}`]),
    `last=${words.at(-1) ?? ''}`,
  ]
}

/** Decides which section a heading begins; undefined for text that isn't a heading. */
export type HeadingReader = (candidate: HeadingCandidate) => SectionKind | undefined

const firmForm = /\b(?:LLP|PLLC|LLC|P\.?C|P\.?A|Inc|Ltd|Attorneys at Law)\b/
/** Reads headings: those that are known by their words, and others by a model. */
export const headingReader =
  (model: LinearModel): HeadingReader =>
  ({ text, features }) => {
    const known = knownHeading(text)
    if (known !== undefined) return known
    // "Renée Baptiste", "AMAL DAS" in large letters; "Acme -" is continued in the next line.
    const [, given] = /^(\p{Lu}\p{L}+) (?:\p{Lu}\.? )?\p{Lu}\p{L}+$/u.exec(text) ?? []
    const isOther =
      (given && givenNames.has(fold(given.toLowerCase()))) || /[^:][,–—-]$/.test(text) || firmForm.test(text)
    const [guess] = isOther ? [] : guessAll(model, [bucketsOf(features, model)])
    return sectionKinds.find((kind) => kind === guess?.label)
  }
