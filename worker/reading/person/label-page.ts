import { bucketsOf, guessAll, type LinearModel } from '#worker/reading/model/linear-model.ts'
import { openModel } from '#worker/reading/model/weights.ts'
import { pageFeatures } from './page-features.ts'
import type { Line } from './page-lines.ts'
import { bareTitle, isLevel, isTitle } from './titles.ts'
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
  const features = pageFeatures(lines, at).map((own) => bucketsOf(own, model))
  const guesses = guessAll(model, features)
  return lines.map((line, index) => {
    const { label, margin = 0 } = guesses[index] ?? {}
    return { ...line, margin, label: labels.find((one) => one === label) ?? 'other' }
  })
}

/** The lines labeled as titles. Neighboring pieces of one row become one line again. */
function titlesAmong(lines: readonly LabeledLine[]): LabeledLine[] {
  const found: LabeledLine[] = []
  for (const [at, line] of lines.entries()) {
    const [before, last] = [lines[at - 1], found.at(-1)]
    if (line.label !== 'title') continue
    if (last && line.joint !== undefined && before?.label === 'title')
      Object.assign(last, { text: last.text + line.joint + line.text, margin: Math.max(last.margin, line.margin) })
    else found.push({ ...line })
  }
  return found
}

/**
 * The position that the lines state. The first of these that is found: a line labeled as a title with at least half the best
 * margin, the line after the name if it is a position, a rank near the name, the first sentence about the person.
 *
 * @param at Index of the line with the name.
 */
export function titleOf(lines: readonly LabeledLine[], at: number, name: string): string | undefined {
  const found = titlesAmong(lines).filter(({ text }) => text.length < maxTitle)
  const most = Math.max(...found.map(({ margin }) => margin))
  const isNear = ({ text }: LabeledLine) => text.split(' ').length < 6 && !name.includes(text)
  const title =
    found.find(({ margin }) => margin >= most / 2) ??
    lines.slice(at + 1, at + 2).find((line) => isNear(line) && isTitle(line.text)) ??
    lines.slice(Math.max(0, at - 2), at + 6).find((line) => isNear(line) && isLevel(line.text))
  return title ? bareTitle(title.text.replace(name && `${name}, `, '')) : fromSentence(lines, name)
}

/** Maximum length of a position, in characters. */
const maxTitle = 160

/** "is a partner"; "As a partner" or "A partner with the firm" at the start of a sentence; "Amy Wu, a partner based in Denver, has". */
const sentence =
  /(?:\b(?:is|serves as|has been) (?:(?:an?|the) )?|(?:^|[.!?,] )(?:as )?(?:an?|the) )((?:\p{Lu}?[\p{L}-]+\s+){0,3}?(?:partner|associate|counsel|shareholder|member(?! of (?!the firm[.,]))|principal|attorney|paralegal|director|chair|solicitor|barrister))\b/iu

function fromSentence(lines: readonly LabeledLine[], name: string): string | undefined {
  const last = name.split(' ').at(-1) ?? name
  const first = lines.find(({ text, level }) => level === 0 && text.length > 60 && text.includes(last))
  return sentence.exec(first?.text.slice(0, 240) ?? '')?.[1]?.trim()
}
