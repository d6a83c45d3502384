import type { Element } from '#worker/reading/document/html/parse-html.ts'
import { fold } from '#worker/reading/lexicon/fold.ts'
import { readMentions } from '#worker/reading/lexicon/mentions.ts'
import { featuresOf, type Attributes } from '#worker/reading/model/feature-templates.ts'
import { bucket, guessWith, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { phonesIn } from './contacts.ts'
import { degree, isCourt, isJurisdiction, lawDegree, school } from './background.ts'
import { pageTemplates } from './feature-templates.data.ts'
import { hasOwnHeading, marksOf } from './page-markup.ts'
import type { Line } from './page-lines.ts'
import { isLevel, isTitle } from './titles.ts'
import { pagesModel } from './trained-pages.data.ts'

/** Labels of lines: the fact that a line states about the page's person, prose, or something else. */
export const labels = ['title', 'office', 'phone', 'area', 'education', 'bar', 'clerkship', 'prose', 'other'] as const
export type PageLabel = (typeof labels)[number]

export type LabeledLine = Line & { label: PageLabel; margin: number }

let opened: LinearModel | undefined

/** Budget spent on labeling one line, because its words are looked up in every vocabulary. */
const operatorsPerLine = 40

/**
 * Labels the lines of a page of one person.
 *
 * @param at Index of the line with the name, or -1.
 * @throws BudgetExceeded if the page has far more lines than a page about one person.
 */
export function labelPage(lines: readonly Line[], at: number): LabeledLine[] {
  const model = (opened ??= openModel(pagesModel))
  lines[0]?.element.budget.spend('operators', operatorsPerLine * lines.length)
  const guesses = guessWith(model, pageFeatures(lines, at))
  return lines.map((line, index) => {
    const { label, margin = 0 } = guesses[index] ?? {}
    return { ...line, margin, label: labels.find((one) => one === label) ?? 'other' }
  })
}

const tests: Readonly<Record<string, (text: string) => boolean>> = {
  degree: (text) => degree.test(text),
  lawdegree: (text) => lawDegree.test(text),
  school: (text) => school.test(text),
  year: (text) => /\b(?:19|20)\d{2}\b/.test(text),
  at: (text) => text.includes('@'),
  honor: (text) => /\b(?:cum laude|honou?rs|coif|distinction|law review|journal)\b/i.test(text),
  sentence: (text) => /^.{60,}[.!?]$/.test(text),
  level: isLevel,
  title: isTitle,
  court: isCourt,
  juris: isJurisdiction,
  phone: (text) => phonesIn(text).length > 0,
}
const mentionKinds = { place: 'place', practiceArea: 'area' } as const

/** Mentions count only in texts up to this length. Longer ones are sentences, which may mention anything. Characters. */
const maxFact = 120

/** Kinds of facts that a text is or contains, by the lexicon and the tests above: a place, a practice area, a degree, a position. */
function kindsOf(text: string): string[] {
  const found = Object.entries(tests).flatMap(([kind, test]) => (test(text) ? [kind] : []))
  if (text.length > maxFact) return found
  const mentions = readMentions(text, { now: new Date(0) })
  const named = Object.entries(mentionKinds).flatMap(([of, kind]) => {
    const length = mentions.filter((one) => one.kind === of).reduce((sum, one) => sum + one.text.length, 0)
    return length === 0 ? [] : [length > text.length * 0.65 ? kind : `${kind}in`]
  })
  return [...found, ...named]
}

const [maxWords, maxShort, maxMarks] = [20, 7, 24]

/** A line with its attributes that don't depend on other lines. */
type Looked = { line: Line; at: number; own: Attributes; words: readonly string[]; look: string }

function lookedAt(line: Line, at: number, marks: readonly string[]): Looked {
  const { text, level, isBold, item, joint } = line
  const all = fold(text).match(/[\p{L}\p{N}]+|[@%&]/gu) ?? []
  const words = all.slice(0, maxWords)
  const isLoud = /^\P{Ll}*\p{Lu}{3}\P{Ll}*$/u.test(text)
  const look = [level, isBold ? 'b' : '', isLoud ? 'C' : '', item ? 'i' : '', joint === undefined ? '' : '+'].join('')
  const kinds = kindsOf(text)
  const short = words.length < 5 ? words : undefined
  const own: Attributes = {
    k: kinds.join(''),
    kind: kinds,
    look,
    size: all.length > maxShort ? 'long' : 'short',
    length: `${bucket(words.length, [2, 3, 5, 8, 14, 20])}`,
    tag: line.element.tag,
    joint: joint ?? '-',
    mark: marks,
    all: short?.join(' '),
    first: words[0] ?? '',
    last: words.at(-1) ?? '',
    w: words,
    two: words.slice(1, 8).map((word, before) => `${words[before] ?? ''} ${word}`),
    short,
    joined: joint === undefined ? undefined : short,
  }
  return { line, at, own, words, look }
}

/** The words in the marks of an element and its ancestors, up to the one that holds the page's h1. */
function marksAround(element: Element, known: Map<Element, string[]>): string[] {
  const before = known.get(element)
  if (before) return before
  const { parent } = element
  const own = marksOf(element).match(/[a-z]{3,}/g) ?? []
  const isPage = !parent || hasOwnHeading(element)
  const marks = isPage ? [] : [...new Set([...own, ...marksAround(parent, known)])].slice(0, maxMarks)
  known.set(element, marks)
  return marks
}

/** Rank of a bold line, or one in capitals, among headings. */
const plainRank = 8
const rankOf = ({ line }: Looked): number => line.level || plainRank
const isHead = ({ line: { level, isBold, joint }, look }: Looked): boolean =>
  level > 0 || (isBold && joint === undefined) || look.includes('C')

/** Beyond the ends of a page. */
const border: Attributes = { k: 'none' }

/**
 * Features of each line of a page about a person, for the model that finds position, office, number, areas, education, admissions
 * and clerkships: the line's words, look and marks, what the lexicon knows about it, its neighbors, and the headings above it.
 *
 * @param at Index of the line with the name, or -1.
 */
export function pageFeatures(lines: readonly Line[], at: number, isText = false) {
  const marks = new Map<Element, string[]>()
  const looked = lines.map((line, index) => lookedAt(line, index, marksAround(line.element, marks)))
  const counts = Map.groupBy(lines, ({ text }) => text)
  /** The headings and labels above a line, nearest first, each of a higher rank than the one before it. */
  let heads: Looked[] = []
  const attributes = looked.map((one, index): Attributes => {
    const away = `${Math.sign(index - at)}${bucket(Math.abs(index - at), [2, 3, 4, 5, 8, 12, 20, 40])}`
    const next = looked[index + 1]
    const found = {
      ...one.own,
      away: at < 0 ? 'none' : away,
      times: `${Math.min(3, counts.get(one.line.text)?.length ?? 1)}`,
      row: next?.line.joint === undefined ? '-' : next.own.k,
      ...headAttributes(one, heads),
    }
    if (isHead(one)) heads = [one, ...heads.filter((head) => rankOf(head) < rankOf(one))]
    return found
  })
  return attributes.map((_, index) => featuresOf(pageTemplates, (by) => attributes[index + by] ?? border, isText))
}

/** The nearest heading above a line, how far away it is, and the words of the one above that. */
function headAttributes({ at }: Looked, [head, higher]: readonly Looked[]): Attributes {
  if (!head) return {}
  const gap = bucket(at - head.at, [2, 3, 5, 9, 16])
  return {
    headkind: head.own.k,
    headlook: `${gap} ${head.look}`,
    head: head.words.join(' '),
    headword: head.words.slice(0, 6),
    far: `${gap > 2}`,
    higher: higher?.words.slice(0, 6),
  }
}
