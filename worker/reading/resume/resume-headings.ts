import { cellText, lineText, type DocumentLine } from '#worker/reading/document/document-lines.ts'
import { shapeOf } from '#worker/reading/lexicon/text-shape.ts'
import { degree, membership, school, states } from './piece-words.ts'
import { datesIn } from './resume-dates.ts'
import { headingOf, type SectionKind } from './resume-heading-words.ts'
import { saysFirm, titleWord } from './resume-words.ts'

/** Number of lines of each look, and of those among them whose words are known headings. */
type Looks = Map<string, { count: number; known: number }>
/** Looks of the lines, sections whose headings are known by their words, and how often each short text appears. */
export type HeadingLooks = { looks: Looks; sections: ReadonlySet<SectionKind>; times: ReadonlyMap<string, number> }

/** Text that may be a heading: a whole line, or what is before its first tab or colon. */
export type HeadingCandidate = { text: string; rest: string; features: string[] }

const maxHeadingLetters = 70

/** The texts of a line that may be headings, the whole line first. */
export function headingCandidates(lines: readonly DocumentLine[], at: number, looks: HeadingLooks): HeadingCandidate[] {
  const line = lines[at]
  if (!line) return []
  const text = lineText(line).trim()
  const found: HeadingCandidate[] = []
  if (text.length <= maxHeadingLetters)
    found.push({ text, rest: '', features: featuresOf(lines, at, { text, part: 'whole', looks }) })
  const [first, ...others] = line.cells
  const label = first ? cellText(first).trim() : ''
  if (others.length > 0 && label !== '' && label.length <= maxHeadingLetters)
    found.push({
      text: label,
      rest: others.map(cellText).join('\t').trim(),
      features: featuresOf(lines, at, { text: label, part: 'cell', looks }),
    })
  const colon = /^([^:\t]{3,40}):\s*(\S.*)$/s.exec(text)
  if (colon?.[1] !== undefined && colon[2] !== undefined)
    found.push({
      text: colon[1],
      rest: colon[2],
      features: featuresOf(lines, at, { text: colon[1], part: 'colon', looks }),
    })
  return found
}

const bucket = (count: number, steps: readonly number[]): number => steps.filter((step) => count >= step).length

/** Looks of the lines of a document. Headings look alike: one that is known by its words shows the others. */
export function headingLooks(lines: readonly DocumentLine[]): HeadingLooks {
  const looks: Looks = new Map()
  const sections = new Set<SectionKind>()
  const times = new Map<string, number>()
  for (const line of lines) {
    const text = lineText(line).trim()
    const key = lookOf(line, text)
    const look = looks.get(key) ?? { count: 0, known: 0 }
    look.count++
    looks.set(key, look)
    if (text.length >= maxHeadingLetters) continue
    const words = text.toLowerCase()
    times.set(words, (times.get(words) ?? 0) + 1)
    const kind = headingOf(text)?.kind
    if (kind === undefined) continue
    look.known++
    sections.add(kind)
  }
  return { looks, sections, times }
}

function lookOf(line: DocumentLine, text: string): string {
  const size = Math.round(line.size * 10)
  const hasMark = text.endsWith(':')
  return `${shapeOf(text) === 'caps'} ${line.cells[0]?.runs[0]?.isBold} ${size} ${line.level} ${line.startsBlock} ${line.cells.length > 1} ${hasMark} ${text.length < 45} ${line.isListItem}`
}

function featuresOf(
  lines: readonly DocumentLine[],
  at: number,
  { text, part, looks }: { text: string; part: string; looks: HeadingLooks },
): string[] {
  const line = lines[at]
  const [before, next, second] = [lines[at - 1], lines[at + 1], lines[at + 2]]
  const words = text
    .replaceAll(/[^\p{L}&/\s]+/gu, ' ')
    .toLowerCase()
    .split(/[\s&/]+/)
    .filter((word) => word.length > 1)
  const shape = shapeOf(text)
  const known = headingOf(text)?.kind ?? 'none'
  const style = line ? styleOf(line) : ''
  const features = [
    'bias',
    `part=${part}`,
    `known=${known}`,
    `known=${known} ${part}`,
    `known=${known} ${shape} ${style}`,
    `shape=${shape}`,
    `style=${style}`,
    `shape=${shape} ${style} ${part}`,
    `words=${bucket(words.length, [1, 2, 3, 4, 5, 7])}`,
    `words=${bucket(words.length, [1, 2, 3, 4, 5, 7])} ${shape}`,
    `first=${bucket(at, [1, 2, 4, 8, 16])}`,
    line?.isListItem ? 'item' : 'no item',
    ...markFeatures(text, part),
    `next=${next ? kindOfLine(next) : 'end'}`,
    `before=${before ? kindOfLine(before) : 'top'} ${style}`,
  ]
  features.push(...contentFeatures(lines.slice(at + 1, at + 1 + linesBelow), part))
  const look = line && looks.looks.get(lookOf(line, lineText(line).trim()))
  if (look) {
    const share = bucket(look.known / look.count, [0.01, 0.2, 0.4, 0.7])
    const others = bucket(look.count, [2, 4, 8, 16])
    features.push(`look=${share} ${others} ${part}`, `look=${share} ${shape} ${style}`, `look=${share} ${known}`)
  }
  const names = `${titleWord.test(text)}${saysFirm(text)}`
  const lacks = (['experience', 'education', 'bar'] as const)
    .map((kind) => (looks.sections.has(kind) ? '' : kind))
    .join(' ')
  features.push(
    `names=${names} ${next ? kindOfLine(next) : 'end'} ${second ? kindOfLine(second) : 'end'}`,
    `names=${names} ${shape} ${style}`,
    `times=${Math.min(3, looks.times.get(text.toLowerCase()) ?? 0)} ${part}`,
    `lacks=${lacks} ${features.find((feature) => feature.startsWith('ranges='))}`,
    `lacks=${lacks} ${part} names=${names}`,
  )
  features.push(...wordsOfHeading(words, shape))
  return features
}

/** Weight, size, level and space before a line. */
const styleOf = (line: DocumentLine): string =>
  [
    line.cells[0]?.runs.some(({ isBold }) => isBold) ? 'b' : '',
    line.size > 1.08 ? 's' : '',
    line.level > 0 ? 'l' : '',
    line.startsBlock ? 'g' : '',
  ].join('')

const markFeatures = (text: string, part: string): string[] => [
  /\d/.test(text) ? 'digit' : 'no digit',
  /[,.;]/.test(text) ? 'marks' : 'no marks',
  text.endsWith(':') ? 'colon' : 'no colon',
  titleWord.test(text) ? `title ${part}` : 'no title',
  saysFirm(text) ? `firm ${part}` : 'no firm',
]

function wordsOfHeading(words: readonly string[], shape: string): string[] {
  const features = words.flatMap((word, index) => [
    `w=${word}`,
    `w=${word} ${shape}`,
    ...(index > 0 ? [`2=${words[index - 1]} ${word}`] : []),
  ])
  const last = words.at(-1)
  return last === undefined ? features : [...features, `last=${last}`]
}

/** Lines that show what a heading is about. */
const linesBelow = 7

/** Features of the lines below a heading: jobs have titles and stretches of years, degrees have schools. */
function contentFeatures(below: readonly DocumentLine[], part: string): string[] {
  const texts = below.map((line) => lineText(line).slice(0, 160))
  const count = (isSo: (text: string) => boolean) => bucket(texts.filter(isSo).length, [1, 2, 4])
  const ranges = count((text) => datesIn(text).some(({ isRange }) => isRange))
  const years = count((text) => datesIn(text).length > 0)
  const degrees = count((text) => degree.test(text))
  const titles = count((text) => text.length < 110 && titleWord.test(text))
  const clubs = count((text) => membership.test(text))
  const bullets = bucket(
    below.filter((line) => line.isListItem || /^\s*[•▪◦●■–*-]\s/u.test(lineText(line))).length,
    [1, 3, 5],
  )
  const long = count((text) => text.length > 90)
  return [
    `ranges=${ranges} degrees=${degrees} ${part}`,
    `ranges=${ranges} titles=${titles} ${part}`,
    `ranges=${ranges} clubs=${clubs} bullets=${bullets}`,
    `years=${years} degrees=${degrees}`,
    `bullets=${bullets} long=${long} ranges=${ranges}`,
    `schools=${count((text) => school.test(text))} ranges=${ranges}`,
    `states=${count((text) => states.test(text))} years=${years} titles=${titles}`,
  ]
}

function kindOfLine(line: DocumentLine): string {
  const text = lineText(line)
  if (line.isListItem || /^\s*[•▪◦●■–*-]\s/u.test(text)) return 'bullet'
  if (datesIn(text.slice(0, 200)).length > 0) return 'dated'
  if (text.length > 90) return 'long'
  if (titleWord.test(text) || saysFirm(text)) return 'named'
  return /@|\d{3}/.test(text) ? 'contact' : 'short'
}
