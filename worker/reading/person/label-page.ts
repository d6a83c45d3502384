import { bucketsOf, guessAll, type Guess, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { pageFeatures } from './page-features.ts'
import type { Line } from './page-lines.ts'
import { bareTitle, isLevel, isTitle } from './titles.ts'
import { pagesModel } from './trained-pages.data.ts'

/** Facts that a line of a page states about its person, and what else it may be. */
export const pageLabels = [
  'title',
  'office',
  'phone',
  'area',
  'education',
  'bar',
  'clerkship',
  'prose',
  'other',
] as const
export type PageLabel = (typeof pageLabels)[number]

export type LabeledLine = Line & { label: PageLabel; margin: number }

let opened: LinearModel | undefined

/** Cost of labeling a line: its words are looked up in every vocabulary. */
const operatorsPerLine = 40

/**
 * Labels the lines of a page of one person.
 *
 * @param at Index of the line with the name, or -1.
 * @throws BudgetExceeded if the page has far more lines than a page about one person.
 */
export function labelPage(
  lines: readonly Line[],
  at: number,
  model = (opened ??= openModel(pagesModel)),
): LabeledLine[] {
  lines[0]?.element.budget.spend('operators', operatorsPerLine * lines.length)
  const guesses: Guess[] = guessAll(
    model,
    pageFeatures(lines, at).map((features) => bucketsOf(features, model)),
  )
  return lines.map((line, index) => {
    const { label = 'other', margin = 0 } = guesses[index] ?? {}
    return { ...line, margin, label: pageLabels.find((one) => one === label) ?? 'other' }
  })
}

/** Lines with a label, in order. Pieces of one row are one if `isJoined`, as the page has them. */
export function labeledAs(lines: readonly LabeledLine[], label: PageLabel, isJoined = false): LabeledLine[] {
  const found: LabeledLine[] = []
  for (const [at, line] of lines.entries()) {
    if (line.label !== label) continue
    const last = found.at(-1)
    const before = lines[at - 1]
    const goesOn = isJoined && line.joint !== undefined && before?.row === line.row && before.label === label
    if (last && goesOn)
      found[found.length - 1] = {
        ...last,
        text: last.text + line.joint + line.text,
        margin: Math.max(last.margin, line.margin),
      }
    else found.push(line)
  }
  return found
}

/**
 * The position that lines state: the first that is about as surely labeled as the surest, else a plain level near the name, else what the
 * first sentence says.
 *
 * @param at The line of the name.
 */
export function titleOf(lines: readonly LabeledLine[], at: number, name: string): string | undefined {
  const found = labeledAs(lines, 'title', true).filter(({ text }) => text.length < 160 && isWhole(text))
  const most = Math.max(...found.map(({ margin }) => margin))
  const best = found.find(({ margin }) => margin >= most / 2)
  const near = lines.slice(Math.max(0, at - 2), at + 6).find(({ text }) => {
    const isBelow = text === lines[at + 1]?.text
    return (
      isWhole(text) && (isBelow ? isTitle(text) : isLevel(text)) && text.split(' ').length < 6 && !name.includes(text)
    )
  })
  const title = best ?? near
  return title ? withCapital(bareTitle(title.text)) : fromSentence(lines, name)
}

/** Checks whether a text has words, and isn't cut off: "Member of". */
const isWhole = (text: string): boolean => /\p{L}{2}/u.test(text) && !/\b(?:of|at|the)$/.test(text)

/** "is a partner", and, at the begin of a sentence, "As a partner" and "A partner with the firm". */
const sentence =
  /(?:\b(?:is|serves as|has been) (?:(?:an?|the|of) )?|(?:^|[.!?] )(?:as )?(?:an?|the) )((?:\p{Lu}?[\p{L}-]+\s+){0,3}?(?:partner|associate|counsel|shareholder|member(?! of (?!the firm[.,]))|principal|attorney|paralegal|director|chair|solicitor|barrister))\b/iu

function fromSentence(lines: readonly Line[], name: string): string | undefined {
  const last = name.split(' ').at(-1) ?? name
  const first = lines.find(({ text, level }) => level === 0 && text.length > 60 && text.includes(last))
  if (first && /\b(?:is|as|who is|has been) of counsel\b/i.test(first.text.slice(0, 240))) return 'Of Counsel'
  // "Amy Wu, a partner based in Denver, has tried …"
  const found = first && sentence.exec(first.text.slice(0, 240).replace(`${last}, a`, `${last} is a`))?.[1]
  return found ? capitals(found.trim()) : undefined
}

const capitals = (text: string) =>
  text.replaceAll(/(^|[\s-])(\p{Ll})(?!f\b)/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
/** "of counsel" on a line of its own. */
const withCapital = (text: string) => (/^\p{Ll}/u.test(text) ? capitals(text) : text)
